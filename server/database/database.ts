import { types, type ClientBase, type Pool } from 'pg';
import type { Log } from '../log';
import { openFileStore } from './fileStore/fileStore';
import type { Store } from './fileStore/store';
import { logOutage, noteSuccess } from './outageLog';
import type { ConnectionPool } from './pool';
import { openPools, type DatabaseConfig } from './pools';
import { notingWrites, openReplicas, type Replicas } from './replicas/replicas';
import { rotationOf } from './servers';
import { watchForSilence } from './silence';
import { overAny, overTransactions, transactionOn, type Queryable } from './statements';
import { DatabaseUnavailable } from './unavailable';

export type { Queryable };
export type Database = Queryable & {
  /**
   * Connections for searches that somebody is waiting for: a statement that takes longer than two
   * seconds is cancelled (57014, which callers are told as a 503), and none reads through a whole
   * table because it expects to meet what it wants soon. Opened when they are first needed.
   */
  searches: Queryable;
  /**
   * For what is only shown, such as public pages, lists and exports: read from a replica that shows
   * all that whoever asks has written; without replicas, like any statement. Never for what decides
   * who may do what, or what is written from.
   */
  readonly reads: Queryable;
  /** undefined: none */
  replicas: Replicas | undefined;
  /** where the bytes of new files are kept; undefined: here */
  files: Store | undefined;
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

/** Where there are no replicas. */
const readingItself = (opened: Omit<Database, 'reads' | 'replicas'>): Database => {
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
  let closeReplicas: (() => Promise<void>) | undefined;
  for (const { pool } of pools)
    pool.on('error', (error) => {
      // a pool is done a little before its connections are, and the embedded server's end then
      // reaches them
      if (closed === undefined) logOutage(log, new DatabaseUnavailable(error));
    });
  const stopWatching = watchForSilence([main.pool, searches.pool], config, servers);

  // the pools end before their server: its shutdown message would reach clients with no listener
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
    ...overAny(main),
    searches:
      config.sessions === undefined ? overAny(searches) : overTransactions(transactionOn(searches)),
    transaction: transactionOn(main),
    withClient: clientOn(sessions),
    connections,
    close,
    files: config.files && openFileStore(config.files, log),
  };
  if (config.replicas === undefined) return readingItself(db);
  const opened = openReplicas(config, { primary: db, searches: db.searches, servers }, log);
  const { replicas } = opened;
  closeReplicas = opened.close;
  return {
    ...db,
    ...notingWrites(db, db.transaction),
    searches: opened.searches,
    get reads() {
      return opened.reads();
    },
    replicas,
  };
};
