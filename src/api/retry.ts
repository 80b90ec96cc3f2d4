/** In milliseconds; the last one repeats. */
const delays = [2000, 4000, 8000, 15_000, 30_000];
/** How long to wait before the next try; not every page tries at the same moment. */
export const retryDelay = (attempt: number): number =>
  (delays[attempt] ?? 30_000) * (0.75 + Math.random() / 2);

/** Waits for so many milliseconds, or until the connection is back. */
export const untilRetry = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    window.addEventListener('online', go);
  });
