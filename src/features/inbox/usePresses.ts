import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Presses on a button that is rendered before the code behind it is loaded. The button stays the
 * same element, so that no press is lost; the code takes the pending press once it is loaded.
 */
export type Presses<Wanted> = { last: { wanted: Wanted } | undefined; onTaken: () => void };

/** Returns the last press until it is taken, and the button's handler. */
export const usePresses = <Wanted>(): [Presses<Wanted>, (wanted: Wanted) => void] => {
  const [last, setLast] = useState<{ wanted: Wanted }>();
  const onTaken = useCallback(() => setLast(undefined), []);
  return [{ last, onTaken }, (wanted) => setLast({ wanted })];
};

/** Handles each press once. */
export const useTakePresses = <Wanted>(
  { last, onTaken }: Presses<Wanted>,
  take: (wanted: Wanted) => void,
): void => {
  const taken = useRef<object>(undefined);
  useEffect(() => {
    // effects may run twice for one press (strict mode)
    if (last === undefined || last === taken.current) return;
    taken.current = last;
    onTaken();
    take(last.wanted);
  }, [last, onTaken, take]);
};
