import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { deleteBatch } from '../deleteBatch';

// a suspension can be lifted at any time, which requires its decision and reopens the cases it
// closed
const isSuspended = (employer: Sql): Sql =>
  sql`EXISTS (SELECT 1 FROM employers e WHERE e.id = ${employer} AND e.suspended_at IS NOT NULL AND e.erased_at IS NULL)`;
const isSeekerSuspended = (seeker: Sql): Sql =>
  sql`EXISTS (SELECT 1 FROM job_seekers s WHERE s.id = ${seeker} AND s.suspended_at IS NOT NULL AND s.erased_at IS NULL)`;
/** Whether a case, or a decision that closed it, suspended a job seeker who is still suspended. */
const suspendsSeeker = (caseId: Sql): Sql =>
  sql`EXISTS (SELECT 1 FROM decisions d WHERE d.kind = 'suspend' AND d.seeker_id IS NOT NULL AND d.undone_at IS NULL
    AND (d.case_id = ${caseId} OR jsonb_exists(d.before -> 'cases', ${caseId}::text)) AND ${isSeekerSuspended(sql`d.seeker_id`)})`;

/**
 * Deletes cases that were closed, or whose job was deleted, at least `months` ago, with their
 * reports and decisions; except those of an employer or job seeker who is still suspended. Returns
 * the number of cases, at most `limit`. Call in a transaction.
 */
export const dropOldCases = async (
  tx: Queryable,
  months: number,
  limit: number,
): Promise<number> => {
  const rows = await tx.query<{ id: string }>(sql`
    SELECT c.id FROM cases c JOIN jobs j ON j.id = c.job_id
    WHERE coalesce(c.closed_at, j.deleted_at) < now() - make_interval(months => ${months}) AND NOT ${isSuspended(sql`j.employer_id`)} AND NOT ${suspendsSeeker(sql`c.id`)}
    LIMIT ${limit} FOR UPDATE OF c SKIP LOCKED`);
  const ids = rows.map(({ id }) => id);
  await tx.execute(sql`DELETE FROM reports WHERE case_id = ANY(${ids}::uuid[])`);
  await tx.execute(sql`DELETE FROM decisions WHERE case_id = ANY(${ids}::uuid[])`);
  await tx.execute(sql`DELETE FROM cases WHERE id = ANY(${ids}::uuid[])`);
  return ids.length;
};

/** Deletes decisions older than `months` that belong to no case. */
export const dropOldDecisions = (db: Queryable, months: number, limit: number): Promise<number> =>
  deleteBatch(
    db,
    sql`decisions d`,
    sql`d.case_id IS NULL AND d.created_at < now() - make_interval(months => ${months}) AND NOT ${isSuspended(sql`d.employer_id`)} AND NOT ${isSeekerSuspended(sql`d.seeker_id`)}`,
    limit,
  );
