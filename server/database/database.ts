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
  /**
   * Connections for what somebody waits for who searches: a statement that takes longer than two
   * seconds is cancelled (57014, which callers are told as a 503), and none reads through a whole
   * table because it expects to meet what it wants soon. Opened when they are first needed.
   */
  searches: Queryable;
  /** All of `work` or nothing of it. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /**
   * How many connections there are, how many of them nobody uses, and how many calls wait for one.
   */
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
 * Opens pools of connections; nothing is sent before the first statement.
 * `onClose` runs after the last connection ended (the embedded server's stop).
 */
export const openDatabase = (
  config: PoolConfig,
  log: Log,
  onClose: () => Promise<void> = async () => {},
): Database => {
  const common = { connectionTimeoutMillis: 10_000, ...config };
  const pool = new Pool({ max: 12, ...common });
  const searches = new Pool({
    max: 8,
    idleTimeoutMillis: 60_000,
    ...common,
    statement_timeout: 2000,
    options: '-c enable_seqscan=off',
  });
  const pools = [pool, searches];
  // a connection that breaks while nobody uses it would otherwise end the process
  let closed: Promise<void> | undefined;
  for (const each of pools) {
    each.on('error', (error) => {
      // a pool is done a little before its connections are, and the embedded server's end then
      // reaches them
      if (closed === undefined) log.warn({ reason: error.message }, 'a database connection broke');
    });
    each.on('connect', (client) => client.on('error', () => {}));
  }

  const transaction = async <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const value = await work(over(client));
      await client.query('COMMIT');
      return value;
    } catch (error) {
      await client.query('ROLLBACK').catch((reason: Error) => {
        broken = reason;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };
  // the pools end before their server: its shutdown message would reach clients with no listener
  const close = () => (closed ??= Promise.all(pools.map((each) => each.end())).then(onClose));
  const sum = (count: (each: Pool) => number) =>
    pools.reduce((total, each) => total + count(each), 0);
  const connections = () => ({
    open: sum(({ totalCount }) => totalCount),
    idle: sum(({ idleCount }) => idleCount),
    waiting: sum(({ waitingCount }) => waitingCount),
  });
  return { ...over(pool), searches: over(searches), transaction, connections, close };
};
