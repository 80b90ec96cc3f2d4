import { Readable, type Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database';
import { listJobs } from '../../repositories/jobs/jobLists';
import type { JobRow } from '../../repositories/jobs/jobRows';
import { toJob, type Job } from './jobWire';
import { sharedJobs } from './sharedJobs';

/**
 * Returns a function that serializes a part of the route's list. Fastify doesn't apply the
 * contract's schema to streams, so each batch is serialized with it here.
 */
const serializerOf = (reply: FastifyReply): ((rows: JobRow[]) => string) => {
  // in the contract this response is a list of jobs; Fastify's type assumes that every response is
  // a record
  const serialize = reply.getSerializationFunction('200', 'application/json') as
    | ((jobs: Job[]) => string)
    | undefined;
  if (!serialize) throw new Error('The contract describes no answer for this list.');
  return (rows) => serialize(rows.map(toJob)).slice(1, -1);
};

/** Yields a list's JSON, one piece per batch. */
async function* toText(
  batches: AsyncGenerator<JobRow[], void>,
  textOf: (rows: JobRow[]) => string,
): AsyncGenerator<string, void, undefined> {
  let before = '[';
  for await (const rows of batches) {
    yield before + textOf(rows);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/** Yields `first`, which was awaited separately, and then the rest. */
async function* startingWith<Part>(
  first: IteratorResult<Part, void>,
  rest: AsyncGenerator<Part, void>,
): AsyncGenerator<Part, void, undefined> {
  try {
    if (!first.done) yield first.value;
    yield* rest;
  } finally {
    await rest.return();
  }
}

const sendParts = async (
  reply: FastifyReply,
  parts: AsyncGenerator<string | Buffer, void>,
  unpack?: Transform,
): Promise<FastifyReply> => {
  const whole = Readable.from(startingWith(await parts.next(), parts), { objectMode: false });
  void reply.type('application/json; charset=utf-8');
  if (!unpack) return reply.send(whole);
  whole.on('error', (error) => unpack.destroy(error));
  unpack.on('close', () => whole.destroy());
  return reply.send(whole.pipe(unpack));
};

/**
 * Streams a list of jobs, so that 50,000 of them take no more memory than one batch. An error
 * before the first batch is answered as usual; later ones destroy the socket, so that a partial
 * list can't be mistaken for a whole one.
 */
export const sendJobs = async (
  reply: FastifyReply,
  batches: AsyncGenerator<JobRow[], void>,
): Promise<FastifyReply> => sendParts(reply, toText(batches, serializerOf(reply)));

/** Whether a client accepts gzip, by its Accept-Encoding. */
const acceptsGzip = (header: string | undefined): boolean =>
  (header ?? '').split(',').some((each) => {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
    return name === 'gzip' && !parameters.some((part) => /^q=0(\.0*)?$/.test(part));
  });

/**
 * Streams the live jobs of a category, or all, like `sendJobs`, but generates the list once for all
 * callers until a job changes (`sharedJobs`).
 */
export const sendLiveJobs = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { db, category }: { db: Database; category?: string },
): Promise<FastifyReply> => {
  const listing = { which: 'live' as const, ...(category !== undefined && { category }) };
  const textOf = serializerOf(reply);
  const list = sharedJobs(db, category === undefined ? 'all' : `category ${category}`, {
    rows: () => listJobs(db.reads, listing),
    text: (batches) => toText(batches, textOf),
  });
  if (!list) return sendParts(reply, toText(listJobs(db.reads, listing), textOf));
  void reply.header('vary', 'accept-encoding');
  if (!acceptsGzip(request.headers['accept-encoding']))
    return sendParts(reply, list.read(), createGunzip());
  return sendParts(reply.header('content-encoding', 'gzip'), list.read());
};
