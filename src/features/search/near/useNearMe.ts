import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { nearText } from '@contract/search/places/miles';
import { minute } from '@contract/time/durations';

/** `quiet`: nothing to announce, before the first press and after success. */
export type NearMeState = 'quiet' | 'asking' | 'refused' | 'timedOut' | 'unavailable';

/** Accepts an old position, since it is rounded to a few miles anyway. */
const position: PositionOptions = {
  enableHighAccuracy: false,
  maximumAge: 10 * minute,
  timeout: minute / 4,
};

const failureOf = (error: GeolocationPositionError): NearMeState => {
  if (error.code === error.PERMISSION_DENIED) return 'refused';
  return error.code === error.TIMEOUT ? 'timedOut' : 'unavailable';
};

const never = () => () => {};
/** Browsers share the position on secure origins only. */
const canAsk = (): boolean => window.isSecureContext && 'geolocation' in navigator;

/**
 * Asks the browser for the user's position, at their request. `onFound` gets it rounded to a tenth
 * of a degree; the exact position is used nowhere else. `ask` is `undefined` if the browser doesn't
 * support it.
 */
export const useNearMe = (
  onFound: (near: string) => void,
): { state: NearMeState; ask: (() => void) | undefined } => {
  const [state, setState] = useState<NearMeState>('quiet');
  // on the host, assumes what almost every browser supports
  const isPossible = useSyncExternalStore(never, canAsk, () => true);
  const latest = useRef<typeof onFound>(undefined);
  // the position may arrive after the screen has been left, and must not navigate back to it
  useEffect(() => {
    latest.current = onFound;
    return () => {
      latest.current = undefined;
    };
  }, [onFound]);
  const ask = (): void => {
    if (state === 'asking') return;
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('quiet');
        latest.current?.(nearText(coords));
      },
      (error) => setState(failureOf(error)),
      position,
    );
  };
  return { state, ask: isPossible ? ask : undefined };
};
