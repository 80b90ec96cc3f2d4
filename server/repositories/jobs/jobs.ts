import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { employmentTypeOf } from '@contract/constants/employmentTypes';
import type { JobStatus } from '@contract/jobs/jobStatuses';
import { saysRemote } from '@contract/jobs/remote';
import type { Queryable } from '../../database/database';
import type { WarningSign } from '../moderation/signNames';
import { endOfClosingDay } from './closingDay';
import type { Workplace } from './workplace';

/**
 * A job's texts and figures; `payFrom` and `payTo` in dollars a month, 0 and 0 where the pay isn't
 * disclosed.
 */
export type JobTexts = {
  title: string;
  company: string;
  location: string;
  overview: string;
  /** Five; '' where there are fewer. */
  responsibilities: readonly string[];
  /** Four, likewise. */
  qualifications: readonly string[];
  employmentType: string;
  payFrom: number;
  payTo: number;
  vacancies: number;
  degree: string;
};

export type NewJob = JobTexts & {
  /** Generated where it is absent. */
  id?: string;
  /** Null for a job without an owner (an imported one). */
  employerId: string | null;
  /** One of the categories table's names; '' for none (`allowNoCategory`). */
  category: string;
  /** An imported job's whole text. */
  description: string | null;
  /** Makes imports idempotent: a second row with the same key is left out. */
  importKey: string | null;
  /** The import source's own word; else title and place decide. */
  remote?: boolean;
  /** What its employer says besides, in Markdown. */
  longDescription?: string | null;
  /** Where one applies on another site. */
  applyUrl?: string | null;
  /** The last day on which one may apply; it expires with it at the latest. */
  closesOn?: string | null;
  /** Where the work is done, by its employer's or source's own word, with which `remote` goes. */
  workplace?: Workplace | null;
  /** Live by default; other states are visible to its employer and administrators only. */
  status?: Extract<JobStatus, 'draft' | 'waiting' | 'live'>;
  /** The warning signs (services/moderation/warningSigns); none by default. */
  signs?: readonly WarningSign[];
  createdAt: Date;
  expiresAt: Date;
};

/**
 * Inserts jobs, thousands at a time if need be; the only way a job gets into the table. Returns how
 * many were new: rows whose `importKey` exists are left out.
 */
export const insertJobs = async (tx: Queryable, rows: readonly NewJob[]): Promise<number> => {
  if (rows.length === 0) return 0;
  const records = rows.map((row) => ({
    ...row,
    id: row.id ?? randomUUID(),
    employmentKind: employmentTypeOf(row.employmentType),
    remote: row.remote ?? saysRemote(row.title, row.location),
    status: row.status ?? 'live',
    signs: row.signs ?? [],
    longDescription: row.longDescription ?? null,
    applyUrl: row.applyUrl ?? null,
    closesOn: row.closesOn ?? null,
    workplace: row.workplace ?? null,
  }));
  return tx.execute(sql`
    INSERT INTO jobs (id, employer_id, title, company, location, overview, responsibilities, qualifications, employment_type, employment_kind,
      pay_from, pay_to, vacancies, degree, category, description, remote, import_key, status, signs, long_description, apply_url, closes_on, workplace, created_at, updated_at, expires_at)
    SELECT r.id, r."employerId", r.title, r.company, r.location, r.overview, r.responsibilities, r.qualifications, r."employmentType",
      r."employmentKind", r."payFrom", r."payTo", r.vacancies, r.degree, r.category, r.description, r.remote, r."importKey", r.status, r.signs,
      r."longDescription", r."applyUrl", r."closesOn", r.workplace, r."createdAt", r."createdAt", least(r."expiresAt", ${endOfClosingDay(sql`r."closesOn"`)})
    FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb) AS r(
      id uuid, "employerId" uuid, title text, company text, location text, overview text, responsibilities text[], qualifications text[],
      "employmentType" text, "employmentKind" text, "payFrom" numeric, "payTo" numeric, vacancies integer, degree text, category text,
      description text, remote boolean, "importKey" text, status text, signs jsonb, "longDescription" text, "applyUrl" text, "closesOn" date, workplace text, "createdAt" timestamptz, "expiresAt" timestamptz)
    ON CONFLICT (import_key) DO NOTHING`);
};

/** Updates the planner's statistics after an import or a seed; outside a transaction. */
export const analyzeJobs = (db: Queryable): Promise<number> =>
  db.execute(sql`VACUUM (ANALYZE) jobs, job_search`);

/** The time of a change, later than the previous one: no two versions of a job share a time. */
const nextUpdatedAt = sql`greatest(now(), updated_at + interval '1 ms')`;

/** Changes only a job's texts. */
export const updateJobTexts = (tx: Queryable, id: string, texts: JobTexts): Promise<number> =>
  tx.execute(sql`
  UPDATE jobs SET
    -- its employer's or a source's own word on it (an import) outlives an edit of anything else
    remote = CASE WHEN workplace IS NOT NULL OR (title = ${texts.title} AND location = ${texts.location}) THEN remote ELSE ${saysRemote(texts.title, texts.location)} END,
    title = ${texts.title}, company = ${texts.company}, location = ${texts.location}, overview = ${texts.overview},
    responsibilities = ${texts.responsibilities}, qualifications = ${texts.qualifications},
    employment_type = ${texts.employmentType}, employment_kind = ${employmentTypeOf(texts.employmentType)},
    pay_from = ${texts.payFrom}, pay_to = ${texts.payTo}, vacancies = ${texts.vacancies}, degree = ${texts.degree}, updated_at = ${nextUpdatedAt}
  WHERE id = ${id} AND deleted_at IS NULL`);

/** Marks a job as deleted; its applications stay. */
export const markJobDeleted = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(
    sql`UPDATE jobs SET deleted_at = now(), updated_at = ${nextUpdatedAt} WHERE id = ${id} AND deleted_at IS NULL`,
  );
