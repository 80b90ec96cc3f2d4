import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * What is pressed on a button that is there before what it does is: the button stays the same one, so
 * that no press on it is lost, and who can do it takes the presses.
 */
export type Presses<Wanted> = { last: { wanted: Wanted } | undefined; onTaken: () => void };

/** The last press until it is taken, and what a button calls. */
export const usePresses = <Wanted>(): [Presses<Wanted>, (wanted: Wanted) => void] => {
  const [last, setLast] = useState<{ wanted: Wanted }>();
  const onTaken = useCallback(() => setLast(undefined), []);
  return [{ last, onTaken }, (wanted) => setLast({ wanted })];
};

/** Does what is pressed, once. */
export const useTakePresses = <Wanted>(
  { last, onTaken }: Presses<Wanted>,
  take: (wanted: Wanted) => void,
): void => {
  const taken = useRef<object>(undefined);
  useEffect(() => {
    // effects may run twice for one press
    if (last === undefined || last === taken.current) return;
    taken.current = last;
    onTaken();
    take(last.wanted);
  }, [last, onTaken, take]);
};
