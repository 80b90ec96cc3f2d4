import { keptAtHeader } from '@contract/serviceWorker';

/** How much one cache holds: entries, bytes of each, and milliseconds. */
export type Bounds = { entries: number; bytes: number; age: number };

/** Headers that don't fit the decoded body, or would keep the entry from matching. */
const notStored = ['content-encoding', 'content-length', 'transfer-encoding', 'vary', 'set-cookie'];

/** An answer with the time on it, which passes for none that was redirected. */
const stamp = (body: ArrayBuffer, { headers: sent }: Response): Response => {
  const headers = new Headers(sent);
  for (const name of notStored) headers.delete(name);
  headers.set(keptAtHeader, String(Date.now()));
  return new Response(body, { headers });
};

/** The time that `stamp` has put on it, in milliseconds. */
export const keptAt = (response: Response): number => Number(response.headers.get(keptAtHeader));

/** Keeps an answer under its address, and lets the oldest go. One that is too large isn't kept. */
export const keep = async (
  cacheName: string,
  url: string,
  response: Response,
  { entries, bytes }: Bounds,
): Promise<void> => {
  const body = await response.arrayBuffer();
  if (body.byteLength > bytes) return;
  const cache = await caches.open(cacheName);
  // an entry that is put again is the newest
  await cache.put(url, stamp(body, response));
  const keys = await cache.keys();
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - entries)).map((key) => cache.delete(key)),
  );
};

/** What was kept of an address, unless it is too old or the storage can't be read. */
export const readKept = async (
  cacheName: string,
  url: string,
  { age }: Bounds,
): Promise<Response | undefined> => {
  const found = await caches.match(url, { cacheName }).catch(() => undefined);
  if (!found || Date.now() - keptAt(found) <= age) return found;
  await (await caches.open(cacheName)).delete(url);
  return undefined;
};

/** Drops what was kept of an address, which is gone. */
export const dropKept = async (cacheName: string, url: string): Promise<void> => {
  if (await caches.has(cacheName)) await (await caches.open(cacheName)).delete(url);
};

/** Deletes the caches whose names are chosen. */
export const deleteCaches = async (isChosen: (name: string) => boolean): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter(isChosen).map((name) => caches.delete(name)));
};
