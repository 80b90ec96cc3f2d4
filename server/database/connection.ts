import type { Duplex } from 'node:stream';
import { Client, type ClientConfig, type PoolClient, type QueryConfig } from 'pg';
import { errorCode } from '../errorCode';
import type { Servers } from './servers';
import { DatabaseUnavailable, faultOf } from './unavailable';

/** In milliseconds. */
const timeouts = {
  /** to a server, its log-in included: a lost packet costs one second, two cost three */
  connect: 4_000,
  /** to the first statement on a new connection */
  check: 3_000,
  /** until TCP itself asks whether the other side is still there */
  keepAlive: 5_000,
};

/** The driver takes a timeout for a single statement, too, in milliseconds; its own type doesn't say so. */
export type TimedQuery = QueryConfig & { query_timeout: number };

/** What is known of a connection beyond the driver's own state. */
export type Connection = {
  client: Client;
  server: ClientConfig;
  /** it was asked what it leads to, and may be used */
  opened: boolean;
  /** the server process behind it; undefined where a pooler is in between */
  backend: number | undefined;
  /** the statement that is under way: since when, and how much had been read before */
  pending: { since: number; bytesRead: number } | undefined;
  inUse: boolean;
  /** must not be used again */
  condemned: boolean;
};
export type Connections = Map<object, Connection>;

/** The driver's client, made for the server that is the right one at that moment. */
export const clientOf = (
  servers: Servers,
  connections: Connections,
): new (config?: ClientConfig) => Client =>
  class extends Client {
    constructor(config: ClientConfig = {}) {
      const server = servers.current();
      // the pool hides the password from enumeration
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
        condemned: false,
      });
      this.on('error', () => {});
      this.once('end', () => connections.delete(this));
    }
  };

/** Ends a connection without waiting for an answer of the other side. */
export const destroy = ({ client }: Connection): void => {
  client.connection.stream.destroy();
};

/** How much the other side has sent. */
const bytesReadFrom = ({ client }: Connection): number => {
  const { stream }: { stream: Duplex } = client.connection;
  return 'bytesRead' in stream ? Number(stream.bytesRead) : 0;
};

type Found = { pid: number; readOnly: boolean };

/** Asks a new connection what it leads to; fails where another server might be written to instead. */
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
 * Whether a statement is under way of which nothing was heard for so long, in milliseconds. Returns
 * the server process and a function that destroys the connection if that is still so.
 */
export const quietFor = (
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

/** A connection that somebody uses. */
export type Lease = {
  client: PoolClient;
  /**
   * Runs one statement. Where the database is away, that is a DatabaseUnavailable, and a lost
   * connection is destroyed.
   */
  run: <T>(statement: () => Promise<T>) => Promise<T>;
  /** Ends the connection without waiting for an answer; a statement under way fails. */
  destroy: () => void;
  release: () => void;
};

/** `onReadOnly`: the server says that it can only be read. */
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
        connection.condemned = true;
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
    client.release(connection.condemned);
  };
  return { client, run, destroy: () => destroy(connection), release };
};
