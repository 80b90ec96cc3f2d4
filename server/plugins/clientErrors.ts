import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { hostTexts } from '../texts/errors';
import { bareHeaders } from './bareHeaders';

type ClientError = Error & { code?: string };

/** How long the connection stays open for the client to read the refusal, in milliseconds. */
const lingerTime = 1000;
const refused = new WeakSet<object>();

const refusals: Record<string, { status: number; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: hostTexts.tooSlow },
  HPE_HEADER_OVERFLOW: { status: 431, message: hostTexts.headersTooLarge },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, message: hostTexts.bodyTooLarge },
};

/**
 * Answers requests that aren't valid HTTP, or didn't arrive in time, in the same format as every
 * other error, and closes the connection without reading further.
 */
export function sendClientError(this: FastifyInstance, error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || refused.has(socket)) return;
  refused.add(socket);
  const { status, message } = refusals[error.code ?? ''] ?? {
    status: 400,
    message: hostTexts.badRequest,
  };
  this.log.debug({ status, code: error.code }, 'a connection was refused');
  // if a response is being sent, another one must not be written into it; Node keeps it in this
  // field of the socket
  if (!socket.writable || Reflect.get(socket, '_httpMessage') != null) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ message });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...Object.entries(bareHeaders).map(([name, value]) => `${name}: ${value}`),
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  setTimeout(() => socket.destroy(), lingerTime).unref();
}
