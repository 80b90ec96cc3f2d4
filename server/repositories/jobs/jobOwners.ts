import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { caseFold } from '../caseFold';

/** The id of the employer of that name, letter case aside; nothing where there is none. */
export const findEmployerId = async (
  db: Queryable,
  username: string,
): Promise<string | undefined> => {
  const [row] = await db.query<{ id: string }>(
    sql`SELECT id FROM employers WHERE username_key = ${caseFold(username)} AND deleted_at IS NULL`,
  );
  return row?.id;
};

/**
 * The employer, if it is still there; then it stays as it is until the transaction ends, so that no
 * job is left behind of one that goes or is suspended; `suspension` is the reason of one that is.
 * To be asked before a job of it is locked.
 */
export const lockEmployer = async (
  tx: Queryable,
  id: string,
): Promise<{ suspension: string | null } | undefined> => {
  const [row] = await tx.query<{ suspension: string | null }>(sql`
    SELECT CASE WHEN suspended_at IS NOT NULL THEN coalesce(suspension_reason, '') END AS suspension FROM employers WHERE id = ${id} AND deleted_at IS NULL FOR SHARE`);
  return row;
};

/**
 * Whether at least so many postings of the employer have been live, those that are deleted by now
 * among them; one that was taken down doesn't count.
 */
export const hasBeenLive = async (
  tx: Queryable,
  id: string,
  postings: number,
): Promise<boolean> => {
  const rows = await tx.query(
    sql`SELECT 1 FROM jobs WHERE employer_id = ${id} AND status IN ('live', 'expired', 'filled') LIMIT ${postings}`,
  );
  return rows.length >= postings;
};
