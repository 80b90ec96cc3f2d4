import { useEffect, useState } from 'react';
import { useAppStore } from '@/api/hooks';
import { useHostConfig } from '@/api/hostConfig';
import { readAnew } from '@/api/readAnew';
import { tellServiceWorker } from '@/session/keptData';
import type { FromWorker } from '@contract/serviceWorker';

/**
 * When the oldest cached data shown was stored, and since when it has been shown; in milliseconds.
 */
export type KeptData = { at: number; shownAt: number };

/**
 * Returns when the data shown was cached, if the service worker answered from its cache because the
 * host couldn't be reached. Once the host responds again, everything shown is refetched. Returns
 * `undefined` if there is no service worker.
 */
export const useKeptData = (): KeptData | undefined => {
  const store = useAppStore();
  const { serviceWorker: hasWorker } = useHostConfig();
  const [kept, setKept] = useState<KeptData>();
  // subscribes to the service worker's messages
  useEffect(() => {
    if (!hasWorker || !('serviceWorker' in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const listen = ({ data }: MessageEvent<FromWorker>) =>
      // the same data isn't announced again
      setKept((known) => (known?.at === data.at ? known : { at: data.at, shownAt: Date.now() }));
    serviceWorker.addEventListener('message', listen);
    // ask for what was answered from the cache before this was loaded
    tellServiceWorker({ type: 'whatWasKept' });
    return () => serviceWorker.removeEventListener('message', listen);
  }, [hasWorker]);
  const isKept = kept !== undefined;
  // polls the host while cached data is shown
  useEffect(() => {
    if (!isKept) return undefined;
    return readAnew(store, () => {
      tellServiceWorker({ type: 'readAnew' });
      setKept(undefined);
    });
  }, [isKept, store]);
  return kept;
};
