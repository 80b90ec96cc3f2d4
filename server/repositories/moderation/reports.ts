import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import type { Wire } from '../../wire';
import { isId } from '../ids';
import { isLive } from '../jobs/jobRows';

type ReporterRole = Wire<'Report'>['role'];
export type NewReport = {
  caseId: string;
  reason: Wire<'ReportReason'>;
  note: string;
  role: ReporterRole;
  /** Identifies the reporter, who has one report in a case. */
  key: string;
};

/** Locks a live job against changes; false where it isn't live. */
export const lockLiveJob = async (tx: Queryable, id: string): Promise<boolean> =>
  isId(id) &&
  (await tx.query(sql`SELECT 1 FROM jobs j WHERE j.id = ${id} AND ${isLive} FOR SHARE`)).length > 0;

/** Stores a report, replacing the same person's earlier one in the case. */
export const upsertReport = (
  tx: Queryable,
  { caseId, reason, note, role, key }: NewReport,
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO reports (id, case_id, reason, note, reporter_role, reporter_key)
  VALUES (${randomUUID()}, ${caseId}, ${reason}, ${note}, ${role}, ${key})
  ON CONFLICT (case_id, reporter_key) DO UPDATE SET reason = excluded.reason, note = excluded.note, created_at = now()`);

export type ReportRow = {
  id: string;
  reason: Wire<'ReportReason'>;
  note: string;
  role: ReporterRole;
  username: string | null;
  createdAt: Date;
};

/** A case's reports, newest first. An account's key is `role:id`; a visitor's identifies nobody. */
export const listReports = (db: Queryable, caseId: string): Promise<ReportRow[]> =>
  db.query<ReportRow>(sql`
  SELECT r.id, r.reason, r.note, r.reporter_role AS role, r.created_at AS "createdAt", coalesce(e.username, s.username, a.name) AS username
  FROM reports r
  LEFT JOIN employers e ON r.reporter_key = 'employer:' || e.id
  LEFT JOIN job_seekers s ON r.reporter_key = 'jobseeker:' || s.id
  LEFT JOIN admins a ON r.reporter_key = 'admin:' || a.id
  WHERE r.case_id = ${caseId} ORDER BY r.created_at DESC, r.id`);
