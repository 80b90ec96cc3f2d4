import type { Duplex } from 'node:stream';
import { Client, type ClientConfig, type PoolClient, type QueryConfig } from 'pg';
import { errorCode } from '../errorCode';
import type { Servers } from './servers';
import { DatabaseUnavailable, faultOf } from './unavailable';

/** In milliseconds. */
const timeouts = {
  /** to a server, including login: one lost packet costs a second, two cost three */
  connect: 4_000,
  /** for the first statement on a new connection */
  check: 3_000,
  /** until TCP starts to probe an idle connection */
  keepAlive: 5_000,
};

/** The driver accepts a timeout for a single statement, in milliseconds, but its type lacks it. */
export type TimedQuery = QueryConfig & { query_timeout: number };

/** Our state of a connection, in addition to the driver's. */
export type Connection = {
  client: Client;
  server: ClientConfig;
  /** it passed `checkConnection` and may be used */
  opened: boolean;
  /** the pid of its server process; undefined if a pooler is in between */
  backend: number | undefined;
  /** the statement in flight: when it started, and how much had been read before */
  pending: { since: number; bytesRead: number } | undefined;
  inUse: boolean;
  /** must not be reused */
  isBroken: boolean;
};
export type Connections = Map<object, Connection>;

/** Creates the driver's client class, whose instances connect to the current server. */
export const clientOf = (
  servers: Servers,
  connections: Connections,
): new (config?: ClientConfig) => Client =>
  class extends Client {
    constructor(config: ClientConfig = {}) {
      const server = servers.current();
      // the pool makes the password non-enumerable, so a spread drops it
      const { password } = config;
      super({
        ...config,
        ...(password !== undefined && { password }),
        ...server,
        connectionTimeoutMillis: timeouts.connect,
        keepAlive: true,
        keepAliveInitialDelayMillis: timeouts.keepAlive,
      });
      connections.set(this, {
        client: this,
        server,
        opened: false,
        backend: undefined,
        pending: undefined,
        inUse: false,
        isBroken: false,
      });
      this.on('error', () => {});
      this.once('end', () => connections.delete(this));
    }
  };

/** Closes a connection without waiting for the server. */
export const destroy = ({ client }: Connection): void => {
  client.connection.stream.destroy();
};

/** Bytes received so far. */
const bytesReadFrom = ({ client }: Connection): number => {
  const { stream }: { stream: Duplex } = client.connection;
  return 'bytesRead' in stream ? Number(stream.bytesRead) : 0;
};

type Found = { pid: number; readOnly: boolean };

/** Checks a new connection; throws if its server is read-only and another one may be writable. */
export const checkConnection = async (
  connection: Connection,
  { count }: Servers,
): Promise<void> => {
  const { client } = connection;
  const statement: TimedQuery = {
    text: `SELECT pg_backend_pid() AS pid, pg_is_in_recovery() OR current_setting('default_transaction_read_only')::boolean AS "readOnly"`,
    query_timeout: timeouts.check,
  };
  const { rows } = await client.query<Found>(statement);
  const [found] = rows;
  if (found?.readOnly === true && count > 1)
    throw new DatabaseUnavailable(new Error('the server can only be read'));
  connection.opened = true;
  if ('processID' in client && found?.pid === client.processID) connection.backend = found?.pid;
};

/**
 * Returns `undefined` unless a statement has been in flight without any answer for `milliseconds`;
 * otherwise the server process and a function that destroys the connection if it is still silent.
 */
export const unansweredFor = (
  connection: Connection,
  milliseconds: number,
): { backend: number; destroy: () => boolean } | undefined => {
  const { backend, pending } = connection;
  if (backend === undefined || pending === undefined) return undefined;
  const isQuiet = () =>
    connection.pending === pending && bytesReadFrom(connection) === pending.bytesRead;
  if (Date.now() - pending.since < milliseconds || !isQuiet()) return undefined;
  return {
    backend,
    destroy: () => {
      if (!isQuiet()) return false;
      destroy(connection);
      return true;
    },
  };
};

/** A connection in use. */
export type Lease = {
  client: PoolClient;
  /**
   * Runs one statement. If the database is unavailable, throws a DatabaseUnavailable; a lost
   * connection is destroyed.
   */
  run: <T>(statement: () => Promise<T>) => Promise<T>;
  /** Closes the connection without waiting for the server; a statement in flight fails. */
  destroy: () => void;
  release: () => void;
};

/**
 * Marks a connection as in use and returns its lease. `onReadOnly` is called if the server reports
 * that it is read-only.
 */
export const leaseOf = (
  client: PoolClient,
  connection: Connection,
  onReadOnly: () => void,
): Lease => {
  connection.inUse = true;
  const run = async <T>(statement: () => Promise<T>): Promise<T> => {
    connection.pending = { since: Date.now(), bytesRead: bytesReadFrom(connection) };
    try {
      return await statement();
    } catch (error) {
      const fault = faultOf(error);
      if (fault === undefined) throw error;
      if (fault === 'lost') {
        connection.isBroken = true;
        destroy(connection);
      }
      if (errorCode(error) === '25006') onReadOnly();
      throw new DatabaseUnavailable(error);
    } finally {
      connection.pending = undefined;
    }
  };
  const release = () => {
    connection.inUse = false;
    client.release(connection.isBroken);
  };
  return { client, run, destroy: () => destroy(connection), release };
};
