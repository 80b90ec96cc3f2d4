import type { Sql } from 'sql-template-tag';
import { errorCode } from '../../errorCode';
import type { Log } from '../../log';
import { watchDeadConnections } from '../deadConnections';
import { openPool, type ConnectionPool } from '../pool';
import { openPools, type DatabaseConfig } from '../pools';
import { currentConsistency, noteSeen, noteWrite, type ReadConsistency } from '../readConsistency';
import { rotationOf, type Servers } from '../servers';
import {
  perStatementTransactions,
  poolQueryable,
  transactionOn,
  type Queryable,
  type Transaction,
} from '../statements';
import { DatabaseUnavailable } from '../unavailable';
import {
  isWithinLag,
  lagOf,
  watchReplicas,
  type PrimaryStatus,
  type WatchedReplica,
} from './replicaWatch';

/** The state of a database's read replicas. */
export type Replicas = {
  /** `lag`: the upper bound of its lag, in seconds. */
  states: () => { place: string; isUsed: boolean; lag: number }[];
  /** Returns how many statements were read from each place. */
  reads: () => { place: string; count: number }[];
  /**
   * Records that cached reads were dropped: from now on, computed values include everything written
   * until now.
   */
  noteDrop: () => void;
  droppedAt: () => number;
};

/** The kinds of reads. */
type Kind = 'main' | 'searches';
type Replica = WatchedReplica & Record<Kind, Queryable> & { count: number };

/**
 * PostgreSQL's errors about a missing table, column or function: a replica may be slightly behind a
 * migration.
 */
const schemaCodes: ReadonlySet<string> = new Set(['42P01', '42703', '42883']);
/** No connection was free: another server would soon be just as busy. */
const busyMessages = /^(?:timeout exceeded|too many calls)/;

/** Whether a read that failed on a replica is worth a retry on the primary. */
const isOfReplica = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable
    ? // 57014: it timed out, and would on the primary, too
      error.code !== '57014' && !busyMessages.test(error.message)
    : schemaCodes.has(errorCode(error));

/** Whether the connection was lost, or none could be opened. */
const isGone = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && error.code !== '40001' && error.code !== '25006';

const openReplica = (config: DatabaseConfig, url: string, number: number): Replica => {
  const here = { ...config, connectionString: url };
  const servers = rotationOf(here);
  // no `onSuccess`: a replica's answer says nothing about the primary
  const { main, searches, all } = openPools(here, servers, () => {});
  const probePool = openProbePool(here, servers);
  for (const { pool } of [...all, probePool]) pool.on('error', () => {});
  return {
    number,
    isUp: false,
    replayed: 0,
    knownUntil: -Infinity,
    probePool,
    reading: [main.pool, searches.pool],
    main: poolQueryable(main),
    searches:
      here.sessions === undefined
        ? poolQueryable(searches)
        : perStatementTransactions(transactionOn(searches)),
    count: 0,
  };
};

/** Opens a single connection for polling a server's WAL position. */
const openProbePool = (config: DatabaseConfig, servers: Servers): ConnectionPool =>
  openPool(
    {
      ...config,
      // a pooler refuses session limits
      statement_timeout: 0,
      idle_in_transaction_session_timeout: 0,
      max: 1,
      idleTimeoutMillis: 0,
    },
    servers,
  );

/** Starts watching replicas on the first call of `watch`. */
const watcherOf = (
  config: DatabaseConfig,
  primary: Parameters<typeof watchReplicas>[0],
  all: readonly Replica[],
  log: Log,
) => {
  const { urls, maxLag } = config.replicas ?? { urls: [], maxLag: 0 };
  let stops: (() => Promise<void>)[] | undefined;
  const start = () => [
    watchReplicas(primary, all, maxLag, log),
    ...all.map(({ number, reading }) => {
      const here = { ...config, connectionString: urls[number - 1] ?? '' };
      return watchDeadConnections(reading, here, rotationOf(here));
    }),
  ];
  return {
    watch: (): void => {
      stops ??= start();
    },
    stop: async (): Promise<void> => {
      await Promise.all((stops ?? []).map((stop) => stop()));
    },
  };
};

/** Chooses the replica that a request reads from, in rotation. */
const makeReplicaSelector = (
  replicas: readonly Replica[],
  primary: PrimaryStatus,
  maxLag: number,
) => {
  let turn = 0;
  const isConsistent = (replica: Replica, consistency: ReadConsistency): boolean =>
    replica.isUp &&
    isWithinLag(replica, primary, maxLag) &&
    replica.replayed >= consistency.position &&
    // while the primary is away, nobody knows whether a replica has that change; an older state is
    // better than none, unless it is shared with other callers
    ((primary.isAway && !consistency.isShared) || replica.knownUntil > consistency.since);
  return (consistency: ReadConsistency): Replica | undefined => {
    const suiting = replicas.filter((each) => isConsistent(each, consistency));
    const present = suiting.find((each) => each === consistency.place);
    if (present) return present;
    if (suiting.length === 0) return undefined;
    turn += 1;
    return suiting[turn % suiting.length];
  };
};

