import {
  apiCache,
  appShell,
  filesCache,
  isCacheOf,
  isOurCache,
  isSavedCache,
  isViewedDataCache,
  pagesCache,
  savedCache,
  serviceWorkerScript,
  type AppBuild,
  type FromWorker,
  type ToWorker,
} from '@contract/serviceWorker';
import { cachedAt, deleteCached, deleteCaches, putInCache, readCached, type Bounds } from './cache';
import {
  isGone,
  isOutage,
  isRenderedBy,
  kindOf,
  mayKeep,
  sessionOf,
  type RequestDetails,
} from './policy';
import { takeOver } from './takeOver';
import { wait } from './wait';

/*
 * Makes the app work offline: the app shell, recently viewed pages and results, and a job seeker's
 * saved jobs (docs/offline.md). The network always comes first, except for hashed files, which
 * never change.
 */

// prepended to this script by the host (server/plugins/pages/serviceWorker.ts)
declare const build: AppBuild;
declare const self: ServiceWorkerGlobalScope;

/** How long to wait for the network before using a cached response, in milliseconds. */
const networkTimeout = 4000;
const week = 7 * 24 * 3600 * 1000;
const pageBounds: Bounds = { entries: 15, bytes: 512 * 1024, age: week };
const answerBounds: Bounds = { entries: 60, bytes: 128 * 1024, age: week };

const files = filesCache(build);
/**
 * The number of logins and logouts since this worker started: responses to requests from before one
 * aren't cached.
 */
let forgotten = 0;
/** By page, when the oldest of the cached responses it got was stored. */
const shown = new Map<string, number>();

const detailsOf = ({ method, url, mode, destination, headers }: Request): RequestDetails => ({
  method,
  url,
  mode,
  destination,
  header: (name) => headers.get(name),
});

const send = (client: Client | undefined, message: FromWorker) => client?.postMessage(message);

/** Tells a page that it shows cached data; a page that is still loading asks for it itself. */
const noteShown = async (clientId: string, at: number) => {
  const oldest = Math.min(at, shown.get(clientId) ?? at);
  // nothing says which pages have been closed, so all start anew
  if (shown.size > 50) shown.clear();
  shown.set(clientId, oldest);
  send(await self.clients.get(clientId), { type: 'kept', at: oldest });
};

/**
 * Whether the host no longer has this script (`leaveIfGone`); the worker then ignores all requests
 * of the pages it still controls.
 */
let hasLeft = false;
const forget = () => deleteCaches(hasLeft ? isOurCache : isViewedDataCache).catch(() => undefined);

/**
 * Stores a response, unless a login or logout has happened since it was requested (`before`: the
 * value of `forgotten` at that time) or the worker has left. If the device has no space for it,
 * clears the cached data.
 */
const keepUnlessForgotten = async (before: number, work: () => Promise<void>): Promise<void> => {
  try {
    // missing if the worker has left and was started again for the pages it still controls
    if (!hasLeft && before === forgotten && (await caches.has(files))) await work();
  } catch {
    await forget();
  }
  if (before !== forgotten) await forget();
};

const keepPage = (before: number, url: string, response: Response): Promise<void> =>
  keepUnlessForgotten(before, async () => {
    if (isGone(response.status)) await deleteCached(pagesCache(build), url);
    if (!mayKeep('page', response)) return;
    const copy = response.clone();
    if (isRenderedBy(build, await response.text()))
      await putInCache(pagesCache(build), url, copy, pageBounds);
  });

/** Returns the URL without its fragment, which is the cache key. */
const keyOf = (url: string) => url.split('#')[0] ?? url;

/**
 * Unregisters the worker and deletes its caches if the host no longer has this script. Otherwise
 * the browser would run the old worker forever. Checked once each time the worker is started.
 */
let isChecked = false;
const leaveIfGone = async () => {
  if (isChecked) return;
  isChecked = true;
  const answer = await fetch(serviceWorkerScript, { method: 'HEAD', cache: 'no-store' }).catch(
    () => undefined,
  );
  if (answer?.status !== 404 && answer?.status !== 410) return;
  hasLeft = true;
  forgotten += 1;
  // first, since a worker without pages may end as soon as it is unregistered
  await forget();
  await self.registration.unregister();
};

/** Returns the network's response, or `undefined` if it fails or takes too long. */
const inTime = async (network: Promise<Response>): Promise<Response | undefined> =>
  Promise.race([network.catch(() => undefined), wait(networkTimeout)]);

const answerPage = async (event: FetchEvent): Promise<Response> => {
  const url = keyOf(event.request.url);
  const before = forgotten;
  const network = Promise.resolve(event.preloadResponse).then(
    (preloaded: Response | undefined) => preloaded ?? fetch(event.request),
  );
  const response = await inTime(network);
  if (response && !isOutage(response.status)) {
    event.waitUntil(keepPage(before, url, response.clone()));
    event.waitUntil(leaveIfGone());
    return response;
  }
  const page = await readCached(pagesCache(build), url, pageBounds);
  if (page) {
    void noteShown(event.resultingClientId, cachedAt(page));
    return page;
  }
  // the host's own error page is more useful than an empty shell
  return response ?? (await caches.match(appShell, { cacheName: files })) ?? network;
};

