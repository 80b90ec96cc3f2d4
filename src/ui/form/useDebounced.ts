import { useEffect, useState } from 'react';

/**
 * A text as it was when it last stood still for `ms` milliseconds; an emptied one at once. `first`:
 * what it is before that, the text itself unless told.
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
