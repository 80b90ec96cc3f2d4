/**
 * What the page, its service worker and our host agree on. The worker keeps the app's files and what
 * was last shown, for when there is no connection (docs/offline.md).
 */
export const serviceWorkerScript = '/sw.js';
/** The page without a screen: what the worker answers where it has kept nothing else. */
export const appShell = '/app.html';

/** One build of the app, as the host writes it in front of the worker's script. */
export type AppBuild = {
  /** Another for every build; part of the name of each of its caches. */
  id: string;
  /** The app's own script: a page that has another is another build's. */
  main: string;
  /** What is fetched when the worker is installed. */
  precache: readonly string[];
  /** All hashed files, kept once they were fetched. */
  files: readonly string[];
};

/*
 * The caches of one build. `files` are everybody's; all others hold what somebody has looked at, and
 * go when a session begins or ends.
 */
const prefix = 'jobline:';
const nameOf = (build: AppBuild, kind: string): string => `${prefix}${build.id}:${kind}`;
export const filesCache = (build: AppBuild): string => nameOf(build, 'files');
/** Rendered pages. */
export const pagesCache = (build: AppBuild): string => nameOf(build, 'pages');
/** Answers that everybody may read. */
export const answersCache = (build: AppBuild): string => nameOf(build, 'answers');
/** The saved jobs of one person, by the name of their session. */
export const savedCache = (build: AppBuild, session: string): string =>
  nameOf(build, `saved:${session}`);
export const isOurCache = (name: string): boolean => name.startsWith(prefix);
export const isCacheOf = (build: AppBuild, name: string): boolean =>
  name.startsWith(nameOf(build, ''));
export const isSavedCache = (name: string): boolean => /^jobline:\w+:saved:/.test(name);
/** Whether it holds what somebody has looked at. */
export const isKeptData = (name: string): boolean => /^jobline:\w+:(?!files$)/.test(name);

/** On an answer or page that was kept: when, in milliseconds. */
export const keptAtHeader = 'x-kept-at';

/** What a page tells its worker. */
export type ToWorker =
  /** Somebody logged in or out: nothing that was kept may be shown again. */
  | { type: 'forget' }
  /** The page asks whether something it was answered had been kept. */
  | { type: 'whatWasKept' }
  /** The page reads everything anew. */
  | { type: 'readAnew' }
  /** A page with this script is shown: a newer worker may take over if it is the only one. */
  | { type: 'takeOver'; main: string };

/** What the worker tells a page: the oldest of what it was answered was kept then, in milliseconds. */
export type FromWorker = { type: 'kept'; at: number };
