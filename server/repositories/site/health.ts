import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { isLive } from '../jobs/jobRows';

/** Whether all migrations of these names have run. */
export const hasMigrations = async (db: Queryable, names: readonly string[]): Promise<boolean> => {
  const [row] = await db.query<{ whole: boolean }>(
    sql`SELECT NOT EXISTS (SELECT FROM unnest(${names}::text[]) AS n(name) WHERE n.name NOT IN (SELECT name FROM migrations)) AS whole`,
  );
  return row?.whole === true;
};

/** The numbers for monitoring. */
export const readGauges = async (
  db: Queryable,
): Promise<{ waitingMails: number; liveJobs: number }> => {
  const [row] = await db.query<{ waitingMails: number; liveJobs: number }>(sql`
    SELECT (SELECT count(*) FROM mails WHERE state = 'waiting') AS "waitingMails", (SELECT count(*) FROM jobs j WHERE ${isLive}) AS "liveJobs"`);
  if (row === undefined) throw new Error('Nothing was counted.');
  return row;
};
