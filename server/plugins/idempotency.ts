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
    /** the key that this call has claimed and must release or fill */
    idempotency: { accountId: string; key: string } | undefined;
    /** the response holds a one-time secret and must not be stored */
    noStore: boolean;
  }
}

/** How long a repeated call waits for the first one's response, in milliseconds. */
const replayTimeout = 15_000;
const maxKeyLength = 200;

const hashOf = (request: FastifyRequest) =>
  createHash('sha256')
    .update(`${request.method} ${request.url}\n${JSON.stringify(request.body)}`)
    .digest();

/**
 * A POST with an Idempotency-Key runs once per account and day; a repetition gets the stored
 * response (product §4).
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
  for (const deadline = Date.now() + replayTimeout; ;) {
    if (await claimKey(context.db, claim, bodyHash)) {
      request.idempotency = claim;
      return;
    }
    const stored = await findStoredResponse(context.db, claim);
    if (stored !== undefined && !stored.bodyHash.equals(bodyHash))
      throw new ApiError(409, hostTexts.keyUsed, 'Idempotency-Key');
    if (typeof stored?.status === 'number') {
      await reply
        .code(stored.status)
        .type('application/json; charset=utf-8')
        .send(String(stored.answer));
      return;
    }
    if (Date.now() > deadline) throw new ApiError(409, hostTexts.keyRunning, 'Idempotency-Key');
    await sleep(50);
  }
};

/**
 * For a response with a one-time secret, or a call with a password: nothing of it is stored, and a
 * repetition runs again.
 */
export const neverStoreResponse = (request: FastifyRequest): void => {
  request.noStore = true;
};

/** Stores the responses of calls that claimed a key; a failed call releases it. */
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
