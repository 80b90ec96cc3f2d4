import { useEffect } from 'react';
import { useAppStore } from '@/api/hooks';
import { useHostConfig } from '@/api/hostConfig';
import { restoreSession } from './restoreSession';

/**
 * Restores the session once, after hydration: until then guards wait and public pages show the
 * visitor's view.
 */
export const RestoreSession = ({ restoreKeys }: { restoreKeys: () => Promise<void> }) => {
  const store = useAppStore();
  const config = useHostConfig();
  // an effect, because the storage and the cookie are outside React, and the first render must be
  // the visitor's
  useEffect(() => {
    void restoreSession(store, { restoreKeys, config });
  }, [restoreKeys, store, config]);
  return null;
};
