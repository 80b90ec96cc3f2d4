import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useAppSelector, type RootState } from '@/api/hooks';
import { retryDelay, untilRetry } from '@/retry';
import { layoutTexts } from '@/texts/layout';
import { untilFirstInteraction } from '@/ui/page/part/untilFirstInteraction';
import { ConnectionBar } from './ConnectionBar';

const fetchConnection = () => import(/* webpackChunkName: "Connection" */ './Connection');

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};
const isOnlineNow = (): boolean => navigator.onLine;
/** Whether a service worker controls this page, and may answer from its cache. */
const hasWorker = (): boolean =>
  'serviceWorker' in navigator && Boolean(navigator.serviceWorker.controller);
const hasFailedRead = ({ api }: RootState): boolean =>
  Object.values(api.queries).some((query) => query?.status === 'rejected');

/**
 * Shows that the browser is offline. The code that handles it is fetched once a read has failed, a
 * service worker is active, or the page is used: a page rendered on the host reads nothing before
 * that.
 */
export const ConnectionWatch = () => {
  const isOnline = useSyncExternalStore(subscribe, isOnlineNow, () => true);
  const [Connection, setConnection] = useState<ComponentType<{ isOnline: boolean }>>();
  const hasFailed = useAppSelector(hasFailedRead);
  // an effect, so that it doesn't delay the page
  useEffect(() => {
    let isGone = false;
    const fetchNeeded = async (): Promise<void> => {
      if (!hasFailed && !hasWorker()) await untilFirstInteraction();
      for (let attempt = 0; !isGone; attempt += 1)
        try {
          const found = await fetchConnection();
          if (!isGone) setConnection(() => found.Connection);
          return;
        } catch {
          await untilRetry(retryDelay(attempt));
        }
    };
    void fetchNeeded();
    return () => {
      isGone = true;
    };
  }, [hasFailed]);
  return Connection ? (
    <Connection isOnline={isOnline} />
  ) : (
    <ConnectionBar text={isOnline ? null : layoutTexts.offline} />
  );
};
