import { removeDraft, writeDraft, readDraft } from '@/session/drafts';
import { emptyJob, type JobField, type JobTyped } from '../inputs/jobFields';

const form = 'jobpost';
const names = Object.keys(emptyJob) as JobField[]; // the keys of that record

/** A job that was not sent yet, and when it was last changed, in milliseconds. */
export type JobDraft = { typed: JobTyped; at: number };

const parse = (text: string | null): JobDraft | null => {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('typed' in kept) || !('at' in kept))
      return null;
    const { typed, at } = kept;
    if (typeof typed !== 'object' || typed === null || typeof at !== 'number') return null;
    const texts = typed as Record<string, unknown>; // an object; what is in it is looked at below
    return {
      at,
      typed: Object.fromEntries(
        names.map((name) => [name, typeof texts[name] === 'string' ? texts[name] : emptyJob[name]]),
      ) as JobTyped,
    }; // one text a field
  } catch {
    return null;
  }
};

export const jobDraft = {
  /**
   * This person's draft; or what was typed here before the log-in, where that is newer: it becomes
   * this person's.
   */
  take: (username: string): JobDraft | null => {
    const own = parse(readDraft(username, form));
    const visitors = username === '' ? null : parse(readDraft('', form));
    if (!visitors || (own && own.at > visitors.at)) return own;
    jobDraft.keep(username, visitors);
    removeDraft('', form);
    return visitors;
  },
  /** An empty form is no draft. */
  keep: (username: string, draft: JobDraft): void => {
    if (names.every((name) => draft.typed[name] === emptyJob[name])) removeDraft(username, form);
    else writeDraft(username, form, JSON.stringify(draft));
  },
  drop: (username: string): void => removeDraft(username, form),
};
