import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';
import { isId } from '../ids';

/**
 * What opens a case: a report, a new employer's posting, an employer's answer to a take-down, a
 * posting that repeats a job that was taken down, a report of messages about the job, a signal of
 * abuse.
 */
export type CaseKind = 'reported' | 'firstPosting' | 'answered' | 'repeated' | 'message' | 'signal';

/** Opens a case for a job. Returns its id, or that of the job's open case if there is one. */
export const openCase = async (tx: Queryable, jobId: string, kind: CaseKind): Promise<string> => {
  const [row] = await tx.query<{ id: string }>(sql`
    INSERT INTO cases (id, job_id, kind) VALUES (${randomUUID()}, ${jobId}, ${kind})
    ON CONFLICT (job_id) WHERE closed_at IS NULL DO UPDATE SET kind = cases.kind
    RETURNING id`);
  if (row === undefined) throw new Error('The case was not stored.');
  return row.id;
};

export type CaseKey = { id: string; jobId: string };

/** Returns a case's job, which never changes. */
export const findCaseKey = async (db: Queryable, id: string): Promise<CaseKey | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await db.query<CaseKey>(
    sql`SELECT id, job_id AS "jobId" FROM cases WHERE id = ${id}`,
  );
  return row;
};

/**
 * Locks a case if it is open; otherwise returns false. Lock its job first: reports use the same
 * order.
 */
export const lockOpenCase = async (tx: Queryable, id: string): Promise<boolean> =>
  (await tx.query(sql`SELECT 1 FROM cases WHERE id = ${id} AND closed_at IS NULL FOR UPDATE`))
    .length > 0;

/** Locks a job's open case, if there is one, and returns its id. Lock the job first. */
export const lockOpenCaseOf = async (tx: Queryable, jobId: string): Promise<string | undefined> => {
  const [row] = await tx.query<{ id: string }>(
    sql`SELECT id FROM cases WHERE job_id = ${jobId} AND closed_at IS NULL FOR UPDATE`,
  );
  return row?.id;
};

export const closeCase = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(sql`UPDATE cases SET closed_at = now() WHERE id = ${id} AND closed_at IS NULL`);

/** Closes all open cases of an employer's jobs; returns their ids. */
export const closeCasesOf = async (tx: Queryable, employerId: string): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(sql`
    UPDATE cases c SET closed_at = now() FROM jobs j
    WHERE j.id = c.job_id AND j.employer_id = ${employerId} AND c.closed_at IS NULL RETURNING c.id`);
  return rows.map(({ id }) => id);
};

/**
 * Closes the open cases that are only about a job seeker: every report in them is about that
 * account. Returns their ids.
 */
export const closeCasesAboutSeeker = async (tx: Queryable, seekerId: string): Promise<string[]> => {
  const isOther = sql`(r.about IS NULL OR r.about ->> 'accountId' <> ${seekerId})`;
  const rows = await tx.query<{ id: string }>(sql`
    UPDATE cases c SET closed_at = now()
    WHERE c.closed_at IS NULL AND c.kind IN ('message', 'signal')
      AND c.id IN (SELECT case_id FROM reports WHERE about ->> 'accountId' = ${seekerId}
        UNION SELECT case_id FROM case_accounts WHERE role = 'jobseeker' AND account_id = ${seekerId})
      AND NOT EXISTS (SELECT 1 FROM reports r WHERE r.case_id = c.id AND ${isOther})
      AND NOT EXISTS (SELECT 1 FROM case_accounts o WHERE o.case_id = c.id AND o.account_id <> ${seekerId})
    RETURNING c.id`);
  return rows.map(({ id }) => id);
};

export type CasePersonRow = {
  role: AccountRole;
  id: string;
  username: string;
  suspendedAt: Date | null;
  suspensionReason: string | null;
};

/** Returns the people that a case's reports and signals are about, without erased ones. */
export const listCasePeople = (db: Queryable, caseId: string): Promise<CasePersonRow[]> =>
  db.query<CasePersonRow>(sql`
  SELECT p.role, p.id, coalesce(e.username, s.username) AS username, coalesce(e.suspended_at, s.suspended_at) AS "suspendedAt",
    coalesce(e.suspension_reason, s.suspension_reason) AS "suspensionReason"
  FROM (
    SELECT about ->> 'role' AS role, (about ->> 'accountId')::uuid AS id FROM reports WHERE case_id = ${caseId} AND about IS NOT NULL
    UNION SELECT role, account_id FROM case_accounts WHERE case_id = ${caseId}) p
  LEFT JOIN employers e ON p.role = 'employer' AND e.id = p.id AND e.erased_at IS NULL
  LEFT JOIN job_seekers s ON p.role = 'jobseeker' AND s.id = p.id AND s.erased_at IS NULL
  WHERE coalesce(e.id, s.id) IS NOT NULL ORDER BY p.role, username`);

/** Reopens cases, except those whose job has another open case by now. */
export const reopenCases = (tx: Queryable, ids: readonly string[]): Promise<number> =>
  tx.execute(sql`
  UPDATE cases c SET closed_at = NULL
  WHERE c.id = ANY(${ids}::uuid[]) AND NOT EXISTS (SELECT 1 FROM cases o WHERE o.job_id = c.job_id AND o.closed_at IS NULL)`);
