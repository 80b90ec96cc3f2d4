import { types, type ClientBase, type Pool } from 'pg';
import type { Sql } from 'sql-template-tag';
import type { Log } from '../log';
import type { Lease } from './connection';
import { logOutage, noteSuccess } from './outageLog';
import type { ConnectionPool } from './pool';
import { openPools, type DatabaseConfig, type Use } from './pools';
import { nameOf } from './prepared';
import { rotationOf } from './servers';
import { watchForSilence } from './silence';
import { DatabaseUnavailable } from './unavailable';

/** What SQL can be sent to: the pool or a transaction. Every value of a statement is bound. */
export type Queryable = {
  /** The rows. numeric and bigint come as numbers, timestamptz as Date, date as 'YYYY-MM-DD'. */
  query<Row extends object>(statement: Sql): Promise<Row[]>;
  /** How many rows were touched. */
  execute(statement: Sql): Promise<number>;
};
export type Database = Queryable & {
  /**
   * Connections for what somebody waits for who searches: a statement that takes longer than two
   * seconds is cancelled (57014, which callers are told as a 503), and none reads through a whole
   * table because it expects to meet what it wants soon. Opened when they are first needed.
   */
  searches: Queryable;
  /**
   * All of `work` or nothing of it. `timeout`: how long each statement may take, in milliseconds,
   * where nobody waits for it.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>, options?: { timeout?: number }): Promise<T>;
  /**
   * The driver's own client, for what streams (COPY) or needs a session (LISTEN), past a pooler; its
   * connection is closed after that. Once `signal` is aborted that is at once, which fails the
   * statement under way.
   */
  withClient<T>(work: (client: ClientBase) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /**
   * How many connections there are, how many of them nobody uses, and how many calls wait for one.
   */
  connections: () => { open: number; idle: number; waiting: number };
  close: () => Promise<void>;
};

const numericTypes = [types.builtins.INT8, types.builtins.NUMERIC];
for (const type of numericTypes) types.setTypeParser(type, Number);
types.setTypeParser(types.builtins.DATE, (text) => text);

/** How much longer than the server the driver waits, in milliseconds. */
const driverGrace = 2_000;

/** Statements on a connection that somebody has. */
const over = (
  { client, run }: Lease,
  { prepares, onSuccess }: Use,
  timeout?: number,
): Queryable => {
  const patience = timeout === undefined ? {} : { query_timeout: timeout + driverGrace };
  return {
    async query<Row extends object>(statement: Sql) {
      const { text, values } = statement;
      const { rows } = await run(() =>
        client.query<Row>({
          ...(prepares && { name: nameOf(statement, text) }),
          text,
          values,
          ...patience,
        }),
      );
      onSuccess(text);
      return rows;
    },
    async execute({ text, values }: Sql) {
      const { rowCount } = await run(() => client.query({ text, values, ...patience }));
      onSuccess(text);
      return rowCount ?? 0;
    },
  };
};

/** Statements on a connection each. */
const overAny = (use: Use): Queryable => {
  const withConnection = async <T>(work: (connection: Queryable) => Promise<T>): Promise<T> => {
    const lease = await use.pool.acquire();
    try {
      return await work(over(lease, use));
    } finally {
      lease.release();
    }
  };
  return {
    query: <Row extends object>(statement: Sql) =>
      withConnection((connection) => connection.query<Row>(statement)),
    execute: (statement) => withConnection((connection) => connection.execute(statement)),
  };
};

const transactionOn =
  (use: Use): Database['transaction'] =>
  async (work, { timeout } = {}) => {
    const lease = await use.pool.acquire();
    const { client, run } = lease;
    try {
      await run(() => client.query(use.begin));
      if (timeout !== undefined)
        await run(() =>
          client.query("SELECT set_config('statement_timeout', $1, true)", [
            String(Math.round(timeout)),
          ]),
        );
      const value = await work(over(lease, use, timeout));
      await run(() => client.query('COMMIT'));
      return value;
    } catch (error) {
      // fails at once where the connection is lost, which ends the transaction too
      await run(() => client.query('ROLLBACK')).catch(() => {});
      throw error;
    } finally {
      lease.release();
    }
  };

/** Statements in a transaction each, which has settings that its connection doesn't keep. */
const overTransactions = (transaction: Database['transaction']): Queryable => ({
  query: <Row extends object>(statement: Sql) =>
    transaction((connection) => connection.query<Row>(statement)),
  execute: (statement) => transaction((connection) => connection.execute(statement)),
});

const clientOn =
  ({ acquire }: ConnectionPool): Database['withClient'] =>
  async (work, signal) => {
    const { client, destroy } = await acquire();
    signal?.addEventListener('abort', destroy, { once: true });
    try {
      signal?.throwIfAborted();
      return await work(client);
    } catch (error) {
      // a server that is still sending would wait for somebody to read
      destroy();
      throw error;
    } finally {
      signal?.removeEventListener('abort', destroy);
      // its settings go with it
      client.release(true);
    }
  };

/**
 * Opens pools of connections; nothing is sent before the first statement. A `connectionString` may
 * name several servers (`postgres://one,two/jobs`): the one that can be written to is used.
 * `onClose` runs after the last connection ended (the embedded server's stop).
 */
export const openDatabase = (
  config: DatabaseConfig,
  log: Log,
  onClose: () => Promise<void> = async () => {},
): Database => {
  const servers = rotationOf(config);
  const onSuccess = (statement: string) => noteSuccess(log, statement);
  const { main, searches, sessions, all: pools } = openPools(config, servers, onSuccess);
  // a connection that breaks while nobody uses it would otherwise end the process
  let closed: Promise<void> | undefined;
  for (const { pool } of pools)
    pool.on('error', (error) => {
      // a pool is done a little before its connections are, and the embedded server's end then
      // reaches them
      if (closed === undefined) logOutage(log, new DatabaseUnavailable(error));
    });
  const stopWatching = watchForSilence([main.pool, searches.pool], config, servers);

  // the pools end before their server: its shutdown message would reach clients with no listener
  const end = async () => {
    await Promise.all([stopWatching(), ...pools.map(({ pool }) => pool.end())]);
    await onClose();
  };
  const close = () => (closed ??= end());
  const sum = (count: (each: Pool) => number) =>
    pools.reduce((total, { pool }) => total + count(pool), 0);
  const connections = () => ({
    open: sum(({ totalCount }) => totalCount),
    idle: sum(({ idleCount }) => idleCount),
    waiting: sum(({ waitingCount }) => waitingCount),
  });
  return {
    ...overAny(main),
    searches:
      config.sessions === undefined ? overAny(searches) : overTransactions(transactionOn(searches)),
    transaction: transactionOn(main),
    withClient: clientOn(sessions),
    connections,
    close,
  };
};
