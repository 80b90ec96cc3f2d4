import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import type { Pair } from '../inbox/blocks';

/** The end of tomorrow, in UTC. */
const afterTomorrow = sql`date_trunc('day', now(), 'UTC') + interval '2 days'`;
/**
 * Whether an answer is due by the end of tomorrow. Excludes applications sent today, since their
 * employer has just been emailed about them. All applications due on a day start to match at the
 * same midnight, so a job gets one reminder a day.
 */
const needsReminder = sql`a.answered_at IS NULL AND a.answer_due_at > now() AND a.answer_due_at < ${afterTomorrow}
  AND a.reminded_at IS NULL AND a.pending_state IS NULL AND a.state IN ('sent', 'opened') AND a.sent_at < date_trunc('day', now(), 'UTC')`;

/** A job whose employer must be reminded of its promise. */
export type PromisedJob = {
  id: string;
  title: string;
  employerId: string;
};

/**
 * Locks a job with applicants to remind of, whose employer has a confirmed email and isn't
 * suspended. Skips jobs locked by another host and those in `skippedIds`. Returns `undefined` if
 * there is none.
 */
export const lockPromisedJob = async (
  tx: Queryable,
  skippedIds: readonly string[],
): Promise<PromisedJob | undefined> => {
  const [row] = await tx.query<PromisedJob>(sql`
    SELECT j.id, j.title, e.id AS "employerId" FROM jobs j JOIN employers e ON e.id = j.employer_id
    WHERE j.id IN (SELECT a.job_id FROM applications a WHERE ${needsReminder}) AND j.deleted_at IS NULL AND j.id <> ALL(${[...skippedIds]}::uuid[])
      AND coalesce(e.email_verified_at, e.previous_verified_at) IS NOT NULL AND e.deleted_at IS NULL AND e.suspended_at IS NULL
    ORDER BY j.id LIMIT 1 FOR NO KEY UPDATE OF j SKIP LOCKED`);
  return row;
};

export type WaitingApplicant = Pair & { firstName: string; lastName: string; dueAt: Date };

/**
 * Marks a locked job's applicants as reminded and returns them, most urgent first; empty if another
 * host has already done so.
 */
export const markReminded = async (tx: Queryable, jobId: string): Promise<WaitingApplicant[]> =>
  tx.query<WaitingApplicant>(sql`
  WITH reminded AS (UPDATE applications a SET reminded_at = now() WHERE a.job_id = ${jobId} AND ${needsReminder} RETURNING a.employer_id, a.seeker_id, a.sender, a.answer_due_at, a.sent_at)
  SELECT employer_id AS "employerId", seeker_id AS "seekerId", coalesce(sender->>'firstName', '') AS "firstName", coalesce(sender->>'lastName', '') AS "lastName", answer_due_at AS "dueAt"
  FROM reminded ORDER BY answer_due_at, sent_at`);

/** How many answers were due, how many came in time, and the median time they took. */
export type KeptPromises = { due: number; kept: number; medianSeconds: number | null };

/**
 * Counts an employer's promises whose deadline has passed, without applications withdrawn before
 * it.
 */
export const countPromises = async (db: Queryable, employerId: string): Promise<KeptPromises> => {
  const [row] = await db.query<KeptPromises>(sql`
    SELECT count(*) AS due, count(*) FILTER (WHERE a.answered_at <= a.answer_due_at) AS kept,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM a.answered_at - a.sent_at)) FILTER (WHERE a.answered_at IS NOT NULL) AS "medianSeconds"
    FROM applications a WHERE a.employer_id = ${employerId} AND a.answer_due_at <= now()
      AND NOT (a.state = 'withdrawn' AND a.moved_at < a.answer_due_at)`);
  return row ?? { due: 0, kept: 0, medianSeconds: null };
};
