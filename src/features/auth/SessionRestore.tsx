import { useEffect } from 'react';
import { useAppStore } from '@/api/hooks';
import { useHostConfig } from '@/api/hostConfig';
import { restoreSession } from './restoreSession';

/** How long the session waits at most for a page that is being hydrated, in milliseconds. */
const longestWait = 500;

/**
 * Does what changes the page once its parts are hydrated: what changes before makes React hydrate
 * all that is left at once. Returns what stops it.
 */
const onceHydrated = (work: () => void): (() => void) => {
  // a browser without idle times doesn't wait
  if (!('requestIdleCallback' in window)) {
    work();
    return () => {};
  }
  const id = window.requestIdleCallback(work, { timeout: longestWait });
  return () => window.cancelIdleCallback(id);
};

/**
 * Restores the session once, after hydration: until then guards wait and public pages show the
 * visitor's view.
 */
export const SessionRestore = ({ restoreKeys }: { restoreKeys: () => Promise<void> }) => {
  const store = useAppStore();
  const config = useHostConfig();
  // an effect, because the storage and the cookie are outside React, and the first render must be
  // the visitor's
  useEffect(
    () => onceHydrated(() => void restoreSession(store, { restoreKeys, config })),
    [restoreKeys, store, config],
  );
  return null;
};
