import sql, { raw, type Sql } from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';

type Rows = object[];
const table = { employer: raw('employers'), jobseeker: raw('job_seekers') };
const batchSize = 50;

/**
 * Reads the rows of `ids` in their order, a batch at a time: a busy employer's jobs and changes,
 * each with all its text, don't fit into memory.
 */
async function* rowsOf(
  readIds: () => Promise<{ id: string }[]>,
  read: (ids: readonly string[]) => Promise<Rows>,
): AsyncGenerator<Rows, void> {
  const all = await readIds();
  for (let from = 0; from < all.length; from += batchSize)
    yield await read(all.slice(from, from + batchSize).map(({ id }) => id));
}

/**
 * An account's data besides its profile, applications and jobs: each list as stored, times in ISO
 * 8601. The mails are those to its confirmed address: another may be anybody's.
 */
export const accountDataOf = async (
  db: Queryable,
  role: AccountRole,
  accountId: string,
): Promise<Record<string, Rows>> => {
  const key = `${role}:${accountId}`;
  const [logIns, consents, reports, mails] = await Promise.all([
    db.query(
      sql`SELECT device, created_at AS "createdAt", seen_at AS "seenAt" FROM sessions WHERE role = ${role} AND account_id = ${accountId} ORDER BY created_at`,
    ),
    db.query(
      sql`SELECT version AS "termsVersion", at FROM consents WHERE role = ${role} AND account_id = ${accountId} ORDER BY at`,
    ),
    db.query(sql`
      SELECT c.job_id AS "jobId", r.reason, r.note, r.created_at AS "createdAt" FROM reports r JOIN cases c ON c.id = r.case_id
      WHERE r.reporter_key = ${key} ORDER BY r.created_at`),
    db.query(sql`
      SELECT m.kind, m.subject, m.state, m.created_at AS "createdAt" FROM mails m
      WHERE m.recipient = (SELECT CASE WHEN email_verified_at IS NULL THEN previous_email ELSE email END FROM ${table[role]} WHERE id = ${accountId}) ORDER BY m.created_at`),
  ]);
  return { logIns, consents, reports, mails };
};

/** What an account did, as the audit log has it, in batches. */
export const auditOf = (
  db: Queryable,
  role: AccountRole,
  accountId: string,
): AsyncGenerator<Rows, void> =>
  rowsOf(
    () =>
      db.query(
        sql`SELECT id::text FROM audit_log WHERE actor_role = ${role} AND actor_id = ${accountId} ORDER BY audit_log.id`,
      ),
    (ids) =>
      db.query(
        sql`SELECT at, action, record_id AS "recordId", before, after FROM audit_log WHERE id = ANY(${ids}::bigint[]) ORDER BY id`,
      ),
  );

/** The interview of application `a` as a side of it has it, null where none was offered. */
const interviewOfA = (timeZone: Sql): Sql =>
  sql`(SELECT jsonb_build_object('state', i.state, 'kind', i.kind, 'minutes', i.minutes, 'place', i.place, 'message', i.message,
      'times', i.times, 'chosenAt', i.chosen_at, 'timeZone', ${timeZone}, 'createdAt', i.created_at, 'updatedAt', i.updated_at)
      FROM interviews i WHERE i.application_id = a.id) AS interview`;

/**
 * A seeker's applications as they were sent, with their history, messages and interview, in batches;
 * the employer's notes are not among them. `cvId` names the file that was sent.
 */
export const applicationsOf = (db: Queryable, seekerId: string): AsyncGenerator<Rows, void> =>
  rowsOf(
    () =>
      db.query(
        sql`SELECT id FROM applications WHERE seeker_id = ${seekerId} ORDER BY created_at, id`,
      ),
    (ids) =>
      db.query(sql`
  SELECT a.id, a.job_id AS "jobId", j.title, j.company, j.location, a.sender, a.message, a.note, a.answers, a.cv_name AS "cvName", a.cv_id AS "cvId",
    a.state, a.source, a.created_at AS "createdAt", a.sent_at AS "sentAt", a.moved_at AS "movedAt", a.answer_due_at AS "answerDueAt",
    a.answered_at AS "answeredAt",
    coalesce((SELECT jsonb_agg(jsonb_build_object('kind', e.kind, 'at', e.at, 'name', e.actor_name) ORDER BY e.id)
      FROM application_events e WHERE e.application_id = a.id AND e.for_seeker), '[]') AS history,
    coalesce((SELECT jsonb_agg(jsonb_build_object('from', m.from_role, 'name', m.author_name, 'text', m.text, 'createdAt', m.created_at, 'readAt', m.read_at) ORDER BY m.created_at, m.id)
      FROM application_messages m WHERE m.application_id = a.id), '[]') AS messages,
    ${interviewOfA(sql`i.seeker_zone`)}
  FROM applications a JOIN jobs j ON j.id = a.job_id WHERE a.id = ANY(${ids}::uuid[]) ORDER BY a.created_at, a.id`),
  );

/** The jobs that a seeker has saved, with the seeker's notes, in batches. */
export const savedJobsOf = (db: Queryable, seekerId: string): AsyncGenerator<Rows, void> =>
  rowsOf(
    () =>
      db.query(
        sql`SELECT job_id AS id FROM saved_jobs WHERE seeker_id = ${seekerId} AND removed_at IS NULL ORDER BY saved_at, job_id`,
      ),
    (ids) =>
      db.query(sql`
  SELECT s.job_id AS "jobId", j.title, j.company, j.location, s.note, s.saved_at AS "savedAt"
  FROM saved_jobs s JOIN jobs j ON j.id = s.job_id WHERE s.seeker_id = ${seekerId} AND s.job_id = ANY(${ids}::uuid[]) ORDER BY s.saved_at, s.job_id`),
  );

