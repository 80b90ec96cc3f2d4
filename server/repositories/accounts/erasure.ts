import sql, { raw } from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import { limits } from '@contract/limits';
import type { Queryable } from '../../database/database';
import { alertIdsOf, deleteAlerts } from '../alerts/jobAlerts';
import { dropMessages } from '../applications/applicationMessages';
import { dropInvitations } from '../candidates/candidateInvitations';
import { dropUnusedFiles } from '../media/files';
import { restoreWindow } from './deletedAccounts';
import { keepErasedNames } from './erasedNames';

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

// the personal data of both kinds of account; the username can't be registered by chance, and the
// email is undeliverable
const erasedColumns = sql`username = 'erased-' || id, username_key = 'erased-' || id, email = id || '@erased.invalid', email_key = id || '@erased.invalid',
  password_hash = '', first_name = '', last_name = '', phone = '', gender = '', nationality = '', address = '', location = '', education = '', experience = '',
  email_verified_at = NULL, previous_email = NULL, previous_email_key = NULL, previous_verified_at = NULL, erased_at = now(), updated_at = now()`;

/**
 * Erases job seekers: all that remains is that there was an account, and what it sent. Call in a
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
  await tx.execute(sql`DELETE FROM hidden_items WHERE seeker_id = ANY(${ids}::uuid[])`);
  await eraseCandidates(tx, ids);
  await tx.execute(
    sql`UPDATE job_seekers SET ${erasedColumns}, cv = NULL, suggest_jobs = true, suspension_reason = NULL WHERE id = ANY(${ids}::uuid[])`,
  );
  await deleteAlerts(tx, await alertIdsOf(tx, ids));
  await eraseTraces(tx, 'jobseeker', ids);
};

/** Erases job seekers' profiles for employers, with profile views and invitations. */
const eraseCandidates = async (tx: Queryable, ids: string[]): Promise<void> => {
  // a trigger removes them from shortlists and the search
  await tx.execute(sql`DELETE FROM open_profiles WHERE seeker_id = ANY(${ids}::uuid[])`);
  await tx.execute(sql`DELETE FROM blocked_employers WHERE seeker_id = ANY(${ids}::uuid[])`);
  await tx.execute(sql`DELETE FROM candidate_views WHERE seeker_id = ANY(${ids}::uuid[])`);
  await dropInvitations(tx, sql`seeker_id = ANY(${ids}::uuid[])`);
};

/**
 * Erases employers with their company's profile, logo, notices and private notes; their jobs were
 * removed when the account was deleted. What they sent stays with the recipients, and nobody else
 * can register the username. Call in a transaction.
 */
