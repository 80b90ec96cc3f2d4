import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { isLive } from '../jobs/jobRows';

type Counts = {
  employers: number;
  employersWeek: number;
  seekers: number;
  seekersWeek: number;
  liveJobs: number;
  jobsWeek: number;
  openCases: number;
  oldestCase: Date | null;
};
export type Day = {
  day: string;
  jobs: number;
  employers: number;
  seekers: number;
  reports: number;
};
export type WaitingCase = { id: string; title: string; openedAt: Date };

const lastWeek = sql`created_at >= now() - interval '7 days'`;

/** Cases that wait for a decision: a deleted job needs no review. */
const openCases = sql`cases c JOIN jobs j ON j.id = c.job_id WHERE c.closed_at IS NULL AND j.deleted_at IS NULL`;

/**
 * Returns all counts; each is an index-only scan, except for the few cases, whose jobs are looked
 * up.
 */
export const readCounts = async (db: Queryable): Promise<Counts> => {
  const [row] = await db.query<Counts>(sql`
    SELECT
      (SELECT count(*) FROM employers WHERE deleted_at IS NULL) AS employers,
      (SELECT count(*) FROM employers WHERE deleted_at IS NULL AND ${lastWeek}) AS "employersWeek",
      (SELECT count(*) FROM job_seekers WHERE deleted_at IS NULL) AS seekers,
      (SELECT count(*) FROM job_seekers WHERE deleted_at IS NULL AND ${lastWeek}) AS "seekersWeek",
      (SELECT count(*) FROM jobs j WHERE ${isLive}) AS "liveJobs",
      (SELECT count(*) FROM jobs j WHERE ${isLive} AND ${lastWeek}) AS "jobsWeek",
      (SELECT count(*) FROM ${openCases}) AS "openCases",
      (SELECT min(c.opened_at) FROM ${openCases}) AS "oldestCase"`);
  if (row === undefined) throw new Error('Nothing was counted.');
  return row;
};

/**
 * Returns what was added on each of the last `days` days in UTC, ending today; includes days
 * without additions.
 */
export const readDays = (db: Queryable, days: number): Promise<Day[]> =>
  db.query<Day>(sql`
  WITH span AS (SELECT (now() AT TIME ZONE 'UTC')::date - ${days - 1}::integer AS first, (now() AT TIME ZONE 'UTC')::date AS last),
  start AS (SELECT first::timestamp AT TIME ZONE 'UTC' AS at FROM span),
  came AS (
    SELECT 'jobs' AS what, created_at FROM jobs, start WHERE deleted_at IS NULL AND status NOT IN ('draft', 'waiting') AND created_at >= start.at
    UNION ALL SELECT 'employers', created_at FROM employers, start WHERE deleted_at IS NULL AND created_at >= start.at
    UNION ALL SELECT 'seekers', created_at FROM job_seekers, start WHERE deleted_at IS NULL AND created_at >= start.at
    UNION ALL SELECT 'reports', created_at FROM reports, start WHERE created_at >= start.at),
  counted AS (SELECT (created_at AT TIME ZONE 'UTC')::date AS day, what, count(*) AS count FROM came GROUP BY 1, 2)
  SELECT d::date AS day,
    coalesce((SELECT count FROM counted c WHERE c.day = d::date AND what = 'jobs'), 0) AS jobs,
    coalesce((SELECT count FROM counted c WHERE c.day = d::date AND what = 'employers'), 0) AS employers,
    coalesce((SELECT count FROM counted c WHERE c.day = d::date AND what = 'seekers'), 0) AS seekers,
    coalesce((SELECT count FROM counted c WHERE c.day = d::date AND what = 'reports'), 0) AS reports
  FROM span, generate_series(span.first::timestamp, span.last::timestamp, interval '1 day') AS d ORDER BY d`);

/** Returns open cases, longest waiting first. */
export const longestWaiting = (db: Queryable, limit: number): Promise<WaitingCase[]> =>
  db.query<WaitingCase>(sql`
  SELECT c.id, j.title, c.opened_at AS "openedAt" FROM ${openCases} ORDER BY c.opened_at, c.id LIMIT ${limit}`);
