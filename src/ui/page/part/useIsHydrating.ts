import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this render must say what the host's page says, which knows nothing of this browser: the
 * entry's state in the history, what was typed before the app started. False right after it, and
 * always on a page that the host didn't render.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
