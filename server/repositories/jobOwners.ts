import sql from 'sql-template-tag';
import type { Queryable } from '../database/database';
import { fold } from './fold';

/** The id of the employer of that name, letter case aside; nothing where there is none. */
export const findEmployerId = async (db: Queryable, username: string): Promise<string | undefined> => {
  const [row] = await db.query<{ id: string }>(sql`SELECT id FROM employers WHERE username_key = ${fold(username)} AND deleted_at IS NULL`);
  return row?.id;
};

/** Whether the employer is still there; if so, it stays until the transaction ends, so that no job is left behind of one that goes. */
export const holdEmployer = async (tx: Queryable, id: string): Promise<boolean> =>
  (await tx.query(sql`SELECT 1 FROM employers WHERE id = ${id} AND deleted_at IS NULL FOR SHARE`)).length > 0;
