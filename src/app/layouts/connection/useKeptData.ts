import { useEffect, useState } from 'react';
import { useAppStore } from '@/api/hooks';
import { useHostConfig } from '@/api/hostConfig';
import { readAnew } from '@/api/readAnew';
import { tellServiceWorker } from '@/session/keptData';
import type { FromWorker } from '@contract/serviceWorker';

/** When the oldest of what is shown was kept, and since when it is shown; milliseconds. */
export type KeptData = { at: number; shownAt: number };

/**
 * Whether this page shows something that the service worker has kept, since the host couldn't be
 * reached. Once it can be again, everything is read anew. Nothing where there is no worker.
 */
export const useKeptData = (): KeptData | undefined => {
  const store = useAppStore();
  const { serviceWorker: hasWorker } = useHostConfig();
  const [kept, setKept] = useState<KeptData>();
  // an effect, as the worker is outside of React
  useEffect(() => {
    if (!hasWorker || !('serviceWorker' in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const listen = ({ data }: MessageEvent<FromWorker>) =>
      // the same again isn't announced again
      setKept((known) => (known?.at === data.at ? known : { at: data.at, shownAt: Date.now() }));
    serviceWorker.addEventListener('message', listen);
    // before this was loaded
    tellServiceWorker({ type: 'whatWasKept' });
    return () => serviceWorker.removeEventListener('message', listen);
  }, [hasWorker]);
  const isKept = kept !== undefined;
  // an effect, as it asks the host for as long as something kept is shown
  useEffect(() => {
    if (!isKept) return undefined;
    return readAnew(store, () => {
      tellServiceWorker({ type: 'readAnew' });
      setKept(undefined);
    });
  }, [isKept, store]);
  return kept;
};
