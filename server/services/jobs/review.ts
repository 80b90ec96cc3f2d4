import { caseFold } from '@contract/caseFold';
import type { Queryable } from '../../database/database';
import { hasBeenLive } from '../../repositories/jobs/jobOwners';
import type { CaseKind } from '../../repositories/moderation/cases';
import { compareTakenDown, type ComparedTexts } from '../../repositories/moderation/takenDownJobs';

/** pg_trgm's similarity from which a text differs in a few words only. */
const sameText = 0.9;
/** A name without letter case, spaces and signs: what "NIGHT-nurse" and "Night Nurse" share. */
const lettersOf = (name: string): string => caseFold(name).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/**
 * Whether a posting repeats a job of the same employer that was taken down and not restored: by its
 * title and company, or by its text under another title.
 */
export const repeatsTakenDown = async (tx: Queryable, posting: ComparedTexts): Promise<boolean> =>
  (await compareTakenDown(tx, posting)).some(
    ({ title, company, similarity }) =>
      similarity >= sameText ||
      (lettersOf(title) === lettersOf(posting.title) &&
        lettersOf(company) === lettersOf(posting.company)),
  );

/**
 * Why an employer's posting waits for an administrator's review before it goes live: it repeats a
 * job that was taken down, or fewer than `reviewFirst` of the employer's jobs have been live (0: no
 * such review). undefined: it goes live at once.
 */
export const findReviewReason = async (
  tx: Queryable,
  reviewFirst: number,
  posting: ComparedTexts,
): Promise<CaseKind | undefined> => {
  if (reviewFirst > 0 && !(await hasBeenLive(tx, posting.employerId, reviewFirst)))
    return 'firstPosting';
  return (await repeatsTakenDown(tx, posting)) ? 'repeated' : undefined;
};
