/** How long a page is only looked at before what nobody waits for is fetched, in milliseconds. */
const idleTime = 6000;
let used: Promise<void> | undefined;

/**
 * Until a page that the host has rendered is first touched, or has been there for a while: what
 * nobody waits for is fetched then, and takes neither the line nor the processor from what a visitor
 * came for. On any other page until it has loaded.
 */
export const untilUsed = (): Promise<void> => {
  used ??= new Promise((resolve) => {
    const isRendered = document.getElementById('state') !== null;
    // public/start.js hears of the first input, which may come before the app
    if (document.documentElement.dataset['used'] !== undefined) resolve();
    document.addEventListener('page-used', () => resolve(), { once: true });
    const loaded = () => (isRendered ? setTimeout(resolve, idleTime) : resolve());
    if (document.readyState === 'complete') loaded();
    else window.addEventListener('load', loaded, { once: true });
  });
  return used;
};

/** What waits for the first input comes now. */
export const noteUsed = (): void => {
  document.documentElement.dataset['used'] = '';
  document.dispatchEvent(new Event('page-used'));
};

/** What the host has rendered of a part is hydrated now; public/translated.js prepares it. */
export const notePartFetched = (): boolean => document.dispatchEvent(new Event('part-fetched'));
