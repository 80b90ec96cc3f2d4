import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';

/** Locks an employer and returns its username and current logo. */
export const lockEmployerLogo = async (
  tx: Queryable,
  id: string,
): Promise<{ username: string; logoId: string | null } | undefined> => {
  const [row] = await tx.query<{ username: string; logoId: string | null }>(sql`
    SELECT username, logo_id AS "logoId" FROM employers WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`);
  return row;
};

export const setEmployerLogo = (tx: Queryable, id: string, logoId: string): Promise<number> =>
  tx.execute(
    sql`UPDATE employers SET logo_id = ${logoId}, updated_at = greatest(now(), updated_at + interval '1 ms') WHERE id = ${id}`,
  );
