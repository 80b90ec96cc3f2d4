import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { deleteBatch, sweepBatch } from '../deleteBatch';

/**
 * For how many days a job counts as new, and alert matches are kept: a job edited or reopened later
 * matches no alert, so none reports it twice.
 */
const newForDays = 90;

/**
 * Claims at most `limit` jobs from the queue of jobs to match; concurrent callers get different
 * ones.
 */
export const claimJobsToMatch = async (tx: Queryable, limit: number): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(sql`
    DELETE FROM jobs_to_match WHERE id IN (SELECT id FROM jobs_to_match ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING job_id AS id`);
  return rows.map(({ id }) => id);
};

/** Returns the places of jobs that haven't been located, or only by an older gazetteer. */
export const unlocatedPlaces = async (
  tx: Queryable,
  jobIds: readonly string[],
  version: number,
): Promise<string[]> => {
  const rows = await tx.query<{ place: string }>(sql`
    SELECT DISTINCT s.place FROM job_search s WHERE s.job_id = ANY(${[...jobIds]}::uuid[]) AND s.place <> ''
      AND NOT EXISTS (SELECT 1 FROM place_points p WHERE p.place = s.place COLLATE "C" AND p.version >= ${version})`);
  return rows.map(({ place }) => place);
};

/**
 * Stores which alerts match these jobs, and returns the number of new matches. Each job looks up
 * the alerts that share one of its keys; the cheapest conditions are compared first. The jobs'
 * texts are decompressed once (by `||`), not once per alert.
 */
export const matchJobs = (tx: Queryable, jobIds: readonly string[]): Promise<number> =>
  tx.execute(sql`
  WITH job AS MATERIALIZED (
    SELECT s.job_id, s.created_at, s.pay_from, s.pay_to, s.place, s.marks || ''::tsvector AS marks, s.body || ''::tsvector AS body, p.latitude, p.longitude,
      ARRAY['*', 'p' || s.place] || ARRAY(SELECT 'b' || lexeme FROM unnest(tsvector_to_array(s.body)) lexeme)
        || ARRAY(SELECT 'm' || mark FROM unnest(tsvector_to_array(s.marks)) mark)
        || CASE WHEN p.latitude IS NULL THEN '{}'::text[] ELSE ARRAY['@' || floor(p.latitude * 2)::integer || ':' || floor(p.longitude * 2)::integer] END AS keys
    FROM job_search s LEFT JOIN place_points p ON p.place = s.place COLLATE "C"
    WHERE s.job_id = ANY(${[...jobIds]}::uuid[]) AND s.live AND s.expires_at > now() AND s.created_at > now() - make_interval(days => ${newForDays}))
  INSERT INTO job_alert_matches (alert_id, job_id)
  SELECT q.alert_id, job.job_id FROM job JOIN job_alert_queries q ON q.keys && job.keys
  WHERE q.since <= job.created_at
    AND (q.pay_min IS NULL OR job.pay_to >= q.pay_min) AND (q.pay_max IS NULL OR job.pay_from <= q.pay_max) AND (NOT q.is_paid OR job.pay_to > 0)
    AND (NOT q.is_near
      OR (q.latitude IS NOT NULL AND job.latitude IS NOT NULL AND abs(job.latitude - q.latitude) * 69 <= q.miles + 1
        AND miles_between(q.latitude, q.longitude, job.latitude, job.longitude) <= q.miles)
      OR EXISTS (SELECT 1 FROM generate_series(1, cardinality(q.other_circles), 3) at
        WHERE miles_between(q.other_circles[at], q.other_circles[at + 1], job.latitude, job.longitude) <= q.other_circles[at + 2])
      OR job.place = ANY(q.places) OR (q.place_marks IS NOT NULL AND job.marks @@ q.place_marks))
    AND (q.marks IS NULL OR job.marks @@ q.marks)
    AND (q.words IS NULL OR job.body @@ q.words)
  ON CONFLICT DO NOTHING`);

/**
 * Empties the queue if no alert is on, so that jobs posted earlier aren't reported later. Returns
 * the number of jobs.
 */
export const forgetJobsToMatch = (db: Queryable, limit: number): Promise<number> =>
  deleteBatch(db, sql`jobs_to_match`, sql`NOT EXISTS (SELECT 1 FROM job_alert_queries)`, limit);

/**
 * Claims an alert's unreported matches: marks them as reported, and returns the jobs, newest
 * match first.
 */
export const claimMatches = async (tx: Queryable, alertId: string): Promise<string[]> => {
  const rows = await tx.query<{ id: string; at: Date }>(sql`
    UPDATE job_alert_matches SET told_at = now() WHERE alert_id = ${alertId} AND told_at IS NULL RETURNING job_id AS id, matched_at AS at`);
  return rows.toSorted((one, other) => other.at.getTime() - one.at.getTime()).map(({ id }) => id);
};

/**
 * Deletes matches that weren't reported because the jobs have ended or changed: if they match
 * again, they count as new.
 */
export const forgetMatches = (
  tx: Queryable,
  alertId: string,
  jobIds: readonly string[],
): Promise<number> =>
  tx.execute(
    sql`DELETE FROM job_alert_matches WHERE alert_id = ${alertId} AND job_id = ANY(${[...jobIds]}::uuid[])`,
  );

/** Deletes an alert's unsent matches. */
export const dropUnsentMatches = (tx: Queryable, alertId: string): Promise<number> =>
  tx.execute(sql`DELETE FROM job_alert_matches WHERE alert_id = ${alertId} AND told_at IS NULL`);

/** Deletes all matches of alerts. */
export const dropMatchesOf = (tx: Queryable, alertIds: readonly string[]): Promise<number> =>
  tx.execute(sql`DELETE FROM job_alert_matches WHERE alert_id = ANY(${[...alertIds]}::uuid[])`);

/** Deletes matches of jobs that are too old to match again. */
export const dropOldMatches = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(
    db,
    sql`job_alert_matches`,
    sql`matched_at < now() - make_interval(days => ${newForDays})`,
    limit,
  );
