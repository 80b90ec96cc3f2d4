import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and calls the latest `callback`: for rows that are memoized. */
export const useStableCallback = <Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): ((...args: Args) => Result) => {
  const latest = useRef(callback);
  // before anything can be pressed
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};
