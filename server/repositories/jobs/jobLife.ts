import sql from 'sql-template-tag';
import { closingZone } from '@contract/constants/closingZone';
import type { JobStatus } from '@contract/jobs/jobStatuses';
import type { Queryable } from '../../database/database';
import { endOfClosingDay } from './closingDay';
import { endedAt, statusNow } from './jobRows';

const later = sql`greatest(now(), j.updated_at + interval '1 ms')`;

const isClosingDayOver = sql`coalesce(j.closes_on < (now() AT TIME ZONE ${closingZone})::date, false)`;
/** The closing day of `j`, or NULL if it has passed. */
const closesOn = sql`CASE WHEN NOT ${isClosingDayOver} THEN j.closes_on END`;

/**
 * Makes a job live until `expiresAt` or the end of its closing day, whichever is first; clears a
 * closing day that has passed. `posted`: it is published for the first time, so its age starts now.
 */
export const makeLive = (
  tx: Queryable,
  id: string,
  expiresAt: Date,
  posted: boolean,
): Promise<number> =>
  tx.execute(sql`
  UPDATE jobs j SET status = 'live', closes_on = ${closesOn},
    expires_at = least(${expiresAt}::timestamptz, ${endOfClosingDay(closesOn)}), ended_at = NULL, updated_at = ${later},
    created_at = CASE WHEN ${posted} THEN now() ELSE created_at END
  WHERE id = ${id}`);

/**
 * Queues a job for review; its lifetime starts when it goes live. Clears a closing day that has
 * passed.
 */
export const makeWaiting = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(
    sql`UPDATE jobs j SET status = 'waiting', closes_on = ${closesOn}, updated_at = ${later} WHERE id = ${id}`,
  );

/**
 * Makes a reviewed job live until `expiresAt` or the end of its closing day, whichever is first;
 * its age starts now. If the closing day has passed, the job expires instead. Returns the new
 * status.
 */
export const makeApproved = async (
  tx: Queryable,
  id: string,
  expiresAt: Date,
): Promise<JobStatus | undefined> => {
  const [row] = await tx.query<{ status: JobStatus }>(sql`
    UPDATE jobs j SET status = CASE WHEN ${isClosingDayOver} THEN 'expired' ELSE 'live' END,
      expires_at = least(${expiresAt}::timestamptz, ${endOfClosingDay(sql`j.closes_on`)}), updated_at = ${later},
      ended_at = CASE WHEN ${isClosingDayOver} THEN ${endOfClosingDay(sql`j.closes_on`)} END,
      created_at = CASE WHEN ${isClosingDayOver} THEN j.created_at ELSE now() END
    WHERE id = ${id} RETURNING status`);
  return row?.status;
};

export const makeFilled = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(
    sql`UPDATE jobs j SET status = 'filled', ended_at = now(), updated_at = ${later} WHERE id = ${id}`,
  );

/** Ends a live job early, without marking it as filled. */
export const makeExpired = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(sql`
  UPDATE jobs j SET status = 'expired', ended_at = now(), expires_at = least(expires_at, now()), updated_at = ${later} WHERE id = ${id}`);

/** Takes a job down, storing its status for a restore. */
export const makeRemoved = (tx: Queryable, id: string, reason: string): Promise<number> =>
  tx.execute(sql`
  UPDATE jobs j SET status_before = ${statusNow}, status = 'removed', removed_for = 'takeDown', removal_reason = ${reason}, removal_answer = NULL,
    ended_at = now(), updated_at = ${later}
  WHERE id = ${id}`);

/**
 * Stores the employer's answer to a take-down. Returns 0 if the job isn't taken down, or already
 * has an answer.
 */
export const setRemovalAnswer = (tx: Queryable, id: string, answer: string): Promise<number> =>
  tx.execute(sql`
  UPDATE jobs j SET removal_answer = ${answer}, updated_at = ${later}
  WHERE id = ${id} AND status = 'removed' AND removed_for = 'takeDown' AND removal_answer IS NULL`);

