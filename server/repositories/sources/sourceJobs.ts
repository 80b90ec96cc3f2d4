import sql, { type Sql } from 'sql-template-tag';
import type { JobStatus } from '@contract/jobs/jobStatuses';
import type { Queryable } from '../../database/database';
import { endOfClosingDay } from '../jobs/closingDay';
import { isLive, statusNow } from '../jobs/jobRows';

/** The job that was created from a source's posting. */
export type SourceJob = {
  key: string;
  jobId: string;
  hash: string;
  goneAt: Date | null;
  /** null: the job was deleted here */
  status: JobStatus | null;
};

/** Returns the source's jobs with these keys. */
export const findSourceJobs = (
  tx: Queryable,
  sourceId: string,
  keys: readonly string[],
): Promise<SourceJob[]> =>
  tx.query<SourceJob>(sql`
  SELECT l.key, l.job_id AS "jobId", l.hash, l.gone_at AS "goneAt", ${statusNow} AS status
  FROM source_jobs l LEFT JOIN jobs j ON j.id = l.job_id AND j.deleted_at IS NULL WHERE l.source_id = ${sourceId} AND l.key = ANY(${[...keys]}::text[])`);

/**
 * Returns the keys of those postings that another source of these employers already provides: it
 * has a live or waiting job with the same title and the same key or link. Considers all sources if
 * `sourceId` is null.
 */
export const keysElsewhere = async (
  tx: Queryable,
  employerIds: readonly string[],
  sourceId: string | null,
  postings: readonly { key: string; title: string; applyUrl: string | null }[],
): Promise<string[]> => {
  const isOther = sourceId === null ? sql`true` : sql`s.id <> ${sourceId}`;
  const rows = await tx.query<{ key: string }>(sql`
    SELECT DISTINCT f.key FROM jsonb_to_recordset(${JSON.stringify(postings)}::jsonb) AS f(key text, title text, "applyUrl" text)
      JOIN jobs j ON j.title = f.title JOIN source_jobs l ON l.job_id = j.id JOIN job_sources s ON s.id = l.source_id
    WHERE s.employer_id = ANY(${[...employerIds]}::uuid[]) AND ${isOther} AND (l.key = f.key OR j.apply_url = f."applyUrl")
      AND j.employer_id = ANY(${[...employerIds]}::uuid[]) AND j.deleted_at IS NULL AND ${statusNow} IN ('live', 'waiting')`);
  return rows.map(({ key }) => key);
};

