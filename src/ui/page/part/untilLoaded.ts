import { untilRetry } from '@/retry';

/** Before the first try again and, growing, at most; in milliseconds. */
const [minDelay, maxDelay] = [1000, 30_000];

/** The module that `load` imports, however often it has to be tried. */
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
