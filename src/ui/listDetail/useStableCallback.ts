import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function with a stable identity that calls the latest `callback`, for memoized rows.
 */
export const useStableCallback = <Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): ((...args: Args) => Result) => {
  const latest = useRef(callback);
  // a layout effect, so that it runs before any event
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};
