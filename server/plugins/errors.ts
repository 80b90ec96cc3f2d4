import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { FilesUnavailable } from '../database/fileStore/store';
import { logFilesOutage, logOutage } from '../database/outageLog';
import { DatabaseUnavailable } from '../database/unavailable';
import { errorCode } from '../errorCode';
import { ApiError } from '../errors';
import type { Log } from '../log';
import { hostTexts } from '../texts/errors';

declare module 'fastify' {
  // declaration merging is how Fastify's own types are extended
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FastifyContextConfig {
    /** the operation of the contract that the route serves */
    operationId?: string;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FastifyInstance {
    /** the log that the host was created with; Fastify's own log is its child */
    hostLog: Log;
  }
}

type Answer = {
  status: number;
  body: { message: string; field?: string; requestId?: string };
  headers?: Record<string, string>;
};

/** Converts Fastify's own errors (for unreadable requests) to our messages. */
const frameworkError = (status: number, code: string): Answer => {
  const message =
    code === 'FST_ERR_CTP_INVALID_JSON_BODY'
      ? hostTexts.malformedJson
      : (messageByStatus[status] ?? hostTexts.badRequest);
  return { status, body: { message } };
};
const messageByStatus: Record<number, string> = {
  404: hostTexts.notFound,
  408: hostTexts.unavailable,
  413: hostTexts.bodyTooLarge,
  415: hostTexts.wrongContentType('application/json'),
  429: hostTexts.busy,
  503: hostTexts.unavailable,
};

const toAnswer = (error: unknown, request: FastifyRequest): Answer => {
  if (error instanceof ApiError) {
    return {
      status: error.status,
      body: { message: error.message, ...(error.field !== undefined && { field: error.field }) },
      headers: error.headers,
    };
  }
  if (error instanceof DatabaseUnavailable || error instanceof FilesUnavailable) {
    return {
      status: 503,
      body: { message: hostTexts.unavailable },
      headers: { 'retry-after': '2' },
    };
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) return frameworkError(status, errorCode(error));
  return { status: 500, body: { message: hostTexts.fault, requestId: request.id } };
};

/**
 * Logs failed calls as errors and refused ones at debug: the operation and status, never the caller
 * or the data. A database outage is logged as one event, however many calls fail.
 */
const logError = (error: unknown, request: FastifyRequest, status: number): void => {
  if (error instanceof DatabaseUnavailable) {
    // the host's log, so that all parts of the host together write one line a second
    logOutage(request.server.hostLog, error);
    return;
  }
  if (error instanceof FilesUnavailable) {
    logFilesOutage(request.server.hostLog, error);
    return;
  }
  const event = { operationId: request.routeOptions.config.operationId, status };
  if (status >= 500)
    request.log.error(
      { ...event, err: error },
      status === 503 ? 'a call could not be answered' : 'a call failed',
    );
  else request.log.debug(event, 'a call was refused');
};

/** Sends an error to the caller. */
export const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const { status, body, headers = {} } = toAnswer(error, request);
  // a 401 has to name a scheme (RFC 9110 §15.5.2); browsers ask for a password only for others
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  logError(error, request, status);
  // the rest of a refused body is read and discarded, so that the sender can read the response
  void reply
    .removeHeader('connection')
    .code(status)
    .headers(headers)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
};

/** Sends every error as `{ message, field? }`; a 500 contains only its request id (product §2). */
export const errors = fp(async (app, { log }: { log: Log }) => {
  app.decorate('hostLog', log);
  app.setErrorHandler(sendError);
});
