import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { isId } from '../ids';

export type HistoryRow = {
  id: number;
  at: Date;
  actor: string;
  action: string;
  record: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** The job that the entry is about, or its applicant's; a deleted job has only a title. */
  jobId: string | null;
  title: string | null;
  applicationId: string | null;
  applicant: string | null;
};

type Page = { before?: number; person?: string; limit: number };

/** Returns the actions of a company's members, newest first. */
export const listHistory = (
  db: Queryable,
  companyId: string,
  { before, person, limit }: Page,
): Promise<HistoryRow[]> =>
  db.query<HistoryRow>(sql`
  SELECT l.id, l.at, l.actor_name AS actor, l.action, l.record_name AS record, l.before, l.after,
    CASE WHEN j.deleted_at IS NULL THEN j.id END AS "jobId", j.title, a.id AS "applicationId",
    btrim(coalesce(a.sender->>'firstName', '') || ' ' || coalesce(a.sender->>'lastName', '')) AS applicant
  FROM company_history h JOIN audit_log l ON l.id = h.audit_id
    LEFT JOIN applications a ON a.id = l.record_id LEFT JOIN jobs j ON j.id = coalesce(a.job_id, (l.after->>'jobId')::uuid, l.record_id)
  WHERE h.company_id = ${companyId} ${before === undefined ? empty : sql`AND h.audit_id < ${before}`}
    ${person === undefined ? empty : isId(person) ? sql`AND l.actor_id = ${person}` : sql`AND false`}
  ORDER BY h.audit_id DESC LIMIT ${limit}`);
