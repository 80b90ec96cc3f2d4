import sql from 'sql-template-tag';
import { caseFold } from '@contract/text/caseFold';
import type { Queryable } from '../../database/database';
import { prepared } from '../../database/prepared';
import { isSeen, type JobScope } from '../companies/jobScope';
import { isId } from '../ids';

/** What authorization needs to know about a job. */
export type JobAccess = { employerId: string | null; live: boolean };

/** Returns `undefined` if there is no such job. */
export const jobAccess = async (db: Queryable, id: string): Promise<JobAccess | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await db.query<JobAccess>(
    prepared(sql`
    SELECT employer_id AS "employerId", status = 'live' AND expires_at > now() AS live FROM jobs WHERE id = ${id} AND deleted_at IS NULL`),
  );
  return row;
};

export const employerExists = async (db: Queryable, id: string): Promise<boolean> =>
  isId(id) &&
  (await db.query(sql`SELECT 1 FROM employers WHERE id = ${id} AND deleted_at IS NULL`)).length > 0;

/**
 * Whether the job seeker has applied to any of the jobs in scope, deleted ones included, and
 * neither withdrawn nor blocked the employer; false for a suspended employer.
 */
export const appliedTo = async (
  db: Queryable,
  usernamejobseek: string,
  scope: JobScope,
): Promise<boolean> => {
  const rows = await db.query(sql`
    SELECT 1 FROM applications a JOIN jobs j ON j.id = a.job_id JOIN job_seekers s ON s.id = a.seeker_id
    WHERE ${isSeen(scope, { employerId: sql`j.employer_id`, jobId: sql`j.id` })} AND s.username_key = ${caseFold(usernamejobseek)} AND s.deleted_at IS NULL
      AND a.state <> 'withdrawn' AND NOT seeker_blocks(s.id, a.employer_id)
      AND NOT EXISTS (SELECT 1 FROM employers e WHERE e.id = ${scope.accountId} AND e.suspended_at IS NOT NULL) LIMIT 1`);
  return rows.length > 0;
};
