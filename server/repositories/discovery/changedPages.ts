import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { deleteBatch, sweepBatch } from '../deleteBatch';
import { isLive } from '../jobs/jobRows';

/** Makes all hosts record changed pages for that many seconds from now. */
export const keepPagesQueued = (db: Queryable, seconds: number): Promise<number> =>
  db.execute(sql`
  INSERT INTO index_now AS i (on_until) VALUES (now() + make_interval(secs => ${seconds}))
  ON CONFLICT (single) DO UPDATE SET on_until = excluded.on_until WHERE i.on_until < now() + make_interval(secs => ${seconds / 2})`);

type Turn = {
  /** Seconds until any host may take the next turn. */
  interval: number;
  /** Seconds that the oldest change must have waited, to collect others. */
  collected: number;
};

/**
 * Claims the turn if there are changes to submit; no other host gets one before the interval is
 * over. Returns the number of consecutive failed requests; `undefined` if it isn't this host's
 * turn.
 */
export const claimTurn = async (
  db: Queryable,
  { interval, collected }: Turn,
): Promise<number | undefined> => {
  const [row] = await db.query<{ failures: number }>(sql`
    UPDATE index_now SET next_at = now() + make_interval(secs => ${interval})
    WHERE next_at <= now() AND EXISTS (SELECT 1 FROM changed_pages WHERE changed_at <= now() - make_interval(secs => ${collected}))
    RETURNING failures`);
  return row?.failures;
};

/**
 * Stores the outcome of a turn: the number of consecutive failures, and the delay in seconds until
 * the next request.
 */
export const endTurn = (
  db: Queryable,
  { failures, delay }: { failures: number; delay: number },
): Promise<number> =>
  db.execute(
    sql`UPDATE index_now SET failures = ${failures}, next_at = greatest(next_at, now() + make_interval(secs => ${delay}))`,
  );

/**
 * A job's page; `isSubmittable` is false for a new page that isn't live, since nobody outside knows
 * of it.
 */
export type ChangedPage = { jobId: string; changes: number; isSubmittable: boolean };

/** Returns the pages that have waited the longest, at most `limit`. */
export const listChangedPages = (db: Queryable, limit: number): Promise<ChangedPage[]> =>
  db.query(sql`
  SELECT c.job_id AS "jobId", c.changes, (NOT c.is_new OR coalesce(${isLive}, false)) AS "isSubmittable"
  FROM changed_pages c LEFT JOIN jobs j ON j.id = c.job_id ORDER BY c.changed_at, c.job_id LIMIT ${limit}`);

/**
 * Removes submitted pages from the list, except those that have changed again. Skips locked rows,
 * so that no call waits for this.
 */
export const dropSubmitted = (db: Queryable, pages: readonly ChangedPage[]): Promise<number> =>
  db.execute(sql`
  WITH told AS MATERIALIZED (
    SELECT c.ctid AS at, c.changes = t.changes AS is_same
    FROM changed_pages c JOIN unnest(${pages.map(({ jobId }) => jobId)}::uuid[], ${pages.map(({ changes }) => changes)}::integer[]) AS t(job_id, changes)
      ON c.job_id = t.job_id
    FOR UPDATE OF c SKIP LOCKED),
  changed AS (UPDATE changed_pages SET is_new = false WHERE ctid = ANY(ARRAY(SELECT at FROM told WHERE NOT is_same)))
  DELETE FROM changed_pages WHERE ctid = ANY(ARRAY(SELECT at FROM told WHERE is_same))`);

/** Deletes changes that couldn't be submitted for a day: search engines crawl the site anyway. */
export const dropOldChangedPages = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(db, sql`changed_pages`, sql`changed_at < now() - interval '1 day'`, limit);
