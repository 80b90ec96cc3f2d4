import { wait } from './wait';

declare const self: ServiceWorkerGlobalScope;

/**
 * How long to wait before each check whether the asking page is the only one, in milliseconds. The
 * first one is not at once: if the old worker gets requests of the loading page at that moment,
 * Chromium may not activate this worker for minutes. Later ones are for a page that was just closed
 * or reloaded, which stays listed for a moment.
 */
const delays = [2000, 2000, 4000, 8000];

/**
 * Activates this waiting worker once the page that asked for it, `source`, is the only one open.
 * Gives up when that page is closed, or if others stay open; the next page of this build asks
 * again.
 */
export const takeOver = async (source: Client | undefined): Promise<void> => {
  for (const delay of delays) {
    await wait(delay);
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (!open.some(({ id }) => id === source?.id)) return;
    if (open.length === 1) {
      await self.skipWaiting();
      return;
    }
  }
};
