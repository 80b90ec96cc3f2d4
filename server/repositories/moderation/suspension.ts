import sql, { raw } from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';
import { isId } from '../ids';

export type Suspension = { at: Date; reason: string };

/** Returns an employer's current suspension, if any. */
export const findSuspension = async (
  db: Queryable,
  employerId: string,
): Promise<Suspension | undefined> => {
  const [row] = await db.query<Suspension>(sql`
    SELECT suspended_at AS at, coalesce(suspension_reason, '') AS reason FROM employers WHERE id = ${employerId} AND suspended_at IS NOT NULL`);
  return row;
};

const table = { employer: raw('employers'), jobseeker: raw('job_seekers') };

/**
 * Locks an account for a decision and returns whether it is suspended; `undefined` if it was
 * deleted. Call it before locking an employer's jobs and cases, so that two administrators never
 * deadlock.
 */
export const lockForDecision = async (
  tx: Queryable,
  role: AccountRole,
  id: string,
): Promise<{ suspended: boolean } | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await tx.query<{ suspended: boolean }>(sql`
    SELECT suspended_at IS NOT NULL AS suspended FROM ${table[role]} WHERE id = ${id} AND deleted_at IS NULL FOR NO KEY UPDATE`);
  return row;
};

export const markSuspended = (
  tx: Queryable,
  role: AccountRole,
  id: string,
  reason: string,
): Promise<number> =>
  tx.execute(
    sql`UPDATE ${table[role]} SET suspended_at = now(), suspension_reason = ${reason}, updated_at = greatest(now(), updated_at + interval '1 ms') WHERE id = ${id}`,
  );

export const markLifted = (tx: Queryable, role: AccountRole, id: string): Promise<number> =>
  tx.execute(
    sql`UPDATE ${table[role]} SET suspended_at = NULL, suspension_reason = NULL, updated_at = greatest(now(), updated_at + interval '1 ms') WHERE id = ${id}`,
  );

/** Returns which of the accounts are suspended. */
export const suspendedAmong = async (
  db: Queryable,
  role: AccountRole,
  ids: readonly string[],
): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(
    sql`SELECT id FROM ${table[role]} WHERE id = ANY(${[...ids]}::uuid[]) AND suspended_at IS NOT NULL`,
  );
  return rows.map(({ id }) => id);
};

/** Returns the latest suspension decision about an account that hasn't been undone. */
export const findSuspendingDecision = async (
  db: Queryable,
  role: AccountRole,
  id: string,
): Promise<string | undefined> => {
  if (!isId(id)) return undefined;
  const account = raw(role === 'employer' ? 'employer_id' : 'seeker_id');
  const [row] = await db.query<{ id: string }>(sql`
    SELECT id FROM decisions WHERE ${account} = ${id} AND kind = 'suspend' AND undone_at IS NULL ORDER BY created_at DESC LIMIT 1`);
  return row?.id;
};
