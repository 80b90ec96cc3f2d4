import { types, type ClientBase, type Pool } from 'pg';
import type { Log } from '../log';
import { watchDeadConnections } from './deadConnections';
import { openFileStore } from './fileStore/fileStore';
import type { Store } from './fileStore/store';
import { logOutage, noteSuccess } from './outageLog';
import type { ConnectionPool } from './pool';
import { openPools, type DatabaseConfig } from './pools';
import { openReplicas, trackWrites, type Replicas } from './replicas/replicas';
import { rotationOf } from './servers';
import {
  perStatementTransactions,
  poolQueryable,
  transactionOn,
  type Queryable,
} from './statements';
import { DatabaseUnavailable } from './unavailable';

export type { Queryable };
export type Database = Queryable & {
  /**
   * Connections for searches that a user waits for: statements are canceled after two seconds
   * (57014, answered as 503), and sequential scans are disabled, which the planner would choose if
   * it expects to find matches early. Opened on first use.
   */
  searches: Queryable;
  /**
   * For data that is only displayed, such as public pages, lists and exports: reads from a replica
   * that has all the caller has written, or from the primary if there are no replicas. Never use it
   * for authorization, or to read what a write depends on.
   */
  readonly reads: Queryable;
  /** undefined: no replicas are configured */
  replicas: Replicas | undefined;
  /** where the bytes of new files are stored; undefined: in the database */
  files: Store | undefined;
  /**
   * Runs `work` in one transaction. `timeout`: the limit for each statement, in milliseconds, if it
   * differs from the default.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>, options?: { timeout?: number }): Promise<T>;
  /**
   * Passes the driver's own client to `work`, for streaming (COPY) or sessions (LISTEN). Bypasses a
   * pooler; the connection is closed afterwards. Aborting `signal` closes it at once, and the
   * statement in flight fails.
   */
  withClient<T>(work: (client: ClientBase) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Returns the number of open and idle connections, and of calls waiting for one. */
  connections: () => { open: number; idle: number; waiting: number };
  close: () => Promise<void>;
};

const numericTypes = [types.builtins.INT8, types.builtins.NUMERIC];
for (const type of numericTypes) types.setTypeParser(type, Number);
types.setTypeParser(types.builtins.DATE, (text) => text);

const clientOn =
  ({ acquire }: ConnectionPool): Database['withClient'] =>
  async (work, signal) => {
    const { client, destroy } = await acquire();
    signal?.addEventListener('abort', destroy, { once: true });
    try {
      signal?.throwIfAborted();
      return await work(client);
    } catch (error) {
      // otherwise a server that is still sending would wait for a reader
      destroy();
      throw error;
    } finally {
      signal?.removeEventListener('abort', destroy);
      // closes it, since its session settings must not leak
      client.release(true);
    }
  };

/** Returns a database without replicas: its `reads` go to the primary. */
const withoutReplicas = (opened: Omit<Database, 'reads' | 'replicas'>): Database => {
  const db: Database = {
    ...opened,
    reads: {
      query: (statement) => db.query(statement),
      execute: (statement) => db.execute(statement),
    },
    replicas: undefined,
  };
  return db;
};

/**
 * Opens connection pools; nothing is sent before the first statement. A `connectionString` may name
 * several servers (`postgres://one,two/jobs`): the writable one is used. `onClose` runs after the
 * last connection has ended (it stops the embedded server).
 */
export const openDatabase = (
  config: DatabaseConfig,
  log: Log,
  onClose: () => Promise<void> = async () => {},
): Database => {
  const servers = rotationOf(config);
  const onSuccess = (statement: string) => noteSuccess(log, statement);
  const { main, searches, sessions, all: pools } = openPools(config, servers, onSuccess);
  // without a listener, an idle connection that breaks would end the process
  let closed: Promise<void> | undefined;
  let closeReplicas: (() => Promise<void>) | undefined;
  for (const { pool } of pools)
    pool.on('error', (error) => {
      // a pool ends slightly before its connections, which then see the embedded server's shutdown
      if (closed === undefined) logOutage(log, new DatabaseUnavailable(error));
    });
  const stopWatching = watchDeadConnections([main.pool, searches.pool], config, servers);

  // the pools end before their server: otherwise its shutdown message would reach clients without a
  // listener
  const end = async () => {
    await Promise.all([stopWatching(), closeReplicas?.(), ...pools.map(({ pool }) => pool.end())]);
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
  const db = {
    ...poolQueryable(main),
    searches:
      config.sessions === undefined
        ? poolQueryable(searches)
        : perStatementTransactions(transactionOn(searches)),
    transaction: transactionOn(main),
    withClient: clientOn(sessions),
    connections,
    close,
    files: config.files && openFileStore(config.files, log),
  };
  if (config.replicas === undefined) return withoutReplicas(db);
  const opened = openReplicas(config, { primary: db, searches: db.searches, servers }, log);
  const { replicas } = opened;
  closeReplicas = opened.close;
  return {
    ...db,
    ...trackWrites(db, db.transaction),
    searches: opened.searches,
    get reads() {
      return opened.reads();
    },
    replicas,
  };
};
