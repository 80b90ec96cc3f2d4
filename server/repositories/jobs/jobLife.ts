import sql from 'sql-template-tag';
import type { JobStatus } from '@contract/jobLife';
import type { Queryable } from '../../database/database';
import { endedAt, statusNow } from './jobRows';

const later = sql`greatest(now(), j.updated_at + interval '1 ms')`;

/**
 * From now on the job is live until `expiresAt`. `posted`: nobody saw it before, so its age begins
 * now.
 */
export const makeLive = (
  tx: Queryable,
  id: string,
  expiresAt: Date,
  posted: boolean,
): Promise<number> =>
  tx.execute(sql`
  UPDATE jobs j SET status = 'live', expires_at = ${expiresAt}, ended_at = NULL, updated_at = ${later},
    created_at = CASE WHEN ${posted} THEN now() ELSE created_at END
  WHERE id = ${id}`);

/** An administrator looks at it first; its time begins when it goes live. */
export const makeWaiting = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(sql`UPDATE jobs j SET status = 'waiting', updated_at = ${later} WHERE id = ${id}`);

export const makeFilled = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(
    sql`UPDATE jobs j SET status = 'filled', ended_at = now(), updated_at = ${later} WHERE id = ${id}`,
  );

/** Takes one job down; what it was is kept for the way back. */
export const makeRemoved = (tx: Queryable, id: string, reason: string): Promise<number> =>
  tx.execute(sql`
  UPDATE jobs j SET status_before = ${statusNow}, status = 'removed', removed_for = 'takeDown', removal_reason = ${reason}, removal_answer = NULL,
    ended_at = now(), updated_at = ${later}
  WHERE id = ${id}`);

/**
 * What the employer says to a job's being taken down. Answers 0 where it was not taken down, or was
 * answered for already.
 */
export const setRemovalAnswer = (tx: Queryable, id: string, answer: string): Promise<number> =>
  tx.execute(sql`
  UPDATE jobs j SET removal_answer = ${answer}, updated_at = ${later}
  WHERE id = ${id} AND status = 'removed' AND removed_for = 'takeDown' AND removal_answer IS NULL`);

/**
 * Gives a removed job its former state back. Answers which; a live one whose time was over by then
 * is expired at once.
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
 * Takes all jobs of an employer down together; those that were taken down one by one stay so.
 * Answers how many.
 */
export const suspendJobs = (tx: Queryable, employerId: string): Promise<number> =>
  tx.execute(sql`
  UPDATE jobs j SET status_before = ${statusNow}, status = 'removed', removed_for = 'suspension', ended_at = now(), updated_at = ${later}
  WHERE employer_id = ${employerId} AND status <> 'removed' AND deleted_at IS NULL`);

/** What `suspendJobs` took down comes back as it was. */
export const unsuspendJobs = (tx: Queryable, employerId: string): Promise<number> =>
  tx.execute(sql`
  UPDATE jobs j SET ${restored} WHERE employer_id = ${employerId} AND removed_for = 'suspension' AND deleted_at IS NULL`);

/**
 * Marks live jobs whose time is over as expired, at most `many` of them; answers how many. Several
 * hosts may do it at once: each takes rows that no other holds.
 */
export const expireJobs = (db: Queryable, many: number): Promise<number> =>
  db.execute(sql`
  UPDATE jobs j SET status = 'expired', ended_at = expires_at
  WHERE id IN (
    SELECT id FROM jobs WHERE status = 'live' AND deleted_at IS NULL AND expires_at <= now() ORDER BY expires_at LIMIT ${many} FOR UPDATE SKIP LOCKED)`);

export type ModerationState = {
  /** What a removed job was taken down by. */
  removedFor: 'takeDown' | 'suspension' | null;
  /** Whether it is done from anywhere, maybe in the source's own word. */
  remote: boolean;
};

/** What a decision has to know of a job beside what it says. */
export const readModerationState = async (tx: Queryable, id: string): Promise<ModerationState> => {
  const [row] = await tx.query<ModerationState>(
    sql`SELECT removed_for AS "removedFor", remote FROM jobs WHERE id = ${id}`,
  );
  if (row === undefined) throw new Error('The job was not found.');
  return row;
};

export const setRemote = (tx: Queryable, id: string, remote: boolean): Promise<number> =>
  tx.execute(sql`UPDATE jobs SET remote = ${remote} WHERE id = ${id}`);

/** When a job ended; as text where it was kept as JSON. */
export type JobEnd = { id: string; endedAt: Date | string };

/** When those of an employer's jobs ended that did so by themselves. */
export const listEnds = (tx: Queryable, employerId: string): Promise<JobEnd[]> =>
  tx.query<JobEnd>(sql`
  SELECT j.id, ${endedAt} AS "endedAt" FROM jobs j
  WHERE j.employer_id = ${employerId} AND j.status <> 'removed' AND j.deleted_at IS NULL AND ${endedAt} IS NOT NULL`);

/** Jobs that are as they were before they were removed ended when they did then. */
export const setEnds = (tx: Queryable, ends: readonly JobEnd[]): Promise<number> =>
  tx.execute(sql`
  UPDATE jobs j SET ended_at = r."endedAt" FROM jsonb_to_recordset(${JSON.stringify(ends)}::jsonb) AS r(id uuid, "endedAt" timestamptz)
  WHERE j.id = r.id AND j.status IN ('expired', 'filled')`);
