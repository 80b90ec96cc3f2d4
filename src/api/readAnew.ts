import type { Store } from '@reduxjs/toolkit';
import { retryDelay, untilRetry } from '@/retry';
import type { AppDispatch, RootState } from './hooks';
import { readAgain } from './readAgain';
import { tagTypes } from './tags/tags';

/** Whether the host itself answers: the service worker passes on what isn't a GET. */
const isHostBack = async (): Promise<boolean> => {
  try {
    return (await fetch('/api/categories/', { method: 'HEAD' })).status < 500;
  } catch {
    return false;
  }
};

/**
 * Waits until our own host answers again, by asking at growing intervals and as soon as the
 * connection is back; then calls `onBack` and has everything that is shown read anew. Answers how to
 * stop.
 */
export const readAnew = (
  store: Store<RootState> & { dispatch: AppDispatch },
  onBack: () => void,
): (() => void) => {
  let isStopped = false;
  const wait = async (): Promise<void> => {
    for (let attempt = 0; !isStopped; attempt += 1) {
      await untilRetry(retryDelay(attempt));
      // a page that nobody looks at doesn't ask
      if (isStopped || document.hidden || !(await isHostBack()) || isStopped) continue;
      onBack();
      void store.dispatch(readAgain(tagTypes.map((type) => ({ type }))));
      return;
    }
  };
  void wait();
  return () => {
    isStopped = true;
  };
};
