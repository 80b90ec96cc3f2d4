import type { Sql } from 'sql-template-tag';
import type { Lease } from './connection';
import type { Use } from './pools';
import { nameOf } from './prepared';

/** What SQL can be sent to: the pool or a transaction. Every value of a statement is bound. */
export type Queryable = {
  /** The rows. numeric and bigint come as numbers, timestamptz as Date, date as 'YYYY-MM-DD'. */
  query<Row extends object>(statement: Sql): Promise<Row[]>;
  /** How many rows were touched. */
  execute(statement: Sql): Promise<number>;
};
/** All of `work` or nothing of it. */
export type Transaction = <T>(
  work: (tx: Queryable) => Promise<T>,
  options?: { timeout?: number },
) => Promise<T>;

/** How much longer than the server the driver waits, in milliseconds. */
const driverGrace = 2_000;

/** Statements on a connection that somebody has. */
const over = (
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

/** Statements on a connection each. */
export const overAny = (use: Use): Queryable => {
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
export const overTransactions = (transaction: Transaction): Queryable => ({
  query: <Row extends object>(statement: Sql) =>
    transaction((connection) => connection.query<Row>(statement)),
  execute: (statement) => transaction((connection) => connection.execute(statement)),
});