/** A seeker's CVs, without their files. */
export const resumesOf = (db: Queryable, seekerId: string): Promise<Rows> =>
  db.query(sql`
  SELECT r.id, r.name, r.file_id AS "fileId", r.is_default AS "isDefault", f.content_type AS "contentType", f.size, r.created_at AS "createdAt", r.updated_at AS "updatedAt"
  FROM resumes r JOIN files f ON f.id = r.file_id WHERE r.seeker_id = ${seekerId} ORDER BY r.created_at`);

/** A file of an export: its id, and the name it was uploaded or sent with. */
export type ExportedFile = { id: string; name: string };

/** The files of a seeker's CVs, and of what was sent with applications; each once. */
export const cvFilesOf = (db: Queryable, seekerId: string): Promise<ExportedFile[]> =>
  db.query<ExportedFile>(sql`
  SELECT id, min(name) AS name FROM (
    SELECT file_id AS id, name FROM resumes WHERE seeker_id = ${seekerId}
    UNION ALL
    SELECT cv_id, cv_name FROM applications WHERE seeker_id = ${seekerId} AND cv_id IS NOT NULL) f GROUP BY id ORDER BY 2, 1`);

/**
 * An employer's jobs, ended and deleted ones included, each with its number of applicants, in
 * batches; who they are is their own data.
 */
export const jobsOf = (db: Queryable, employerId: string): AsyncGenerator<Rows, void> =>
  rowsOf(
    () =>
      db.query(sql`SELECT id FROM jobs WHERE employer_id = ${employerId} ORDER BY created_at, id`),
    (ids) =>
      db.query(sql`
  SELECT j.id, j.title, j.company, j.location, j.overview, j.responsibilities, j.qualifications, j.description, j.employment_type AS "employmentType",
    j.pay_from AS "payFrom", j.pay_to AS "payTo", j.vacancies, j.degree, j.category, j.questions, j.answer_days AS "answerDays", j.confirmed_at AS "confirmedAt", j.status, j.created_at AS "createdAt", j.updated_at AS "updatedAt",
    j.expires_at AS "expiresAt", j.deleted_at AS "deletedAt", j.removal_reason AS "removalReason", j.removal_answer AS "removalAnswer",
    (SELECT count(*) FROM applications a WHERE a.job_id = j.id) AS applicants
  FROM jobs j WHERE j.id = ANY(${ids}::uuid[]) ORDER BY j.created_at, j.id`),
  );

/**
 * What an employer noted about applicants, wrote to them and decided, in batches. Who they are and
 * what they sent is their own data.
 */
export const applicantsOf = (db: Queryable, employerId: string): AsyncGenerator<Rows, void> =>
  rowsOf(
    () =>
      db.query(sql`
  SELECT a.id FROM applications a WHERE a.employer_id = ${employerId} AND (a.rating IS NOT NULL OR a.tags <> '{}' OR a.pending_state IS NOT NULL
    OR EXISTS (SELECT 1 FROM application_notes n WHERE n.application_id = a.id AND n.author_id = ${employerId})
    OR EXISTS (SELECT 1 FROM application_messages m WHERE m.application_id = a.id AND m.from_role = 'employer')
    OR EXISTS (SELECT 1 FROM interviews i WHERE i.application_id = a.id)) ORDER BY a.created_at, a.id`),
    (ids) =>
      db.query(sql`
  SELECT a.id AS "applicationId", a.job_id AS "jobId", a.rating, a.tags,
    coalesce((SELECT jsonb_agg(jsonb_build_object('text', n.text, 'createdAt', n.created_at) ORDER BY n.created_at, n.id)
      FROM application_notes n WHERE n.application_id = a.id AND n.author_id = ${employerId}), '[]') AS notes,
    coalesce((SELECT jsonb_agg(jsonb_build_object('text', m.text, 'createdAt', m.created_at) ORDER BY m.created_at, m.id)
      FROM application_messages m WHERE m.application_id = a.id AND m.from_role = 'employer'), '[]') AS messages,
    ${interviewOfA(sql`i.employer_zone`)}, a.pending_state AS "pendingState", a.pending_at AS "pendingAt", a.pending_letter AS "pendingLetter"
  FROM applications a WHERE a.id = ANY(${ids}::uuid[]) ORDER BY a.created_at, a.id`),
  );

/** An employer's own words for letters. */
export const letterTemplatesOf = (db: Queryable, employerId: string): Promise<Rows> =>
  db.query(
    sql`SELECT kind, subject, body, updated_at AS "updatedAt" FROM letter_templates WHERE employer_id = ${employerId} ORDER BY kind`,
  );

/** The notices of decisions on an employer's jobs. */
export const noticesOf = (db: Queryable, employerId: string): Promise<Rows> =>
  db.query(sql`
  SELECT kind, reason, job_id AS "jobId", created_at AS "createdAt", read_at AS "readAt" FROM notices WHERE employer_id = ${employerId} ORDER BY created_at`);

/** The logo an employer uploaded. */
export const logoOf = async (db: Queryable, employerId: string): Promise<Buffer | undefined> => {
  const [row] = await db.query<{ bytes: Buffer }>(
    sql`SELECT m.bytes FROM employers e JOIN media m ON m.id = e.logo_id WHERE e.id = ${employerId}`,
  );
  return row?.bytes;
};
