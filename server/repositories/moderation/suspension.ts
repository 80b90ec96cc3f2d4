import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';

export type Suspension = { at: Date; reason: string };

/** The present suspension, if any. */
export const findSuspension = async (
  db: Queryable,
  employerId: string,
): Promise<Suspension | undefined> => {
  const [row] = await db.query<Suspension>(sql`
    SELECT suspended_at AS at, coalesce(suspension_reason, '') AS reason FROM employers WHERE id = ${employerId} AND suspended_at IS NOT NULL`);
  return row;
};

/**
 * Locks an employer for a decision and tells whether it is suspended; undefined where it was
 * deleted. To be called before its jobs and cases are locked, so that two administrators never
 * deadlock.
 */
export const lockForDecision = async (
  tx: Queryable,
  employerId: string,
): Promise<{ suspended: boolean } | undefined> => {
  const [row] = await tx.query<{ suspended: boolean }>(sql`
    SELECT suspended_at IS NOT NULL AS suspended FROM employers WHERE id = ${employerId} AND deleted_at IS NULL FOR NO KEY UPDATE`);
  return row;
};

export const markSuspended = (tx: Queryable, employerId: string, reason: string): Promise<number> =>
  tx.execute(
    sql`UPDATE employers SET suspended_at = now(), suspension_reason = ${reason}, updated_at = greatest(now(), updated_at + interval '1 ms') WHERE id = ${employerId}`,
  );

export const markLifted = (tx: Queryable, employerId: string): Promise<number> =>
  tx.execute(
    sql`UPDATE employers SET suspended_at = NULL, suspension_reason = NULL, updated_at = greatest(now(), updated_at + interval '1 ms') WHERE id = ${employerId}`,
  );
