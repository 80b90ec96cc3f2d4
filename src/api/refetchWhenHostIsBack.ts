import type { Store } from '@reduxjs/toolkit';
import { retryDelay, untilRetry } from '@/retry';
import type { AppDispatch, RootState } from './hooks';
import { invalidateChangedTags } from './invalidateChangedTags';
import { tagTypes } from './tags/tags';

/** Whether the host itself responds: the service worker passes through everything but GET. */
const isHostBack = async (apiHost: string): Promise<boolean> => {
  try {
    return (await fetch(`${apiHost}/categories/`, { method: 'HEAD' })).status < 500;
  } catch {
    return false;
  }
};

/**
 * Waits until our own host responds again, by polling at growing intervals and as soon as the
 * browser is online; then calls `onBack` and refetches everything shown. Returns a function that
 * stops it.
 */
export const refetchWhenHostIsBack = (
  store: Store<RootState> & { dispatch: AppDispatch },
  apiHost: string,
  onBack: () => void,
): (() => void) => {
  let isStopped = false;
  const wait = async (): Promise<void> => {
    for (let attempt = 0; !isStopped; attempt += 1) {
      await untilRetry(retryDelay(attempt));
      // a page in the background doesn't poll
      if (isStopped || document.hidden || !(await isHostBack(apiHost)) || isStopped) continue;
      onBack();
      void store.dispatch(invalidateChangedTags(tagTypes.map((type) => ({ type }))));
      return;
    }
  };
  void wait();
  return () => {
    isStopped = true;
  };
};
