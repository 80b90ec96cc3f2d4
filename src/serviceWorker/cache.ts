import { cachedAtHeader } from '@contract/serviceWorker';

/**
 * The limits of a cache: the number of entries, the bytes of each, and their age in milliseconds.
 */
export type Bounds = { entries: number; bytes: number; age: number };

/** Headers that don't match the decoded body, or would keep the entry from matching. */
const notStored = ['content-encoding', 'content-length', 'transfer-encoding', 'vary', 'set-cookie'];

/** Returns a copy of a response with a timestamp; the copy isn't marked as redirected. */
const stamp = (body: ArrayBuffer, { headers: sent }: Response): Response => {
  const headers = new Headers(sent);
  for (const name of notStored) headers.delete(name);
  headers.set(cachedAtHeader, String(Date.now()));
  return new Response(body, { headers });
};

/** Returns the time that `stamp` has added, in milliseconds. */
export const cachedAt = (response: Response): number =>
  Number(response.headers.get(cachedAtHeader));

/**
 * Stores a response under its URL and evicts the oldest entries. Ignores a response that is too
 * large.
 */
export const putInCache = async (
  cacheName: string,
  url: string,
  response: Response,
  { entries, bytes }: Bounds,
): Promise<void> => {
  const body = await response.arrayBuffer();
  if (body.byteLength > bytes) return;
  const cache = await caches.open(cacheName);
  // putting an entry again makes it the newest
  await cache.put(url, stamp(body, response));
  const keys = await cache.keys();
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - entries)).map((key) => cache.delete(key)),
  );
};

/**
 * Returns the cached response of a URL; `undefined` if there is none, it is too old or the storage
 * can't be read.
 */
export const readCached = async (
  cacheName: string,
  url: string,
  { age }: Bounds,
): Promise<Response | undefined> => {
  const found = await caches.match(url, { cacheName }).catch(() => undefined);
  if (!found || Date.now() - cachedAt(found) <= age) return found;
  await (await caches.open(cacheName)).delete(url);
  return undefined;
};

/** Deletes the cached response of a URL that no longer exists. */
export const deleteCached = async (cacheName: string, url: string): Promise<void> => {
  if (await caches.has(cacheName)) await (await caches.open(cacheName)).delete(url);
};

/** Deletes the caches whose names are chosen. */
export const deleteCaches = async (isChosen: (name: string) => boolean): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter(isChosen).map((name) => caches.delete(name)));
};
