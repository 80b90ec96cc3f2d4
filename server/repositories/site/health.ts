import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { isLive } from '../jobs/jobRows';

/**
 * Whether all migrations of these names have run. Changes a row, so it fails where nothing can be
 * stored: on a standby, or where the write-ahead log has no room. Where only the tables have none,
 * what needs no more of it still works, and this does too.
 */
export const canServe = async (db: Queryable, names: readonly string[]): Promise<boolean> => {
  const [row] = await db.query<{ whole: boolean }>(
    sql`WITH written AS (INSERT INTO write_checks AS w (id, at) VALUES (1, now()) ON CONFLICT (id) DO UPDATE SET at = excluded.at)
      SELECT NOT EXISTS (SELECT FROM unnest(${names}::text[]) AS n(name) WHERE n.name NOT IN (SELECT name FROM migrations)) AS whole`,
  );
  return row?.whole === true;
};

type Gauges = { waitingMails: number; waitingDeliveries: number; liveJobs: number };
/** The numbers for monitoring. */
export const readGauges = async (db: Queryable): Promise<Gauges> => {
  const [row] = await db.query<Gauges>(sql`
    SELECT (SELECT count(*) FROM mails WHERE state = 'waiting') AS "waitingMails",
      (SELECT count(*) FROM webhook_deliveries WHERE state = 'waiting') AS "waitingDeliveries", (SELECT count(*) FROM jobs j WHERE ${isLive}) AS "liveJobs"`);
  if (row === undefined) throw new Error('Nothing was counted.');
  return row;
};

/** Where the log of writes ends, in bytes: a replica that has replayed so much shows all until now. */
export const readPosition = async (db: Queryable): Promise<number> => {
  const [row] = await db.query<{ position: number }>(
    sql`SELECT pg_current_wal_insert_lsn() - '0/0' AS position`,
  );
  return row?.position ?? Number.MAX_SAFE_INTEGER;
};
