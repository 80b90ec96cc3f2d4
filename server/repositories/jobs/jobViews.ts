import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { sweepBatch } from '../deleteBatch';
import { dropOldMonths } from '../oldMonths';

/** Views of a job on a day ("2026-03-12", in UTC), by the visitors' source. */
export type JobViews = { jobId: string; day: string; source: string; views: number };

/** Adds views to the stored ones. Drops views of jobs that have been erased in the meantime. */
export const addViews = (db: Queryable, added: readonly JobViews[]): Promise<number> =>
  db.execute(sql`
  INSERT INTO job_views AS known (job_id, day, source, views)
  SELECT r."jobId", r.day, r.source, r.views FROM jsonb_to_recordset(${JSON.stringify(added)}::jsonb) AS r("jobId" uuid, day date, source text, views integer)
  WHERE EXISTS (SELECT 1 FROM jobs j WHERE j.id = r."jobId")
  -- in a fixed order, so that two hosts can't deadlock
  ORDER BY 1, 2, 3
  ON CONFLICT (job_id, day, source) DO UPDATE SET views = known.views + excluded.views`);

type Counted = { day: string; source: string; views: number; applications: number };

/** Returns a job's views and applications by day and source, starting from a day. */
export const listFigures = (db: Queryable, jobId: string, from: string): Promise<Counted[]> =>
  db.query<Counted>(sql`
  SELECT day::text, source, sum(views) AS views, sum(applications) AS applications FROM (
    SELECT day, source, views, 0 AS applications FROM job_views WHERE job_id = ${jobId} AND day >= ${from}::date
    UNION ALL
    SELECT (sent_at AT TIME ZONE 'UTC')::date, source, 0, 1 FROM applications WHERE job_id = ${jobId} AND sent_at >= ${from}::date::timestamp AT TIME ZONE 'UTC'
  ) counted GROUP BY 1, 2`);

/**
 * Returns the median time from an application to its first answer, in seconds; null if none was
 * answered.
 */
export const medianAnswerSeconds = async (db: Queryable, jobId: string): Promise<number | null> => {
  const [row] = await db.query<{ median: number | null }>(sql`
    SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - sent_at)) AS median
    FROM applications WHERE job_id = ${jobId} AND answered_at IS NOT NULL`);
  return row?.median ?? null;
};

export const dropOldViews = (db: Queryable, limit = sweepBatch): Promise<number> =>
  dropOldMonths(db, 'job_views', {
    column: sql`day`,
    endedBy: sql`(now() - interval '1 year')::date`,
    limit,
  });
