import sql, { raw, type Sql } from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';
import { shownTo } from '../inbox/inboxItems';
import { listSources } from '../sources/jobSources';
import { listWebhooks } from '../webhooks/webhooks';
import { listApiKeys } from './apiKeys';

type Rows = object[];
const table = { employer: raw('employers'), jobseeker: raw('job_seekers') };
const batchSize = 50;

/**
 * Reads the rows of `ids` in order, in batches: all jobs and changes of a busy employer, with their
 * text, don't fit into memory.
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
 * Returns an account's data other than its profile, applications and jobs: each list as stored,
 * with times in ISO 8601. Only emails to its confirmed address are included: an unconfirmed one may
 * belong to anyone.
 */
export const accountDataOf = async (
  db: Queryable,
  role: AccountRole,
  accountId: string,
): Promise<Record<string, Rows>> => {
  const key = `${role}:${accountId}`;
  const [logIns, consents, reports, signals, mails, helpQuestions] = await Promise.all([
    db.query(
      sql`SELECT device, created_at AS "createdAt", seen_at AS "seenAt" FROM sessions WHERE role = ${role} AND account_id = ${accountId} ORDER BY created_at`,
    ),
    db.query(
      sql`SELECT version AS "termsVersion", at FROM consents WHERE role = ${role} AND account_id = ${accountId} ORDER BY at`,
    ),
    db.query(sql`
      SELECT c.job_id AS "jobId", r.reason, r.note, r.created_at AS "createdAt" FROM reports r JOIN cases c ON c.id = r.case_id
      WHERE split_part(r.reporter_key, '#', 1) = ${key} ORDER BY r.created_at`),
    db.query(sql`
      SELECT signal, count, first_at AS "firstAt", last_at AS "lastAt" FROM abuse_signals WHERE role = ${role} AND account_id = ${accountId} ORDER BY first_at`),
    db.query(sql`
      SELECT m.kind, m.subject, m.state, m.created_at AS "createdAt" FROM mails m
      WHERE m.recipient = (SELECT CASE WHEN email_verified_at IS NULL THEN previous_email ELSE email END FROM ${table[role]} WHERE id = ${accountId}) ORDER BY m.created_at`),
    db.query(
      sql`SELECT name, email, message, created_at AS "createdAt" FROM help_questions WHERE account_role = ${role} AND account_id = ${accountId} ORDER BY created_at`,
    ),
  ]);
  const held = { logIns, consents, reports, signals, mails, helpQuestions };
  if (role === 'jobseeker') return held;
  const [apiKeys, webhooks, jobSources] = await Promise.all([
    listApiKeys(db, accountId),
    listWebhooks(db, [accountId]),
    listSources(db, [accountId]),
  ]);
  return { ...held, apiKeys, webhooks, jobSources };
};

/** Yields the audit log's entries about an account's actions, in batches. */
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

/** Selects the interview of application `a` with one side's time zone; null if none was offered. */
const interviewOfA = (timeZone: Sql): Sql =>
  sql`(SELECT jsonb_build_object('state', i.state, 'kind', i.kind, 'minutes', i.minutes, 'place', i.place, 'message', i.message,
      'times', i.times, 'chosenAt', i.chosen_at, 'timeZone', ${timeZone}, 'createdAt', i.created_at, 'updatedAt', i.updated_at)
      FROM interviews i WHERE i.application_id = a.id) AS interview`;

const messagesOf = (condition: Sql): Sql =>
  sql`coalesce((SELECT jsonb_agg(jsonb_build_object('from', m.from_role, 'name', m.author_name, 'text', m.text, 'file', x.name, 'createdAt', m.created_at, 'readAt', m.read_at) ORDER BY m.created_at, m.id)
      FROM application_messages m LEFT JOIN message_files x ON x.message_id = m.id WHERE ${condition}), '[]')`;

/**
 * Yields a job seeker's applications as they were sent, with their history, messages and interview,
 * in batches. The employer's notes are left out. `cvId` is the file that was sent.
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
    ${messagesOf(sql`m.application_id = a.id`)} AS messages,
    ${interviewOfA(sql`i.seeker_zone`)}
  FROM applications a JOIN jobs j ON j.id = a.job_id WHERE a.id = ANY(${ids}::uuid[]) ORDER BY a.created_at, a.id`),
  );

/** Yields a job seeker's saved jobs with the job seeker's notes, in batches. */
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

/**
 * Returns a job seeker's profile for employers, blocked employers, profile views and invitations.
 */
