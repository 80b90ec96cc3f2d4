import { retryDelay, untilRetry } from '@/retry';
import type { ScreenNotLoaded } from '../screen';

/**
 * Loads a screen again at growing intervals. Resolves to `true` once it is loaded, or to `false` if
 * `isWaiting` returns false.
 */
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
