import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this render must match the host's markup, which knows nothing of this browser: the state
 * of the history entry, what was typed before the app started. False right after hydration, and
 * always on a page that the host didn't render.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
