import type { Actor } from '../../caller';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { addAudit, auditActor } from '../../repositories/office/audit';
import {
  findTermsVersion,
  lockTerms,
  updateTerms,
  type TermsRow,
  type TermsTexts,
} from '../../repositories/site/terms';
import { hostTexts } from '../../texts/errors';

type Change = {
  action: 'updateTerms' | 'restoreTermsVersion';
  /** Returns the new texts; `undefined` if the version doesn't exist. */ next: (
    tx: Queryable,
    id: string,
  ) => Promise<TermsTexts | undefined>;
};

const fields = [
  'termsofuse1',
  'termsofuse2',
  'termsofuse3',
  'privacypolicy',
  'cookies',
  'changestostatement',
] as const satisfies (keyof TermsTexts)[];
const textsOf = (terms: TermsTexts): TermsTexts => ({
  termsofuse1: terms.termsofuse1,
  termsofuse2: terms.termsofuse2,
  termsofuse3: terms.termsofuse3,
  privacypolicy: terms.privacypolicy,
  cookies: terms.cookies,
  changestostatement: terms.changestostatement,
});

/**
 * Stores the texts and keeps the old ones as a version; a save without changes creates none, since
 * readers see when the terms changed.
 */
const change = (
  db: Database,
  actor: Actor,
  id: string,
  { action, next }: Change,
): Promise<TermsRow> =>
  db.transaction(async (tx) => {
    const present = await lockTerms(tx, id);
    const texts = present && (await next(tx, present.id));
    if (!present || !texts) throw new ApiError(404, hostTexts.notFound);
    const before = textsOf(present);
    if (fields.every((field) => before[field] === texts[field])) return present;
    const changed = await updateTerms(tx, present.id, texts);
    await addAudit(tx, {
      ...auditActor(actor),
      action,
      recordId: present.id,
      before,
      after: texts,
    });
    return changed;
  });

/** Changes the terms. Throws a 404 if the record doesn't exist. */
export const changeTerms = (
  db: Database,
  actor: Actor,
  id: string,
  texts: TermsTexts,
): Promise<TermsRow> =>
  change(db, actor, id, { action: 'updateTerms', next: async () => textsOf(texts) });

/** Restores an earlier version. Throws a 404 if the record or version doesn't exist. */
export const restoreTerms = (
  db: Database,
  actor: Actor,
  id: string,
  number: number,
): Promise<TermsRow> =>
  change(db, actor, id, {
    action: 'restoreTermsVersion',
    next: (tx, present) => findTermsVersion(tx, present, number),
  });
