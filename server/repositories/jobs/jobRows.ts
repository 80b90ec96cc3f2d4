import sql, { type Sql } from 'sql-template-tag';
import type { JobStatus } from '@contract/jobs/jobStatuses';
import { saysRemote } from '@contract/jobs/remote';
import type { JobTexts } from './jobs';
import type { Workplace } from './workplace';

/** A job as listed: without its description. */
export type JobRow = JobTexts & {
  id: string;
  /** null for a job without an owner */
  employerId: string | null;
  employerUsername: string | null;
  /** The id of the employer's logo in the media table. */
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
  /** Within how many days applicants are promised an answer; null: no promise. */
  answerDays: number | null;
  /** Where the work is done, as stated by the employer; null: not stated. */
  workplace: Workplace | null;
  /** Whether it counts as remote; an imported job's source may have said so. */
  remote: boolean;
  /** The last day for applications, as "2026-01-31"; null: none. */
  closesOn: string | null;
  /** When the employer last confirmed that it is still open. */
  confirmedAt: Date | null;
  /** Where to apply on another site; null: on this site. */
  applyUrl: string | null;
};

/** Whether applications for `j` are made on this site. */
export const appliesHere = sql`(j.employer_id IS NOT NULL AND j.apply_url IS NULL)`;

/**
 * Whether `j` is public. The first two conditions must match those of the indexes literally; the
 * third ends a job on time, before it is marked as expired.
 */
export const isLive = sql`j.status = 'live' AND j.deleted_at IS NULL AND j.expires_at > now()`;

/** The current status of `j`: an overdue live job counts as expired. */
export const statusNow = sql`CASE WHEN j.status = 'live' AND j.expires_at <= now() THEN 'expired' ELSE j.status END`;

/** When `j` expired, was filled or was removed; otherwise NULL. */
export const endedAt = sql`CASE WHEN j.status = 'live' THEN CASE WHEN j.expires_at <= now() THEN j.expires_at END ELSE j.ended_at END`;

export const jobSource = sql`jobs j LEFT JOIN employers e ON e.id = j.employer_id`;

const columnsWith = (texts: Sql) => sql`
  j.id, j.employer_id AS "employerId", e.username AS "employerUsername", e.logo_id AS "logoId",
  j.title, j.company, j.location, ${texts}, j.employment_type AS "employmentType",
  j.pay_from AS "payFrom", j.pay_to AS "payTo", j.vacancies, j.degree, j.category, ${statusNow} AS status,
  j.created_at AS "createdAt", j.updated_at AS "updatedAt", j.expires_at AS "expiresAt",
  ${endedAt} AS "endedAt", j.removal_reason AS "removalReason", j.removal_answer AS "removalAnswer",
  j.answer_days AS "answerDays", j.confirmed_at AS "confirmedAt",
  j.workplace, j.remote, j.closes_on::text AS "closesOn", j.apply_url AS "applyUrl"`;
/** Whether a job is remote: as stated by the employer, otherwise judged by title and location. */
export const isRemote = ({
  workplace,
  title,
  location,
}: Pick<JobRow, 'workplace' | 'title' | 'location'>): boolean =>
  workplace === null ? saysRemote(title, location) : workplace === 'remote';

/** The columns of a JobRow to read. */
export type JobColumns = Sql;
/** All columns of a JobRow, from `jobSource`. */
export const jobColumns = columnsWith(sql`j.overview, j.responsibilities, j.qualifications`);
/** The columns of a JobRow with empty texts, which are stored out of line and slowest to read. */
export const briefJobColumns = columnsWith(
  sql`'' AS overview, '{}'::text[] AS responsibilities, '{}'::text[] AS qualifications`,
);

/** A job's position in a list by age, for keyset pagination. */
export type NewestKey = { at: Date; id: string };
export const newestFirst = sql`j.created_at DESC, j.id DESC`;
export const olderThan = (key: NewestKey) => sql`(j.created_at, j.id) < (${key.at}, ${key.id})`;
