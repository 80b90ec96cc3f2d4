import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../context';
import { ApiError } from '../errors';
import {
  claimKey,
  findStoredResponse,
  storeResponse,
  releaseKey,
} from '../repositories/limits/idempotency';
import { hostTexts } from '../texts/errors';

declare module 'fastify' {
  // Fastify's own types are widened by declaring the same interface
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FastifyRequest {
    /** the key this call has claimed and has to answer for */
    idempotency: { accountId: string; key: string } | undefined;
    /**
     * the answer is for this one moment (a one-time secret): the record of keys must not hold it
     */
    noStore: boolean;
  }
}

/** How long a repetition waits for the first call to be answered, in milliseconds. */
const replayTimeout = 15_000;
const maxKeyLength = 200;

const hashOf = (request: FastifyRequest) =>
  createHash('sha256')
    .update(`${request.method} ${request.url}\n${JSON.stringify(request.body)}`)
    .digest();

/**
 * Product §4: a POST with an Idempotency-Key is carried out once for an account and a day; a
 * repetition gets the same answer.
 */
export const replayOrClaim = async (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const key = request.headers['idempotency-key'];
  if (request.method !== 'POST' || request.caller === null || typeof key !== 'string') return;
  if (key === '' || key.length > maxKeyLength)
    throw new ApiError(400, hostTexts.tooLong('Idempotency-Key', maxKeyLength), 'Idempotency-Key');
  const claim = { accountId: request.caller.accountId, key };
  const bodyHash = hashOf(request);
  for (const until = Date.now() + replayTimeout; ;) {
    if (await claimKey(context.db, claim, bodyHash)) {
      request.idempotency = claim;
      return;
    }
    const kept = await findStoredResponse(context.db, claim);
    if (kept !== undefined && !kept.bodyHash.equals(bodyHash))
      throw new ApiError(409, hostTexts.keyUsed, 'Idempotency-Key');
    if (typeof kept?.status === 'number') {
      await reply
        .code(kept.status)
        .type('application/json; charset=utf-8')
        .send(String(kept.answer));
      return;
    }
    if (Date.now() > until) throw new ApiError(409, hostTexts.keyRunning, 'Idempotency-Key');
    await sleep(50);
  }
};

/**
 * Says that the answer to this call holds a one-time secret, or the call a password: a repetition
 * is carried out anew, and nothing of it is kept.
 */
export const neverStoreResponse = (request: FastifyRequest): void => {
  request.noStore = true;
};

/** Keeps the answers of calls that claimed a key; a failed call gives its key back. */
export const idempotency = fp(async (app, { context }: { context: Context }) => {
  app.decorateRequest('idempotency', undefined);
  app.decorateRequest('noStore', false);
  app.addHook('onSend', async (request, reply, payload) => {
    const claim = request.idempotency;
    if (claim === undefined) return payload;
    request.idempotency = undefined;
    if (reply.statusCode < 300 && typeof payload === 'string' && !request.noStore)
      await storeResponse(context.db, claim, reply.statusCode, payload);
    else await releaseKey(context.db, claim);
    return payload;
  });
});
