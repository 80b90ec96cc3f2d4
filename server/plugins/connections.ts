import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Connections that may be open at once; where one more comes, the one goes that has been idle the
 * longest.
 */
const maxConnections = 2000;

/** How long a connection may take, in milliseconds. */
export const connectionTimeouts = {
  /** until a request has arrived whole (product §4) */
  request: 30_000,
  /** until its headers have, from the opening of the connection or their first byte */
  headers: 10_000,
  /**
   * until the next one begins; a proxy keeps its connections longer than a browser, and must be the
   * one who ends them
   */
  idle: 15_000,
  idleOfProxy: 75_000,
  /** without a byte in either direction while it is answered: somebody who asks and doesn't read */
  silence: 60_000,
};

/**
 * Keeps room for those who ask for something: of too many connections those are cut that have been
 * open the longest with no request under way (one whose headers haven't all arrived is none), a new
 * one is refused only where all of them are at work.
 */
export const limitConnections = (server: Server, most = maxConnections): void => {
  // in the order in which they became idle
  const idle = new Set<Socket>();
  let open = 0;
  server.on('connection', (socket) => {
    open += 1;
    idle.add(socket);
    socket.once('close', () => {
      open -= 1;
      idle.delete(socket);
    });
    if (open <= most) return;
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
