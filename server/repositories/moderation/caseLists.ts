import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import type { Wire } from '../../wire';
import { isId } from '../ids';
import type { WholeJob } from '../jobs/jobLists';
import { isLive, jobColumns, jobSource, type JobRow } from '../jobs/jobRows';
import { contains } from '../search/jobFilters';
import type { CaseKind } from './cases';

export type CaseFilters = {
  state: 'open' | 'closed';
  kind?: CaseKind;
  /** Part of a title, company or username. */
  words?: string;
};
export type CaseSort = 'longest' | 'newest' | 'mostReports';

/** A case without its job. */
export type CaseSummaryRow = {
  caseId: string;
  kind: CaseKind;
  openedAt: Date;
  closedAt: Date | null;
  reportCount: number;
};
/** A case with its job's current data. */
export type CaseRow = JobRow & CaseSummaryRow & { signs: Wire<'CaseSign'>[]; jobDeleted: boolean };

const caseSource = sql`cases c JOIN (${jobSource}) ON j.id = c.job_id`;
const reportCount = sql`(SELECT count(*) FROM reports r WHERE r.case_id = c.id)`;
const caseColumns = sql`
  c.id AS "caseId", c.kind, c.opened_at AS "openedAt", c.closed_at AS "closedAt", ${reportCount} AS "reportCount", j.signs,
  j.deleted_at IS NOT NULL AS "jobDeleted", ${jobColumns}`;

const matching = ({ state, kind, words }: CaseFilters): Sql => {
  // a deleted job needs no review
  const conditions = [
    state === 'open'
      ? sql`c.closed_at IS NULL AND j.deleted_at IS NULL`
      : sql`c.closed_at IS NOT NULL`,
  ];
  if (kind !== undefined) conditions.push(sql`c.kind = ${kind}`);
  if (words !== undefined)
    conditions.push(
      sql`(${join(
        ['j.title', 'j.company', 'e.username_key'].map((column) => contains(raw(column), words)),
        ' OR ',
      )})`,
    );
  return join(conditions, ' AND ');
};

const orders: Record<CaseFilters['state'], Record<CaseSort, Sql>> = {
  open: {
    longest: sql`c.opened_at, c.id`,
    newest: sql`c.opened_at DESC, c.id`,
    mostReports: sql`${reportCount} DESC, c.opened_at, c.id`,
  },
  closed: {
    longest: sql`c.closed_at, c.id`,
    newest: sql`c.closed_at DESC, c.id`,
    mostReports: sql`${reportCount} DESC, c.closed_at DESC, c.id`,
  },
};

export const listCases = (
  db: Queryable,
  filters: CaseFilters,
  sort: CaseSort,
  { page, limit }: { page: number; limit: number },
): Promise<CaseRow[]> =>
  db.query<CaseRow>(sql`
    SELECT ${caseColumns} FROM ${caseSource} WHERE ${matching(filters)} ORDER BY ${orders[filters.state][sort]} LIMIT ${limit} OFFSET ${(page - 1) * limit}`);

export const countCases = async (db: Queryable, filters: CaseFilters): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`SELECT count(*) AS count FROM ${caseSource} WHERE ${matching(filters)}`,
  );
  return row?.count ?? 0;
};

type CaseTexts = Pick<WholeJob, 'description' | 'longDescription'>;

/** Returns an open or closed case with its job's full text, even if the job is deleted. */
export const findCase = async (
  db: Queryable,
  id: string,
): Promise<(CaseRow & CaseTexts) | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await db.query<CaseRow & CaseTexts>(
    sql`SELECT ${caseColumns}, j.description, j.long_description AS "longDescription" FROM ${caseSource} WHERE c.id = ${id}`,
  );
  return row;
};

/** Returns a job's other cases, newest first; at most 20. */
export const listEarlierCases = (
  db: Queryable,
  jobId: string,
  caseId: string,
): Promise<CaseSummaryRow[]> =>
  db.query<CaseSummaryRow>(sql`
  SELECT c.id AS "caseId", c.kind, c.opened_at AS "openedAt", c.closed_at AS "closedAt", ${reportCount} AS "reportCount"
  FROM cases c WHERE c.job_id = ${jobId} AND c.id <> ${caseId} ORDER BY c.opened_at DESC, c.id LIMIT 20`);

export type EmployerHistory = {
  id: string;
  username: string;
  companyName: string;
  createdAt: Date;
  suspendedAt: Date | null;
  suspensionReason: string | null;
  liveJobs: number;
  allJobs: number;
  earlierReports: number;
};

/** Returns a summary of a job's employer; `earlierReports` excludes those of this case. */
export const readEmployerHistory = async (
  db: Queryable,
  employerId: string,
  caseId: string,
): Promise<EmployerHistory | undefined> => {
  const [row] = await db.query<EmployerHistory>(sql`
    SELECT e.id, e.username, e.company_name AS "companyName", e.created_at AS "createdAt", e.suspended_at AS "suspendedAt", e.suspension_reason AS "suspensionReason",
      (SELECT count(*) FROM jobs j WHERE j.employer_id = e.id AND ${isLive}) AS "liveJobs",
      (SELECT count(*) FROM jobs j WHERE j.employer_id = e.id AND j.deleted_at IS NULL) AS "allJobs",
      (SELECT count(*) FROM reports r JOIN cases c ON c.id = r.case_id JOIN jobs j ON j.id = c.job_id WHERE j.employer_id = e.id AND c.id <> ${caseId}) AS "earlierReports"
    FROM employers e WHERE e.id = ${employerId}`);
  return row;
};