const answerFile = async (event: FetchEvent): Promise<Response> => {
  const { request } = event;
  const kept = await caches.match(request.url, { cacheName: files }).catch(() => undefined);
  if (kept) return kept;
  const response = await fetch(request);
  const copy = response.clone();
  if (mayKeep('file', response))
    event.waitUntil(
      keepUnlessForgotten(forgotten, async () => (await caches.open(files)).put(request.url, copy)),
    );
  return response;
};

/**
 * Tries the network first: the next build has this file under the same name, so the cached one is
 * only for the old build's pages.
 */
const answerPlainFile = ({ request }: FetchEvent): Promise<Response> =>
  fetch(request).catch(async (error: unknown) => {
    const kept = await caches.match(request.url, { cacheName: files });
    if (kept) return kept;
    throw error;
  });

/** Saved jobs are cached for only one person at a time. */
const forgetOthers = (own: string) => deleteCaches((name) => isSavedCache(name) && name !== own);

const answerCall = async (event: FetchEvent, kind: 'answer' | 'saved'): Promise<Response> => {
  const { request } = event;
  const cacheName =
    kind === 'saved' ? savedCache(build, sessionOf(detailsOf(request)) ?? '') : apiCache(build);
  const before = forgotten;
  const network = fetch(request);
  const keepIt = async () => {
    const response = (await network).clone();
    // the session has ended
    if (kind === 'saved' && response.status === 401) {
      forgotten += 1;
      await forget();
    }
    if (isGone(response.status)) await deleteCached(cacheName, request.url);
    if (!mayKeep(kind, response)) return;
    await keepUnlessForgotten(before, async () => {
      if (kind === 'saved') await forgetOthers(cacheName);
      await putInCache(cacheName, request.url, response, answerBounds);
    });
  };
  event.waitUntil(keepIt().catch(() => undefined));
  const response = await inTime(network);
  if (response && !isOutage(response.status)) return response;
  const found = await readCached(cacheName, request.url, answerBounds);
  if (!found || before !== forgotten) return response ?? network;
  void noteShown(event.clientId, cachedAt(found));
  return found;
};

/** Installs all files or none: if one is missing, the browser tries again later. */
const install = async () => {
  const cache = await caches.open(files);
  await cache.addAll(build.precache);
  const shell = await fetch(appShell, { cache: 'no-store' });
  // during a rolling deployment another host, with another build, may respond
  if (!shell.ok || !(await shell.clone().text()).includes(build.main))
    throw new Error('The app shell is of another build.');
  await cache.put(appShell, shell);
};

/**
 * Caches the pages that are already open, which were loaded without a worker. The browser has
 * them in its HTTP cache (`force-cache`), usually without another request to the host.
 */
const keepOpenPages = async () => {
  const before = forgotten;
  for (const { url } of await self.clients.matchAll({ type: 'window' })) {
    const asked = { method: 'GET', url, mode: 'navigate', destination: 'document' };
    if (kindOf({ ...asked, header: () => null }, self.location.origin, build) !== 'page') continue;
    const response = await fetch(url, { cache: 'force-cache' }).catch(() => undefined);
    if (response) await keepPage(before, keyOf(url), response);
  }
};

/*
 * A new build's worker waits until all pages of the old one are closed (the browser's default, so
 * there is no skipWaiting here): an open page keeps the old worker with the old files, and gets
 * from them what it hasn't loaded yet. If the last page is never closed, the old worker would stay;
 * so a page of the new build tells the new worker to take over if it is the only one (`takeOver`).
 */
self.addEventListener('install', (event) => event.waitUntil(install()));

self.addEventListener('activate', (event) => {
  const activate = async () => {
    await deleteCaches((name) => isOurCache(name) && !isCacheOf(build, name));
    // the host is requested while the worker starts
    await self.registration.navigationPreload?.enable();
    // the first worker claims the pages that are open, so that what they show next is cached. Their
    // files are identified by their hashed names, whichever build they belong to
    await self.clients.claim();
    await keepOpenPages();
  };
  event.waitUntil(activate());
});

self.addEventListener('fetch', (event) => {
  if (hasLeft) return undefined;
  switch (kindOf(detailsOf(event.request), self.location.origin, build)) {
    case 'page':
      return event.respondWith(answerPage(event));
    case 'file':
      return event.respondWith(answerFile(event));
    case 'plainFile':
      return event.respondWith(answerPlainFile(event));
    case 'answer':
      return event.respondWith(answerCall(event, 'answer'));
    case 'saved':
      return event.respondWith(answerCall(event, 'saved'));
    default:
      return undefined;
  }
});

self.addEventListener('message', (event) => {
  const source = event.source instanceof Client ? event.source : undefined;
  // only pages of this origin can send messages
  const message = event.data as ToWorker;
  switch (message.type) {
    case 'forget':
      forgotten += 1;
      shown.clear();
      return event.waitUntil(forget());
    case 'whatWasKept': {
      const at = shown.get(source?.id ?? '');
      return at === undefined ? undefined : send(source, { type: 'kept', at });
    }
    case 'readAnew':
      return void shown.delete(source?.id ?? '');
    case 'takeOver':
      return message.main === build.main ? event.waitUntil(takeOver(source)) : undefined;
    default:
      return undefined;
  }
});
