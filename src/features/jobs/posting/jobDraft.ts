import { readDraft, removeDraft, writeDraft } from '@/session/drafts';
import { isRecord } from '@contract/isRecord';
import { isHiringEmpty, pickHiringFields, type HiringFormValues } from '../hiring/hiringFields';
import { eachField, emptyJob, jobFields, type JobFormValues } from '../inputs/jobFields';

const form = 'jobpost';

/**
 * A job that is stored without its hiring fields: as a posted job, or as a draft on our host. A
 * posted one may be waiting for review.
 */
export type StoredJob = { id: string; as: 'job' | 'draft'; isWaiting?: boolean };
/** The form's values. */
export type PostFormValues = JobFormValues & HiringFormValues;
/** A job that isn't sent yet, or not completely, and when it was last changed, in milliseconds. */
export type JobDraft = { typed: PostFormValues; at: number; stored?: StoredJob };

const storedIn = (value: unknown): StoredJob | undefined => {
  if (!isRecord(value) || typeof value['id'] !== 'string') return undefined;
  return {
    id: value['id'],
    as: value['as'] === 'draft' ? 'draft' : 'job',
    isWaiting: value['isWaiting'] === true,
  };
};

const parse = (text: string | null): JobDraft | null => {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('typed' in kept) || !('at' in kept))
      return null;
    const { typed, at } = kept;
    if (typeof typed !== 'object' || typed === null || typeof at !== 'number') return null;
    const values: Partial<Record<string, unknown>> = { ...typed };
    const stored = storedIn('stored' in kept ? kept.stored : undefined);
    return {
      at,
      typed: {
        ...eachField((name) => {
          const value = values[name];
          return typeof value === 'string' ? value : emptyJob[name];
        }),
        ...pickHiringFields(values),
      },
      ...(stored && { stored }),
    };
  } catch {
    return null;
  }
};

export const jobDraft = {
  /**
   * Returns the user's draft, or the visitor's draft from before the login if that is newer; the
   * latter is then moved to the user.
   */
  take: (username: string): JobDraft | null => {
    const own = parse(readDraft(username, form));
    const visitors = username === '' ? null : parse(readDraft('', form));
    if (!visitors || (own && own.at > visitors.at)) return own;
    jobDraft.keep(username, visitors);
    removeDraft('', form);
    return visitors;
  },
  /**
   * Saves the draft and returns whether it was saved. An empty form, or one with only the
   * `prefilled` values, is not: it removes the draft.
   */
  keep: (username: string, draft: JobDraft, prefilled: Partial<JobFormValues> = {}): boolean => {
    const isEmpty =
      jobFields.every((name) => [emptyJob[name], prefilled[name]].includes(draft.typed[name])) &&
      isHiringEmpty(draft.typed);
    const isKept = !isEmpty || draft.stored !== undefined;
    if (isKept) writeDraft(username, form, JSON.stringify(draft));
    else removeDraft(username, form);
    return isKept;
  },
  drop: (username: string): void => removeDraft(username, form),
};
