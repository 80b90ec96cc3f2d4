import sql, { join, type Sql } from 'sql-template-tag';
import type { JobStatus } from '@contract/jobs/jobStatuses';
import type { Queryable } from '../../database/database';
import { containsWords } from '../containsWords';
import { deleteBatch, sweepBatch } from '../deleteBatch';
import { isId } from '../ids';
import { briefJobColumns, isLive, jobSource, statusNow, type JobRow } from '../jobs/jobRows';

/** A saved job with the status that the job seeker may see: `removed` if it isn't public. */
export type SavedJobRow = JobRow & {
  shownStatus: JobStatus;
  /** When it ended, or was removed from the site; null while it is live. */
  shownEnd: Date | null;
  note: string;
  savedAt: Date;
};
export type SavedJobSort = 'newest' | 'oldest' | 'ending' | 'pay' | 'title';
type Filters = { words: readonly string[]; state?: 'open' | 'ended' | undefined };

/** Whether `j` is public, or was until it ended. */
const isPublic = sql`(j.deleted_at IS NULL AND j.status IN ('live', 'expired', 'filled'))`;
/** How long saving a job again undoes its removal. */
const undoable = sql`interval '1 hour'`;

const orders: Record<SavedJobSort, Sql> = {
  newest: sql`p.saved_at DESC, j.id`,
  oldest: sql`p.saved_at, j.id`,
  ending: sql`NOT (${isLive}), j.expires_at, j.id`,
  pay: sql`greatest(j.pay_from, j.pay_to) DESC, p.saved_at DESC, j.id`,
  title: sql`lower(j.title), p.saved_at DESC, j.id`,
};

/** Selects the jobs that a job seeker has saved and that contain all of the words, as `p`. */
const found = (seekerId: string, words: readonly string[]): Sql => sql`(
  SELECT * FROM (
    SELECT s.job_id, s.note, s.saved_at, fold_accents(lower(j.title || ' ' || j.company || ' ' || j.location || ' ' || s.note)) COLLATE "C" AS words
    FROM saved_jobs s JOIN jobs j ON j.id = s.job_id WHERE s.seeker_id = ${seekerId} AND s.removed_at IS NULL) w
  WHERE ${join([sql`true`, ...containsWords(words)], ' AND ')}) p`;

const inState = (state: Filters['state']): Sql =>
  state === undefined ? sql`true` : state === 'open' ? isLive : sql`NOT (${isLive})`;

/** Returns a page of a job seeker's saved jobs. */
export const listSavedJobs = (
  db: Queryable,
  seekerId: string,
  { words, state }: Filters,
  { sort, skip, limit }: { sort: SavedJobSort; skip: number; limit: number },
): Promise<SavedJobRow[]> =>
  db.query<SavedJobRow>(sql`
  SELECT ${briefJobColumns}, CASE WHEN ${isPublic} THEN ${statusNow} ELSE 'removed' END AS "shownStatus",
    CASE WHEN NOT (${isLive}) THEN coalesce(j.deleted_at, j.ended_at, j.expires_at) END AS "shownEnd", p.note, p.saved_at AS "savedAt"
  FROM ${found(seekerId, words)} JOIN (${jobSource}) ON j.id = p.job_id WHERE ${inState(state)}
  ORDER BY ${orders[sort]} LIMIT ${limit} OFFSET ${skip}`);

export const countSavedJobs = async (
  db: Queryable,
  seekerId: string,
  words: readonly string[],
): Promise<{ open: number; ended: number }> => {
  const [row] = await db.query<{ open: number; ended: number }>(sql`
    SELECT count(*) FILTER (WHERE ${isLive}) AS open, count(*) FILTER (WHERE NOT (${isLive})) AS ended
    FROM ${found(seekerId, words)} JOIN jobs j ON j.id = p.job_id`);
  return row ?? { open: 0, ended: 0 };
};

/** Returns the ids of a job seeker's saved jobs, latest first. */
export const listSavedJobIds = async (
  db: Queryable,
  seekerId: string,
  limit: number,
): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(sql`
    SELECT job_id AS id FROM saved_jobs WHERE seeker_id = ${seekerId} AND removed_at IS NULL ORDER BY saved_at DESC, job_id LIMIT ${limit}`);
  return rows.map(({ id }) => id);
};

/** Returns which of the jobs are public. */
export const publicJobIds = async (db: Queryable, ids: readonly string[]): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(
    sql`SELECT j.id FROM jobs j WHERE j.id = ANY(${ids.filter(isId)}::uuid[]) AND ${isPublic}`,
  );
  return rows.map(({ id }) => id);
};

/**
 * Restores a saved job that was removed within the last hour, unchanged. Returns false if the job
 * seeker hasn't saved it, or removed it earlier.
 */
export const restoreSavedJob = async (
  db: Queryable,
  seekerId: string,
  jobId: string,
): Promise<boolean> =>
  isId(jobId) &&
  (await db.execute(sql`
    UPDATE saved_jobs SET removed_at = NULL
    WHERE seeker_id = ${seekerId} AND job_id = ${jobId} AND (removed_at IS NULL OR removed_at > now() - ${undoable})`)) >
    0;

export type NewSavedJob = { jobId: string; note: string; /** null: now */ savedAt: Date | null };

/**
 * Saves jobs; each must occur only once. A job that is already saved stays unchanged, except that a
 * new note is appended to its own; one that was removed starts over.
 */
export const addSavedJobs = (
  db: Queryable,
  seekerId: string,
  jobs: readonly NewSavedJob[],
  maxNote: number,
): Promise<number> =>
  db.execute(sql`
  INSERT INTO saved_jobs AS known (seeker_id, job_id, note, saved_at)
  SELECT ${seekerId}::uuid, r."jobId", r.note, coalesce(r."savedAt", now())
  FROM jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) AS r("jobId" uuid, note text, "savedAt" timestamptz)
  -- in a fixed order, so that two calls can't deadlock
  ORDER BY 2
  ON CONFLICT (seeker_id, job_id) DO UPDATE SET
    note = CASE WHEN known.removed_at IS NOT NULL OR known.note = '' THEN excluded.note
      WHEN position(excluded.note IN known.note) > 0 THEN known.note
      ELSE left(known.note || E'\n' || excluded.note, ${maxNote}) END,
    saved_at = CASE WHEN known.removed_at IS NULL THEN known.saved_at ELSE excluded.saved_at END,
    removed_at = NULL`);

export const removeSavedJob = async (
  db: Queryable,
  seekerId: string,
  jobId: string,
): Promise<void> => {
  if (!isId(jobId)) return;
  await db.execute(sql`
    UPDATE saved_jobs SET removed_at = now() WHERE seeker_id = ${seekerId} AND job_id = ${jobId} AND removed_at IS NULL`);
};

/** Sets the note of a saved job; returns false if the job isn't saved. */
export const setSavedNote = async (
  db: Queryable,
  seekerId: string,
  jobId: string,
  note: string,
): Promise<boolean> =>
  isId(jobId) &&
  (await db.execute(sql`
    UPDATE saved_jobs SET note = ${note} WHERE seeker_id = ${seekerId} AND job_id = ${jobId} AND removed_at IS NULL`)) >
    0;

/** Deletes removed jobs that can no longer be restored. */
export const dropRemovedSavedJobs = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(db, sql`saved_jobs`, sql`removed_at < now() - ${undoable}`, limit);
