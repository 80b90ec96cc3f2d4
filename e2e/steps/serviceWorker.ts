import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/**
 * Waits until the page has its service worker, which it registers after a first input or some time
 * on the page.
 */
export const workerReady = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  });

/** Whether a newer worker is installed and waits until the old pages are closed. */
export const hasWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

/** Returns the non-empty caches of this origin by name, with their URLs. */
const filledCaches = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const filled: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      // an empty cache was deleted in the meantime, and created again by opening it here
      if (requests.length > 0)
        filled[name] = requests.map(({ url }) => url.slice(location.origin.length));
    }
    return filled;
  });

/** Returns the URLs in the caches by kind (`pages`, `saved:…`), over all builds. */
export const cached = async (page: Page): Promise<Record<string, string[]>> => {
  const kinds: Record<string, string[]> = {};
  for (const [name, urls] of Object.entries(await filledCaches(page))) {
    const kind = name.split(':').slice(2).join(':');
    kinds[kind] = [...(kinds[kind] ?? []), ...urls];
  }
  return kinds;
};
/** Returns the builds with non-empty caches. */
export const cachedBuilds = async (page: Page): Promise<(string | undefined)[]> => [
  ...new Set(Object.keys(await filledCaches(page)).map((name) => name.split(':')[1])),
];

/** Waits until a URL that contains `part` is in the caches of a kind. */
export const waitUntilCached = async (page: Page, kind: string, part: string): Promise<void> => {
  await expect
    .poll(async () => (await cached(page))[kind]?.some((url) => url.includes(part)) ?? false, {
      timeout: 60_000,
    })
    .toBe(true);
};

/** Returns the kinds of caches with pages or data that were viewed. */
export const cachedKinds = async (page: Page): Promise<string[]> =>
  Object.keys(await cached(page)).filter((kind) => kind !== 'files');
