import sql from 'sql-template-tag';
import { limits } from '@contract/limits';
import { caseFold } from '@contract/text/caseFold';
import type { Queryable } from '../../database/database';
import { deleteBatch, sweepBatch } from '../deleteBatch';
import { endOfClosingDay } from './closingDay';
import { isLive } from './jobRows';

export const setConfirmed = (tx: Queryable, id: string, at = new Date()): Promise<number> =>
  tx.execute(sql`
  UPDATE jobs SET confirmed_at = ${at}, updated_at = greatest(now(), updated_at + interval '1 ms') WHERE id = ${id}`);

/** A job whose employer must be asked whether it is still open. */
export type UnconfirmedJob = {
  id: string;
  title: string;
  company: string;
  /** When it went live, or was last renewed or confirmed. */
  since: Date;
  expiresAt: Date;
  closesOn: string | null;
  employerId: string;
  email: string;
};

// publishing and renewing set expires_at, so the time of either follows from it
const since = sql`greatest(j.expires_at - make_interval(days => ${limits.jobLifeDays}), j.confirmed_at)`;

/**
 * Whether `j` is live and hasn't been confirmed for `confirmationDays`. A job that ends with its
 * closing day needs no confirmation, since its employer has said how long it is open.
 */
export const isUnconfirmed = sql`${isLive} AND (j.closes_on IS NULL OR j.expires_at < ${endOfClosingDay(sql`j.closes_on`)}) AND j.expires_at <= now() + make_interval(days => ${limits.jobLifeDays - limits.confirmationDays})
        AND ${since} <= now() - make_interval(days => ${limits.confirmationDays})`;

/**
 * Claims a live job that hasn't been confirmed for `confirmationDays`, marks it as asked and
 * returns it. Only jobs whose employer has a confirmed email and hasn't been asked since; skips
 * those in `skippedIds`. Safe to run on several hosts at once: each skips locked rows. Returns
 * `undefined` if there is none.
 */
export const claimUnconfirmedJob = async (
  tx: Queryable,
  skippedIds: readonly string[],
): Promise<UnconfirmedJob | undefined> => {
  const [row] = await tx.query<UnconfirmedJob>(sql`
    UPDATE jobs asked SET confirmation_asked_at = now() FROM (
      SELECT j.id, ${since} AS since, e.id AS employer, e.email FROM jobs j JOIN employers e ON e.id = j.employer_id
      WHERE ${isUnconfirmed} AND j.id <> ALL(${[...skippedIds]}::uuid[])
        AND (j.confirmation_asked_at IS NULL OR j.confirmation_asked_at < ${since})
        AND coalesce(e.email_verified_at, e.previous_verified_at) IS NOT NULL AND e.deleted_at IS NULL AND e.suspended_at IS NULL
      ORDER BY j.expires_at LIMIT 1 FOR UPDATE OF j SKIP LOCKED) due
    WHERE asked.id = due.id
    RETURNING asked.id, asked.title, asked.company, due.since, asked.expires_at AS "expiresAt", asked.closes_on::text AS "closesOn", due.employer AS "employerId", due.email`);
  return row;
};

/** Stores the confirmation link of a job, replacing an earlier one. */
export const upsertConfirmation = (
  tx: Queryable,
  { jobId, tokenHash, email }: { jobId: string; tokenHash: Buffer; email: string },
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO job_confirmations (job_id, token_hash, email_key) VALUES (${jobId}, ${tokenHash}, ${caseFold(email)})
  ON CONFLICT (job_id) DO UPDATE SET token_hash = excluded.token_hash, email_key = excluded.email_key, created_at = now()`);

/** The job of a link, with its employer. */
export type LinkedJob = { jobId: string; employerId: string; username: string };

/**
 * Returns the job of a link; `undefined` if the link is invalid, the job has ended, or the
 * employer's email has changed.
 */
export const findConfirmation = async (
  tx: Queryable,
  tokenHash: Buffer,
): Promise<LinkedJob | undefined> => {
  const [row] = await tx.query<LinkedJob>(sql`
    SELECT j.id AS "jobId", e.id AS "employerId", e.username FROM job_confirmations c JOIN jobs j ON j.id = c.job_id JOIN employers e ON e.id = j.employer_id
    WHERE c.token_hash = ${tokenHash} AND ${isLive} AND e.email_key = c.email_key AND e.deleted_at IS NULL`);
  return row;
};

/** Deletes the links of jobs that have ended. */
export const dropOldConfirmations = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(
    db,
    sql`job_confirmations c`,
    sql`NOT EXISTS (SELECT 1 FROM jobs j WHERE j.id = c.job_id AND ${isLive})`,
    limit,
  );
