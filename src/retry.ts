/** In milliseconds; the last one repeats. */
const delays = [2000, 4000, 8000, 15_000, 30_000];
/** How long to wait before the next try of a call, about. */
export const retryDelay = (attempt: number): number => delays[attempt] ?? 30_000;

/** Waits for about so many milliseconds, or until the connection is back. */
export const untilRetry = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    // not every page tries at the same moment
    const timer = setTimeout(go, milliseconds * (0.75 + Math.random() / 2));
    window.addEventListener('online', go);
  });
