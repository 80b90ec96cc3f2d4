import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { isLive } from '../jobs/jobRows';

/**
 * Whether all of these migrations have run. Updates a row, and so fails if the database can't be
 * written: on a standby, or if there is no disk space for the WAL. If only the tables' disk is
 * full, this still succeeds, like all calls that need no additional space.
 */
export const canServe = async (db: Queryable, names: readonly string[]): Promise<boolean> => {
  const [row] = await db.query<{ whole: boolean }>(
    sql`WITH written AS (INSERT INTO write_checks AS w (id, at) VALUES (1, now()) ON CONFLICT (id) DO UPDATE SET at = excluded.at)
      SELECT NOT EXISTS (SELECT FROM unnest(${names}::text[]) AS n(name) WHERE n.name NOT IN (SELECT name FROM migrations)) AS whole`,
  );
  return row?.whole === true;
};

type Gauges = { waitingMails: number; waitingDeliveries: number };
/** Returns the gauges for monitoring that are quick to read. */
export const readGauges = async (db: Queryable): Promise<Gauges> => {
  const [row] = await db.query<Gauges>(sql`
    SELECT (SELECT count(*) FROM mails WHERE state = 'waiting') AS "waitingMails",
      (SELECT count(*) FROM webhook_deliveries WHERE state = 'waiting') AS "waitingDeliveries"`);
  if (row === undefined) throw new Error('Nothing was counted.');
  return row;
};

/** Counts live jobs: all of them, which takes a moment if there are millions. */
export const countLiveJobs = async (db: Queryable): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`SELECT count(*) AS count FROM jobs j WHERE ${isLive}`,
  );
  return row?.count ?? 0;
};

/**
 * Returns the end of the WAL, in bytes: a replica that has replayed up to it has everything written
 * until now.
 */
export const readWalPosition = async (db: Queryable): Promise<number> => {
  const [row] = await db.query<{ position: number }>(
    sql`SELECT pg_current_wal_insert_lsn() - '0/0' AS position`,
  );
  return row?.position ?? Number.MAX_SAFE_INTEGER;
};
