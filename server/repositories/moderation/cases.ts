import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { isId } from '../ids';

/**
 * What opens a case: a report, a new employer's posting, an employer's answer to a take-down, a
 * posting that repeats a job that was taken down.
 */
export type CaseKind = 'reported' | 'firstPosting' | 'answered' | 'repeated';

/** Opens a case for a job. Returns its id: the job's open case, where there is one. */
export const openCase = async (tx: Queryable, jobId: string, kind: CaseKind): Promise<string> => {
  const [row] = await tx.query<{ id: string }>(sql`
    INSERT INTO cases (id, job_id, kind) VALUES (${randomUUID()}, ${jobId}, ${kind})
    ON CONFLICT (job_id) WHERE closed_at IS NULL DO UPDATE SET kind = cases.kind
    RETURNING id`);
  if (row === undefined) throw new Error('The case was not stored.');
  return row.id;
};

export type CaseKey = { id: string; jobId: string; employerId: string | null };

/** A case's job and its employer. Neither ever changes. */
export const findCaseKey = async (db: Queryable, id: string): Promise<CaseKey | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await db.query<CaseKey>(sql`
    SELECT c.id, c.job_id AS "jobId", j.employer_id AS "employerId" FROM cases c JOIN jobs j ON j.id = c.job_id WHERE c.id = ${id}`);
  return row;
};

/**
 * Locks the case if it is open; false where it isn't. Lock its job first: reports use the same
 * order.
 */
export const lockOpenCase = async (tx: Queryable, id: string): Promise<boolean> =>
  (await tx.query(sql`SELECT 1 FROM cases WHERE id = ${id} AND closed_at IS NULL FOR UPDATE`))
    .length > 0;

export const closeCase = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(sql`UPDATE cases SET closed_at = now() WHERE id = ${id} AND closed_at IS NULL`);

/** Closes all open cases of an employer's jobs; returns their ids. */
export const closeCasesOf = async (tx: Queryable, employerId: string): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(sql`
    UPDATE cases c SET closed_at = now() FROM jobs j
    WHERE j.id = c.job_id AND j.employer_id = ${employerId} AND c.closed_at IS NULL RETURNING c.id`);
  return rows.map(({ id }) => id);
};

/** Reopens cases, except where the job has another open case by now. */
export const reopenCases = (tx: Queryable, ids: readonly string[]): Promise<number> =>
  tx.execute(sql`
  UPDATE cases c SET closed_at = NULL
  WHERE c.id = ANY(${ids}::uuid[]) AND NOT EXISTS (SELECT 1 FROM cases o WHERE o.job_id = c.job_id AND o.closed_at IS NULL)`);
