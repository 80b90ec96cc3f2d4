import { tryStorage } from './tryStorage';

/*
 * Unsent text, in localStorage by username ('' for a visitor). Not in sessionStorage, which must
 * contain only the four keys of spec §3.
 */
const keyOf = (username: string | null, form: string): string =>
  `draft:${encodeURIComponent(username ?? '')}:${form}`;

/**
 * The list of recentJobs.ts; defined here so that a logout can delete it without loading that file.
 */
export const recentJobsDraft = 'recent jobs';

/** Returns the draft's text as it was written, or `null`. */
export const readDraft = (username: string | null, form: string): string | null =>
  tryStorage(() => localStorage.getItem(keyOf(username, form)), null);
export const writeDraft = (username: string | null, form: string, text: string): void =>
  tryStorage(() => localStorage.setItem(keyOf(username, form), text), undefined);
export const removeDraft = (username: string | null, form: string): void =>
  tryStorage(() => localStorage.removeItem(keyOf(username, form)), undefined);

/** Deletes all of a user's drafts at logout, so that the device's next user finds none. */
export const removeDrafts = (username: string | null): void =>
  tryStorage(() => {
    const prefix = keyOf(username, '');
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) localStorage.removeItem(key);
  }, undefined);

/** Deletes everything in this site's localStorage. */
export const clearLocalStorage = (): void => tryStorage(() => localStorage.clear(), undefined);
