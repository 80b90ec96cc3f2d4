import sql from 'sql-template-tag';
import type { Queryable } from '../database/database';
import { fold } from './fold';
import type { Role } from './sessions';

/** What a log-in is checked against; username as it was registered. */
export type Credentials = { id: string; username: string; passwordHash: string };

const named = (role: Role, key: string) => {
  if (role === 'employer') return sql`SELECT id, username, password_hash AS "passwordHash" FROM employers WHERE username_key = ${key} AND deleted_at IS NULL`;
  if (role === 'jobseeker') return sql`SELECT id, username, password_hash AS "passwordHash" FROM job_seekers WHERE username_key = ${key} AND deleted_at IS NULL`;
  return sql`SELECT id, name AS username, password_hash AS "passwordHash" FROM admins WHERE name_key = ${key} AND deleted_at IS NULL`;
};

/** The account of that name in a role, whatever its letter case. */
export const findCredentials = async (db: Queryable, role: Role, username: string): Promise<Credentials | undefined> => {
  const [row] = await db.query<Credentials>(named(role, fold(username)));
  return row;
};
