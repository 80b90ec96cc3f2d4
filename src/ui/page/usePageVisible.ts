import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void): (() => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};
const isVisible = (): boolean => document.visibilityState !== 'hidden';

/** Whether the page may be visible: false in a background tab or a minimized window. */
export const usePageVisible = (): boolean => useSyncExternalStore(subscribe, isVisible, () => true);
