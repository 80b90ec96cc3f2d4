import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { isId } from '../ids';

/** The jobs to hand over: all of an employer's, or some. */
export type HandedJobs = { from: string; jobIds?: readonly string[] };

/**
 * Transfers jobs to another employer, deleted ones included, with their applicants and notices.
 * Invalidates the former owner's links and queued emails about them. Jobs that are down because
 * their employer is suspended stay. Returns the ids of the transferred jobs. Call in a transaction.
 */
export const handOver = async (
  tx: Queryable,
  { from, jobIds }: HandedJobs,
  to: string,
): Promise<string[]> => {
  // a UNION, so that both indexes are used: an employer's jobs, and deleted jobs
  const rows = await tx.query<{ id: string }>(sql`
    WITH found AS (
      SELECT id FROM jobs WHERE employer_id = ${from} AND deleted_at IS NULL
      UNION ALL SELECT id FROM jobs WHERE deleted_at IS NOT NULL AND employer_id = ${from})
    UPDATE jobs SET employer_id = ${to}, updated_at = greatest(now(), updated_at + interval '1 ms')
    WHERE id IN (SELECT id FROM found) AND removed_for IS DISTINCT FROM 'suspension'
      AND ${jobIds === undefined ? sql`true` : sql`id = ANY(${jobIds.filter(isId)}::uuid[])`}
    RETURNING id`);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await tx.execute(
    sql`UPDATE applications SET employer_id = ${to}, updated_at = now() WHERE job_id = ANY(${ids}::uuid[])`,
  );
  await handOverInvitations(tx, ids, to);
  await handOverItems(tx, from, ids, to);
  await tx.execute(sql`UPDATE notices SET employer_id = ${to} WHERE job_id = ANY(${ids}::uuid[])`);
  await tx.execute(sql`DELETE FROM job_confirmations WHERE job_id = ANY(${ids}::uuid[])`);
  // the new owner needs no separate grant
  await tx.execute(
    sql`DELETE FROM colleague_jobs WHERE employer_id = ${to} AND job_id = ANY(${ids}::uuid[])`,
  );
  await tx.execute(sql`
    DELETE FROM digest_items d WHERE d.role = 'employer' AND d.account_id = ${from}
      AND (d.about IN ${topicsOf(ids)} OR EXISTS (SELECT 1 FROM unnest(${ids}::uuid[]) AS job WHERE d.url LIKE '%' || job || '%'))`);
  await dropMailsOf(tx, from, ids);
  return ids;
};

/** Transfers invitations to these jobs; ends those of job seekers who block the new owner. */
const handOverInvitations = async (
  tx: Queryable,
  jobIds: readonly string[],
  to: string,
): Promise<void> => {
  await tx.execute(
    sql`UPDATE candidate_invitations SET employer_id = ${to}, sent_by = coalesce(sent_by, employer_id) WHERE job_id = ANY(${[...jobIds]}::uuid[])`,
  );
  await tx.execute(sql`
    SELECT forget_candidate(i.seeker_id, i.employer_id) FROM candidate_invitations i
    WHERE i.job_id = ANY(${[...jobIds]}::uuid[]) AND i.state IN ('sent', 'accepted') AND seeker_blocks(i.seeker_id, i.employer_id)`);
};

/** Selects the applications and invitations of jobs, which inbox items and emails refer to. */
const topicsOf = (jobIds: readonly string[]): Sql =>
  sql`(SELECT id FROM applications WHERE job_id = ANY(${[...jobIds]}::uuid[]) UNION ALL SELECT id FROM candidate_invitations WHERE job_id = ANY(${[...jobIds]}::uuid[]))`;

/**
 * Moves the former owner's inbox items about these jobs, and pending emails about unread messages,
 * to the new owner.
 */
const handOverItems = async (
  tx: Queryable,
  from: string,
  jobIds: readonly string[],
  to: string,
): Promise<void> => {
  await tx.execute(sql`
    UPDATE inbox_items i SET account_id = ${to} WHERE i.role = 'employer' AND i.account_id = ${from}
      AND (i.application_id IN ${topicsOf(jobIds)} OR i.invitation_id IN ${topicsOf(jobIds)}) AND NOT EXISTS (
      SELECT 1 FROM inbox_items known WHERE known.role = 'employer' AND known.account_id = ${to} AND known.kind = i.kind
        AND (known.application_id = i.application_id OR known.invitation_id = i.invitation_id))`);
  await tx.execute(sql`
    INSERT INTO message_mails AS known (role, account_id, message_ids, due_at)
    SELECT w.role, ${to}::uuid, array_agg(m.id), w.due_at FROM message_mails w JOIN application_messages m ON m.id = ANY(w.message_ids)
    WHERE w.role = 'employer' AND w.account_id = ${from} AND coalesce(m.application_id, m.invitation_id) IN ${topicsOf(jobIds)} GROUP BY w.role, w.due_at
    ON CONFLICT (role, account_id) DO UPDATE SET message_ids = known.message_ids || excluded.message_ids`);
};

/**
 * Deletes an employer's queued emails that link to one of these jobs; those being sent can't be
 * recalled.
 */
const dropMailsOf = (tx: Queryable, employerId: string, jobIds: readonly string[]) =>
  tx.execute(sql`
  DELETE FROM mails m USING employers e WHERE e.id = ${employerId} AND m.state = 'waiting'
    AND m.recipient IN (e.email, e.previous_email) AND m.kind IN ('application', 'notice', 'messages', 'interview', 'invitation', 'answerReminder', 'jobConfirmation', 'digest')
    AND (m.kind = 'jobConfirmation' OR m.about IN ${topicsOf(jobIds)} OR EXISTS (SELECT 1 FROM unnest(${[...jobIds]}::uuid[]) AS job WHERE m.text_body LIKE '%' || job || '%')
      OR EXISTS (SELECT 1 FROM ${topicsOf(jobIds)} AS topic WHERE m.text_body LIKE '%' || topic.id || '%'))`);