export const eraseEmployers = async (tx: Queryable, ids: string[]): Promise<void> => {
  const logos = await tx.query<{ id: string }>(
    sql`SELECT logo_id AS id FROM employers WHERE id = ANY(${ids}::uuid[]) AND logo_id IS NOT NULL`,
  );
  await eraseBlockedNames(tx, ids);
  await keepErasedNames(tx, ids);
  await tx.execute(sql`
    UPDATE employers SET ${erasedColumns}, recruiting_for = '', company_name = '', company_type = '', company_country = '', company_phone = '', company_profile = '',
      company_size = '', company_website = '', birth_date = NULL, residence_country = NULL, company_address = NULL, logo_id = NULL, suspension_reason = NULL
    WHERE id = ANY(${ids}::uuid[])`);
  await tx.execute(sql`DELETE FROM media WHERE id = ANY(${logos.map(({ id }) => id)}::uuid[])`);
  // deleting an account removes it from its company, except on a host of the previous release
  await tx.execute(sql`DELETE FROM colleagues WHERE employer_id = ANY(${ids}::uuid[])`);
  await tx.execute(sql`DELETE FROM colleague_invitations WHERE invited_by = ANY(${ids}::uuid[])`);
  await tx.execute(sql`DELETE FROM letter_templates WHERE employer_id = ANY(${ids}::uuid[])`);
  await tx.execute(sql`DELETE FROM notices WHERE employer_id = ANY(${ids}::uuid[])`);
  await tx.execute(sql`DELETE FROM api_keys WHERE employer_id = ANY(${ids}::uuid[])`);
  await tx.execute(sql`DELETE FROM candidate_searches WHERE employer_id = ANY(${ids}::uuid[])`);
  await tx.execute(sql`DELETE FROM shortlisted_candidates WHERE employer_id = ANY(${ids}::uuid[])`);
  await tx.execute(sql`DELETE FROM candidate_views WHERE employer_id = ANY(${ids}::uuid[])`);
  await dropInvitations(tx, sql`employer_id = ANY(${ids}::uuid[])`);
  // goes from employers to applications to notes, since each step has an index
  await tx.execute(sql`
    DELETE FROM application_notes n USING applications a
    WHERE a.employer_id = ANY(${ids}::uuid[]) AND n.application_id = a.id AND n.author_id = a.employer_id`);
  await tx.execute(sql`
    UPDATE applications SET rating = NULL, tags = '{}', private_words = '', pending_state = NULL, pending_at = NULL, pending_letter = NULL, pending_by = NULL, updated_at = now()
    WHERE employer_id = ANY(${ids}::uuid[]) AND (rating IS NOT NULL OR tags <> '{}' OR private_words <> '' OR pending_state IS NOT NULL)`);
  await eraseTraces(tx, 'employer', ids);
};

/**
 * Removes employers' personal names from lists of blocked employers if they had no company name.
 * The entry then matches the erased account's new username.
 */
const eraseBlockedNames = (tx: Queryable, ids: string[]): Promise<number> =>
  tx.execute(sql`
  UPDATE blocked_employers b SET name = '', name_key = title_key('erased-' || e.id) FROM employers e
  WHERE e.id = ANY(${ids}::uuid[]) AND e.id = ANY(b.employer_ids)
    AND b.name_key IN (title_key(e.first_name || ' ' || e.last_name), title_key(e.username)) AND b.name_key <> ALL(employer_names(e.id))`);

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
    sql`UPDATE reports SET note = '' WHERE split_part(reporter_key, '#', 1) = ANY(SELECT ${role} || ':' || id FROM unnest(${ids}::uuid[]) AS id)`,
  );
  await tx.execute(sql`
    UPDATE reports SET about = about || '{"messages": []}' WHERE about->>'role' = ${role} AND (about->>'accountId')::uuid = ANY(${ids}::uuid[])`);
  await tx.execute(
    sql`DELETE FROM inbox_items WHERE role = ${role} AND account_id = ANY(${ids}::uuid[])`,
  );
  await tx.execute(
    sql`DELETE FROM message_mails WHERE role = ${role} AND account_id = ANY(${ids}::uuid[])`,
  );
  await tx.execute(
    sql`DELETE FROM abuse_signals WHERE role = ${role} AND account_id = ANY(${ids}::uuid[])`,
  );
  await tx.execute(
    sql`DELETE FROM help_questions WHERE account_role = ${role} AND account_id = ANY(${ids}::uuid[])`,
  );
  await tx.execute(
    sql`DELETE FROM sent_texts WHERE role = ${role} AND account_id = ANY(${ids}::uuid[])`,
  );
  await tx.execute(
    role === 'employer'
      ? sql`DELETE FROM blocked_seekers WHERE employer_id = ANY(${ids}::uuid[])`
      : sql`DELETE FROM blocked_seekers WHERE seeker_id = ANY(${ids}::uuid[])`,
  );
  // the log keeps which action was done, and when; its trigger allows no other change than this
  await tx.execute(sql`
    UPDATE audit_log SET actor_name = CASE WHEN is_erased(actor_id) THEN '' ELSE actor_name END, record_name = CASE WHEN is_erased(record_id) THEN '' ELSE record_name END,
      before = NULL, after = NULL
    WHERE (actor_role = ${role} AND actor_id = ANY(${ids}::uuid[])) OR record_id = ANY(${ids}::uuid[])`);
};

