import sql, { raw } from 'sql-template-tag';
import { caseFold } from '@contract/text/caseFold';
import type { Role } from '../../caller';
import type { Queryable } from '../../database/database';

/** What a login is checked against; `username` in the case it was registered with. */
export type Credentials = {
  id: string;
  username: string;
  passwordHash: string;
  /** Why login is refused; null if it is allowed. */
  suspension: string | null;
};

const mayLogIn = sql`NULL AS suspension`;
/** Suspended employers can log in and read the reason; job seekers can't. */
const suspension = sql`CASE WHEN suspended_at IS NOT NULL THEN coalesce(suspension_reason, '') END AS suspension`;

const selectByName = (role: Role, key: string) => {
  if (role === 'employer')
    return sql`SELECT id, username, password_hash AS "passwordHash", ${mayLogIn} FROM employers WHERE username_key = ${key} AND deleted_at IS NULL`;
  if (role === 'jobseeker')
    return sql`SELECT id, username, password_hash AS "passwordHash", ${suspension} FROM job_seekers WHERE username_key = ${key} AND deleted_at IS NULL`;
  return sql`SELECT id, name AS username, password_hash AS "passwordHash", ${mayLogIn} FROM admins WHERE name_key = ${key} AND deleted_at IS NULL`;
};

/** Finds an account by name, case-insensitively. */
export const findCredentials = async (
  db: Queryable,
  role: Role,
  username: string,
): Promise<Credentials | undefined> => {
  const [row] = await db.query<Credentials>(selectByName(role, caseFold(username)));
  return row;
};

const table = { employer: raw('employers'), jobseeker: raw('job_seekers'), admin: raw('admins') };

/** Finds an account by id; `undefined` if it was deleted. */
export const findCredentialsById = async (
  db: Queryable,
  role: Role,
  id: string,
): Promise<Omit<Credentials, 'suspension'> | undefined> => {
  const username = role === 'admin' ? sql`name` : sql`username`;
  const [row] = await db.query<Omit<Credentials, 'suspension'>>(
    sql`SELECT id, ${username} AS username, password_hash AS "passwordHash" FROM ${table[role]} WHERE id = ${id} AND deleted_at IS NULL`,
  );
  return row;
};

/**
 * Returns the stored hash and locks its account until the transaction ends. A caller that verified
 * a password earlier must compare this hash with the one it verified. Returns `undefined` if the
 * account was deleted, or belongs to a suspended job seeker.
 */
export const lockPasswordHash = async (
  tx: Queryable,
  role: Role,
  id: string,
): Promise<string | undefined> => {
  const mayAct = role === 'jobseeker' ? sql`suspended_at IS NULL` : sql`true`;
  const [row] = await tx.query<{ passwordHash: string }>(
    sql`SELECT password_hash AS "passwordHash" FROM ${table[role]} WHERE id = ${id} AND deleted_at IS NULL AND ${mayAct} FOR NO KEY UPDATE`,
  );
  return row?.passwordHash;
};

/** Stores a new hash of the same password. */
export const renewPasswordHash = (
  tx: Queryable,
  role: Role,
  id: string,
  passwordHash: string,
): Promise<number> =>
  tx.execute(sql`UPDATE ${table[role]} SET password_hash = ${passwordHash} WHERE id = ${id}`);

/**
 * Invalidates the current password by storing the hash of one that nobody knows. Works on deleted
 * accounts, too, since they can be restored.
 */
export const endPassword = (
  tx: Queryable,
  role: Role,
  id: string,
  passwordHash: string,
): Promise<number> =>
  tx.execute(
    sql`UPDATE ${table[role]} SET password_hash = ${passwordHash}, password_changed_at = now() WHERE id = ${id}`,
  );

export const setPasswordHash = (
  tx: Queryable,
  role: Role,
  id: string,
  passwordHash: string,
): Promise<number> =>
  tx.execute(
    sql`UPDATE ${table[role]} SET password_hash = ${passwordHash}, password_changed_at = now(), updated_at = greatest(now(), updated_at + interval '1 ms') WHERE id = ${id} AND deleted_at IS NULL`,
  );

/** Returns when an account was created. */
export const findCreatedAt = async (db: Queryable, role: Role, id: string): Promise<Date> => {
  const [row] = await db.query<{ at: Date }>(
    sql`SELECT created_at AS at FROM ${table[role]} WHERE id = ${id}`,
  );
  if (!row) throw new Error('The account of a log-in was not found.');
  return row.at;
};
