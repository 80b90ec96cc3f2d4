import { isSavedCache, isViewedDataCache, type ToWorker } from '@contract/serviceWorker';
import { tryStorage } from './tryStorage';

const deleteCaches = async (isChosen: (name: string) => boolean): Promise<void> => {
  try {
    for (const name of await caches.keys()) if (isChosen(name)) await caches.delete(name);
  } catch {
    // no storage: nothing was kept
  }
};

/** Tells the page's service worker, if it has one. */
export const tellServiceWorker = (message: ToWorker): void =>
  tryStorage(() => navigator.serviceWorker.controller?.postMessage(message), undefined);

/**
 * Deletes what the service worker has kept of what was looked at, at a log-in, a log-out and a
 * session's end. The page does it by itself, since the worker may not be running, and tells the
 * worker, which may be about to keep an answer.
 */
export const clearCachedData = (): Promise<void> => {
  tellServiceWorker({ type: 'forget' });
  return deleteCaches(isViewedDataCache);
};

/** The same for what was kept of somebody who isn't logged in any more, by the host's word. */
export const clearCachedSavedJobs = (): Promise<void> => deleteCaches(isSavedCache);
