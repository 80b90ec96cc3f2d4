import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { JobRow } from '../../repositories/jobs/jobRows';
import { toJob, type Job } from './jobWire';

/**
 * Answers a list of jobs as it is read, so that 50,000 of them take no more memory than a batch.
 * Fastify checks no stream against the contract's schema, so each batch goes through the route's
 * own serializer. A fault before the first batch is an ordinary error; one in mid-stream destroys
 * the socket: half a list must not look whole.
 */
export const sendJobs = async (
  reply: FastifyReply,
  batches: AsyncGenerator<JobRow[], void>,
): Promise<FastifyReply> => {
  // by the contract this answer is a list of jobs; Fastify's type takes every answer for a record
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
