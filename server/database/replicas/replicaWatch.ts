import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../log';
import { every } from '../../timing/every';
import type { TimedQuery } from '../connection';
import type { ConnectionPool } from '../pool';

/** In milliseconds. */
const times = {
  interval: 500,
  /** for an answer; a slower server is of no use for reads */
  answer: 1_500,
};
/** After this many unanswered queries, the reads in flight on a replica are ended. */
const maxReplicaFailures = 2;
/** A replica that isn't usable after this many queries is logged. */
const maxFirst = 4;
/** After this many unanswered queries in a row, the primary counts as away. */
const maxPrimaryFailures = 2;
/**
 * How long replicas keep serving while this host can't reach the primary, in milliseconds: much
 * longer than a failover takes. If only this host is cut off, it may show others' changes that much
 * later.
 */
const maxAway = 60_000;

/** The state of a replica. */
export type ReplicaStatus = {
  /** from 1, in the order of the setting */
  number: number;
  /** it answers and is a standby */
  isUp: boolean;
  /** how far it has replayed the primary's WAL, in bytes */
  replayed: number;
  /** it has everything written until then, by `performance.now()` */
  knownUntil: number;
};
export type WatchedReplica = ReplicaStatus & {
  /** a separate connection, which doesn't wait behind reads */
  probePool: ConnectionPool;
  reading: readonly ConnectionPool[];
};

/** The state of the primary. */
export type PrimaryStatus = {
  /** when it last answered, by `performance.now()` */
  heardAt: number;
  /** it hasn't answered since */
  isAway: boolean;
};

/** Returns the upper bound of a replica's lag, in milliseconds. */
export const lagOf = ({ knownUntil }: ReplicaStatus): number => performance.now() - knownUntil;

/** Whether a replica's lag is at most `maxLag`, or was when the primary went away. */
export const isWithinLag = (
  { knownUntil }: ReplicaStatus,
  { heardAt, isAway }: PrimaryStatus,
  maxLag: number,
): boolean => {
  const now = performance.now();
  return (isAway && now - heardAt <= maxAway ? heardAt : now) - knownUntil <= maxLag;
};

const probe = async <Row extends object>(pool: ConnectionPool, text: string): Promise<Row> => {
  const answer = async (): Promise<Row> => {
    const { client, run, release } = await pool.acquire();
    try {
      const statement: TimedQuery = { text, query_timeout: times.answer };
      const [row] = (await run(() => client.query<Row>(statement))).rows;
      if (row === undefined) throw new Error('There was no answer.');
      return row;
    } finally {
      release();
    }
  };
  const late = async (): Promise<never> => {
    await sleep(times.answer, undefined, { ref: false });
    throw new Error('No answer came in time.');
  };
  try {
    return await Promise.race([answer(), late()]);
  } catch (error) {
    pool.destroyAll();
    throw error;
  }
};

/** The primary's WAL position at a time. */
type Sample = { at: number; position: number };

/** Polls the primary's WAL position. */
const watchPrimary = (primary: ConnectionPool, primaryStatus: PrimaryStatus, maxLag: number) => {
  let samples: Sample[] = [];
  let failures = 0;
  const stop = every({
    interval: times.interval,
    firstAfter: 0,
    run: async () => {
      const at = performance.now();
      const { position } = await probe<{ position: number }>(
        primary,
        "SELECT pg_current_wal_insert_lsn() - '0/0' AS position",
      );
      // after a failover, the new primary's WAL may end earlier
      const isBehind = position < (samples.at(-1)?.position ?? 0);
      const recent = isBehind ? [] : samples.filter((each) => at - each.at <= maxLag);
      samples = [...recent, { at, position }];
      failures = 0;
      primaryStatus.heardAt = at;
      primaryStatus.isAway = false;
    },
    onError: () => {
      failures += 1;
      primaryStatus.isAway = failures >= maxPrimaryFailures;
    },
  });
  return {
    /** Returns the time until which every write is included in a position. */
    knownUntil: (position: number): number | undefined =>
      samples.findLast((each) => each.position <= position)?.at,
    /** Explains why a replica that answers isn't within its lag. */
    whyLate: (): string =>
      primaryStatus.isAway ? 'the primary is away for too long' : 'it is too far behind',
    stop,
  };
};

/** Logs when a replica goes out of use or back into use. */
const reporterOf = (replica: ReplicaStatus, primary: PrimaryStatus, maxLag: number, log: Log) => {
  let wasUsed: boolean | undefined;
  let count = 0;
  return (reason: string): void => {
    const isUsed = replica.isUp && isWithinLag(replica, primary, maxLag);
    count += 1;
    if (isUsed) {
      if (wasUsed === false) log.info({ replica: replica.number }, 'a read replica is used again');
      wasUsed = true;
    } else if (wasUsed === true || (wasUsed === undefined && count === maxFirst)) {
      log.warn({ replica: replica.number, reason }, 'a read replica is left out');
      wasUsed = false;
    }
  };
};

const watchReplica = (
  replica: WatchedReplica,
  primary: ReturnType<typeof watchPrimary>,
  report: (reason: string) => void,
) => {
  let failures = 0;
  return every({
    interval: times.interval,
    firstAfter: 0,
    run: async () => {
      const { isStandby, position } = await probe<{ isStandby: boolean; position: number | null }>(
        replica.probePool,
        `SELECT pg_is_in_recovery() AS "isStandby", pg_last_wal_replay_lsn() - '0/0' AS position`,
      );
      failures = 0;
      replica.isUp = isStandby && position !== null;
      if (position !== null) {
        // rebuilt from an older copy
        if (position < replica.replayed) replica.knownUntil = -Infinity;
        replica.replayed = position;
        replica.knownUntil = primary.knownUntil(position) ?? replica.knownUntil;
      }
      report(replica.isUp ? primary.whyLate() : 'it is no standby');
    },
    onError: (error) => {
      replica.isUp = false;
      failures += 1;
      if (failures === maxReplicaFailures) for (const pool of replica.reading) pool.destroyAll();
      report(error instanceof Error ? error.message : String(error));
    },
  });
};

/**
 * Keeps the state of replicas up to date: polls how far each has replayed the primary's WAL, and
 * derives from it until when it has everything. This depends on no server's clock, and works while
 * nothing is written. Returns a function that stops it.
 */
export const watchReplicas = (
  { probePool, primaryStatus }: { probePool: ConnectionPool; primaryStatus: PrimaryStatus },
  replicas: readonly WatchedReplica[],
  maxLag: number,
  log: Log,
): (() => Promise<void>) => {
  const watched = watchPrimary(probePool, primaryStatus, maxLag);
  const stops = replicas.map((each) =>
    watchReplica(each, watched, reporterOf(each, primaryStatus, maxLag, log)),
  );
  return async () => {
    await Promise.all([watched.stop(), ...stops.map((stop) => stop())]);
  };
};
