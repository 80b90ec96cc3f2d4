import sql, { type Sql } from 'sql-template-tag';
import type { ApplicationState } from '@contract/jobs/applicationLife';
import type { JobStatus } from '@contract/jobs/jobStatuses';
import type { Queryable } from '../../database/database';
import { isSeen, type JobScope } from '../companies/jobScope';
import { isId } from '../ids';
import { isLive, statusNow } from '../jobs/jobRows';
import { senderOf } from './sender';

/** An answer to a job's question, with the question's text at that time. */
export type StoredAnswer = { questionId: string; question: string; answer: string };

/** An application with its job's texts; the status of a deleted job is `removed`. */
export type ApplicationRow = {
  id: string;
  jobId: string;
  state: ApplicationState;
  /** When it was last sent. */
  sentAt: Date;
  movedAt: Date;
  timesSent: number;
  title: string;
  company: string;
  location: string;
  payFrom: number;
  payTo: number;
  employmentType: string;
  jobStatus: JobStatus;
  logoId: string | null;
  employerUsername: string;
  /** When the job ended or will end. */
  jobEndsAt: Date;
  /** Unread messages from the employer. */
  unread: number;
  message: string;
  note: string;
  answers: StoredAnswer[];
  cvId: string | null;
  cvName: string | null;
  cvType: string | null;
  cvSize: number | null;
  cvPages: number | null;
  /** Whether the job seeker has since replaced or deleted the CV that was sent. */
  cvSince: 'replaced' | 'deleted' | null;
  dueAt: Date | null;
  answeredAt: Date | null;
};

/** What determines whether a job seeker may apply. */
export type JobForApplication = {
  employerId: string | null;
  live: boolean;
  questions: JobQuestion[];
  answerDays: number | null;
  /** null: applications are made on this site */
  applyUrl: string | null;
};
/** A question as stored with its job. */
export type JobQuestion = {
  id: string;
  kind: 'yesNo' | 'choice' | 'text' | 'number';
  text: string;
  required: boolean;
  choices?: string[];
};

/** Returns a job and locks it against changes. */
export const lockForApplication = async (
  tx: Queryable,
  jobId: string,
): Promise<JobForApplication | undefined> => {
  if (!isId(jobId)) return undefined;
  const [row] = await tx.query<JobForApplication>(sql`
    SELECT j.employer_id AS "employerId", ${isLive} AS live, j.questions, j.answer_days AS "answerDays", j.apply_url AS "applyUrl" FROM jobs j WHERE j.id = ${jobId} FOR SHARE`);
  return row;
};

export type NewApplication = {
  id: string;
  jobId: string;
  employerId: string;
  seekerId: string;
  message: string;
  note: string;
  answers: readonly StoredAnswer[];
  cvId: string | null;
  cvName: string | null;
  /** The job seeker's CV that the file belongs to. */
  resumeId: string | null;
  source: string;
  answerDays: number | null;
};

/**
 * Stores an application, or resends a withdrawn one. Returns its id; `undefined` if the job seeker
 * has already applied, or has already resent it once.
 */
export const addApplication = async (
  tx: Queryable,
  a: NewApplication,
): Promise<string | undefined> => {
  const [row] = await tx.query<{ id: string }>(sql`
    INSERT INTO applications (id, job_id, employer_id, seeker_id, message, note, answers, cv_id, cv_name, resume_id, source, sender, answer_due_at)
    SELECT ${a.id}::uuid, ${a.jobId}::uuid, ${a.employerId}::uuid, s.id, ${a.message}, ${a.note}, ${JSON.stringify(a.answers)}::jsonb, ${a.cvId}::uuid, ${a.cvName},
      ${a.resumeId}::uuid, ${a.source}, ${senderOf}, now() + ${a.answerDays}::int * interval '1 day' FROM job_seekers s WHERE s.id = ${a.seekerId}
    ON CONFLICT (job_id, seeker_id) DO UPDATE SET message = EXCLUDED.message, note = EXCLUDED.note, answers = EXCLUDED.answers, cv_id = EXCLUDED.cv_id,
      cv_name = EXCLUDED.cv_name, resume_id = EXCLUDED.resume_id, sender = EXCLUDED.sender, answer_due_at = EXCLUDED.answer_due_at, answered_at = NULL, reminded_at = NULL,
      state = 'sent', sent_at = now(), moved_at = now(), updated_at = now(), times_sent = applications.times_sent + 1
      WHERE applications.state = 'withdrawn' AND applications.times_sent < 2
    RETURNING id`);
  return row?.id;
};

/**
 * Returns a job seeker's applications, most recently sent first, including those to ended or
 * deleted jobs.
 */
export const listApplications = (db: Queryable, seekerId: string): Promise<ApplicationRow[]> =>
  readApplications(db, sql`a.seeker_id = ${seekerId}`);

export const findApplication = async (
  db: Queryable,
  id: string,
): Promise<ApplicationRow | undefined> => (await readApplications(db, sql`a.id = ${id}`))[0];

