import { createContext, useContext, useSyncExternalStore } from 'react';

const minute = 60_000;

/**
 * Creates the app's clock, in milliseconds. It starts at `given`, so that hydration matches the
 * host's markup; once subscribed to, it ticks every minute and when the page becomes visible again.
 * It is subscribed to rather than passed as a context value, since a changing context would hydrate
 * all parts that wait to be used.
 */
export const makeClock = (given: number) => {
  // offset from the device's clock, which may be wrong
  const ahead = given - Date.now();
  let now = given;
  const listeners = new Set<() => void>();
  const tick = (): void => {
    if (document.hidden) return;
    now = Date.now() + ahead;
    for (const listener of listeners) listener();
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      // started once and never stopped: the clock will be read again
      timer ??= setInterval(tick, minute);
      document.addEventListener('visibilitychange', tick);
      return () => void listeners.delete(listener);
    },
    read: (): number => now,
    readGiven: (): number => given,
  };
};

export const ClockContext = createContext(makeClock(0));

/**
 * Returns the current time in milliseconds, for ages like "2 days ago". Provided by the app, so
 * that rendering never reads the system clock.
 */
export const useNow = (): number => {
  const { subscribe, read, readGiven } = useContext(ClockContext);
  return useSyncExternalStore(subscribe, read, readGiven);
};
