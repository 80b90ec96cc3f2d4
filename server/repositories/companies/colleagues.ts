import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { CompanyRole } from '@contract/companies';
import type { Queryable } from '../../database/database';
import { isId } from '../ids';

/** A colleague's permissions in a company. */
export type Access = { role: CompanyRole; allJobs: boolean; jobIds: readonly string[] };

export type ColleagueRow = Access & {
  id: string;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  companyName: string;
  joinedAt: Date | null;
  suspended: boolean;
  /** The number of the colleague's own jobs; `jobIds` are other colleagues' jobs. */
  jobs: number;
};

/** Returns an employer's company. */
export const companyOf = async (db: Queryable, employerId: string): Promise<string | undefined> => {
  const [row] = await db.query<{ id: string }>(
    sql`SELECT company_id AS id FROM colleagues WHERE employer_id = ${employerId}`,
  );
  return row?.id;
};

/**
 * Locks an employer's company, so that changes to its members and roles are serialized; returns
 * `undefined` if they are in no company, or have just left it.
 */
export const lockCompanyOf = async (
  tx: Queryable,
  employerId: string,
): Promise<string | undefined> => {
  const id = await companyOf(tx, employerId);
  if (id === undefined) return undefined;
  await tx.query(sql`SELECT 1 FROM companies WHERE id = ${id} FOR UPDATE`);
  return (await companyOf(tx, employerId)) === id ? id : undefined;
};
/** Locks companies in a fixed order, which avoids deadlocks; returns those that exist. */
export const lockCompanies = async (tx: Queryable, ids: readonly string[]): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(
    sql`SELECT id FROM companies WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`,
  );
  return rows.map(({ id }) => id);
};

/** Creates a company for an employer who is in none, copying their letter templates. */
export const foundCompany = async (tx: Queryable, employerId: string): Promise<string> => {
  const id = randomUUID();
  await tx.execute(sql`INSERT INTO companies (id) VALUES (${id})`);
  await addColleague(tx, id, employerId, { role: 'owner', allJobs: true, jobIds: [] });
  await tx.execute(sql`
    INSERT INTO company_letter_templates (company_id, kind, subject, body)
    SELECT ${id}::uuid, kind, subject, body FROM letter_templates WHERE employer_id = ${employerId}`);
  return id;
};

/** Deletes a company without members, with its invitations and history. */
export const dropEmptyCompany = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(
    sql`DELETE FROM companies c WHERE c.id = ${id} AND NOT EXISTS (SELECT 1 FROM colleagues p WHERE p.company_id = c.id)`,
  );

const columns = sql`e.id, e.username, e.first_name AS "firstName", e.last_name AS "lastName", e.email, e.company_name AS "companyName",
  e.suspended_at IS NOT NULL AS suspended, (SELECT count(*) FROM jobs j WHERE j.employer_id = e.id AND j.deleted_at IS NULL) AS jobs`;

/** Returns a company's members, owners first, then by when they joined. */
export const listColleagues = (db: Queryable, companyId: string): Promise<ColleagueRow[]> =>
  db.query<ColleagueRow>(sql`
  SELECT ${columns}, c.role, c.all_jobs AS "allJobs", c.joined_at AS "joinedAt",
    ARRAY(SELECT g.job_id FROM colleague_jobs g JOIN jobs j ON j.id = g.job_id AND j.deleted_at IS NULL
      WHERE g.employer_id = c.employer_id AND j.employer_id <> c.employer_id ORDER BY j.created_at DESC, j.id) AS "jobIds"
  FROM colleagues c JOIN employers e ON e.id = c.employer_id AND e.deleted_at IS NULL
  WHERE c.company_id = ${companyId} ORDER BY c.role <> 'owner', c.joined_at, e.id`);

/** Returns an employer who is in no company, as its only owner. */
export const aloneRow = async (
  db: Queryable,
  employerId: string,
): Promise<ColleagueRow | undefined> => {
  const [row] = await db.query<ColleagueRow>(sql`
    SELECT ${columns}, 'owner' AS role, true AS "allJobs", NULL AS "joinedAt", '{}'::uuid[] AS "jobIds" FROM employers e WHERE e.id = ${employerId}`);
  return row;
};

export const addColleague = async (
  tx: Queryable,
  companyId: string,
  employerId: string,
  access: Access,
): Promise<void> => {
  await tx.execute(
    sql`INSERT INTO colleagues (employer_id, company_id, role, all_jobs) VALUES (${employerId}, ${companyId}, ${access.role}, ${access.allJobs})`,
  );
  await setJobs(tx, companyId, employerId, access.jobIds);
};

export const setAccess = async (
  tx: Queryable,
  companyId: string,
  employerId: string,
  access: Access,
): Promise<void> => {
  await tx.execute(
    sql`UPDATE colleagues SET role = ${access.role}, all_jobs = ${access.allJobs}, updated_at = now() WHERE employer_id = ${employerId}`,
  );
  await tx.execute(sql`DELETE FROM colleague_jobs WHERE employer_id = ${employerId}`);
  await setJobs(tx, companyId, employerId, access.jobIds);
};

/**
 * Grants access to colleagues' jobs; ignores the employer's own jobs, which need no grant, and all
 * others.
 */
const setJobs = (
  tx: Queryable,
  companyId: string,
  employerId: string,
  jobIds: readonly string[],
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO colleague_jobs (employer_id, job_id)
  SELECT ${employerId}::uuid, j.id FROM jobs j JOIN colleagues c ON c.employer_id = j.employer_id
  WHERE j.id = ANY(${jobIds.filter(isId)}::uuid[]) AND j.deleted_at IS NULL AND j.employer_id <> ${employerId} AND c.company_id = ${companyId}`);

export const dropColleague = (tx: Queryable, employerId: string): Promise<number> =>
  tx.execute(sql`DELETE FROM colleagues WHERE employer_id = ${employerId}`);