/** When a job ended or expires. */
const jobEnd = sql`coalesce(j.ended_at, j.deleted_at, j.expires_at)`;
const longEnded = sql`${jobEnd} < now() - make_interval(months => ${limits.keptMonths})`;

/**
 * Returns at most `limit` jobs that have applications, following `after`, and whether they ended 6
 * months ago. Steps from job to job in the index of applications: most jobs that ended long ago have
 * none left, and most applications are about other jobs.
 */
export const listAppliedJobs = (
  db: Queryable,
  after: string,
  limit: number,
): Promise<{ id: string; isOld: boolean }[]> =>
  db.query(sql`
    WITH RECURSIVE applied (id, number) AS (
      (SELECT job_id, 1 FROM applications WHERE job_id > ${after} ORDER BY job_id LIMIT 1)
      UNION ALL
      SELECT (SELECT a.job_id FROM applications a WHERE a.job_id > p.id ORDER BY a.job_id LIMIT 1), p.number + 1
      FROM applied p WHERE p.id IS NOT NULL AND p.number < ${limit})
    SELECT j.id, ${longEnded} AS "isOld" FROM applied p JOIN jobs j ON j.id = p.id ORDER BY j.id`);

/**
 * Deletes applications for these jobs 6 months after the job ended (product §6), with files that
 * nothing else uses. Returns the number of applications, at most `limit`.
 */
export const dropOldApplications = async (
  tx: Queryable,
  jobs: readonly string[],
  limit: number,
): Promise<number> => {
  const old = await tx.query<{ id: string }>(
    sql`SELECT a.id FROM applications a JOIN jobs j ON j.id = a.job_id WHERE a.job_id = ANY(${jobs}::uuid[]) AND ${longEnded} LIMIT ${limit} FOR UPDATE OF a SKIP LOCKED`,
  );
  const ids = old.map(({ id }) => id);
  const files = await tx.query<{ id: string }>(sql`
    SELECT x.file_id AS id FROM message_files x JOIN application_messages m ON m.id = x.message_id WHERE m.application_id = ANY(${ids}::uuid[])`);
  const rows = await tx.query<{ cvId: string | null }>(
    sql`DELETE FROM applications WHERE id = ANY(${ids}::uuid[]) RETURNING cv_id AS "cvId"`,
  );
  await dropUnusedFiles(tx, [
    ...rows.flatMap(({ cvId }) => cvId ?? []),
    ...files.map(({ id }) => id),
  ]);
  return rows.length;
};

/**
 * Deletes messages about invitations 6 months after the job ended, as for applications. Returns the
 * number of messages, at most `limit`. Call in a transaction.
 */
export const dropOldInvitationMessages = async (tx: Queryable, limit: number): Promise<number> => {
  const old = await tx.query<{ id: string }>(sql`
    SELECT m.id FROM application_messages m JOIN candidate_invitations i ON i.id = m.invitation_id JOIN jobs j ON j.id = i.job_id
    WHERE m.invitation_id IS NOT NULL AND ${longEnded} LIMIT ${limit} FOR UPDATE OF m SKIP LOCKED`);
  return dropMessages(tx, sql`m.id = ANY(${old.map(({ id }) => id)}::uuid[])`);
};

/**
 * Deletes the texts of at most `limit` jobs of erased employers that ended at least 6 months ago.
 */
export const dropErasedTexts = (db: Queryable, limit: number): Promise<number> =>
  db.execute(sql`
    UPDATE jobs SET overview = '', responsibilities = '{}', qualifications = '{}', description = NULL, long_description = NULL WHERE id IN (
      SELECT j.id FROM jobs j JOIN employers e ON e.id = j.employer_id
      WHERE e.erased_at IS NOT NULL AND ${longEnded} AND (j.overview <> '' OR j.description IS NOT NULL OR j.long_description IS NOT NULL) LIMIT ${limit} FOR UPDATE OF j SKIP LOCKED)`);
