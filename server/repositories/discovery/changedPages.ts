import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { deleteBatch, sweepBatch } from '../deleteBatch';
import { isLive } from '../jobs/jobRows';

/** Has changed pages written down for so many seconds from now, by whichever host changes them. */
export const keepPagesQueued = (db: Queryable, seconds: number): Promise<number> =>
  db.execute(sql`
  INSERT INTO index_now AS i (on_until) VALUES (now() + make_interval(secs => ${seconds}))
  ON CONFLICT (single) DO UPDATE SET on_until = excluded.on_until WHERE i.on_until < now() + make_interval(secs => ${seconds / 2})`);

type Turn = {
  /** Seconds until the next turn, whoever's. */
  interval: number;
  /** Seconds that the first of the changes has waited for others. */
  collected: number;
};

/**
 * Takes the turn, where there is something to tell: no other host has one before the interval is
 * over. Returns how many requests have failed in a row; undefined where it isn't this host's turn.
 */
export const takeTurn = async (
  db: Queryable,
  { interval, collected }: Turn,
): Promise<number | undefined> => {
  const [row] = await db.query<{ failures: number }>(sql`
    UPDATE index_now SET next_at = now() + make_interval(secs => ${interval})
    WHERE next_at <= now() AND EXISTS (SELECT 1 FROM changed_pages WHERE changed_at <= now() - make_interval(secs => ${collected}))
    RETURNING failures`);
  return row?.failures;
};

/** How the turn ended: the next request after so many seconds, and whether this one failed. */
export const endTurn = (
  db: Queryable,
  { failures, delay }: { failures: number; delay: number },
): Promise<number> =>
  db.execute(
    sql`UPDATE index_now SET failures = ${failures}, next_at = greatest(next_at, now() + make_interval(secs => ${delay}))`,
  );

/** A job's page; `isTold` is false for one that is hidden again before anybody outside knew of it. */
export type ChangedPage = { jobId: string; changes: number; isTold: boolean };

/** Those that have waited the longest, at most `limit`. */
export const listChangedPages = (db: Queryable, limit: number): Promise<ChangedPage[]> =>
  db.query(sql`
  SELECT c.job_id AS "jobId", c.changes, (NOT c.is_new OR coalesce(${isLive}, false)) AS "isTold"
  FROM changed_pages c LEFT JOIN jobs j ON j.id = c.job_id ORDER BY c.changed_at, c.job_id LIMIT ${limit}`);

/**
 * Takes pages off the list, but for those that have changed once more. Rows that somebody is writing
 * are left: nobody's call waits for this.
 */
export const dropTold = (db: Queryable, pages: readonly ChangedPage[]): Promise<number> =>
  db.execute(sql`
  WITH told AS MATERIALIZED (
    SELECT c.ctid AS at, c.changes = t.changes AS is_same
    FROM changed_pages c JOIN unnest(${pages.map(({ jobId }) => jobId)}::uuid[], ${pages.map(({ changes }) => changes)}::integer[]) AS t(job_id, changes)
      ON c.job_id = t.job_id
    FOR UPDATE OF c SKIP LOCKED),
  changed AS (UPDATE changed_pages SET is_new = false WHERE ctid = ANY(ARRAY(SELECT at FROM told WHERE NOT is_same)))
  DELETE FROM changed_pages WHERE ctid = ANY(ARRAY(SELECT at FROM told WHERE is_same))`);

/** Gives up what nobody could be told of for a day: search engines come by themselves as well. */
export const dropOldChangedPages = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(db, sql`changed_pages`, sql`changed_at < now() - interval '1 day'`, limit);
