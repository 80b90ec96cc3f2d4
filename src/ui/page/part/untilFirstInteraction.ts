/** How long to wait for the first input before fetching non-critical scripts, in milliseconds. */
const idleTime = 6000;
let used: Promise<void> | undefined;

/**
 * Resolves at the first input on a host-rendered page, or some time after it has loaded; on any
 * other page once it has loaded. Defers non-critical scripts, so that they don't compete with the
 * content for bandwidth and CPU.
 */
export const untilFirstInteraction = (): Promise<void> => {
  used ??= new Promise((resolve) => {
    const isRendered = document.getElementById('state') !== null;
    // public/start.js records the first input, which may precede the app
    if (document.documentElement.dataset['used'] !== undefined) resolve();
    document.addEventListener('page-used', () => resolve(), { once: true });
    const loaded = () => (isRendered ? setTimeout(resolve, idleTime) : resolve());
    if (document.readyState === 'complete') loaded();
    else window.addEventListener('load', loaded, { once: true });
  });
  return used;
};

/** Starts everything that waits for the first input. */
export const markInteracted = (): void => {
  document.documentElement.dataset['used'] = '';
  document.dispatchEvent(new Event('page-used'));
};

/**
 * Announces that the part's host-rendered markup is about to be hydrated; public/translated.js
 * prepares it.
 */
export const notePartFetched = (): boolean => document.dispatchEvent(new Event('part-fetched'));
