import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import { sessionEnded, type SessionRoot, type SessionState } from '@/session/sessionSlice';
import { multipartOperations, specOperations } from '@contract/generated/operations';
import { limits } from '@contract/limits';
import type { ApiEnvironment } from './environment';
import { formSigns } from './formSigns';
import { idempotencyKeys } from './idempotencyKeys';

const specCalls: ReadonlySet<string> = new Set(specOperations);
const multipart: ReadonlySet<string> = new Set(multipartOperations);
const logins: ReadonlySet<string> = new Set(['loginEmployer', 'loginJobSeeker', 'loginAdmin']);

/** Calls whose path ends in a slash of its own (spec §7). */
const endInSlash: ReadonlySet<string> = new Set(['getFeaturedEmployers', 'getCategories']);
/**
 * A part of a path that is empty or dots alone: an address can't carry it (`/employers/..` is `/`),
 * so the call would be another one.
 */
const emptySegment = /\/\.{0,2}(?=\/|$)/;

/**
 * Half of a letter of two code units, as an escape. JSON allows it, but no address can be made of
 * it: encodeURIComponent throws.
 */
const loneSurrogate = /\\ud[89ab][\da-f]{2}(?!\\ud[c-f])|(?<!\\ud[89ab][\da-f]{2})\\ud[c-f]/i;
const replaceLoneSurrogates = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : value;

/**
 * Any 2xx is success whatever its body: JSON where it can be read as that, else the text, `null`
 * where there is none. A file is the address of its bytes, to be revoked.
 */
const readBody = async (response: Response): Promise<unknown> => {
  if (response.headers.get('content-type') === 'application/zip')
    return URL.createObjectURL(await response.blob());
  const text = await response.text();
  if (text.trim() === '') return null;
  try {
    // looked for first: asking about each of a long list's texts takes long
    return JSON.parse(
      text,
      text.includes('\\u') && loneSurrogate.test(text) ? replaceLoneSurrogates : undefined,
    ) as unknown;
  } catch {
    return text;
  }
};

/**
 * The body is read by `readBody` alone: for its own errors' sake RTK Query reads a clone as well,
 * which for 50,000 jobs are 40 MB more.
 */
const withoutClone =
  (fetchFn: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await fetchFn(input, init);
    response.clone = () =>
      new Response(null, { status: response.status, headers: response.headers });
    return response;
  };

const toFormData = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value != null) form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
};

/** Repeatable parameters are repeated (`category=a&category=b`); empty ones are left out. */
const queryString = (params: Record<string, unknown>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one != null && one !== '') search.append(name, String(one));
  }
  return search.toString();
};

/**
 * Whose session the app means, on our own host: `role:username`; an administrator is known by the
 * bearer token alone.
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

const baseUrlOf = ({ config, fetchFn }: ApiEnvironment): string =>
  new URL(config.apiHost, fetchFn ? 'http://host.invalid' : document.baseURI).href;

// makeStore gives it; RTK types it unknown
const environmentOf = (api: BaseQueryApi): ApiEnvironment => api.extra as ApiEnvironment;
// the store always has the slice
const sessionOf = (api: BaseQueryApi): SessionState => (api.getState() as SessionRoot).session;

/**
 * Sends one call. Refuses a call outside spec §7 when the host is a spec host, and one whose record
 * has no name or id; adds our own host's headers only for our own host, and ends the session on a
 * 401 outside a log-in. Errors: `{ status, data }` with the host's body, or `FETCH_ERROR`,
 * `TIMEOUT_ERROR`, `CUSTOM_ERROR`.
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError> = async (
  given,
  api,
  extra,
) => {
  const environment = environmentOf(api);
  const { config, fetchFn } = environment;
  if (!config.extensions && !specCalls.has(api.endpoint)) {
    return {
      error: {
        status: 'CUSTOM_ERROR',
        error: `${api.endpoint} is not a call of the specification`,
      },
    };
  }
  const args = typeof given === 'string' ? { url: given } : given;
  if (emptySegment.test(args.url) && !endInSlash.has(api.endpoint))
    return { error: { status: 'CUSTOM_ERROR', error: `${args.url} is no address of a record` } };
  await environment.rehydrated;
  const session = sessionOf(api);
  // a call without a body is about what its address names
  const sent = args.body ?? args.url;
  const key =
    config.extensions && args.method === 'POST' && session.userRole
      ? idempotencyKeys.take(api.endpoint, sent)
      : undefined;
  const signs = config.extensions ? formSigns.headerOf(api.endpoint) : undefined;
  const send = fetchBaseQuery({
    baseUrl: baseUrlOf(environment),
    fetchFn: withoutClone(fetchFn ?? fetch),
    timeout: limits.callTimeout,
    credentials: 'same-origin',
    responseHandler: readBody,
    paramsSerializer: queryString,
    prepareHeaders: (headers) => {
      const bearer = session.authToken && (config.extensions || config.adminAuth === 'bearer');
      if (bearer) headers.set('Authorization', `Bearer ${session.authToken}`);
      if (!config.extensions) return headers;
      const name = sessionName(session);
      if (name) headers.set('X-Session', name);
      if (key) headers.set('Idempotency-Key', key);
      if (signs) headers.set('X-Form-Signs', signs);
      return headers;
    },
  });
  const body = multipart.has(api.endpoint) ? toFormData(args.body) : args.body;
  // a spec host gets no header of ours
  const result = await send(
    { ...args, body, headers: config.extensions ? args.headers : undefined },
    api,
    extra,
  );
  if (key && typeof (result.error?.status ?? 200) === 'number')
    idempotencyKeys.settle(api.endpoint, sent);
  const sameSession =
    session.userRole !== null &&
    sessionName(session) === sessionName(sessionOf(api)) &&
    session.authToken === sessionOf(api).authToken;
  if (config.extensions && result.error?.status === 401 && !logins.has(api.endpoint) && sameSession)
    api.dispatch(sessionEnded({ byHost: true }));
  return result;
};