export const openToWorkOf = async (db: Queryable, seekerId: string): Promise<object> => {
  const [profile] = await db.query(sql`
  SELECT is_open AS open, opened_at AS "openedAt", name_shown AS "nameShown", headline, skills, place, categories, types, pay_from AS "payFrom", start, years, education,
    show_cv AS "showCv", hide_employer AS "hideEmployer", updated_at AS "updatedAt" FROM open_profiles WHERE seeker_id = ${seekerId}`);
  const blocked = await db.query(
    sql`SELECT name, created_at AS "createdAt" FROM blocked_employers WHERE seeker_id = ${seekerId} ORDER BY created_at`,
  );
  const views = await db.query(sql`
  SELECT e.username AS "usernameEmployer", e.company_name AS company, v.views, v.first_at AS "firstAt", v.last_at AS "lastAt"
  FROM candidate_views v JOIN employers e ON e.id = v.employer_id WHERE v.seeker_id = ${seekerId} ORDER BY v.last_at`);
  const invitations = await db.query(sql`
  SELECT i.job_id AS "jobId", j.title, j.company, i.message, i.state, i.created_at AS "createdAt", i.answered_at AS "answeredAt",
    ${messagesOf(sql`m.invitation_id = i.id`)} AS messages
  FROM candidate_invitations i JOIN jobs j ON j.id = i.job_id WHERE i.seeker_id = ${seekerId} ORDER BY i.created_at`);
  return { profile: profile ?? null, blocked, views, invitations };
};

/**
 * Returns an employer's shortlist with notes, sent invitations with the employer's messages, saved
 * searches and blocked applicants. The candidates' identity is left out, since it is their own
 * data.
 */
export const candidatesOf = async (db: Queryable, employerId: string): Promise<object> => {
  const shortlist = await db.query(sql`
  SELECT p.candidate_id AS "candidateId", l.note, l.saved_at AS "savedAt" FROM shortlisted_candidates l JOIN open_profiles p ON p.seeker_id = l.seeker_id
  WHERE l.employer_id = ${employerId} ORDER BY l.saved_at`);
  const invitations = await db.query(sql`
  SELECT i.job_id AS "jobId", i.message, i.created_at AS "createdAt", ${messagesOf(sql`m.invitation_id = i.id AND m.from_role = 'employer'`)} AS messages FROM candidate_invitations i WHERE i.employer_id = ${employerId} AND i.state <> 'ended' ORDER BY i.created_at`);
  const searches = await db.query(sql`
  SELECT name, search, hour, time_zone AS "timeZone", is_on AS "isOn", sent_at AS "sentAt", created_at AS "createdAt" FROM candidate_searches
  WHERE employer_id = ${employerId} ORDER BY created_at`);
  const blocked = await db.query(sql`
  SELECT CASE WHEN EXISTS (SELECT 1 FROM applications a WHERE a.seeker_id = s.id AND a.employer_id = b.employer_id) THEN s.username END AS username, b.created_at AS "createdAt"
  FROM blocked_seekers b JOIN job_seekers s ON s.id = b.seeker_id
  WHERE b.employer_id = ${employerId} ORDER BY b.created_at`);
  return { shortlist, invitations, searches, blocked };
};

/** Returns a job seeker's CVs, without their files. */
export const resumesOf = (db: Queryable, seekerId: string): Promise<Rows> =>
  db.query(sql`
  SELECT r.id, r.name, r.file_id AS "fileId", r.is_default AS "isDefault", f.content_type AS "contentType", f.size, r.created_at AS "createdAt", r.updated_at AS "updatedAt"
  FROM resumes r JOIN files f ON f.id = r.file_id WHERE r.seeker_id = ${seekerId} ORDER BY r.created_at`);

/** A file of an export: its id, and the name under which it was uploaded or sent. */
export type ExportedFile = { id: string; name: string };

const sideOfT = { employer: sql`t.employer_id`, jobseeker: sql`t.seeker_id` };
/** Returns the files that one side sent with messages. */
export const messageFilesOf = (
  db: Queryable,
  role: AccountRole,
  accountId: string,
): Promise<ExportedFile[]> =>
  db.query<ExportedFile>(sql`
  SELECT x.file_id AS id, x.name FROM (
    SELECT m.id, m.from_role, m.created_at FROM applications t JOIN application_messages m ON m.application_id = t.id WHERE ${sideOfT[role]} = ${accountId}
    UNION ALL SELECT m.id, m.from_role, m.created_at FROM candidate_invitations t JOIN application_messages m ON m.invitation_id = t.id WHERE ${sideOfT[role]} = ${accountId}) m
  JOIN message_files x ON x.message_id = m.id WHERE m.from_role = ${role} ORDER BY m.created_at, m.id`);

/** Yields an account's inbox, oldest first, in batches. */
export const inboxOf = (
  db: Queryable,
  role: AccountRole,
  accountId: string,
): AsyncGenerator<Rows, void> =>
  rowsOf(
    async () =>
      db.query(
        sql`SELECT i.id FROM inbox_items i WHERE ${await shownTo(db, { role, accountId })} ORDER BY i.at, i.id`,
      ),
    (ids) =>
      db.query(
        sql`SELECT kind, application_id AS "applicationId", invitation_id AS "invitationId", alert_id AS "alertId", data, at, read_at AS "readAt" FROM inbox_items WHERE id = ANY(${ids}::uuid[]) ORDER BY at, id`,
      ),
  );

