import sql, { type Sql } from 'sql-template-tag';
import type { JobStatus } from '@contract/jobLife';
import type { Queryable } from '../../database/database';
import { isId } from '../ids';
import { isLive, statusNow } from '../jobs/jobRows';

/** An application with its job's texts; a deleted job's status is `removed`. */
export type ApplicationRow = {
  id: string;
  jobId: string;
  state: 'sent';
  createdAt: Date;
  title: string;
  company: string;
  location: string;
  payFrom: number;
  payTo: number;
  jobStatus: JobStatus;
};

/** An application with its seeker's profile. */
export type ApplicantRow = {
  id: string;
  jobId: string;
  state: 'sent';
  createdAt: Date;
  message: string;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  location: string;
  education: string;
  experience: string;
};

/** What decides whether a seeker may apply; locks the job against changes. */
export const lockForApplication = async (
  tx: Queryable,
  jobId: string,
): Promise<{ employerId: string | null; live: boolean } | undefined> => {
  if (!isId(jobId)) return undefined;
  const [row] = await tx.query<{ employerId: string | null; live: boolean }>(sql`
    SELECT j.employer_id AS "employerId", ${isLive} AS live FROM jobs j WHERE j.id = ${jobId} FOR SHARE`);
  return row;
};

/** Stores an application; 0 where the seeker has applied before. */
export const addApplication = (
  tx: Queryable,
  application: { id: string; jobId: string; seekerId: string; message: string },
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO applications (id, job_id, seeker_id, message)
  VALUES (${application.id}, ${application.jobId}, ${application.seekerId}, ${application.message})
  ON CONFLICT (job_id, seeker_id) DO NOTHING`);

/** A seeker's applications, newest first, including those to ended or deleted jobs. */
export const listApplications = (db: Queryable, seekerId: string): Promise<ApplicationRow[]> =>
  readApplications(db, sql`a.seeker_id = ${seekerId}`);

export const findApplication = async (
  db: Queryable,
  id: string,
): Promise<ApplicationRow | undefined> => (await readApplications(db, sql`a.id = ${id}`))[0];

const readApplications = (db: Queryable, condition: Sql): Promise<ApplicationRow[]> =>
  db.query<ApplicationRow>(sql`
  SELECT a.id, a.job_id AS "jobId", a.state, a.created_at AS "createdAt", j.title, j.company, j.location,
    j.pay_from AS "payFrom", j.pay_to AS "payTo", CASE WHEN j.deleted_at IS NULL THEN ${statusNow} ELSE 'removed' END AS "jobStatus"
  FROM applications a JOIN jobs j ON j.id = a.job_id
  WHERE ${condition} ORDER BY a.created_at DESC, a.id DESC`);

/**
 * A job's applicants, newest first. The employer keeps what a seeker sent, even after the account
 * was deleted and the person erased.
 */
export const listApplicants = (db: Queryable, jobId: string): Promise<ApplicantRow[]> =>
  db.query<ApplicantRow>(sql`
  SELECT a.id, a.job_id AS "jobId", a.state, a.created_at AS "createdAt", a.message, coalesce(a.sender->>'username', s.username) AS username,
    coalesce(a.sender->>'firstName', s.first_name) AS "firstName", coalesce(a.sender->>'lastName', s.last_name) AS "lastName",
    coalesce(a.sender->>'email', s.email) AS email, coalesce(a.sender->>'phone', s.phone) AS phone, coalesce(a.sender->>'location', s.location) AS location,
    coalesce(a.sender->>'education', s.education) AS education, coalesce(a.sender->>'experience', s.experience) AS experience
  FROM applications a JOIN job_seekers s ON s.id = a.seeker_id
  WHERE a.job_id = ${jobId} ORDER BY a.created_at DESC, a.id DESC`);

/** The number of applications by job; jobs without any are left out. */
export const countApplications = (
  db: Queryable,
  employerId: string,
): Promise<{ jobId: string; count: number }[]> =>
  db.query<{ jobId: string; count: number }>(sql`
    SELECT a.job_id AS "jobId", count(*) AS count FROM applications a JOIN jobs j ON j.id = a.job_id
    WHERE j.employer_id = ${employerId} AND j.deleted_at IS NULL GROUP BY a.job_id`);
