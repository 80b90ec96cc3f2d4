/** The last two pages of this visit, the present one first; in memory only. */
let pages: string[] = [];

/** To be called whenever the page's path changes. */
export const recordPage = (path: string): void => {
  if (pages[0] !== path) pages = [path, ...pages.slice(0, 1)];
};

/**
 * The path of the page before the present one, which is `path`; of a link that opened a new tab,
 * its page. '': none of ours.
 */
export const pageBefore = (path: string): string => {
  const before = pages.find((each) => each !== path);
  if (before !== undefined) return before;
  const { origin } = window.location;
  return document.referrer.startsWith(`${origin}/`) ? new URL(document.referrer).pathname : '';
};