type Link = { sourceId: string; key: string; jobId: string; hash: string; run: number };
/** Links a posting to its job, as seen in this run. */
export const saveSourceJob = (
  tx: Queryable,
  { sourceId, key, jobId, hash, run }: Link,
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO source_jobs (source_id, key, job_id, hash, seen_run) VALUES (${sourceId}, ${key}, ${jobId}, ${hash}, ${run})
  ON CONFLICT (source_id, key) DO UPDATE SET job_id = excluded.job_id, hash = excluded.hash, seen_run = excluded.seen_run, gone_at = NULL`);

/** Marks postings as seen, unchanged. */
export const markSeen = (
  tx: Queryable,
  sourceId: string,
  keys: readonly string[],
  run: number,
): Promise<number> =>
  tx.execute(
    sql`UPDATE source_jobs SET seen_run = ${run} WHERE source_id = ${sourceId} AND key = ANY(${[...keys]}::text[])`,
  );

/** Returns the keys of a source's live jobs. */
export const listLiveKeys = async (tx: Queryable, sourceId: string): Promise<string[]> => {
  const rows = await tx.query<{ key: string }>(sql`
    SELECT l.key FROM source_jobs l JOIN jobs j ON j.id = l.job_id
    WHERE l.source_id = ${sourceId} AND l.gone_at IS NULL AND ${isLive}`);
  return rows.map(({ key }) => key);
};

/** Counts which of these live jobs of a source this run has seen, and which are gone. */
export const countSeen = async (
  tx: Queryable,
  { sourceId, run, keys }: { sourceId: string; run: number; keys: readonly string[] },
): Promise<{ seen: number; gone: number }> => {
  const [row] = await tx.query<{ seen: number; gone: number }>(sql`
    SELECT count(*) FILTER (WHERE l.seen_run = ${run})::integer AS seen, count(*) FILTER (WHERE l.seen_run <> ${run})::integer AS gone
    FROM source_jobs l JOIN jobs j ON j.id = l.job_id
    WHERE l.source_id = ${sourceId} AND l.key = ANY(${[...keys]}::text[]) AND l.gone_at IS NULL AND ${isLive}`);
  return row ?? { seen: 0, gone: 0 };
};

/**
 * Returns a source's live or waiting jobs that this run hasn't seen; without `run`, all of them.
 */
export const listGone = async (tx: Queryable, sourceId: string, run = 0): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(sql`
    SELECT j.id FROM source_jobs l JOIN jobs j ON j.id = l.job_id
    WHERE l.source_id = ${sourceId} AND l.seen_run <> ${run} AND l.gone_at IS NULL AND j.deleted_at IS NULL AND ${statusNow} IN ('live', 'waiting')
    ORDER BY j.id`);
  return rows.map(({ id }) => id);
};

/** Returns the live or waiting jobs of a source's postings with these keys. */
export const listJobsOf = async (
  tx: Queryable,
  sourceId: string,
  keys: readonly string[],
): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(sql`
    SELECT j.id FROM source_jobs l JOIN jobs j ON j.id = l.job_id
    WHERE l.source_id = ${sourceId} AND l.key = ANY(${[...keys]}::text[]) AND j.deleted_at IS NULL AND ${statusNow} IN ('live', 'waiting') ORDER BY j.id`);
  return rows.map(({ id }) => id);
};

export const markGone = (tx: Queryable, sourceId: string, jobId: string): Promise<number> =>
  tx.execute(
    sql`UPDATE source_jobs SET gone_at = now() WHERE source_id = ${sourceId} AND job_id = ${jobId}`,
  );

const latest = (expiresAt: Date): Sql =>
  sql`least(${expiresAt}::timestamptz, ${endOfClosingDay(sql`j.closes_on`)})`;
/**
 * Extends the source's live jobs that were seen in this run to `expiresAt`, or the end of their
 * closing day, whichever is first.
 */
export const extendSeen = (
  tx: Queryable,
  sourceId: string,
  run: number,
  expiresAt: Date,
): Promise<number> =>
  tx.execute(sql`
  UPDATE jobs j SET expires_at = ${latest(expiresAt)} FROM source_jobs l
  WHERE l.source_id = ${sourceId} AND l.seen_run = ${run} AND j.id = l.job_id AND ${isLive} AND j.expires_at < ${latest(expiresAt)} - interval '1 day'`);

/** Marks all postings that aren't gone as seen, since the source is unchanged. */
export const markAllSeen = (tx: Queryable, sourceId: string, run: number): Promise<number> =>
  tx.execute(
    sql`UPDATE source_jobs SET seen_run = ${run} WHERE source_id = ${sourceId} AND gone_at IS NULL`,
  );

/** Deletes postings that have been gone for 180 days. */
export const forgetLongGone = (tx: Queryable, sourceId: string): Promise<number> =>
  tx.execute(
    sql`DELETE FROM source_jobs WHERE source_id = ${sourceId} AND gone_at < now() - interval '180 days'`,
  );

/** Counts the live and waiting jobs of an employer's sources. */
export const countImported = async (tx: Queryable, employerId: string): Promise<number> => {
  const [row] = await tx.query<{ count: number }>(sql`
    SELECT count(*)::integer AS count FROM job_sources s JOIN source_jobs l ON l.source_id = s.id JOIN jobs j ON j.id = l.job_id
    WHERE s.employer_id = ${employerId} AND j.deleted_at IS NULL AND ${statusNow} IN ('live', 'waiting')`);
  return row?.count ?? 0;
};

/** Sets an imported job's fields other than its texts. */
export const setImported = (
  tx: Queryable,
  id: string,
  {
    longDescription,
    applyUrl,
    remote,
  }: {
    longDescription: string | null;
    applyUrl: string | null;
    /** null: unchanged */
    remote: boolean | null;
  },
): Promise<number> =>
  tx.execute(
    sql`UPDATE jobs SET long_description = ${longDescription}, apply_url = ${applyUrl}, remote = CASE WHEN workplace IS NULL THEN coalesce(${remote}::boolean, remote) ELSE remote END WHERE id = ${id}`,
  );
