import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { JobRow } from '../../repositories/jobs/jobRows';
import { toJob, type Job } from './jobWire';

/**
 * Streams a list of jobs, so that 50,000 of them take no more memory than a batch. Fastify doesn't
 * check streams against the contract's schema, so each batch goes through the route's serializer.
 * An error before the first batch is an ordinary one; in mid-stream it destroys the socket: half a
 * list must not look whole.
 */
export const sendJobs = async (
  reply: FastifyReply,
  batches: AsyncGenerator<JobRow[], void>,
): Promise<FastifyReply> => {
  // by the contract this response is a list of jobs; Fastify's type takes every response for a
  // record
  const serialize = reply.getSerializationFunction('200', 'application/json') as
    | ((jobs: Job[]) => string)
    | undefined;
  if (!serialize) throw new Error('The contract describes no answer for this list.');
  const textOf = (rows: JobRow[]) => serialize(rows.map(toJob)).slice(1, -1);
  const first = await batches.next();
  const text = async function* () {
    yield first.done ? '[' : `[${textOf(first.value)}`;
    for await (const rows of batches) yield `,${textOf(rows)}`;
    yield ']';
  };
  return reply
    .type('application/json; charset=utf-8')
    .send(Readable.from(text(), { objectMode: false }));
};