/** Routes the reads of a request to one of the replicas, or to the primary if none is suitable. */
const makeRouting = (
  replicas: readonly Replica[],
  choose: (consistency: ReadConsistency) => Replica | undefined,
  countPrimary: () => void,
) => {
  const choiceOf = (consistency: ReadConsistency | undefined): Replica | undefined => {
    if (consistency === undefined || consistency.primaryOnly) return undefined;
    const replica = choose(consistency);
    if (replica === undefined) return undefined;
    consistency.place = replica;
    // a state that may lack a change isn't shared with other callers
    const isComplete = replica.knownUntil > consistency.since;
    noteSeen(consistency, isComplete ? replica.replayed : -1, replica.knownUntil);
    return replica;
  };
  return (
    kind: Kind,
    primary: Queryable,
    ofWhom: () => ReadConsistency | undefined,
  ): Queryable => ({
    async query<Row extends object>(statement: Sql) {
      const replica = choiceOf(ofWhom());
      if (replica !== undefined) {
        try {
          const rows = await replica[kind].query<Row>(statement);
          replica.count += 1;
          return rows;
        } catch (error) {
          if (!isOfReplica(error)) throw error;
          // until it answers the next poll
          if (isGone(error)) replica.isUp = false;
        }
      }
      countPrimary();
      return primary.query<Row>(statement);
    },
    execute: (statement) => primary.execute(statement),
  });
};

/** Whether a statement writes; one that only locks rows counts, too. */
const isWrite = (text: string) => /\b(?:INSERT|UPDATE|DELETE)\b/.test(text);

/** Wraps the primary so that writes are noted in their request. */
export const trackWrites = (
  primary: Queryable,
  transact: Transaction,
): Queryable & { transaction: Transaction } => ({
  async query<Row extends object>(statement: Sql) {
    const rows = await primary.query<Row>(statement);
    if (isWrite(statement.text)) noteWrite();
    return rows;
  },
  async execute(statement) {
    const count = await primary.execute(statement);
    noteWrite();
    return count;
  },
  async transaction(work, options) {
    const value = await transact(work, options);
    noteWrite();
    return value;
  },
});

/**
 * Opens the routing of reads to replicas. Replicas aren't contacted before the first read of a
 * request, so a process that serves none leaves them alone.
 */
export const openReplicas = (
  config: DatabaseConfig,
  { primary, searches, servers }: { primary: Queryable; searches: Queryable; servers: Servers },
  log: Log,
) => {
  const { urls, maxLag } = config.replicas ?? { urls: [], maxLag: 0 };
  const all = urls.map((url, index) => openReplica(config, url, index + 1));
  const probePool = openProbePool(config, servers);
  probePool.pool.on('error', () => {});
  let [fromPrimary, droppedAt] = [0, 0];
  const primaryStatus: PrimaryStatus = { heardAt: -Infinity, isAway: false };
  const { watch, stop } = watcherOf(config, { probePool, primaryStatus }, all, log);
  const choose = makeReplicaSelector(all, primaryStatus, maxLag);
  const route = makeRouting(
    all,
    (consistency) => {
      watch();
      return choose(consistency);
    },
    () => {
      fromPrimary += 1;
    },
  );
  const replicas: Replicas = {
    states: () => {
      watch();
      return all.map((each) => ({
        place: `replica ${each.number}`,
        isUsed: each.isUp && isWithinLag(each, primaryStatus, maxLag),
        lag: lagOf(each) / 1000,
      }));
    },
    reads: () => [
      { place: 'primary', count: fromPrimary },
      ...all.map(({ number, count }) => ({ place: `replica ${number}`, count })),
    ],
    noteDrop: () => {
      droppedAt = performance.now();
    },
    droppedAt: () => droppedAt,
  };
  return {
    replicas,
    /**
     * Reads for the current request, even if they run outside its context later, as a stream's do.
     */
    reads: (): Queryable => {
      const consistency = currentConsistency();
      return route('main', primary, () => consistency);
    },
    searches: route('searches', searches, currentConsistency),
    close: async (): Promise<void> => {
      await stop();
      const pools = [probePool, ...all.flatMap(({ probePool: one, reading }) => [one, ...reading])];
      await Promise.all(pools.map(({ pool }) => pool.end()));
    },
  };
};
