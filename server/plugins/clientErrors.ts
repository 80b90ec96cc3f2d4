import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { hostTexts } from '../texts/errors';
import { bareHeaders } from './bareHeaders';

type ClientError = Error & { code?: string };

/** How long somebody may take to read why they were refused, in milliseconds. */
const lingerTime = 1000;
const refused = new WeakSet<object>();

const refusals: Record<string, { status: number; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: hostTexts.tooSlow },
  HPE_HEADER_OVERFLOW: { status: 431, message: hostTexts.headersTooLarge },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, message: hostTexts.bodyTooLarge },
};

/**
 * Answers what isn't HTTP, or not in time, in the words and form of every other refusal, and ends
 * the connection: nothing after it is read.
 */
export function sendClientError(this: FastifyInstance, error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || refused.has(socket)) return;
  refused.add(socket);
  const { status, message } = refusals[error.code ?? ''] ?? {
    status: 400,
    message: hostTexts.badRequest,
  };
  this.log.debug({ status, code: error.code }, 'a connection was refused');
  // an answer that is already on its way must not have another one in its middle; Node keeps it in
  // this field of the socket
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
