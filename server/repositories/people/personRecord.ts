import sql, { type Sql } from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';
import { isId } from '../ids';
import { statusNow } from '../jobs/jobRows';

export type PersonRow = {
  id: string;
  username: string;
  name: string;
  companyName: string;
  email: string;
  previousEmail: string | null;
  emailConfirmed: boolean;
  createdAt: Date;
  deletedAt: Date | null;
  suspendedAt: Date | null;
  suspensionReason: string | null;
};

/** Returns an account, unless it was erased. */
export const findPersonById = async (
  db: Queryable,
  role: AccountRole,
  id: string,
): Promise<PersonRow | undefined> => {
  if (!isId(id)) return undefined;
  const from =
    role === 'employer'
      ? sql`company_name AS "companyName" FROM employers`
      : sql`'' AS "companyName" FROM job_seekers`;
  const [row] = await db.query<PersonRow>(sql`
    SELECT id, username, btrim(first_name || ' ' || last_name) AS name, email, previous_email AS "previousEmail", email_verified_at IS NOT NULL AS "emailConfirmed",
      created_at AS "createdAt", deleted_at AS "deletedAt", suspended_at AS "suspendedAt", suspension_reason AS "suspensionReason", ${from}
    WHERE id = ${id} AND erased_at IS NULL`);
  return row;
};

/** Selects an employer's jobs that aren't deleted, or a job seeker's applications. */
const work = (role: AccountRole, id: string): Sql =>
  role === 'employer'
    ? sql`SELECT j.id AS "jobId", j.title AS jobtitle, ${statusNow} AS state, j.created_at AS at FROM jobs j WHERE j.employer_id = ${id} AND j.deleted_at IS NULL`
    : sql`SELECT CASE WHEN j.deleted_at IS NULL THEN j.id END AS "jobId", j.title AS jobtitle, a.state, a.sent_at AS at
      FROM applications a JOIN jobs j ON j.id = a.job_id WHERE a.seeker_id = ${id}`;

export const countWork = (
  db: Queryable,
  role: AccountRole,
  id: string,
): Promise<{ state: string; count: number }[]> =>
  db.query(sql`
  SELECT state, count(*) AS count FROM (${work(role, id)}) w GROUP BY state ORDER BY count DESC, state`);

export type WorkRow = { jobId: string | null; jobtitle: string; state: string; at: Date };
/** Returns the newest of an employer's jobs, or of a job seeker's applications. */
export const listWork = (
  db: Queryable,
  role: AccountRole,
  id: string,
  limit: number,
): Promise<WorkRow[]> =>
  db.query(sql`SELECT * FROM (${work(role, id)}) w ORDER BY at DESC LIMIT ${limit}`);

export type PersonReportRow = {
  id: string;
  caseId: string;
  reason: string;
  note: string;
  jobtitle: string;
  createdAt: Date;
  isOpen: boolean;
};
type Reports = { items: PersonReportRow[]; total: number };

const readReports = async (db: Queryable, ids: Sql, limit: number): Promise<Reports> => {
  const [items, [all]] = await Promise.all([
    db.query<PersonReportRow>(sql`
      SELECT r.id, r.case_id AS "caseId", r.reason, r.note, j.title AS jobtitle, r.created_at AS "createdAt", c.closed_at IS NULL AS "isOpen"
      FROM reports r JOIN cases c ON c.id = r.case_id JOIN jobs j ON j.id = c.job_id
      WHERE r.id IN (${ids}) ORDER BY r.created_at DESC, r.id LIMIT ${limit}`),
    db.query<{ count: number }>(sql`SELECT count(*) AS count FROM (${ids}) r`),
  ]);
  return { items, total: all?.count ?? 0 };
};

/** Returns reports sent by an account. */
export const listReportsBy = (
  db: Queryable,
  role: AccountRole,
  id: string,
  limit: number,
): Promise<Reports> =>
  readReports(
    db,
    sql`SELECT id FROM reports WHERE split_part(reporter_key, '#', 1) = ${`${role}:${id}`}`,
    limit,
  );

/** Returns reports about an account's messages, and about an employer's jobs. */
export const listReportsAbout = (
  db: Queryable,
  role: AccountRole,
  id: string,
  limit: number,
): Promise<Reports> => {
  const written = sql`SELECT id FROM reports WHERE about IS NOT NULL AND about ->> 'accountId' = ${id}`;
  const posted = sql`SELECT r.id FROM jobs j JOIN cases c ON c.job_id = j.id JOIN reports r ON r.case_id = c.id WHERE j.employer_id = ${id} AND r.about IS NULL`;
  return readReports(db, role === 'employer' ? sql`${written} UNION ${posted}` : written, limit);
};

export type PersonMailRow = {
  kind: string;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  at: Date;
};
/** Returns the newest emails to some addresses, without their content. */
export const listMailsTo = (
  db: Queryable,
  addresses: readonly string[],
  limit: number,
): Promise<PersonMailRow[]> =>
  db.query(
    sql`SELECT kind, state, created_at AS at FROM mails WHERE recipient = ANY(${[...addresses]}::text[]) ORDER BY created_at DESC, id LIMIT ${limit}`,
  );
