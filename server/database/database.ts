import { Pool, types, type PoolClient, type PoolConfig } from 'pg';
import type { Sql } from 'sql-template-tag';
import type { Log } from '../log';
import { nameOf } from './prepared';

/** What SQL can be sent to: the pool or a transaction. Every value of a statement is bound. */
export type Queryable = {
  /** The rows. numeric and bigint come as numbers, timestamptz as Date, date as 'YYYY-MM-DD'. */
  query<Row extends object>(statement: Sql): Promise<Row[]>;
  /** How many rows were touched. */
  execute(statement: Sql): Promise<number>;
};
export type Database = Queryable & {
  /** All of `work` or nothing of it. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** How many connections the pool has, how many of them nobody uses, and how many calls wait for one. */
  connections: () => { open: number; idle: number; waiting: number };
  close: () => Promise<void>;
};

const numericTypes = [types.builtins.INT8, types.builtins.NUMERIC];
for (const type of numericTypes) types.setTypeParser(type, Number);
types.setTypeParser(types.builtins.DATE, (text) => text);

const over = (client: Pool | PoolClient): Queryable => ({
  async query<Row extends object>(statement: Sql) {
    const { text, values } = statement;
    const result = await client.query<Row>({ name: nameOf(statement, text), text, values });
    return result.rows;
  },
  async execute(statement: Sql) {
    const result = await client.query(statement.text, statement.values);
    return result.rowCount ?? 0;
  },
});

/**
 * Opens a pool of connections; nothing is sent before the first statement.
 * `onClose` runs after the last connection ended (the embedded server's stop).
 */
export const openDatabase = (config: PoolConfig, log: Log, onClose: () => Promise<void> = async () => {}): Database => {
  const pool = new Pool({ max: 12, connectionTimeoutMillis: 10_000, ...config });
  // a connection that breaks while nobody uses it would otherwise end the process
  let closed: Promise<void> | undefined;
  pool.on('error', (error) => {
    // the pool is done a little before its connections are, and the embedded server's end then reaches them
    if (closed === undefined) log.warn({ reason: error.message }, 'a database connection broke');
  });
  pool.on('connect', (client) => client.on('error', () => {}));

  const transaction = async <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const value = await work(over(client));
      await client.query('COMMIT');
      return value;
    } catch (error) {
      await client.query('ROLLBACK').catch((reason: Error) => { broken = reason; });
      throw error;
    } finally {
      client.release(broken);
    }
  };
  // the pool ends before its server, or the server's farewell reaches clients nobody listens to
  const close = () => (closed ??= pool.end().then(onClose));
  const connections = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { ...over(pool), transaction, connections, close };
};
