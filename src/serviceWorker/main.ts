import {
  answersCache,
  appShell,
  filesCache,
  isCacheOf,
  isKeptData,
  isOurCache,
  isSavedCache,
  pagesCache,
  savedCache,
  serviceWorkerScript,
  type AppBuild,
  type FromWorker,
  type ToWorker,
} from '@contract/serviceWorker';
import { deleteCaches, dropKept, keep, keptAt, readKept, type Bounds } from './kept';
import { isGone, isOutage, isRenderedBy, kindOf, mayKeep, sessionOf, type Asked } from './policy';

/*
 * Shows the app without a connection: its frame, the pages and results that were last seen, and a job
 * seeker's saved jobs (docs/offline.md). What the network answers always comes first, except for
 * hashed files, which never change.
 */

// written in front of this script by the host (server/plugins/pages/serviceWorker.ts)
declare const build: AppBuild;
declare const self: ServiceWorkerGlobalScope;

/** How long something that was kept waits for the network, in milliseconds. */
const networkTimeout = 4000;
const week = 7 * 24 * 3600 * 1000;
const pageBounds: Bounds = { entries: 15, bytes: 512 * 1024, age: week };
const answerBounds: Bounds = { entries: 60, bytes: 128 * 1024, age: week };

const files = filesCache(build);
/** The log-ins and log-outs since this worker started: what was asked for before one isn't kept. */
let forgotten = 0;
/** By page: when the oldest of what it was answered had been kept. */
const shown = new Map<string, number>();

const wait = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });

const askedOf = ({ method, url, mode, destination, headers }: Request): Asked => ({
  method,
  url,
  mode,
  destination,
  header: (name) => headers.get(name),
});

const send = (client: Client | undefined, message: FromWorker) => client?.postMessage(message);

/** A page is told that what it shows had been kept; one that is yet to be loaded asks by itself. */
const noteShown = async (clientId: string, at: number) => {
  const oldest = Math.min(at, shown.get(clientId) ?? at);
  // pages that were closed
  if (shown.size > 50) shown.clear();
  shown.set(clientId, oldest);
  send(await self.clients.get(clientId), { type: 'kept', at: oldest });
};

/** Its script is gone from the host (`leaveIfGone`): the pages that still have it get nothing of it. */
let hasLeft = false;
const forget = () => deleteCaches(hasLeft ? isOurCache : isKeptData).catch(() => undefined);

/**
 * Keeps something, unless somebody has logged in or out since it was asked for (`before`: what
 * `forgotten` was then) or the worker has left. Where the device has no room for it, what was kept
 * before makes room.
 */
const keepUnlessForgotten = async (before: number, work: () => Promise<void>): Promise<void> => {
  try {
    // gone with a worker that has left, and is started again for the pages that it has
    if (before === forgotten && (await caches.has(files))) await work();
  } catch {
    await forget();
  }
  if (before !== forgotten) await forget();
};

const keepPage = (before: number, url: string, response: Response): Promise<void> =>
  keepUnlessForgotten(before, async () => {
    if (isGone(response.status)) await dropKept(pagesCache(build), url);
    if (!mayKeep('page', response)) return;
    const copy = response.clone();
    if (isRenderedBy(build, await response.text()))
      await keep(pagesCache(build), url, copy, pageBounds);
  });

/** The address without its fragment, under which it is kept. */
const keyOf = (url: string) => url.split('#')[0] ?? url;

/**
 * Without this script on the host there is no worker: it goes, with everything it has kept. The
 * browser itself would run the old one for ever. Asked once each time that the worker is started.
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

/** What the network answers in time; undefined for nothing. */
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
  const page = await readKept(pagesCache(build), url, pageBounds);
  if (page) {
    void noteShown(event.resultingClientId, keptAt(page));
    return page;
  }
  // the host's own page of its outage says more than an empty frame
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

/** The next build has this file under the same name: the old one is for the old pages only. */
const answerPlainFile = ({ request }: FetchEvent): Promise<Response> =>
  fetch(request).catch(async (error: unknown) => {
    const kept = await caches.match(request.url, { cacheName: files });
    if (kept) return kept;
    throw error;
  });

/** One person's saved jobs are there at a time. */
const forgetOthers = (own: string) => deleteCaches((name) => isSavedCache(name) && name !== own);

const answerCall = async (event: FetchEvent, kind: 'answer' | 'saved'): Promise<Response> => {
  const { request } = event;
  const cacheName =
    kind === 'saved' ? savedCache(build, sessionOf(askedOf(request)) ?? '') : answersCache(build);
  const before = forgotten;
  const network = fetch(request);
  const keepIt = async () => {
    const response = (await network).clone();
    // the session has ended
    if (kind === 'saved' && response.status === 401) {
      forgotten += 1;
      await forget();
    }
    if (isGone(response.status)) await dropKept(cacheName, request.url);
    if (!mayKeep(kind, response)) return;
    await keepUnlessForgotten(before, async () => {
      if (kind === 'saved') await forgetOthers(cacheName);
      await keep(cacheName, request.url, response, answerBounds);
    });
  };
  event.waitUntil(keepIt().catch(() => undefined));
  const response = await inTime(network);
  if (response && !isOutage(response.status)) return response;
  const found = await readKept(cacheName, request.url, answerBounds);
  if (!found || before !== forgotten) return response ?? network;
  void noteShown(event.clientId, keptAt(found));
  return found;
};

/** The worker is there as a whole or not at all: one missing file, and the browser tries again later. */
const install = async () => {
  const cache = await caches.open(files);
  await cache.addAll(build.precache);
  const shell = await fetch(appShell, { cache: 'no-store' });
  // while hosts are replaced, another of them may answer, with another build
  if (!shell.ok || !(await shell.clone().text()).includes(build.main))
    throw new Error('The app shell is of another build.');
  await cache.put(appShell, shell);
};

/**
 * The pages that are open already, which no worker has seen being loaded: the browser has them at
 * hand (`force-cache`), as a rule without asking the host again.
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
 * A new build's worker waits until no page of the old one is open (the browser's own rule, so there
 * is no skipWaiting here): a page that is open has the old worker with the old files, and fetches
 * from them what it hasn't loaded yet. Whoever never closes the last page would keep the old worker;
 * so a page of the new build that is the only one tells it to take over (`takeOver`).
 */
self.addEventListener('install', (event) => event.waitUntil(install()));

self.addEventListener('activate', (event) => {
  const activate = async () => {
    await deleteCaches((name) => isOurCache(name) && !isCacheOf(build, name));
    // the host is asked while the worker starts
    await self.registration.navigationPreload?.enable();
    // the first worker takes the pages that are open: the next thing they show is kept. Their files
    // are theirs by name, whatever build they are of
    await self.clients.claim();
    await keepOpenPages();
  };
  event.waitUntil(activate());
});

self.addEventListener('fetch', (event) => {
  if (hasLeft) return undefined;
  switch (kindOf(askedOf(event.request), self.location.origin, build)) {
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

const takeOver = async (main: string) => {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (main === build.main && open.length === 1) await self.skipWaiting();
};

self.addEventListener('message', (event) => {
  const source = event.source instanceof Client ? event.source : undefined;
  // only pages of this origin have a way to send one
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
      return event.waitUntil(takeOver(message.main));
    default:
      return undefined;
  }
});
