import { useEffect, useState } from 'react';
import { useAppStore } from '@/api/hooks';
import { useHostConfig } from '@/api/hostConfig';
import { refetchWhenHostIsBack } from '@/api/refetchWhenHostIsBack';
import { postToServiceWorker } from '@/session/cachedData';
import type { FromWorker } from '@contract/serviceWorker';

/**
 * When the oldest cached data shown was stored, and since when it has been shown; in milliseconds.
 */
export type CachedData = { at: number; shownAt: number };

/**
 * Returns when the data shown was cached, if the service worker answered from its cache because the
 * host couldn't be reached. Once the host responds again, everything shown is refetched. Returns
 * `undefined` if there is no service worker.
 */
export const useCachedData = (): CachedData | undefined => {
  const store = useAppStore();
  const { serviceWorker: hasWorker, apiHost } = useHostConfig();
  const [cached, setCached] = useState<CachedData>();
  // subscribes to the service worker's messages
  useEffect(() => {
    if (!hasWorker || !('serviceWorker' in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const listen = ({ data }: MessageEvent<FromWorker>) =>
      // the same data isn't announced again
      setCached((known) => (known?.at === data.at ? known : { at: data.at, shownAt: Date.now() }));
    serviceWorker.addEventListener('message', listen);
    // ask for what was answered from the cache before this was loaded
    postToServiceWorker({ type: 'whatWasKept' });
    return () => serviceWorker.removeEventListener('message', listen);
  }, [hasWorker]);
  const isCached = cached !== undefined;
  // polls the host while cached data is shown
  useEffect(() => {
    if (!isCached) return undefined;
    return refetchWhenHostIsBack(store, apiHost, () => {
      postToServiceWorker({ type: 'readAnew' });
      setCached(undefined);
    });
  }, [isCached, store, apiHost]);
  return cached;
};
