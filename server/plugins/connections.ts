import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../addresses';

/**
 * Maximum number of open connections; when exceeded, one connection is closed (see
 * `limitConnections`).
 */
const maxConnections = 2000;

/** In milliseconds. */
export const connectionTimeouts = {
  /** for a whole request to arrive (product §4) */
  request: 30_000,
  /** for its headers to arrive, from when the connection was opened or their first byte */
  headers: 10_000,
  /**
   * until the next request; a proxy keeps connections open for longer than a browser and must be
   * the one to close them
   */
  keepAlive: 15_000,
  keepAliveBehindProxy: 75_000,
  /**
   * without a byte in either direction during a response: for clients that send a request and don't
   * read the response
   */
  inactivity: 60_000,
};

/** The open connections, grouped by network. */
const byNetwork = () => {
  // each set is in the order the connections were opened
  const networks = new Map<string, Set<Socket>>();
  return {
    add: (network: string, socket: Socket): void => {
      networks.set(network, (networks.get(network) ?? new Set()).add(socket));
    },
    remove: (network: string, socket: Socket): void => {
      const sockets = networks.get(network);
      sockets?.delete(socket);
      if (sockets?.size === 0) networks.delete(network);
    },
    /** Returns the network with the most connections. */
    largest: (): [network: string, sockets: ReadonlySet<Socket>] =>
      [...networks].reduce((one, other) => (other[1].size > one[1].size ? other : one)),
  };
};

const firstOf = (
  sockets: Iterable<Socket>,
  isWanted: (socket: Socket) => boolean,
): Socket | undefined => {
  for (const socket of sockets) if (isWanted(socket)) return socket;
  return undefined;
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Limits open connections and keeps room for new ones. Over the limit, closes the connection that
 * has been idle the longest, first in the network with the most connections; a connection whose
 * request hasn't fully arrived counts as idle. If that network has no idle connection but more than
 * half of the limit, closes its oldest one in favor of other networks. Refuses a new connection
 * only if no other can be closed.
 */
export const limitConnections = (server: Server, max = maxConnections): void => {
  // in the order they became idle
  const idle = new Set<Socket>();
  const connections = byNetwork();
  let open = 0;
  const makeRoom = (newcomer: Socket, itsNetwork: string): void => {
    const [network, sockets] = connections.largest();
    const isOther = (socket: Socket) => socket !== newcomer;
    const isCrowding = network !== itsNetwork && sockets.size > max / 2;
    const closed =
      firstOf(idle, (socket) => isOther(socket) && sockets.has(socket)) ??
      (isCrowding ? firstOf(sockets, isOther) : undefined) ??
      firstOf(idle, isOther) ??
      newcomer;
    closed.destroy();
  };
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    open += 1;
    idle.add(socket);
    connections.add(network, socket);
    socket.once('close', () => {
      open -= 1;
      idle.delete(socket);
      connections.remove(network, socket);
    });
    if (open > max) makeRoom(socket, network);
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    const markIdle = (): void => {
      idle.delete(socket);
      if (!socket.destroyed) idle.add(socket);
    };
    // a request with a slow body counts as idle until it has arrived
    if (hasBody(request)) markIdle();
    else idle.delete(socket);
    request.once('end', () => {
      // not if it was answered before its body was read: the rest of the body is then read and
      // discarded
      if (!response.writableEnded) idle.delete(socket);
    });
    response.once('close', markIdle);
  });
};
