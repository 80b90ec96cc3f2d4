import { useSyncExternalStore, type ReactNode } from 'react';

// the place for toasts stands in every page; what fills it comes with the first screen that has
// something to tell
let filling: ReactNode = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const fillToastOutlet = (toasts: ReactNode): void => {
  if (filling === toasts) return;
  filling = toasts;
  for (const listener of listeners) listener();
};

/** What shows toasts, once anything was told. */
export const useToastOutlet = (): ReactNode =>
  useSyncExternalStore(
    subscribe,
    () => filling,
    () => null,
  );
