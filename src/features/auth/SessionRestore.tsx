import { useEffect } from 'react';
import { useAppStore } from '@/api/hooks';
import { useHostConfig } from '@/api/hostConfig';
import { restoreSession } from './restoreSession';

/** Maximum time to wait for hydration before restoring the session, in milliseconds. */
const longestWait = 500;

/**
 * Runs `work` once the page's parts are hydrated: an earlier state change would make React hydrate
 * all remaining parts at once. Returns a cancel function.
 */
const onceHydrated = (work: () => void): (() => void) => {
  // browsers without requestIdleCallback don't wait
  if (!('requestIdleCallback' in window)) {
    work();
    return () => {};
  }
  const id = window.requestIdleCallback(work, { timeout: longestWait });
  return () => window.cancelIdleCallback(id);
};

/**
 * Restores the session once, after hydration. Until then guards wait and public pages show the
 * visitor's view.
 */
export const SessionRestore = ({ restoreKeys }: { restoreKeys: () => Promise<void> }) => {
  const store = useAppStore();
  const config = useHostConfig();
  // an effect, because storage and cookies are outside React and the first render must be the
  // visitor's
  useEffect(
    () => onceHydrated(() => void restoreSession(store, { restoreKeys, config })),
    [restoreKeys, store, config],
  );
  return null;
};
