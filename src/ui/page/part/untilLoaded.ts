import { untilRetry } from '@/retry';

/** First and maximum delay between retries, in milliseconds. */
const [minDelay, maxDelay] = [1000, 30_000];

/**
 * Resolves to the module that `load` imports; retries with exponential backoff until it succeeds.
 */
export const untilLoaded = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  for (let wait = minDelay; ; wait = Math.min(maxDelay, 2 * wait))
    try {
      // oxlint-disable-next-line no-await-in-loop
      return await load();
    } catch {
      // oxlint-disable-next-line no-await-in-loop
      await untilRetry(wait);
    }
};
