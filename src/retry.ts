/** Delays between retries, in milliseconds; the last one repeats. */
const delays = [2000, 4000, 8000, 15_000, 30_000];
/** Returns the approximate delay before the next retry of a call, in milliseconds. */
export const retryDelay = (attempt: number): number => delays[attempt] ?? 30_000;

/** Waits for about this many milliseconds, or until the browser is back online. */
export const untilRetry = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    // jitter, so that pages don't all retry at the same moment
    const timer = setTimeout(go, milliseconds * (0.75 + Math.random() / 2));
    window.addEventListener('online', go);
  });
