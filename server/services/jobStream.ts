import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { JobRow } from '../repositories/jobRows';
import { toJob, type Job } from './jobAnswers';

/**
 * Answers a list of jobs as it is read, so that 50,000 of them take no more memory than a batch. Fastify checks no stream against the contract's
 * schema, so each batch goes through the route's own serializer. A fault in mid-stream destroys the socket: half a list must not look whole.
 */
export const sendJobs = (reply: FastifyReply, batches: AsyncIterable<JobRow[]>): FastifyReply => {
  // by the contract this answer is a list of jobs; Fastify's type takes every answer for a record
  const serialize = reply.getSerializationFunction('200', 'application/json') as ((jobs: Job[]) => string) | undefined;
  if (!serialize) throw new Error('The contract describes no answer for this list.');
  const text = async function* () {
    let opened = false;
    for await (const rows of batches) {
      const items = serialize(rows.map(toJob)).slice(1, -1);
      yield opened ? `,${items}` : `[${items}`;
      opened = true;
    }
    yield opened ? ']' : '[]';
  };
  return reply.type('application/json; charset=utf-8').send(Readable.from(text(), { objectMode: false }));
};
