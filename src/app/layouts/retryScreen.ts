import { retryDelay, untilRetry } from '@/retry';
import type { ScreenNotLoaded } from '../screen';

/** Loads a screen again, at growing intervals, until it is here (true) or nobody waits for it. */
export const retryScreen = async (
  { retry }: ScreenNotLoaded,
  isWaiting: () => boolean,
): Promise<boolean> => {
  for (let attempt = 0; ; attempt += 1) {
    await untilRetry(retryDelay(attempt));
    if (!isWaiting()) return false;
    const isLoaded = await retry().then(
      () => true,
      () => false,
    );
    if (isLoaded) return isWaiting();
  }
};
