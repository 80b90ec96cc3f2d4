import { useSyncExternalStore, type ReactNode } from 'react';

/*
 * Every page has the outlet; the provider that fills it, along with notistack, is loaded by the
 * first screen that shows toasts (notify.tsx).
 */
let provider: ReactNode = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const fillToastOutlet = (toastProvider: ReactNode): void => {
  if (provider === toastProvider) return;
  provider = toastProvider;
  for (const listener of listeners) listener();
};

/** Where toasts appear; rendered once, in the app. */
export const ToastOutlet = (): ReactNode =>
  useSyncExternalStore(
    subscribe,
    () => provider,
    () => null,
  );
