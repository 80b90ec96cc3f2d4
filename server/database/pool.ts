import { Pool, type ClientBase, type PoolClient, type PoolConfig } from 'pg';
import { isRecord } from '../../contract/isRecord';
import {
  checkConnection,
  clientOf,
  destroy,
  leaseOf,
  unansweredFor,
  type Connections,
  type Lease,
} from './connection';
import type { Servers } from './servers';
import { DatabaseUnavailable } from './unavailable';

/** How long a call waits for a connection, in milliseconds. */
const waitTimeout = 5_000;
/** How many calls may wait for a connection; further ones are refused at once. */
const maxWaiting = 200;
/**
 * The maximum age of a connection, in seconds: closing it frees what its server process has leaked.
 */
const maxAge = 30 * 60;

/** Connections to the writable server of a database. */
export type ConnectionPool = {
  pool: Pool;
  /** Returns a connection; rejects with DatabaseUnavailable if none is free in time. */
  acquire: () => Promise<Lease>;
  /** Returns the connections whose statement has had no answer for `milliseconds`. */
  unansweredFor: (milliseconds: number) => { backend: number; destroy: () => boolean }[];
  /** Destroys idle connections, which may have been broken by the same fault. */
  destroyIdle: () => void;
  /** Destroys all connections; statements in flight fail. */
  destroyAll: () => void;
};

/** Creates the driver's pool with our clients. */
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

/** Whether the pool timed out because all connections are in use. */
const isBusy = (error: unknown) =>
  isRecord(error) && String(error['message']).startsWith('timeout exceeded');

/** Opens connections on demand, up to `max`. */
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
      // one that is still being opened is newer than the fault
      if (connection.inUse || !connection.opened) continue;
      connection.isBroken = true;
      destroy(connection);
    }
  };
  const destroyAll = () => {
    for (const connection of connections.values()) {
      connection.isBroken = true;
      destroy(connection);
    }
  };
  const acquire = async (): Promise<Lease> => {
    for (;;) {
      const client = await connect();
      const connection = connections.get(client);
      if (connection === undefined || connection.isBroken) {
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
    unansweredFor: (milliseconds) =>
      [...connections.values()].flatMap((each) => unansweredFor(each, milliseconds) ?? []),
    destroyIdle,
    destroyAll,
  };
};
