import { Pool, type ClientBase, type PoolClient, type PoolConfig } from 'pg';
import { isRecord } from '../../contract/isRecord';
import {
  checkConnection,
  clientOf,
  destroy,
  leaseOf,
  quietFor,
  type Connections,
  type Lease,
} from './connection';
import type { Servers } from './servers';
import { DatabaseUnavailable } from './unavailable';

/** How long a call waits for a connection, in milliseconds. */
const waitTimeout = 5_000;
/** Calls that may wait for a connection; more are refused at once. */
const maxWaiting = 200;
/** A connection isn't used for longer, in seconds: what leaks in a server process ends with it. */
const maxAge = 30 * 60;

/** Connections to whichever server of a database can be written to. */
export type ConnectionPool = {
  pool: Pool;
  /** A connection; DatabaseUnavailable where none can be had in time. */
  acquire: () => Promise<Lease>;
  /** Connections whose statement nothing was heard of for so long, in milliseconds. */
  quietFor: (milliseconds: number) => { backend: number; destroy: () => boolean }[];
  /** Idle connections aren't used again: they are from before something broke. */
  destroyIdle: () => void;
  /** Ends those in use, too: what is under way fails. */
  destroyAll: () => void;
};

/** The driver's pool of such clients. */
const poolOf = (config: PoolConfig, servers: Servers, connections: Connections) => {
  const onConnect = async (client: ClientBase): Promise<void> => {
    const connection = connections.get(client);
    if (connection === undefined) return;
    try {
      await checkConnection(connection, servers);
    } catch (error) {
      destroy(connection);
      throw error;
    }
  };
  return new Pool({
    connectionTimeoutMillis: waitTimeout,
    maxLifetimeSeconds: maxAge,
    ...config,
    Client: clientOf(servers, connections),
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it
    onConnect,
  });
};

/** The pool refused because all connections are in use. */
const isBusy = (error: unknown) =>
  isRecord(error) && String(error['message']).startsWith('timeout exceeded');

/** Opens connections as they are needed, up to `max`. */
export const openPool = (config: PoolConfig, servers: Servers): ConnectionPool => {
  const connections: Connections = new Map();
  const pool = poolOf(config, servers, connections);

  const connect = async (): Promise<PoolClient> => {
    if (pool.waitingCount >= maxWaiting)
      throw new DatabaseUnavailable(new Error('too many calls wait for a connection'));
    for (let tried = 1; ; tried += 1) {
      const server = servers.current();
      try {
        return await pool.connect();
      } catch (error) {
        if (!isBusy(error)) servers.leave(server);
        if (isBusy(error) || tried >= servers.count) throw new DatabaseUnavailable(error);
      }
    }
  };
  const destroyIdle = () => {
    for (const connection of connections.values()) {
      // one that is only being opened is newer
      if (connection.inUse || !connection.opened) continue;
      connection.condemned = true;
      destroy(connection);
    }
  };
  const destroyAll = () => {
    for (const connection of connections.values()) {
      connection.condemned = true;
      destroy(connection);
    }
  };
  const acquire = async (): Promise<Lease> => {
    for (;;) {
      const client = await connect();
      const connection = connections.get(client);
      if (connection === undefined || connection.condemned) {
        client.release(true);
        continue;
      }
      return leaseOf(client, connection, () => {
        if (servers.count === 1) return;
        servers.leave(connection.server);
        destroyIdle();
      });
    }
  };
  return {
    pool,
    acquire,
    quietFor: (milliseconds) =>
      [...connections.values()].flatMap((each) => quietFor(each, milliseconds) ?? []),
    destroyIdle,
    destroyAll,
  };
};
