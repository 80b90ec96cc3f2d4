import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { nearText } from '@contract/search/places/miles';
import { minute } from '@contract/time/durations';

/** 'found' and before any press: nothing to say. */
export type NearMeState = 'quiet' | 'asking' | 'refused' | 'timedOut' | 'unavailable';

/** An older position is as good: it is rounded to some miles. */
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
/** Browsers tell it on secure origins only. */
const canAsk = (): boolean => window.isSecureContext && 'geolocation' in navigator;

/**
 * Asks the browser where somebody is, when they ask for it. `onFound` gets it rounded to a tenth of
 * a degree, and nothing else ever sees it. `ask` is undefined where the browser can't tell.
 */
export const useNearMe = (
  onFound: (near: string) => void,
): { state: NearMeState; ask: (() => void) | undefined } => {
  const [state, setState] = useState<NearMeState>('quiet');
  // a page that the host renders counts on what almost every browser can
  const isPossible = useSyncExternalStore(never, canAsk, () => true);
  const latest = useRef<typeof onFound>(undefined);
  // the answer may come after the screen is gone, and must not bring it back
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
