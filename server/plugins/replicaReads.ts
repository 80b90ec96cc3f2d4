import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../context';
import { currentNeeds, needsOf, withNeeds, type Needs } from '../database/needs';
import { readPosition } from '../repositories/site/health';
import { isOwnRendering } from './traffic';

declare module 'fastify' {
  // declaration merging is how Fastify's own types are extended
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FastifyRequest {
    /** what its reads have to know of, where there are replicas */
    needs: Needs | undefined;
  }
}

const cookieName = 'jl_read_after';
/** The same for programs, which keep no cookies: they send back what they got last. */
const headerName = 'x-read-after';
/** In seconds, longer than a replica that is used may be behind. */
const maxAge = 60;
/** No replica will ever have replayed so much: whoever has this reads from the primary. */
const farPosition = Number.MAX_SAFE_INTEGER;

const positionIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
const cookiePattern = new RegExp(String.raw`(?:^|;\s*)${cookieName}=(\d{1,16})(?:;|$)`);

/** The position in the log of writes that the request must see at least. */
const positionOf = ({ headers }: FastifyRequest): number => {
  const given = headers[headerName];
  const named = typeof given === 'string' ? given : undefined;
  if (named !== undefined) return positionIn(named) ?? farPosition;
  // a program that doesn't say what it wrote last sees all
  if (headers.authorization !== undefined) return farPosition;
  const kept = cookiePattern.exec(headers.cookie ?? '')?.[1];
  return kept === undefined ? 0 : (positionIn(kept) ?? farPosition);
};

const isSafe = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/**
 * Tells replicas' reads what each request must see: an answer to a call that wrote has the position
 * of the primary's log after it, which the next calls bring along.
 */
export const replicaReads = fp(async (app, { context: { db, env } }: { context: Context }) => {
  app.decorateRequest('needs', undefined);
  if (db.replicas === undefined) return;
  app.addHook('onRequest', (request, _reply, done) => {
    // what a page or feed is made from has to show what the page has to
    const asked = isOwnRendering(request) ? currentNeeds() : undefined;
    if (asked) {
      done();
      return;
    }
    request.needs = needsOf({ position: positionOf(request), isSafe: isSafe(request) });
    withNeeds(request.needs, done);
  });
  // a body arrives in another context
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.needs) withNeeds(request.needs, done);
    else done();
  });
  const sendPosition = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { needs, overdue } = request;
    // what a call does that is over for its caller may still be written
    if (needs === undefined || needs.isSafe || !(needs.hasWritten || overdue)) return;
    const position = overdue ? farPosition : await readPosition(db).catch(() => farPosition);
    const isSecure = request.protocol === 'https' || env.publicUrl?.startsWith('https:') === true;
    void reply
      .header(headerName, String(position))
      .header(
        'set-cookie',
        `${cookieName}=${position}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
      );
  };
  app.addHook('onSend', (request, reply) => sendPosition(request, reply));
  // what goes on behind an answer is in no hurry
  app.addHook('onResponse', async ({ needs }) => {
    if (needs) needs.primaryOnly = true;
  });
});
