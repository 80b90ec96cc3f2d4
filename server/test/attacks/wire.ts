import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openHost, type TestHost } from '../host';

export type ListeningHost = TestHost & { port: number };

/** Starts a host on a real socket of this machine. */
export const listenHost = async (settings: Record<string, string> = {}): Promise<ListeningHost> => {
  const host = await openHost(settings);
  await host.app.listen({ port: 0, host: '127.0.0.1' });
  const address = host.app.server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The host listens on no port.');
  return { ...host, port: address.port };
};

/** Makes an API call over the socket; redirects are returned, not followed. */
export const fetchApi = (
  { port }: ListeningHost,
  method: string,
  address: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/api${address}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
    redirect: 'manual',
  });

export type RawConnection = {
  socket: Socket;
  /** Everything received so far. */ received: () => string;
  closed: () => boolean;
};
/** Opens a connection and sends `text`; a reset connection is not an error. */
export const openRawConnection = async (
  port: number,
  text: string | Buffer = '',
  localAddress = '127.0.0.1',
): Promise<RawConnection> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  let received = '';
  let closed = false;
  socket.on('data', (bytes) => {
    received += bytes.toString('latin1');
  });
  socket
    .on('error', () => {})
    .on('close', () => {
      closed = true;
    });
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  if (text !== '') socket.write(text);
  return { socket, received: () => received, closed: () => closed };
};

/** How long the connection must be silent before no more data is expected, in milliseconds. */
const quietMs = 300;

/** Returns the status of each response in the received text. */
export const statusesIn = (received: string): number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

/**
 * Sends `text` and returns everything received until the host closes the connection, or until
 * nothing more arrives after `expectedAnswers` responses.
 */
export const sendRaw = async (
  port: number,
  text: string | Buffer,
  expectedAnswers = 1,
): Promise<string> => {
  const { socket, received, closed } = await openRawConnection(port, text);
  let length = -1;
  let quietSince = Date.now();
  // a busy machine responds late: the silence is only timed from the last data, or until the
  // deadline
  for (const until = Date.now() + 20_000; Date.now() < until && !closed(); await sleep(10)) {
    if (received().length !== length) [length, quietSince] = [received().length, Date.now()];
    const isComplete = statusesIn(received()).length >= expectedAnswers;
    if (isComplete && Date.now() - quietSince > quietMs) break;
  }
  socket.destroy();
  return received();
};
