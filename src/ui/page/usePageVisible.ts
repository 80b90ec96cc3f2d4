import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void): (() => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};
const isVisible = (): boolean => document.visibilityState !== 'hidden';

/** Whether somebody may be looking at the page: false in a tab behind others and in a minimized window. */
export const usePageVisible = (): boolean => useSyncExternalStore(subscribe, isVisible, () => true);
