import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import {
  selectSession,
  sessionEnded,
  type SessionRoot,
  type SessionState,
} from '@/session/sessionSlice';
import { multipartOperations, specOperations } from '@contract/generated/operations';
import { limits } from '@contract/limits';
import type { ApiEnvironment } from './environment';
import type { HostConfig } from './hostConfig';
import { formSigns } from './wire/formSigns';
import { idempotencyKeys } from './wire/idempotencyKeys';
import { readBody, serializeParams, toFormData, withoutClone } from './wire/wireFormat';

const specCalls: ReadonlySet<string> = new Set(specOperations);
const multipart: ReadonlySet<string> = new Set(multipartOperations);
const logins: ReadonlySet<string> = new Set(['loginEmployer', 'loginJobSeeker', 'loginAdmin']);

/** Calls made without a session that accept an idempotency key. */
const registrations: ReadonlySet<string> = new Set(['registerEmployer', 'registerJobSeeker']);

/** Whether our own host recognizes a repeated call by its idempotency key. */
const mayRepeat = (
  { method }: FetchArgs,
  { extensions }: HostConfig,
  session: SessionState,
  endpoint: string,
) => extensions && method === 'POST' && (session.userRole !== null || registrations.has(endpoint));

/** Sent even if the page is left, and without an idempotency key. */
const fireAndForget: ReadonlySet<string> = new Set(['addJobView', 'addSearch', 'logOut']);
/**
 * Sent with `keepalive`, so that they complete even if the page is left: also calls whose effect is
 * shown before the host has answered.
 */
const keepaliveCalls: ReadonlySet<string> = new Set([
  ...fireAndForget,
  'moveApplicants',
  'saveJob',
  'removeSavedJob',
  'updateSavedJob',
]);

/** Calls whose path itself ends with a slash (spec §7). */
const endInSlash: ReadonlySet<string> = new Set(['getFeaturedEmployers', 'getCategories']);
/**
 * A path segment that is empty or consists only of dots: URLs are normalized (`/employers/..` is
 * `/`), so a different call would be sent.
 */
const emptySegment = /\/\.{0,2}(?=\/|$)/;

// set by makeStore; RTK types it as unknown
const environmentOf = (api: BaseQueryApi): ApiEnvironment => api.extra as ApiEnvironment;
// every store has the slice
const sessionOf = (api: BaseQueryApi): SessionState => selectSession(api.getState() as SessionRoot);

/** Returns the reason not to send a call, or `null`. */
const reasonNotToSend = (url: string, endpoint: string, { extensions }: HostConfig) => {
  if (!extensions && !specCalls.has(endpoint))
    return `${endpoint} is not a call of the specification`;
  return emptySegment.test(url) && !endInSlash.has(endpoint)
    ? `${url} is no address of a record`
    : null;
};

/**
 * Returns the session that the app expects, for our own host: `role:username`. An administrator is
 * identified only by the bearer token.
 */
const sessionName = ({
  userRole,
  usernameEmployer,
  usernamejobseek,
}: SessionState): string | undefined => {
  const username =
    userRole === 'employer' ? usernameEmployer : userRole === 'jobseeker' ? usernamejobseek : null;
  return username ? `${userRole}:${encodeURIComponent(username)}` : undefined;
};

type OwnHeaders = { idempotencyKey: string | undefined; signs: string | undefined };
/**
 * Sets our own host's headers. A spec host gets none of them, except the bearer token if its config
 * asks for it.
 */
export const setHeaders = (
  headers: Headers,
  { adminAuth, extensions }: HostConfig,
  session: SessionState,
  { idempotencyKey, signs }: OwnHeaders,
): Headers => {
  if (session.authToken && (extensions || adminAuth === 'bearer'))
    headers.set('Authorization', `Bearer ${session.authToken}`);
  if (!extensions) return headers;
  const name = sessionName(session);
  if (name) headers.set('X-Session', name);
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  if (signs) headers.set('X-Form-Signs', signs);
  return headers;
};

export const baseUrlOf = ({ config, fetchFn }: ApiEnvironment): string =>
  new URL(config.apiHost, fetchFn ? 'http://host.invalid' : document.baseURI).href;

/** Whether both are of the same user, who is logged in. */
export const isSameSession = (one: SessionState, other: SessionState): boolean =>
  one.userRole !== null &&
  sessionName(one) === sessionName(other) &&
  one.authToken === other.authToken;

/** `undefined` if there are no parameters, so that the URL has no question mark. */
const paramsOf = ({ params = {} }: FetchArgs) =>
  serializeParams(params) === '' ? undefined : params;

/**
 * Whether a call was answered for good. A server error (5xx) doesn't count, since the request may
 * still be stored. Nor does a temporary refusal (`Retry-After`), such as while the same call is
 * running.
 */
const isAnswered = ({ error, meta }: Awaited<ReturnType<ReturnType<typeof fetchBaseQuery>>>) => {
  const status = error?.status ?? 200;
  return typeof status === 'number' && status < 500 && !meta?.response?.headers.has('retry-after');
};

/**
 * Sends one call. Refuses a call outside spec §7 if the host is a spec host, and a call whose
 * record has no name or id. Adds our own host's headers only for our own host, and ends the session
 * on a 401 other than a login's. Errors: `{ status, data }` with the host's body, or `FETCH_ERROR`,
 * `TIMEOUT_ERROR`, `CUSTOM_ERROR`.
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError> = async (
  urlOrArgs,
  api,
  extraOptions,
) => {
  const environment = environmentOf(api);
  const { config, fetchFn = fetch } = environment;
  const args = typeof urlOrArgs === 'string' ? { url: urlOrArgs } : urlOrArgs;
  const reason = reasonNotToSend(args.url, api.endpoint, config);
  if (reason) return { error: { status: 'CUSTOM_ERROR', error: reason } };
  const { leaving } = sessionOf(api);
  await environment.rehydrated;
  // a logout clears the keys before the host is called: use the session that is ending
  const session: SessionState = {
    ...sessionOf(api),
    ...(api.endpoint === 'logOut' && leaving),
  };
  const content = [args.url, args.body];
  const keepalive = keepaliveCalls.has(api.endpoint);
  const isPosting =
    mayRepeat(args, config, session, api.endpoint) && !fireAndForget.has(api.endpoint);
  const ownHeaders: OwnHeaders = {
    idempotencyKey: isPosting ? idempotencyKeys.keyFor(api.endpoint, content) : undefined,
    signs: config.extensions ? formSigns.headerFor(api.endpoint) : undefined,
  };
  const send = fetchBaseQuery({
    baseUrl: baseUrlOf(environment),
    fetchFn: withoutClone(fetchFn),
    timeout: limits.callTimeout,
    credentials: 'same-origin',
    responseHandler: readBody,
    paramsSerializer: serializeParams,
    prepareHeaders: (headers) => setHeaders(headers, config, session, ownHeaders),
  });
  const body = multipart.has(api.endpoint) ? toFormData(args.body) : args.body;
  const headers = config.extensions ? args.headers : undefined;
  const params = paramsOf(args);
  const result = await send({ ...args, params, body, headers, keepalive }, api, extraOptions);
  if (ownHeaders.idempotencyKey && isAnswered(result))
    idempotencyKeys.release(api.endpoint, content);
  const isUnauthorized =
    config.extensions && result.error?.status === 401 && !logins.has(api.endpoint);
  if (isUnauthorized && isSameSession(session, sessionOf(api))) api.dispatch(sessionEnded());
  return result;
};
