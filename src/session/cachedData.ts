import { isSavedCache, isViewedDataCache, type ToWorker } from '@contract/serviceWorker';
import { tryStorage } from './tryStorage';

const deleteCaches = async (isChosen: (name: string) => boolean): Promise<void> => {
  try {
    for (const name of await caches.keys()) if (isChosen(name)) await caches.delete(name);
  } catch {
    // storage is unavailable: nothing was cached
  }
};

/** Posts a message to the page's service worker, if it has one. */
export const postToServiceWorker = (message: ToWorker): void =>
  tryStorage(() => navigator.serviceWorker.controller?.postMessage(message), undefined);

/**
 * Deletes viewed data from the service worker's caches, at login, logout and the end of a session.
 * The page does this itself, because the worker may not be running, and also notifies the worker,
 * which may be about to cache a response.
 */
export const clearCachedData = (): Promise<void> => {
  postToServiceWorker({ type: 'forget' });
  return deleteCaches(isViewedDataCache);
};

/** Deletes the cached saved jobs of a user who, according to the host, is no longer logged in. */
export const clearCachedSavedJobs = (): Promise<void> => deleteCaches(isSavedCache);
