import { appShell, serviceWorkerScript, type AppBuild } from '@contract/serviceWorker';

/**
 * How a request is handled. A `page` is requested from the network first and cached if it was
 * rendered; a hashed `file` is taken from the build's cache first, a `plainFile` (whose name stays
 * the same in the next build) last; a public `answer` and a person's `saved` jobs are requested
 * from the network first. The worker ignores `none`.
 */
export type Kind = 'page' | 'file' | 'plainFile' | 'answer' | 'saved' | 'none';

/** The properties of a request on which the decision depends. */
export type RequestDetails = {
  method: string;
  url: string;
  /** `navigate` for a page. */
  mode: string;
  /** `document` for a page in its own tab. */
  destination: string;
  header: (name: string) => string | null;
};

/**
 * Public calls with small answers: no whole tables, nothing that follows typing, and nothing that
 * needs the key of an emailed link.
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
/** Paths that aren't pages of the app. */
const notPages =
  /^\/(api|api-docs|assets|feeds|share|\.well-known)(\/|$)|\.(xml|txt|js|svg|ico|png)$/;

/** Returns the session that a call names; `null` for a visitor's. */
export const sessionOf = ({ header }: RequestDetails): string | null => header('x-session');
const isOfJobSeeker = (session: string | null): boolean =>
  session?.startsWith('jobseeker:') ?? false;

const kindOfCall = (path: string, request: RequestDetails): Kind => {
  if (request.header('authorization') !== null) return 'none';
  const session = sessionOf(request);
  if (savedCalls.test(path)) return isOfJobSeeker(session) ? 'saved' : 'none';
  return session === null && publicCalls.some((call) => call.test(path)) ? 'answer' : 'none';
};

/** Returns how the worker at `origin` handles a request. */
export const kindOf = (request: RequestDetails, origin: string, build: AppBuild): Kind => {
  const url = new URL(request.url);
  // range requests aren't cached
  if (request.method !== 'GET' || url.origin !== origin || request.header('range') !== null)
    return 'none';
  const path = url.pathname;
  if (request.mode === 'navigate')
    return request.destination === 'document' && !notPages.test(path) && path !== appShell
      ? 'page'
      : 'none';
  if (build.files.includes(path)) return 'file';
  if (path === serviceWorkerScript) return 'none';
  if (build.precache.includes(path)) return 'plainFile';
  return path.startsWith('/api/') ? kindOfCall(path, request) : 'none';
};

/** Whether a response may be cached: only complete ones of our own origin without `no-store`. */
export const mayKeep = (kind: Kind, { status, type, redirected, headers }: Response): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  // personal answers have no-store; saved jobs are cached anyway, for their owner only
  (kind === 'saved' || !/\bno-store\b/i.test(headers.get('cache-control') ?? ''));

/** Whether a page was rendered, and by this build: otherwise it has no content worth caching. */
export const isRenderedBy = (build: AppBuild, html: string): boolean =>
  html.includes(build.main) && html.includes('id="state"');

/** Whether a status means that the URL no longer exists. */
export const isGone = (status: number): boolean => status === 404 || status === 410;

/** Whether a status means that a gateway couldn't reach a host, or that the host can't answer. */
export const isOutage = (status: number): boolean => status >= 502 && status <= 504;
