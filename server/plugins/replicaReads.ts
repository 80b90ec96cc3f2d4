import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../context';
import {
  currentConsistency,
  consistencyOf,
  withConsistency,
  type ReadConsistency,
} from '../database/readConsistency';
import { readWalPosition } from '../repositories/site/health';
import { isOwnRendering } from './traffic';

declare module 'fastify' {
  // declaration merging is how Fastify's own types are extended
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FastifyRequest {
    /** what its reads must see, if there are replicas */
    consistency: ReadConsistency | undefined;
  }
}

const cookieName = 'jl_read_after';
/** The same for programs, which keep no cookies: they send back the last value they got. */
const headerName = 'x-read-after';
/** In seconds, longer than a replica in use may lag behind. */
const maxAge = 60;
/** A position that no replica ever reaches: reads with it go to the primary. */
const farPosition = Number.MAX_SAFE_INTEGER;

const positionIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
const cookiePattern = new RegExp(String.raw`(?:^|;\s*)${cookieName}=(\d{1,16})(?:;|$)`);

/** Returns the position in the write-ahead log that the request's reads must have reached. */
const positionOf = ({ headers }: FastifyRequest): number => {
  const given = headers[headerName];
  const named = typeof given === 'string' ? given : undefined;
  if (named !== undefined) return positionIn(named) ?? farPosition;
  // an API client that doesn't send its last position reads from the primary
  if (headers.authorization !== undefined) return farPosition;
  const kept = cookiePattern.exec(headers.cookie ?? '')?.[1];
  return kept === undefined ? 0 : (positionIn(kept) ?? farPosition);
};

const isSafe = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/**
 * Makes sure that callers see their own writes on replicas: the answer to a call that wrote
 * contains the position of the primary's log, which the caller's next requests send along.
 */
export const replicaReads = fp(async (app, { context: { db, env } }: { context: Context }) => {
  app.decorateRequest('consistency', undefined);
  if (db.replicas === undefined) return;
  app.addHook('onRequest', (request, _reply, done) => {
    // requests made while rendering a page or feed have the requirements of the original request
    const asked = isOwnRendering(request) ? currentConsistency() : undefined;
    if (asked) {
      done();
      return;
    }
    request.consistency = consistencyOf({ position: positionOf(request), isSafe: isSafe(request) });
    withConsistency(request.consistency, done);
  });
  // a body arrives in another async context
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.consistency) withConsistency(request.consistency, done);
    else done();
  });
  const sendPosition = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { consistency, overdue } = request;
    // an overdue call may still write after its answer
    if (consistency === undefined || consistency.isSafe || !(consistency.hasWritten || overdue))
      return;
    const position = overdue ? farPosition : await readWalPosition(db).catch(() => farPosition);
    const isSecure = request.protocol === 'https' || env.publicUrl?.startsWith('https:') === true;
    void reply
      .header(headerName, String(position))
      .header(
        'set-cookie',
        `${cookieName}=${position}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
      );
  };
  app.addHook('onSend', (request, reply) => sendPosition(request, reply));
  // background work after the answer reads from the primary
  app.addHook('onResponse', async ({ consistency }) => {
    if (consistency) consistency.primaryOnly = true;
  });
});