/**
 * Restores a removed job to its previous status and returns the effective status: `expired` for a
 * live job whose end date has passed.
 */
export const makeRestored = async (tx: Queryable, id: string): Promise<JobStatus | undefined> => {
  const [row] = await tx.query<{ status: JobStatus }>(
    sql`UPDATE jobs j SET ${restored} WHERE id = ${id} AND status = 'removed' RETURNING ${statusNow} AS status`,
  );
  return row?.status;
};
const restored = sql`
  status = status_before, status_before = NULL, removed_for = NULL, removal_reason = NULL, removal_answer = NULL, updated_at = ${later},
  ended_at = CASE WHEN status_before IN ('expired', 'filled') THEN j.ended_at END`;

/**
 * Removes all of an employer's jobs for a suspension, except those already taken down. Returns
 * their number.
 */
export const suspendJobs = (tx: Queryable, employerId: string): Promise<number> =>
  tx.execute(sql`
  UPDATE jobs j SET status_before = ${statusNow}, status = 'removed', removed_for = 'suspension', ended_at = now(), updated_at = ${later}
  WHERE employer_id = ${employerId} AND status <> 'removed' AND deleted_at IS NULL`);

/** Restores the jobs removed by `suspendJobs`. */
export const unsuspendJobs = (tx: Queryable, employerId: string): Promise<number> =>
  tx.execute(sql`
  UPDATE jobs j SET ${restored} WHERE employer_id = ${employerId} AND removed_for = 'suspension' AND deleted_at IS NULL`);

/**
 * Marks at most `many` overdue live jobs as expired; returns their number. Safe to run on several
 * hosts at once: each skips locked rows.
 */
export const expireJobs = (db: Queryable, many: number): Promise<number> =>
  db.execute(sql`
  UPDATE jobs j SET status = 'expired', ended_at = expires_at
  WHERE id IN (
    SELECT id FROM jobs WHERE status = 'live' AND deleted_at IS NULL AND expires_at <= now() ORDER BY expires_at LIMIT ${many} FOR UPDATE SKIP LOCKED)`);

export type ModerationState = {
  /** Why the job was removed. */
  removedFor: 'takeDown' | 'suspension' | null;
  /** Whether it is remote work, possibly as stated by the import source. */
  remote: boolean;
};

/** Returns what a moderation decision needs to know about a job, besides its texts. */
export const readModerationState = async (tx: Queryable, id: string): Promise<ModerationState> => {
  const [row] = await tx.query<ModerationState>(
    sql`SELECT removed_for AS "removedFor", remote FROM jobs WHERE id = ${id}`,
  );
  if (row === undefined) throw new Error('The job was not found.');
  return row;
};

export const setRemote = (tx: Queryable, id: string, remote: boolean): Promise<number> =>
  tx.execute(sql`UPDATE jobs SET remote = ${remote} WHERE id = ${id}`);

/** When a job ended; a string if it was read from JSON. */
export type JobEnd = { id: string; endedAt: Date | string };

/** Returns when an employer's jobs ended, except removed ones. */
export const listEnds = (tx: Queryable, employerId: string): Promise<JobEnd[]> =>
  tx.query<JobEnd>(sql`
  SELECT j.id, ${endedAt} AS "endedAt" FROM jobs j
  WHERE j.employer_id = ${employerId} AND j.status <> 'removed' AND j.deleted_at IS NULL AND ${endedAt} IS NOT NULL`);

/** Restores the end times of restored jobs. */
export const setEnds = (tx: Queryable, ends: readonly JobEnd[]): Promise<number> =>
  tx.execute(sql`
  UPDATE jobs j SET ended_at = r."endedAt" FROM jsonb_to_recordset(${JSON.stringify(ends)}::jsonb) AS r(id uuid, "endedAt" timestamptz)
  WHERE j.id = r.id AND j.status IN ('expired', 'filled')`);
