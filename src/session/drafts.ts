/*
 * Unsent text, kept on this device by the username it belongs to ('' for a visitor). It lives in
 * localStorage because sessionStorage holds the four keys of spec §3 and nothing else. A device
 * that refuses storage keeps no drafts.
 */
const prefix = 'draft:';
const nameOf = (username: string | null, form: string): string =>
  `${prefix}${encodeURIComponent(username ?? '')}:${form}`;

const trying = <Result>(access: () => Result, otherwise: Result): Result => {
  try {
    return access();
  } catch {
    return otherwise;
  }
};

/** The draft's text as it was kept, or null. */
export const readDraft = (username: string | null, form: string): string | null =>
  trying(() => localStorage.getItem(nameOf(username, form)), null);
export const writeDraft = (username: string | null, form: string, text: string): void =>
  trying(() => localStorage.setItem(nameOf(username, form), text), undefined);
export const removeDraft = (username: string | null, form: string): void =>
  trying(() => localStorage.removeItem(nameOf(username, form)), undefined);

/** All drafts of one person, at log-out: the next person at this device finds nothing. */
export const removeDrafts = (username: string | null): void =>
  trying(() => {
    const own = nameOf(username, '');
    for (const name of Object.keys(localStorage))
      if (name.startsWith(own)) localStorage.removeItem(name);
  }, undefined);

/** Everything this app kept on the device. */
export const clearLocalStorage = (): void => trying(() => localStorage.clear(), undefined);
