import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { caseFold } from '@contract/text/caseFold';
import { minute } from '@contract/time/durations';
import type { Caller, CallerKey, Role } from '../caller';
import type { Context } from '../context';
import { findApiKey, touchApiKey } from '../repositories/accounts/apiKeys';
import {
  findSessionByToken,
  findSessions,
  touchSession,
  type SessionRow,
} from '../repositories/accounts/sessions';
import { apiKeyPrefix, hashSecret } from '../secrets';
import { sessionLifetime, touchInterval } from '../sessionPolicy';

/** A session, or an API key, which is treated as a session limited to its scopes. */
type Login = SessionRow & { key?: CallerKey };

declare module 'fastify' {
  // declaration merging is how Fastify's own types are extended
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FastifyRequest {
    caller: Caller;
    /** the session of `caller`; undefined for an API key */
    sessionId: string | undefined;
    /**
     * The sessions that may be meant, the latest login first: several if cookies of several roles
     * came without `X-Session`. `caller` is the first one until `authorize` finds the one that may
     * make the call.
     */
    sessions: Login[];
  }
}

const roles: readonly Role[] = ['employer', 'jobseeker', 'admin'];
const cookieName = (role: Role) => `jl_${role}`;
/**
 * Returns the secret in a role's cookie; `undefined` if it is empty or too long to be one of ours.
 */
export const cookieOf = (request: FastifyRequest, role: Role): string | undefined => {
  const value = request.cookies[cookieName(role)];
  return value !== undefined && value !== '' && value.length <= 200 ? value : undefined;
};

const cookieOptions = (request: FastifyRequest, context: Context) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https' || context.env.publicUrl?.startsWith('https:') === true,
  }) as const;
export const setSessionCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  role: Role,
  secret: string,
): void => {
  void reply.setCookie(cookieName(role), secret, {
    ...cookieOptions(request, context),
    maxAge: sessionLifetime(role) / 1000,
  });
};
export const clearSessionCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  role: Role,
): void => {
  void reply.clearCookie(cookieName(role), cookieOptions(request, context));
};

/** Returns the sessions of all the request's cookies, the latest login first. */
export const sessionsOfCookies = (
  request: FastifyRequest,
  context: Context,
): Promise<SessionRow[]> => {
  const secrets = roles.flatMap((role) => cookieOf(request, role) ?? []);
  return secrets.length === 0
    ? Promise.resolve([])
    : findSessions(context.db, secrets.map(hashSecret));
};

const bearerOf = (request: FastifyRequest) =>
  /^bearer +(\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];

/** Whether a request has an API key, valid or not. */
export const hasApiKey = (request: FastifyRequest): boolean =>
  bearerOf(request)?.startsWith(apiKeyPrefix) === true;

/** Parses `X-Session: role:username`; an unreadable one matches no session. */
const namedSession = (request: FastifyRequest) => {
  const header = request.headers['x-session'];
  if (typeof header !== 'string') return undefined;
  const at = header.indexOf(':');
  try {
    return { role: header.slice(0, at), username: decodeURIComponent(header.slice(at + 1)) };
  } catch {
    return { role: '', username: '' };
  }
};

/** Returns the login of a bearer token: an API key's employer, or a session. */
const findByToken = async ({ db }: Context, token: string): Promise<Login | undefined> => {
  const hash = hashSecret(token);
  if (!token.startsWith(apiKeyPrefix)) return findSessionByToken(db, hash);
  const key = await findApiKey(db, hash);
  if (!key) return undefined;
  const { id, scopes, accountId, username, createdAt, usedAt } = key;
  return {
    id,
    role: 'employer',
    accountId,
    username,
    createdAt,
    seenAt: usedAt ?? new Date(0),
    key: { id, scopes },
  };
};

/**
 * Finds the logins of a request (product §4): a bearer token takes precedence over cookies, and
 * X-Session selects one of the cookies. Without X-Session, the latest login that may make the call
 * is used, so that clients that don't know the header work with several cookies, too.
 */
const findCallers = async (request: FastifyRequest, context: Context): Promise<Login[]> => {
  if (request.headers.authorization !== undefined) {
    const token = bearerOf(request);
    const login = token === undefined ? undefined : await findByToken(context, token);
    return login === undefined ? [] : [login];
  }
  const sessions = await sessionsOfCookies(request, context);
  const named = namedSession(request);
  return named === undefined
    ? sessions
    : sessions.filter(
        ({ role, username }) =>
          role === named.role && caseFold(username) === caseFold(named.username),
      );
};

/** Makes a session the caller of the request. */
export const assignSession = (
  request: FastifyRequest,
  { id, role, accountId, username, key }: Login,
): void => {
  request.caller = { role, accountId, username, ...(key && { key }) };
  request.sessionId = key ? undefined : id;
};

/** How often an API key's last use is recorded, in milliseconds. */
const keyTouchInterval = minute;
/** Records that the caller's session or API key is in use. */
const touch = async ({ db }: Context, { caller, sessionId, sessions }: FastifyRequest) => {
  const used = sessions.find(({ id }) => id === (caller?.key?.id ?? sessionId));
  if (!used) return;
  const age = Date.now() - used.seenAt.getTime();
  if (used.key) {
    if (age > keyTouchInterval) await touchApiKey(db, used.id);
  } else if (age > touchInterval(used.role)) await touchSession(db, used.id);
};

/** Decorates each request with its caller, by cookie or bearer token. */
export const callers = fp(async (app, { context }: { context: Context }) => {
  await app.register(cookie);
  app.decorateRequest('caller', null);
  app.decorateRequest('sessionId', undefined);
  // a new array for each request, set below
  app.decorateRequest('sessions');
  app.addHook('onRequest', async (request) => {
    request.sessions = await findCallers(request, context);
    const [latest] = request.sessions;
    if (latest !== undefined) assignSession(request, latest);
  });
  // runs after `authorize`, which may change the caller
  app.addHook('preParsing', (request) => touch(context, request));
});
