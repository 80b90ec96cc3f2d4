import sql from 'sql-template-tag';
import type { Queryable } from '../database/database';
import { fold } from './fold';

export const countAdmins = async (db: Queryable): Promise<number> => {
  const [row] = await db.query<{ count: number }>(sql`SELECT count(*) AS count FROM admins WHERE deleted_at IS NULL`);
  return row?.count ?? 0;
};

/** Makes an administrator, or gives the one of that name another password. */
export const putAdmin = async (db: Queryable, admin: { id: string; name: string; passwordHash: string }): Promise<{ id: string; made: boolean }> => {
  const [row] = await db.query<{ id: string; made: boolean }>(sql`
    INSERT INTO admins (id, name, name_key, password_hash) VALUES (${admin.id}, ${admin.name}, ${fold(admin.name)}, ${admin.passwordHash})
    ON CONFLICT (name_key) DO UPDATE SET password_hash = excluded.password_hash, deleted_at = NULL, updated_at = now()
    RETURNING id, id = ${admin.id} AS made`);
  if (row === undefined) throw new Error('The administrator was not stored.');
  return row;
};

/** Nobody else counts or makes administrators until the transaction ends. */
export const lockAdmins = (tx: Queryable): Promise<number> => tx.execute(sql`LOCK TABLE admins IN SHARE ROW EXCLUSIVE MODE`);
