import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DatabaseUnavailable } from '../database/unavailable';
import { sendError } from './errors';

declare module 'fastify' {
  // declaration merging is how Fastify's own types are extended
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FastifyRequest {
    /** whether the caller was told that the call timed out; the handler's answer is discarded */
    overdue: boolean;
    /** whether there is an answer: the `onSend` hooks, which run next, have no time limit */
    answering: boolean;
    deadline: { left: number; since: number; timer: NodeJS.Timeout | undefined };
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FastifyContextConfig {
    /** whether the answer has no time limit: an export, an upload, a whole table */
    noTimeout?: boolean;
  }
}

/** From the arrival of a whole request to the first byte of its answer, in milliseconds. */
const maxDuration = 10_000;

/** Notes that there is an answer before any `onSend` hook runs, also one registered earlier. */
const noteAnswer = (request: FastifyRequest, reply: FastifyReply) => {
  const send = reply.send.bind(reply);
  reply.send = (payload) => {
    request.answering = true;
    return send(payload);
  };
};
const start = (request: FastifyRequest, reply: FastifyReply) => {
  const { deadline } = request;
  deadline.since = Date.now();
  deadline.timer = setTimeout(() => {
    if (request.answering) return;
    request.overdue = true;
    sendError(new DatabaseUnavailable(new Error('a call took too long')), request, reply);
    // the handler still calls `send` later, which Fastify would warn about
    reply.send = () => reply;
  }, deadline.left).unref();
};
const pause = ({ deadline }: FastifyRequest) => {
  clearTimeout(deadline.timer);
  deadline.left = Math.max(0, deadline.left - (Date.now() - deadline.since));
};

/**
 * Answers a call that isn't answered in time with a 503 and Retry-After: by then its caller has
 * given up, and a queue of such calls would block others. The time that a body takes to arrive
 * doesn't count; it has a limit of its own.
 */
export const deadlines = fp(async (app) => {
  app.decorateRequest('overdue', false);
  app.decorateRequest('answering', false);
  app.addHook('onRequest', async (request, reply) => {
    request.deadline = { left: maxDuration, since: 0, timer: undefined };
    if (request.routeOptions.config.noTimeout === true) return;
    noteAnswer(request, reply);
    start(request, reply);
    reply.raw.once('close', () => clearTimeout(request.deadline.timer));
  });
  app.addHook('preParsing', async (request) => pause(request));
  app.addHook('preValidation', async (request, reply) => {
    if (request.routeOptions.config.noTimeout !== true) start(request, reply);
  });
});