const readApplications = (db: Queryable, condition: Sql): Promise<ApplicationRow[]> =>
  db.query<ApplicationRow>(sql`
  SELECT a.id, a.job_id AS "jobId", a.state, a.sent_at AS "sentAt", a.moved_at AS "movedAt", a.times_sent AS "timesSent", j.title, j.company, j.location,
    j.pay_from AS "payFrom", j.pay_to AS "payTo", j.employment_type AS "employmentType", CASE WHEN j.deleted_at IS NULL THEN ${statusNow} ELSE 'removed' END AS "jobStatus",
    e.logo_id AS "logoId", e.username AS "employerUsername", coalesce(j.ended_at, j.deleted_at, j.expires_at) AS "jobEndsAt",
    (SELECT count(*) FROM application_messages m WHERE m.application_id = a.id AND m.from_role = 'employer' AND m.read_at IS NULL) AS unread,
    a.message, a.note, a.answers, a.cv_id AS "cvId", a.cv_name AS "cvName", f.content_type AS "cvType", f.size AS "cvSize", f.pages AS "cvPages",
    CASE WHEN a.cv_id IS NULL OR a.resume_id IS NULL OR r.file_id = a.cv_id THEN NULL WHEN r.id IS NULL THEN 'deleted' ELSE 'replaced' END AS "cvSince",
    a.answer_due_at AS "dueAt", a.answered_at AS "answeredAt"
  FROM applications a JOIN jobs j ON j.id = a.job_id JOIN employers e ON e.id = a.employer_id LEFT JOIN files f ON f.id = a.cv_id
    LEFT JOIN resumes r ON r.id = a.resume_id AND r.seeker_id = a.seeker_id
  WHERE ${condition} ORDER BY a.sent_at DESC, a.id DESC`);

/** The data that a move requires; the application is locked. */
export type LockedApplication = {
  id: string;
  jobId: string;
  employerId: string;
  seekerId: string;
  state: ApplicationState;
  pendingState: ApplicationState | null;
  cvId: string | null;
  answered: boolean;
  /** For emails about it. */
  title: string;
  company: string;
  senderName: string;
};

export const lockApplication = async (
  tx: Queryable,
  id: string,
): Promise<LockedApplication | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await tx.query<LockedApplication>(sql`
    SELECT a.id, a.job_id AS "jobId", a.employer_id AS "employerId", a.seeker_id AS "seekerId", a.state, a.pending_state AS "pendingState", a.cv_id AS "cvId",
      a.answered_at IS NOT NULL AS answered, j.title, j.company, coalesce(a.sender->>'firstName', '') || ' ' || coalesce(a.sender->>'lastName', '') AS "senderName"
    FROM applications a JOIN jobs j ON j.id = a.job_id WHERE a.id = ${id} FOR UPDATE OF a`);
  return row;
};

/** Moves an application to a state and clears a pending move. */
export const setApplicationState = (
  tx: Queryable,
  id: string,
  state: ApplicationState,
  isAnswer: boolean,
): Promise<number> =>
  tx.execute(sql`
  UPDATE applications SET state = ${state}, moved_at = now(), updated_at = now(), pending_state = NULL, pending_at = NULL, pending_letter = NULL, pending_by = NULL,
    answered_at = CASE WHEN ${isAnswer} THEN coalesce(answered_at, now()) ELSE answered_at END WHERE id = ${id}`);

/** Records the first answer to a promise. */
export const setAnswered = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(
    sql`UPDATE applications SET answered_at = now() WHERE id = ${id} AND answered_at IS NULL`,
  );

/**
 * Reverts the answer that the last move counted as, if that move was made less than `undoSeconds`
 * ago. If the employer has sent a message or offered an interview since, that counts as the answer
 * instead.
 */
export const takeBackAnswer = (tx: Queryable, id: string, undoSeconds: number): Promise<number> =>
  tx.execute(sql`
  UPDATE applications a SET answered_at = (
    SELECT min(told.at) FROM (
      SELECT m.created_at AS at FROM application_messages m WHERE m.application_id = a.id AND m.from_role = 'employer'
      UNION ALL SELECT e.at FROM application_events e WHERE e.application_id = a.id AND e.kind = 'interviewOffered') told
    WHERE told.at >= a.moved_at)
  WHERE a.id = ${id} AND a.answered_at = a.moved_at AND a.moved_at > now() - make_interval(secs => ${undoSeconds})`);

/** Removes the CV from a withdrawn application. */
export const takeBackCv = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(sql`UPDATE applications SET cv_id = NULL, resume_id = NULL WHERE id = ${id}`);

type ApplicationAccess = { seekerId: string; jobId: string; employerId: string };

/** Returns the job seeker, job and employer of an application; `undefined` if there is none. */
export const applicationAccess = async (
  db: Queryable,
  id: string,
): Promise<ApplicationAccess | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await db.query<ApplicationAccess>(sql`
    SELECT seeker_id AS "seekerId", job_id AS "jobId", employer_id AS "employerId" FROM applications WHERE id = ${id}`);
  return row;
};

/** Counts applications and unopened ones by job; jobs without any are omitted. */
export const countApplications = (
  db: Queryable,
  scope: JobScope,
): Promise<{ jobId: string; count: number; fresh: number }[]> =>
  db.query<{ jobId: string; count: number; fresh: number }>(sql`
    SELECT a.job_id AS "jobId", count(*) AS count, count(*) FILTER (WHERE a.state = 'sent') AS fresh FROM applications a JOIN jobs j ON j.id = a.job_id
    WHERE ${isSeen(scope, { employerId: sql`a.employer_id`, jobId: sql`a.job_id` })} AND j.deleted_at IS NULL GROUP BY a.job_id`);
