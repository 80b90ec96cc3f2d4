import sql from 'sql-template-tag';
import { caseFold } from '@contract/text/caseFold';
import type { Queryable } from '../../database/database';
import { isId } from '../ids';

export const countAdmins = async (db: Queryable): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`SELECT count(*) AS count FROM admins WHERE deleted_at IS NULL`,
  );
  return row?.count ?? 0;
};

/** Creates an administrator, or resets the password of the one with that name. */
export const upsertAdmin = async (
  db: Queryable,
  admin: { id: string; name: string; passwordHash: string },
): Promise<{ id: string; made: boolean }> => {
  const [row] = await db.query<{ id: string; made: boolean }>(sql`
    INSERT INTO admins (id, name, name_key, password_hash) VALUES (${admin.id}, ${admin.name}, ${caseFold(admin.name)}, ${admin.passwordHash})
    ON CONFLICT (name_key) DO UPDATE SET password_hash = excluded.password_hash, deleted_at = NULL, updated_at = now()
    RETURNING id, id = ${admin.id} AS made`);
  if (row === undefined) throw new Error('The administrator was not stored.');
  return row;
};

/** Locks the administrators until the transaction ends. */
export const lockAdmins = (tx: Queryable): Promise<number> =>
  tx.execute(sql`LOCK TABLE admins IN SHARE ROW EXCLUSIVE MODE`);

/** `seenAt`: the last use of a current session. */
export type AdminRow = { id: string; name: string; createdAt: Date; seenAt: Date | null };

/** Returns the administrators, by name. */
export const listAdmins = (db: Queryable): Promise<AdminRow[]> =>
  db.query<AdminRow>(sql`
  SELECT a.id, a.name, a.created_at AS "createdAt", (SELECT max(s.seen_at) FROM sessions s WHERE s.role = 'admin' AND s.account_id = a.id) AS "seenAt"
  FROM admins a WHERE a.deleted_at IS NULL ORDER BY a.name_key`);

/** Returns an administrator's name; `undefined` if there is none. */
export const findAdmin = async (db: Queryable, id: string): Promise<string | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await db.query<{ name: string }>(
    sql`SELECT name FROM admins WHERE id = ${id} AND deleted_at IS NULL`,
  );
  return row?.name;
};

/** Whether the name is or was an administrator's, case-insensitively. */
export const adminNameTaken = async (db: Queryable, name: string): Promise<boolean> =>
  (await db.query(sql`SELECT 1 FROM admins WHERE name_key = ${caseFold(name)}`)).length > 0;

export const removeAdmin = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(
    sql`UPDATE admins SET deleted_at = now(), updated_at = now() WHERE id = ${id} AND deleted_at IS NULL`,
  );
