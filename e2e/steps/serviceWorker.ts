import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Waits until the page has its service worker, which it registers once it was used or looked at for a while. */
export const workerReady = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  });

/** What this origin's caches hold: their kinds (`pages`, `saved:…`) with the addresses in them. */
export const cached = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const kinds: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      // deleted meanwhile, and made again by opening it here
      if (requests.length === 0) continue;
      const kind = name.split(':').slice(2).join(':');
      // of every build that has any
      kinds[kind] = [
        ...(kinds[kind] ?? []),
        ...requests.map(({ url }) => url.slice(location.origin.length)),
      ];
    }
    return kinds;
  });

/** Waits until something whose address has this in it was kept in the caches of a kind. */
export const untilKept = async (page: Page, kind: string, part: string): Promise<void> => {
  await expect
    .poll(async () => (await cached(page))[kind]?.some((url) => url.includes(part)) ?? false, {
      timeout: 60_000,
    })
    .toBe(true);
};

/** The caches that hold something that somebody has looked at. */
export const keptKinds = async (page: Page): Promise<string[]> =>
  Object.keys(await cached(page)).filter((kind) => kind !== 'files');
