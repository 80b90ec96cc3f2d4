import { useSyncExternalStore, type ComponentType } from 'react';

// the place for toasts stands in every page; what fills it comes with the first screen that has something to tell
let filling: ComponentType | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => { listeners.delete(listener); };
};

export const fillToastOutlet = (component: ComponentType): void => {
  if (filling === component) return;
  filling = component;
  for (const listener of listeners) listener();
};

/** What shows toasts, once anything was told. */
export const useToastOutlet = (): ComponentType | null => useSyncExternalStore(subscribe, () => filling, () => null);
