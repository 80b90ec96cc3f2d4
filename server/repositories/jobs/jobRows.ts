import sql from 'sql-template-tag';
import type { JobStatus } from '@contract/jobLife';
import type { JobTexts } from './jobs';

/** A job as the lists read it: everything but its long description. */
export type JobRow = JobTexts & {
  id: string;
  /** Null where nobody owns the job. */
  employerId: string | null;
  employerUsername: string | null;
  /** The employer's logo in the media table. */
  logoId: string | null;
  category: string;
  status: JobStatus;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
  /** When it expired, was filled or was removed. */
  endedAt: Date | null;
  /** Why it was removed, and what its employer says to that. */
  removalReason: string | null;
  removalAnswer: string | null;
};

/**
 * What makes `j` a job that everyone may see. The first two stand literally as in the indexes'
 * conditions; time ends a job by itself.
 */
export const isLive = sql`j.status = 'live' AND j.deleted_at IS NULL AND j.expires_at > now()`;

/** `j`'s status as it is now: a live job whose time is over has expired. */
export const statusNow = sql`CASE WHEN j.status = 'live' AND j.expires_at <= now() THEN 'expired' ELSE j.status END`;

/** When `j` expired, was filled or was removed; null while it is none of these. */
export const endedAt = sql`CASE WHEN j.status = 'live' THEN CASE WHEN j.expires_at <= now() THEN j.expires_at END ELSE j.ended_at END`;

export const jobSource = sql`jobs j LEFT JOIN employers e ON e.id = j.employer_id`;

/** The columns of a JobRow, from `jobSource`. */
export const jobColumns = sql`
  j.id, j.employer_id AS "employerId", e.username AS "employerUsername", e.logo_id AS "logoId",
  j.title, j.company, j.location, j.overview, j.responsibilities, j.qualifications, j.employment_type AS "employmentType",
  j.pay_from AS "payFrom", j.pay_to AS "payTo", j.vacancies, j.degree, j.category, ${statusNow} AS status,
  j.created_at AS "createdAt", j.updated_at AS "updatedAt", j.expires_at AS "expiresAt",
  ${endedAt} AS "endedAt", j.removal_reason AS "removalReason", j.removal_answer AS "removalAnswer"`;

/** The place of a job in a list by age: the key that the next one is looked for behind. */
export type NewestKey = { at: Date; id: string };
export const newestFirst = sql`j.created_at DESC, j.id DESC`;
export const olderThan = (key: NewestKey) => sql`(j.created_at, j.id) < (${key.at}, ${key.id})`;
