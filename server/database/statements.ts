import type { Sql } from 'sql-template-tag';
import type { Lease } from './connection';
import type { Use } from './pools';
import { nameOf } from './prepared';

/** What SQL can be sent to: a pool or a transaction. All values of a statement are bound. */
export type Queryable = {
  /**
   * Returns the rows. numeric and bigint are numbers, timestamptz is a Date, date is 'YYYY-MM-DD'.
   */
  query<Row extends object>(statement: Sql): Promise<Row[]>;
  /** Returns the number of affected rows. */
  execute(statement: Sql): Promise<number>;
};
/** Runs `work` in one transaction. `timeout`: the limit for each statement, in milliseconds. */
export type Transaction = <T>(
  work: (tx: Queryable) => Promise<T>,
  options?: { timeout?: number },
) => Promise<T>;

/** How much longer the driver waits than the server, in milliseconds. */
const driverGrace = 2_000;

/** Runs statements on a leased connection. */
const leaseQueryable = (
  { client, run }: Lease,
  { prepares, onSuccess }: Use,
  timeout?: number,
): Queryable => {
  const driverTimeout = timeout === undefined ? {} : { query_timeout: timeout + driverGrace };
  const send = async <Row extends object>(statement: Sql) => {
    const { text, values } = statement;
    const name = prepares ? nameOf(statement, text) : undefined;
    const result = await run(() =>
      client.query<Row>({ ...(name && { name }), text, values, ...driverTimeout }),
    );
    onSuccess(text);
    return result;
  };
  return {
    query: async <Row extends object>(statement: Sql) => (await send<Row>(statement)).rows,
    execute: async (statement) => (await send(statement)).rowCount ?? 0,
  };
};

/** Runs each statement on any connection of the pool. */
export const poolQueryable = (use: Use): Queryable => {
  const withConnection = async <T>(work: (connection: Queryable) => Promise<T>): Promise<T> => {
    const lease = await use.pool.acquire();
    try {
      return await work(leaseQueryable(lease, use));
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

export const transactionOn =
  (use: Use): Transaction =>
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
      const value = await work(leaseQueryable(lease, use, timeout));
      await run(() => client.query('COMMIT'));
      return value;
    } catch (error) {
      // fails at once if the connection is lost, which also ends the transaction
      await run(() => client.query('ROLLBACK')).catch(() => {});
      throw error;
    } finally {
      lease.release();
    }
  };

/**
 * Runs each statement in its own transaction, which has the settings that the connection can't
 * keep.
 */
export const perStatementTransactions = (transaction: Transaction): Queryable => ({
  query: <Row extends object>(statement: Sql) =>
    transaction((connection) => connection.query<Row>(statement)),
  execute: (statement) => transaction((connection) => connection.execute(statement)),
});