/** Returns the files of a job seeker's CVs and applications, deduplicated. */
export const cvFilesOf = (db: Queryable, seekerId: string): Promise<ExportedFile[]> =>
  db.query<ExportedFile>(sql`
  SELECT id, min(name) AS name FROM (
    SELECT file_id AS id, name FROM resumes WHERE seeker_id = ${seekerId}
    UNION ALL
    SELECT cv_id, cv_name FROM applications WHERE seeker_id = ${seekerId} AND cv_id IS NOT NULL) f GROUP BY id ORDER BY 2, 1`);

/**
 * Yields an employer's jobs, ended and deleted ones included, with their number of applicants, in
 * batches. The applicants' identity is left out, since it is their own data.
 */
export const jobsOf = (db: Queryable, employerId: string): AsyncGenerator<Rows, void> =>
  rowsOf(
    () =>
      db.query(sql`SELECT id FROM jobs WHERE employer_id = ${employerId} ORDER BY created_at, id`),
    (ids) =>
      db.query(sql`
  SELECT j.id, j.title, j.company, j.location, j.overview, j.responsibilities, j.qualifications, j.description, j.long_description AS "longDescription", j.employment_type AS "employmentType",
    j.pay_from AS "payFrom", j.pay_to AS "payTo", j.vacancies, j.degree, j.category, j.questions, j.answer_days AS "answerDays", j.confirmed_at AS "confirmedAt", j.workplace, j.closes_on::text AS "closesOn", j.status, j.created_at AS "createdAt", j.updated_at AS "updatedAt",
    j.expires_at AS "expiresAt", j.deleted_at AS "deletedAt", j.removal_reason AS "removalReason", j.removal_answer AS "removalAnswer",
    (SELECT count(*) FROM applications a WHERE a.job_id = j.id) AS applicants
  FROM jobs j WHERE j.id = ANY(${ids}::uuid[]) ORDER BY j.created_at, j.id`),
  );

/**
 * Yields an employer's notes on applicants, messages to them and decisions, in batches. The
 * applicants' identity and what they sent are left out, since they are their own data.
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
    coalesce((SELECT jsonb_agg(jsonb_build_object('text', m.text, 'file', x.name, 'createdAt', m.created_at) ORDER BY m.created_at, m.id)
      FROM application_messages m LEFT JOIN message_files x ON x.message_id = m.id WHERE m.application_id = a.id AND m.from_role = 'employer'), '[]') AS messages,
    ${interviewOfA(sql`i.employer_zone`)}, a.pending_state AS "pendingState", a.pending_at AS "pendingAt", a.pending_letter AS "pendingLetter"
  FROM applications a WHERE a.id = ANY(${ids}::uuid[]) ORDER BY a.created_at, a.id`),
  );

/** Returns an employer's own letter templates. */
export const letterTemplatesOf = (db: Queryable, employerId: string): Promise<Rows> =>
  db.query(
    sql`SELECT kind, subject, body, updated_at AS "updatedAt" FROM letter_templates WHERE employer_id = ${employerId} ORDER BY kind`,
  );

/**
 * Returns the company that an employer belongs to, with the invitations they have sent; null if
 * there is none.
 */
export const companyOf = async (db: Queryable, employerId: string): Promise<object | null> => {
  const [row] = await db.query(sql`
    SELECT c.role, c.all_jobs AS "allJobs", c.joined_at AS "joinedAt",
      ARRAY(SELECT g.job_id FROM colleague_jobs g WHERE g.employer_id = c.employer_id) AS "jobIds",
      coalesce((SELECT jsonb_agg(jsonb_build_object('email', i.email, 'role', i.role, 'createdAt', i.created_at) ORDER BY i.created_at)
        FROM colleague_invitations i WHERE i.invited_by = c.employer_id), '[]') AS invitations
    FROM colleagues c WHERE c.employer_id = ${employerId}`);
  return row ?? null;
};

/** Returns the notices about decisions on an employer's jobs. */
export const noticesOf = (db: Queryable, employerId: string): Promise<Rows> =>
  db.query(sql`
  SELECT kind, reason, job_id AS "jobId", created_at AS "createdAt", read_at AS "readAt" FROM notices WHERE employer_id = ${employerId} ORDER BY created_at`);

/** Returns the id of an employer's uploaded logo; `undefined` if there is none. */
export const logoOf = async (db: Queryable, employerId: string): Promise<string | undefined> => {
  const [row] = await db.query<{ id: string | null }>(
    sql`SELECT logo_id AS id FROM employers WHERE id = ${employerId}`,
  );
  return row?.id ?? undefined;
};
