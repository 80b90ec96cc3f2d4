import sql, { type Sql } from 'sql-template-tag';
import type { JobStatus } from '@contract/jobs/jobStatuses';
import { saysRemote } from '@contract/jobs/remote';
import type { JobTexts } from './jobs';
import type { Workplace } from './workplace';

/** A job as lists read it: all but its description. */
export type JobRow = JobTexts & {
  id: string;
  /** Null for a job without an owner. */
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
  /** Why it was removed, and its employer's answer. */
  removalReason: string | null;
  removalAnswer: string | null;
  /** Within how many days applicants are promised an answer; null: there is no promise. */
  answerDays: number | null;
  /** Where the work is done, in the employer's words; null: it says nothing. */
  workplace: Workplace | null;
  /** The last day on which one may apply, as "2026-01-31"; null: none. */
  closesOn: string | null;
  /** When its employer last confirmed that it is still open. */
  confirmedAt: Date | null;
  /** Where one applies on another site; null: here. */
  applyUrl: string | null;
};

/** Whether one applies for `j` on this site. */
export const appliesHere = sql`(j.employer_id IS NOT NULL AND j.apply_url IS NULL)`;

/**
 * Whether everyone may see `j`. The first two conditions are literally those of the indexes; the
 * third lets a job end on time.
 */
export const isLive = sql`j.status = 'live' AND j.deleted_at IS NULL AND j.expires_at > now()`;

/** `j`'s present status: an overdue live job has expired. */
export const statusNow = sql`CASE WHEN j.status = 'live' AND j.expires_at <= now() THEN 'expired' ELSE j.status END`;

/** When `j` expired, was filled or was removed; else null. */
export const endedAt = sql`CASE WHEN j.status = 'live' THEN CASE WHEN j.expires_at <= now() THEN j.expires_at END ELSE j.ended_at END`;

export const jobSource = sql`jobs j LEFT JOIN employers e ON e.id = j.employer_id`;

const columnsWith = (texts: Sql) => sql`
  j.id, j.employer_id AS "employerId", e.username AS "employerUsername", e.logo_id AS "logoId",
  j.title, j.company, j.location, ${texts}, j.employment_type AS "employmentType",
  j.pay_from AS "payFrom", j.pay_to AS "payTo", j.vacancies, j.degree, j.category, ${statusNow} AS status,
  j.created_at AS "createdAt", j.updated_at AS "updatedAt", j.expires_at AS "expiresAt",
  ${endedAt} AS "endedAt", j.removal_reason AS "removalReason", j.removal_answer AS "removalAnswer",
  j.answer_days AS "answerDays", j.confirmed_at AS "confirmedAt",
  j.workplace, j.closes_on::text AS "closesOn", j.apply_url AS "applyUrl"`;
/** Whether the work is done from anywhere: by its employer's word, else by title and place. */
export const isRemote = ({
  workplace,
  title,
  location,
}: Pick<JobRow, 'workplace' | 'title' | 'location'>): boolean =>
  workplace === null ? saysRemote(title, location) : workplace === 'remote';

/** Which columns of a JobRow are read. */
export type JobColumns = Sql;
/** The columns of a JobRow, from `jobSource`. */
export const jobColumns = columnsWith(sql`j.overview, j.responsibilities, j.qualifications`);
/** The same with empty texts, which are stored apart and take longest to read. */
export const briefJobColumns = columnsWith(
  sql`'' AS overview, '{}'::text[] AS responsibilities, '{}'::text[] AS qualifications`,
);

/** A job's position in a list by age, for keyset pagination. */
export type NewestKey = { at: Date; id: string };
export const newestFirst = sql`j.created_at DESC, j.id DESC`;
export const olderThan = (key: NewestKey) => sql`(j.created_at, j.id) < (${key.at}, ${key.id})`;
