import type { FastifyReply } from 'fastify';

declare module 'fastify' {
  // declaration merging is how Fastify's own types are extended
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FastifyReply {
    /** Whether the same answer was sent to others before. */
    isShared: boolean;
  }
}

/** Answers as JSON, for as long as the answer itself is referenced. */
const texts = new WeakMap<object, string>();

/**
 * Sends an answer that may be the same object for many callers: it is serialized to JSON, and
 * compressed, once for all of them.
 */
export const sendShared = (reply: FastifyReply, answer: object): FastifyReply => {
  // in the contract, this answer is an object
  const write = reply.getSerializationFunction('200', 'application/json') as
    | ((answer: object) => string)
    | undefined;
  if (!write) throw new Error('The contract describes no such answer.');
  const written = texts.get(answer);
  const text = written ?? write(answer);
  texts.set(answer, text);
  reply.isShared = written !== undefined;
  return reply.type('application/json; charset=utf-8').send(text);
};
