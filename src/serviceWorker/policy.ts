import { appShell, serviceWorkerScript, type AppBuild } from '@contract/serviceWorker';

/**
 * What becomes of a request: a `page` is asked for first and kept if it was rendered, a hashed `file`
 * is taken from the build's cache first, a `plainFile` (whose name stays the same in the next build)
 * last; an `answer` that everybody may read and somebody's `saved` jobs are asked for first. With
 * `none` the worker has nothing to do.
 */
export type Kind = 'page' | 'file' | 'plainFile' | 'answer' | 'saved' | 'none';

/** The parts of a request that decide. */
export type Asked = {
  method: string;
  url: string;
  /** Of a page: `navigate`. */
  mode: string;
  /** Of a page in its own tab: `document`. */
  destination: string;
  header: (name: string) => string | null;
};

/**
 * Calls whose answers visitors may see and that are small: no whole tables, nothing that follows
 * typing, and nothing by a mailed link's key.
 */
const publicCalls = [
  /^\/api\/jobs\/search$/,
  /^\/api\/jobs\/pay$/,
  /^\/api\/jobs\/[^/]+\/(similar|end)$/,
  /^\/api\/jobdescriptions\/jobdescriptions\/[^/]+$/,
  /^\/api\/(categories|featuredemployer)\/?$/,
  /^\/api\/(stats|terms\/terms)$/,
  /^\/api\/employers\/[^/]+\/promise$/,
  /^\/api\/employer\/employers\/username\/[^/]+$/,
];
const savedCalls = /^\/api\/saved-jobs(\/ids)?$/;
/** Addresses that are no page of the app. */
const notPages =
  /^\/(api|api-docs|assets|feeds|share|\.well-known)(\/|$)|\.(xml|txt|js|svg|ico|png)$/;

/** Whose session a call names; null for a visitor's. */
export const sessionOf = ({ header }: Asked): string | null => header('x-session');
const isOfJobSeeker = (session: string | null): boolean =>
  session?.startsWith('jobseeker:') ?? false;

const kindOfCall = (path: string, asked: Asked): Kind => {
  if (asked.header('authorization') !== null) return 'none';
  const session = sessionOf(asked);
  if (savedCalls.test(path)) return isOfJobSeeker(session) ? 'saved' : 'none';
  return session === null && publicCalls.some((call) => call.test(path)) ? 'answer' : 'none';
};

/** What the worker at `origin` does with a request. */
export const kindOf = (asked: Asked, origin: string, build: AppBuild): Kind => {
  const url = new URL(asked.url);
  // a part of a file is nothing to keep
  if (asked.method !== 'GET' || url.origin !== origin || asked.header('range') !== null)
    return 'none';
  const path = url.pathname;
  if (asked.mode === 'navigate')
    return asked.destination === 'document' && !notPages.test(path) && path !== appShell
      ? 'page'
      : 'none';
  if (build.files.includes(path)) return 'file';
  if (path === serviceWorkerScript) return 'none';
  if (build.precache.includes(path)) return 'plainFile';
  return path.startsWith('/api/') ? kindOfCall(path, asked) : 'none';
};

/** Whether an answer may be kept: a whole one of our own, that nobody asked not to store. */
export const mayKeep = (kind: Kind, { status, type, redirected, headers }: Response): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  // every personal answer says no-store: somebody's saved jobs are kept all the same, for them alone
  (kind === 'saved' || !/\bno-store\b/i.test(headers.get('cache-control') ?? ''));

/** Whether a page was rendered, by this build: only then is there anything in it to be read. */
export const isRenderedBy = (build: AppBuild, html: string): boolean =>
  html.includes(build.main) && html.includes('id="state"');

/** There is nothing at that address any more. */
export const isGone = (status: number): boolean => status === 404 || status === 410;

/** No host was reached by who stands in front of it, or it can't answer anybody. */
export const isOutage = (status: number): boolean => status >= 502 && status <= 504;
