import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Waits until the page has its service worker, which it registers once it was used or looked at for a while. */
export const workerReady = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  });

/** The caches of this origin that hold something, by name, with the addresses in them. */
const filledCaches = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const filled: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      // deleted meanwhile, and made again by opening it here
      if (requests.length > 0)
        filled[name] = requests.map(({ url }) => url.slice(location.origin.length));
    }
    return filled;
  });

/** What they hold, of every build: their kinds (`pages`, `saved:…`) with the addresses in them. */
export const cached = async (page: Page): Promise<Record<string, string[]>> => {
  const kinds: Record<string, string[]> = {};
  for (const [name, urls] of Object.entries(await filledCaches(page))) {
    const kind = name.split(':').slice(2).join(':');
    kinds[kind] = [...(kinds[kind] ?? []), ...urls];
  }
  return kinds;
};
/** The builds whose caches hold something. */
export const cachedBuilds = async (page: Page): Promise<(string | undefined)[]> => [
  ...new Set(Object.keys(await filledCaches(page)).map((name) => name.split(':')[1])),
];

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
