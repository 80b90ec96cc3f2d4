import { createContext, useContext, useSyncExternalStore } from 'react';

const minute = 60_000;

/**
 * The time that the app goes by, in milliseconds: `given` first, so that hydration finds what the
 * host has rendered; once somebody reads it, it goes on by the minute and when they come back to the
 * page. It is no context's value: one that changes would hydrate all parts that wait for their use.
 */
export const makeClock = (given: number) => {
  // this device's own time may be wrong
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
      // once, and for as long as the page is open: somebody will read it again
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
 * The time that ages like "2 days ago" are counted from, in milliseconds; given by the app, never
 * read while rendering.
 */
export const useNow = (): number => {
  const { subscribe, read, readGiven } = useContext(ClockContext);
  return useSyncExternalStore(subscribe, read, readGiven);
};
