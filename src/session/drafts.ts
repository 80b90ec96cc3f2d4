import { tryStorage } from './tryStorage';

/*
 * Unsent text, in this device's localStorage by the username it belongs to ('' for a visitor):
 * sessionStorage holds the four keys of spec §3 and nothing else.
 */
const keyOf = (username: string | null, form: string): string =>
  `draft:${encodeURIComponent(username ?? '')}:${form}`;

/** The list of recentJobs.ts, by itself: a log-out forgets it without loading the rest. */
export const recentJobsDraft = 'recent jobs';

/** The draft's text as it was written, or null. */
export const readDraft = (username: string | null, form: string): string | null =>
  tryStorage(() => localStorage.getItem(keyOf(username, form)), null);
export const writeDraft = (username: string | null, form: string, text: string): void =>
  tryStorage(() => localStorage.setItem(keyOf(username, form), text), undefined);
export const removeDraft = (username: string | null, form: string): void =>
  tryStorage(() => localStorage.removeItem(keyOf(username, form)), undefined);

/** All drafts of one person, at log-out: the next person at this device finds nothing. */
export const removeDrafts = (username: string | null): void =>
  tryStorage(() => {
    const prefix = keyOf(username, '');
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) localStorage.removeItem(key);
  }, undefined);

/** Everything the app has written to this device. */
export const clearLocalStorage = (): void => tryStorage(() => localStorage.clear(), undefined);
