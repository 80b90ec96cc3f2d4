import sql from 'sql-template-tag';
import { closingZone } from '@contract/constants/closingZone';
import type { JobStatus } from '@contract/jobs/jobStatuses';
import type { Queryable } from '../../database/database';
import { endOfClosingDay } from './closingDay';
import { endedAt, statusNow } from './jobRows';

const later = sql`greatest(now(), j.updated_at + interval '1 ms')`;

const isClosingDayOver = sql`coalesce(j.closes_on < (now() AT TIME ZONE ${closingZone})::date, false)`;
/** The day on which `j` closes, unless that is over. */
const closesOn = sql`CASE WHEN NOT ${isClosingDayOver} THEN j.closes_on END`;

/**
 * Makes the job live until `expiresAt`, or the end of its closing day where that comes first; a
 * closing day that is over is forgotten. `posted`: nobody has seen it before, so its age starts now.
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
 * Puts the job in line for review; its time starts when it goes live. A closing day that is over is
 * forgotten.
 */
export const makeWaiting = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(
    sql`UPDATE jobs j SET status = 'waiting', closes_on = ${closesOn}, updated_at = ${later} WHERE id = ${id}`,
  );

/**
 * Makes a job that waited for review live until `expiresAt`, or the end of its closing day where
 * that comes first; its age starts now. One whose closing day passed meanwhile has ended with it.
 * Returns what it is.
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

/** Ends a live job before its time is over, which nobody has said was filled. */
export const makeExpired = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(sql`
  UPDATE jobs j SET status = 'expired', ended_at = now(), expires_at = least(expires_at, now()), updated_at = ${later} WHERE id = ${id}`);

/** Removes one job, remembering its state for the way back. */
export const makeRemoved = (tx: Queryable, id: string, reason: string): Promise<number> =>
  tx.execute(sql`
  UPDATE jobs j SET status_before = ${statusNow}, status = 'removed', removed_for = 'takeDown', removal_reason = ${reason}, removal_answer = NULL,
    ended_at = now(), updated_at = ${later}
  WHERE id = ${id}`);

/**
 * Stores the employer's answer to a take-down. 0 where the job isn't taken down, or was answered
 * for already.
 */
export const setRemovalAnswer = (tx: Queryable, id: string, answer: string): Promise<number> =>
  tx.execute(sql`
  UPDATE jobs j SET removal_answer = ${answer}, updated_at = ${later}
  WHERE id = ${id} AND status = 'removed' AND removed_for = 'takeDown' AND removal_answer IS NULL`);

/**
 * Restores a removed job to its former state and returns that; a live one that is overdue becomes
 * expired.
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
 * Removes all of an employer's jobs for a suspension; those taken down one by one stay so. Returns
 * the number.
 */
export const suspendJobs = (tx: Queryable, employerId: string): Promise<number> =>
  tx.execute(sql`
  UPDATE jobs j SET status_before = ${statusNow}, status = 'removed', removed_for = 'suspension', ended_at = now(), updated_at = ${later}
  WHERE employer_id = ${employerId} AND status <> 'removed' AND deleted_at IS NULL`);

/** Restores what `suspendJobs` removed. */
export const unsuspendJobs = (tx: Queryable, employerId: string): Promise<number> =>
  tx.execute(sql`
  UPDATE jobs j SET ${restored} WHERE employer_id = ${employerId} AND removed_for = 'suspension' AND deleted_at IS NULL`);

/**
 * Marks overdue live jobs as expired, at most `many`; returns the number. Several hosts may do it
 * at once: each takes rows that no other has locked.
 */
export const expireJobs = (db: Queryable, many: number): Promise<number> =>
  db.execute(sql`
  UPDATE jobs j SET status = 'expired', ended_at = expires_at
  WHERE id IN (
    SELECT id FROM jobs WHERE status = 'live' AND deleted_at IS NULL AND expires_at <= now() ORDER BY expires_at LIMIT ${many} FOR UPDATE SKIP LOCKED)`);

export type ModerationState = {
  /** What removed the job. */
  removedFor: 'takeDown' | 'suspension' | null;
  /** Whether it is remote work, perhaps by the import source's own word. */
  remote: boolean;
};

/** What a decision needs to know of a job besides its texts. */
export const readModerationState = async (tx: Queryable, id: string): Promise<ModerationState> => {
  const [row] = await tx.query<ModerationState>(
    sql`SELECT removed_for AS "removedFor", remote FROM jobs WHERE id = ${id}`,
  );
  if (row === undefined) throw new Error('The job was not found.');
  return row;
};

export const setRemote = (tx: Queryable, id: string, remote: boolean): Promise<number> =>
  tx.execute(sql`UPDATE jobs SET remote = ${remote} WHERE id = ${id}`);

/** When a job ended; text where it was stored as JSON. */
export type JobEnd = { id: string; endedAt: Date | string };

/** The end times of an employer's jobs that ended without being removed. */
export const listEnds = (tx: Queryable, employerId: string): Promise<JobEnd[]> =>
  tx.query<JobEnd>(sql`
  SELECT j.id, ${endedAt} AS "endedAt" FROM jobs j
  WHERE j.employer_id = ${employerId} AND j.status <> 'removed' AND j.deleted_at IS NULL AND ${endedAt} IS NOT NULL`);

/** Gives restored jobs back the times when they had ended. */
export const setEnds = (tx: Queryable, ends: readonly JobEnd[]): Promise<number> =>
  tx.execute(sql`
  UPDATE jobs j SET ended_at = r."endedAt" FROM jsonb_to_recordset(${JSON.stringify(ends)}::jsonb) AS r(id uuid, "endedAt" timestamptz)
  WHERE j.id = r.id AND j.status IN ('expired', 'filled')`);
