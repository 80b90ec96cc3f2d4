import sql, { type Sql } from 'sql-template-tag';
import type { JobStatus } from '@contract/jobs/jobStatuses';
import type { Queryable } from '../../database/database';
import { endOfClosingDay } from '../jobs/closingDay';
import { isLive, statusNow } from '../jobs/jobRows';

/** Which job a source's posting became. */
export type SourceJob = {
  key: string;
  jobId: string;
  hash: string;
  goneAt: Date | null;
  /** null: it was deleted here. */
  status: JobStatus | null;
};

/** What there is by these keys. */
export const findSourceJobs = (
  tx: Queryable,
  sourceId: string,
  keys: readonly string[],
): Promise<SourceJob[]> =>
  tx.query<SourceJob>(sql`
  SELECT l.key, l.job_id AS "jobId", l.hash, l.gone_at AS "goneAt", ${statusNow} AS status
  FROM source_jobs l LEFT JOIN jobs j ON j.id = l.job_id AND j.deleted_at IS NULL WHERE l.source_id = ${sourceId} AND l.key = ANY(${[...keys]}::text[])`);

/**
 * The keys of those postings whose job, by key or link and by title, is live or waits by another
 * source of these employers; by any of theirs where there is no `sourceId`.
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
/** Records that a posting is this job, as it was read now. */
export const saveSourceJob = (
  tx: Queryable,
  { sourceId, key, jobId, hash, run }: Link,
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO source_jobs (source_id, key, job_id, hash, seen_run) VALUES (${sourceId}, ${key}, ${jobId}, ${hash}, ${run})
  ON CONFLICT (source_id, key) DO UPDATE SET job_id = excluded.job_id, hash = excluded.hash, seen_run = excluded.seen_run, gone_at = NULL`);

/** Records that these were there again, as they were. */
export const markSeen = (
  tx: Queryable,
  sourceId: string,
  keys: readonly string[],
  run: number,
): Promise<number> =>
  tx.execute(
    sql`UPDATE source_jobs SET seen_run = ${run} WHERE source_id = ${sourceId} AND key = ANY(${[...keys]}::text[])`,
  );

/** The keys of a source's live jobs. */
export const listLiveKeys = async (tx: Queryable, sourceId: string): Promise<string[]> => {
  const rows = await tx.query<{ key: string }>(sql`
    SELECT l.key FROM source_jobs l JOIN jobs j ON j.id = l.job_id
    WHERE l.source_id = ${sourceId} AND l.gone_at IS NULL AND ${isLive}`);
  return rows.map(({ key }) => key);
};

/** How many of these live jobs of a source this reading has seen, and how many it hasn't. */
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

/** The live or waiting jobs of a source that this reading hasn't seen; with no `run`, all of them. */
export const listGone = async (tx: Queryable, sourceId: string, run = 0): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(sql`
    SELECT j.id FROM source_jobs l JOIN jobs j ON j.id = l.job_id
    WHERE l.source_id = ${sourceId} AND l.seen_run <> ${run} AND l.gone_at IS NULL AND j.deleted_at IS NULL AND ${statusNow} IN ('live', 'waiting')
    ORDER BY j.id`);
  return rows.map(({ id }) => id);
};

/** The live or waiting jobs that a source's postings by these keys became. */
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
 * A source's live jobs end no earlier than this where they were just seen, or with their closing day
 * where that comes first.
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

/** All that weren't gone were there again: nothing has changed. */
export const markAllSeen = (tx: Queryable, sourceId: string, run: number): Promise<number> =>
  tx.execute(
    sql`UPDATE source_jobs SET seen_run = ${run} WHERE source_id = ${sourceId} AND gone_at IS NULL`,
  );

/** Forgets what has been gone for half a year. */
export const forgetLongGone = (tx: Queryable, sourceId: string): Promise<number> =>
  tx.execute(
    sql`DELETE FROM source_jobs WHERE source_id = ${sourceId} AND gone_at < now() - interval '180 days'`,
  );

/** How many live jobs an employer's sources have. */
export const countImported = async (tx: Queryable, employerId: string): Promise<number> => {
  const [row] = await tx.query<{ count: number }>(sql`
    SELECT count(*)::integer AS count FROM job_sources s JOIN source_jobs l ON l.source_id = s.id JOIN jobs j ON j.id = l.job_id
    WHERE s.employer_id = ${employerId} AND j.deleted_at IS NULL AND ${statusNow} IN ('live', 'waiting')`);
  return row?.count ?? 0;
};

/** What an imported job says besides its texts. */
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
    /** null: as it is. */
    remote: boolean | null;
  },
): Promise<number> =>
  tx.execute(
    sql`UPDATE jobs SET long_description = ${longDescription}, apply_url = ${applyUrl}, remote = CASE WHEN workplace IS NULL THEN coalesce(${remote}::boolean, remote) ELSE remote END WHERE id = ${id}`,
  );
