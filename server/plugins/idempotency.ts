import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { OperationId } from '@contract/generated/operations';
import type { Context } from '../context';
import { ApiError } from '../errors';
import type { KeyedCall } from '../keyedCall';
import {
  claimKey,
  findStoredResponse,
  forgetKey,
  releaseKey,
  storeResponse,
  type TakeOver,
} from '../repositories/limits/idempotency';
import { hostTexts } from '../texts/errors';

declare module 'fastify' {
  // declaration merging is how Fastify's own types are extended
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FastifyRequest {
    /** the key that this call has claimed, and must release or store a response for */
    idempotency: KeyedCall | undefined;
    /** the response contains a one-time secret and must not be stored */
    noStore: boolean;
  }
}

/** Answers with a record that an earlier call with the same key created. */
export type Replay = (request: FastifyRequest, reply: FastifyReply, id: string) => Promise<unknown>;
/**
 * By operation: those whose handlers call `storeIdempotencyRecord` in the transaction that creates
 * the record.
 */
export type Replays = Partial<Record<OperationId, Replay>>;

/** How long a repeated call waits for the first one's response, in milliseconds. */
const replayTimeout = 8_000;
const maxKeyLength = 200;
/**
 * Calls that create several records, each in its own transaction, and skip those created before.
 */
const resumable: ReadonlySet<string> = new Set<OperationId>(['sendLetters', 'moveApplicants']);
/**
 * Returns when a call without a response is considered dead, in seconds. If it is still alive, its
 * `storeIdempotencyRecord` fails, so operations that call it can be taken over soon.
 */
const takeOverOf = (operationId: string, replay: Replay | undefined): TakeOver => ({
  after: replay !== undefined || resumable.has(operationId) ? 5 : 60,
  resumable: resumable.has(operationId),
});

const hashOf = (request: FastifyRequest) => {
  const hash = createHash('sha256').update(
    `${request.method} ${request.url}\n${JSON.stringify(request.body)}`,
  );
  for (const [name, file] of request.uploads ?? []) hash.update(`\n${name}\n`).update(file);
  return hash.digest();
};

/**
 * Runs a POST with an Idempotency-Key once per account and day; a repetition gets the stored
 * response, or the record that the first call created before its host ended (product §4). Must not
 * be used if the body has a password: not even a hash of it may be stored.
 */
export const replayOrClaim = async (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { operationId, replay }: { operationId: string; replay: Replay | undefined },
): Promise<void> => {
  const key = request.headers['idempotency-key'];
  if (request.method !== 'POST' || request.caller === null || typeof key !== 'string') return;
  if (key === '' || key.length > maxKeyLength)
    throw new ApiError(400, hostTexts.tooLong('Idempotency-Key', maxKeyLength), 'Idempotency-Key');
  const call = { accountId: request.caller.accountId, key, claim: randomUUID() };
  const bodyHash = hashOf(request);
  const takeOver = takeOverOf(operationId, replay);
  for (const deadline = Date.now() + replayTimeout; ;) {
    if (await claimKey(context.db, call, bodyHash, takeOver)) {
      request.idempotency = call;
      return;
    }
    const stored = await findStoredResponse(context.db, call);
    if (stored !== undefined && !stored.bodyHash.equals(bodyHash))
      throw new ApiError(409, hostTexts.keyUsed, 'Idempotency-Key');
    if (typeof stored?.status === 'number') {
      await reply
        .code(stored.status)
        .type('application/json; charset=utf-8')
        .send(String(stored.answer));
      return;
    }
    const [record] = stored?.records ?? [];
    if (record !== undefined && replay !== undefined) {
      await reply.code(201).send(await replay(request, reply, record));
      return;
    }
    if (Date.now() > deadline)
      throw new ApiError(409, hostTexts.keyRunning, 'Idempotency-Key', { 'retry-after': '2' });
    await sleep(50);
  }
};

/** For a response with a one-time secret: stores nothing of it, so that a repetition runs again. */
export const neverStoreResponse = (request: FastifyRequest): void => {
  request.noStore = true;
};

/**
 * Stores the responses of calls that claimed a key, and releases the key of failed calls. If
 * neither is possible, the call is still answered: the record it created is found by its key.
 */
export const idempotency = fp(async (app, { context: { db, log } }: { context: Context }) => {
  app.decorateRequest('idempotency', undefined);
  app.decorateRequest('noStore', false);
  app.addHook('onSend', async (request, reply, payload) => {
    const call = request.idempotency;
    // the handler of an overdue call is still running
    if (call === undefined || request.overdue) return payload;
    request.idempotency = undefined;
    try {
      if (request.noStore) await forgetKey(db, call);
      else if (reply.statusCode < 300 && typeof payload === 'string')
        await storeResponse(db, call, reply.statusCode, payload);
      else await releaseKey(db, call);
    } catch (error) {
      log.debug({ err: error }, 'the response to a call with a key was not stored');
    }
    return payload;
  });
});

/** Releases the key of a call that failed after its caller was told that it timed out. */
export const releaseOverdue = async (
  { db }: Pick<Context, 'db'>,
  { idempotency: call }: FastifyRequest,
): Promise<void> => {
  if (call !== undefined) await releaseKey(db, call).catch(() => {});
};
