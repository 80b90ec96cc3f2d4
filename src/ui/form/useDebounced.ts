import { useEffect, useState } from 'react';

/**
 * Returns `text` debounced by `ms` milliseconds; empty text takes effect immediately. `first` is
 * the initial result, `text` by default.
 */
export const useDebounced = (text: string, ms: number, first = text): string => {
  const [debounced, setDebounced] = useState(first);
  // a timer is outside React
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return text === '' ? '' : debounced;
};
