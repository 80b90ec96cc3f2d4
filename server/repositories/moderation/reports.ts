import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import { caseFold } from '@contract/text/caseFold';
import type { Queryable } from '../../database/database';
import type { Wire } from '../../wire';
import { isId } from '../ids';
import { isLive } from '../jobs/jobRows';

type ReporterRole = Wire<'Report'>['role'];
/** The account that a report is about, and its messages if the report is about those. */
type Reported = { role: AccountRole; accountId: string; messages: string[] };
export type NewReport = {
  caseId: string;
  reason: Wire<'Report'>['reason'];
  note: string;
  role: ReporterRole;
  /** Identifies the reporter, who has at most one report per case. */
  key: string;
  about?: Reported;
};

/** Locks a live job against changes; returns false if it isn't live. */
export const lockLiveJob = async (tx: Queryable, id: string): Promise<boolean> =>
  isId(id) &&
  (await tx.query(sql`SELECT 1 FROM jobs j WHERE j.id = ${id} AND ${isLive} FOR SHARE`)).length > 0;

type ReportedEmployer = { id: string; jobId: string | null };
/** Returns an employer and their newest live job. */
export const findReportedEmployer = async (
  tx: Queryable,
  username: string,
): Promise<ReportedEmployer | undefined> => {
  const newest = sql`SELECT j.id FROM jobs j WHERE j.employer_id = e.id AND ${isLive} ORDER BY j.created_at DESC, j.id LIMIT 1`;
  const [row] = await tx.query<ReportedEmployer>(sql`
    SELECT e.id, (${newest}) AS "jobId" FROM employers e
    WHERE e.username_key = ${caseFold(username)} AND e.deleted_at IS NULL AND e.suspended_at IS NULL`);
  return row;
};

/** Locks a job against changes, live or not. */
export const lockJob = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(sql`SELECT 1 FROM jobs WHERE id = ${id} FOR SHARE`);

/** Stores a report, replacing the reporter's earlier one in the case. */
export const upsertReport = (
  tx: Queryable,
  { caseId, reason, note, role, key, about }: NewReport,
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO reports (id, case_id, reason, note, reporter_role, reporter_key, about)
  VALUES (${randomUUID()}, ${caseId}, ${reason}, ${note}, ${role}, ${key}, ${about === undefined ? null : JSON.stringify(about)}::jsonb)
  ON CONFLICT (case_id, reporter_key) DO UPDATE SET reason = excluded.reason, note = excluded.note, about = excluded.about, created_at = now()`);

export type ReportRow = {
  id: string;
  reason: Wire<'Report'>['reason'];
  note: string;
  role: ReporterRole;
  username: string | null;
  about: Reported | null;
  aboutUsername: string | null;
  createdAt: Date;
};

/**
 * Returns a case's reports, newest first. The key of an account is `role:id`; a visitor's key
 * doesn't identify anyone.
 */
export const listReports = (db: Queryable, caseId: string): Promise<ReportRow[]> =>
  db.query<ReportRow>(sql`
  SELECT r.id, r.reason, r.note, r.reporter_role AS role, r.created_at AS "createdAt", coalesce(e.username, s.username, a.name) AS username,
    r.about, coalesce(re.username, rs.username) AS "aboutUsername"
  FROM reports r
  LEFT JOIN employers e ON split_part(r.reporter_key, '#', 1) = 'employer:' || e.id
  LEFT JOIN job_seekers s ON split_part(r.reporter_key, '#', 1) = 'jobseeker:' || s.id
  LEFT JOIN admins a ON split_part(r.reporter_key, '#', 1) = 'admin:' || a.id
  LEFT JOIN employers re ON r.about->>'role' = 'employer' AND re.id = (r.about->>'accountId')::uuid AND re.erased_at IS NULL
  LEFT JOIN job_seekers rs ON r.about->>'role' = 'jobseeker' AND rs.id = (r.about->>'accountId')::uuid AND rs.erased_at IS NULL
  WHERE r.case_id = ${caseId} ORDER BY r.created_at DESC, r.id`);
