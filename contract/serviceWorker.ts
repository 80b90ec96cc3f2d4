/**
 * What the page, its service worker and our host agree on. For use without a connection, the worker
 * caches the app's files and what was last shown (docs/offline.md).
 */
export const serviceWorkerScript = '/sw.js';
/** The page without a screen: the worker's fallback if nothing else is cached. */
export const appShell = '/app.html';

/** One build of the app; the host writes it at the top of the worker's script. */
export type AppBuild = {
  /** Different for every build; part of the name of each of its caches. */
  id: string;
  /** The app's main script: a page that loads another one belongs to another build. */
  main: string;
  /** The files that are fetched when the worker is installed. */
  precache: readonly string[];
  /** All hashed files, cached once they have been fetched. */
  files: readonly string[];
};

/*
 * The caches of one build. `files` is the same for everybody; all others hold what somebody has
 * viewed, and are deleted when a session begins or ends.
 */
const prefix = 'jobline:';
const nameOf = (build: AppBuild, kind: string): string => `${prefix}${build.id}:${kind}`;
export const filesCache = (build: AppBuild): string => nameOf(build, 'files');
/** Rendered pages. */
export const pagesCache = (build: AppBuild): string => nameOf(build, 'pages');
/** Responses of public calls. */
export const apiCache = (build: AppBuild): string => nameOf(build, 'answers');
/** One person's saved jobs, by the name of their session. */
export const savedCache = (build: AppBuild, session: string): string =>
  nameOf(build, `saved:${session}`);
export const isOurCache = (name: string): boolean => name.startsWith(prefix);
export const isCacheOf = (build: AppBuild, name: string): boolean =>
  name.startsWith(nameOf(build, ''));
export const isSavedCache = (name: string): boolean => /^jobline:\w+:saved:/.test(name);
/** Whether the cache holds what somebody has viewed. */
export const isViewedDataCache = (name: string): boolean => /^jobline:\w+:(?!files$)/.test(name);

/** The header of a cached response or page with the time when it was cached, in milliseconds. */
export const cachedAtHeader = 'x-kept-at';

/** Messages from a page to its worker. */
export type ToWorker =
  /** Somebody logged in or out: cached data must not be shown again. */
  | { type: 'forget' }
  /** The page asks whether any response it got came from the cache. */
  | { type: 'whatWasKept' }
  /** The page reloads all its data. */
  | { type: 'readAnew' }
  /** A page with this script is open: a newer worker may take over if it is the only one. */
  | { type: 'takeOver'; main: string };

/**
 * A message from the worker to a page: when the oldest cached response it got was cached, in
 * milliseconds.
 */
export type FromWorker = { type: 'kept'; at: number };
