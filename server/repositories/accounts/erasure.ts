import sql, { raw } from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import { limits } from '@contract/limits';
import type { Queryable } from '../../database/database';
import { alertIdsOf, deleteAlerts } from '../alerts/jobAlerts';
import { dropUnusedFiles } from '../media/files';
import { restoreWindow } from './deletedAccounts';

const table = { employer: raw('employers'), jobseeker: raw('job_seekers') };

/**
 * Locks accounts that can no longer be restored and aren't erased yet, skipping those locked by
 * another host.
 */
export const lockOverdue = async (
  tx: Queryable,
  role: AccountRole,
  limit: number,
): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(sql`
    SELECT id FROM ${table[role]} WHERE deleted_at < now() - ${restoreWindow} AND erased_at IS NULL
    ORDER BY deleted_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`);
  return rows.map(({ id }) => id);
};

// what both kinds of account say about a person; nobody can register such a username by chance, and
// the email address reaches nobody
const erasedColumns = sql`username = 'erased-' || id, username_key = 'erased-' || id, email = id || '@erased.invalid', email_key = id || '@erased.invalid',
  password_hash = '', first_name = '', last_name = '', phone = '', gender = '', nationality = '', address = '', location = '', education = '', experience = '',
  email_verified_at = NULL, previous_email = NULL, previous_email_key = NULL, previous_verified_at = NULL, erased_at = now(), updated_at = now()`;

/**
 * Erases seekers: only the fact that there was an account, and what it sent, remain. Call in a
 * transaction.
 */
export const eraseSeekers = async (tx: Queryable, ids: string[]): Promise<void> => {
  const files = await tx.query<{ id: string }>(
    sql`DELETE FROM resumes WHERE seeker_id = ANY(${ids}::uuid[]) RETURNING file_id AS id`,
  );
  await dropUnusedFiles(
    tx,
    files.map(({ id }) => id),
  );
  await tx.execute(sql`DELETE FROM saved_jobs WHERE seeker_id = ANY(${ids}::uuid[])`);
  await tx.execute(
    sql`UPDATE job_seekers SET ${erasedColumns}, cv = NULL, suggest_jobs = true WHERE id = ANY(${ids}::uuid[])`,
  );
  await deleteAlerts(tx, await alertIdsOf(tx, ids));
  await eraseTraces(tx, 'jobseeker', ids);
};

/**
 * Erases employers with their company's profile, logo and notices, and what they noted for
 * themselves; their jobs left the site when the account was deleted. What they sent stays with its
 * readers. Call in a transaction.
 */
export const eraseEmployers = async (tx: Queryable, ids: string[]): Promise<void> => {
  const logos = await tx.query<{ id: string }>(
    sql`SELECT logo_id AS id FROM employers WHERE id = ANY(${ids}::uuid[]) AND logo_id IS NOT NULL`,
  );
  await tx.execute(sql`
    UPDATE employers SET ${erasedColumns}, recruiting_for = '', company_name = '', company_type = '', company_country = '', company_phone = '', company_profile = '',
      company_size = '', company_website = '', birth_date = NULL, residence_country = NULL, company_address = NULL, logo_id = NULL, suspension_reason = NULL
    WHERE id = ANY(${ids}::uuid[])`);
  await tx.execute(sql`DELETE FROM media WHERE id = ANY(${logos.map(({ id }) => id)}::uuid[])`);
  await tx.execute(sql`DELETE FROM letter_templates WHERE employer_id = ANY(${ids}::uuid[])`);
  await tx.execute(sql`DELETE FROM notices WHERE employer_id = ANY(${ids}::uuid[])`);
  // an index leads from the employer to the application, and on to its notes
  await tx.execute(sql`
    DELETE FROM application_notes n USING applications a
    WHERE a.employer_id = ANY(${ids}::uuid[]) AND n.application_id = a.id AND n.author_id = a.employer_id`);
  await tx.execute(sql`
    UPDATE applications SET rating = NULL, tags = '{}', private_words = '', pending_state = NULL, pending_at = NULL, pending_letter = NULL, pending_by = NULL, updated_at = now()
    WHERE employer_id = ANY(${ids}::uuid[]) AND (rating IS NOT NULL OR tags <> '{}' OR private_words <> '' OR pending_state IS NOT NULL)`);
  await eraseTraces(tx, 'employer', ids);
};

const eraseTraces = async (tx: Queryable, role: AccountRole, ids: string[]): Promise<void> => {
  await tx.execute(
    sql`DELETE FROM consents WHERE role = ${role} AND account_id = ANY(${ids}::uuid[])`,
  );
  await tx.execute(
    sql`DELETE FROM mailed_links WHERE role = ${role} AND account_id = ANY(${ids}::uuid[])`,
  );
  await tx.execute(
    sql`DELETE FROM email_undos WHERE role = ${role} AND account_id = ANY(${ids}::uuid[])`,
  );
  await tx.execute(
    sql`DELETE FROM known_networks WHERE role = ${role} AND account_id = ANY(${ids}::uuid[])`,
  );
  await tx.execute(
    sql`DELETE FROM mail_preferences WHERE role = ${role} AND account_id = ANY(${ids}::uuid[])`,
  );
  await tx.execute(
    sql`DELETE FROM digest_items WHERE role = ${role} AND account_id = ANY(${ids}::uuid[])`,
  );
  await tx.execute(
    sql`UPDATE reports SET note = '' WHERE reporter_key = ANY(SELECT ${role} || ':' || id FROM unnest(${ids}::uuid[]) AS id)`,
  );
  // the log keeps that something was done, and when; its trigger allows no other change than this
  await tx.execute(sql`
    UPDATE audit_log SET actor_name = CASE WHEN is_erased(actor_id) THEN '' ELSE actor_name END, record_name = CASE WHEN is_erased(record_id) THEN '' ELSE record_name END,
      before = NULL, after = NULL
    WHERE (actor_role = ${role} AND actor_id = ANY(${ids}::uuid[])) OR record_id = ANY(${ids}::uuid[])`);
};

/** When a job ended, or its time is over. */
const jobEnd = sql`coalesce(j.ended_at, j.deleted_at, j.expires_at)`;
const longEnded = sql`${jobEnd} < now() - make_interval(months => ${limits.keptMonths})`;

/**
 * Deletes applications 6 months after their job ended (product §6), with the files that nothing
 * else has; and the texts of erased employers' jobs. Returns the number of applications, at most
 * `limit`.
 */
export const dropOldApplications = async (tx: Queryable, limit: number): Promise<number> => {
  const rows = await tx.query<{ cvId: string | null }>(sql`
    DELETE FROM applications WHERE id IN (
      SELECT a.id FROM applications a JOIN jobs j ON j.id = a.job_id WHERE ${longEnded} LIMIT ${limit} FOR UPDATE OF a SKIP LOCKED)
    RETURNING cv_id AS "cvId"`);
  await dropUnusedFiles(
    tx,
    rows.flatMap(({ cvId }) => cvId ?? []),
  );
  return rows.length;
};

/** Deletes the texts of at most `limit` of erased employers' jobs that ended 6 months ago. */
export const dropErasedTexts = (db: Queryable, limit: number): Promise<number> =>
  db.execute(sql`
    UPDATE jobs SET overview = '', responsibilities = '{}', qualifications = '{}', description = NULL WHERE id IN (
      SELECT j.id FROM jobs j JOIN employers e ON e.id = j.employer_id
      WHERE e.erased_at IS NOT NULL AND ${longEnded} AND (j.overview <> '' OR j.description IS NOT NULL) LIMIT ${limit} FOR UPDATE OF j SKIP LOCKED)`);
