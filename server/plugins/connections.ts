import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum open connections; one more closes the one that has been idle the longest. */
const maxConnections = 2000;

/** In milliseconds. */
export const connectionTimeouts = {
  /** for a whole request to arrive (product §4) */
  request: 30_000,
  /** for its headers to arrive, from the opening of the connection or their first byte */
  headers: 10_000,
  /**
   * until the next request; a proxy keeps connections longer than a browser and must be the one to
   * close them
   */
  keepAlive: 15_000,
  keepAliveBehindProxy: 75_000,
  /** without a byte in either direction during a response: a client that asks and doesn't read */
  inactivity: 60_000,
};

/**
 * Keeps room for new requests: over the limit, the connection that has been idle the longest is
 * closed (one whose headers haven't all arrived counts as idle), and a new one is refused only
 * where all are busy.
 */
export const limitConnections = (server: Server, max = maxConnections): void => {
  // in the order they became idle
  const idle = new Set<Socket>();
  let open = 0;
  server.on('connection', (socket) => {
    open += 1;
    idle.add(socket);
    socket.once('close', () => {
      open -= 1;
      idle.delete(socket);
    });
    if (open <= max) return;
    const [longest] = idle;
    longest?.destroy();
  });
  server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    response.once('close', () => {
      if (!socket.destroyed) idle.add(socket);
    });
  });
};
