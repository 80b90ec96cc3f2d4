import sql, { raw } from 'sql-template-tag';
import { caseFold } from '@contract/text/caseFold';
import type { Role } from '../../caller';
import type { Queryable } from '../../database/database';

/** What a login is checked against; `username` as it was registered. */
export type Credentials = {
  id: string;
  username: string;
  passwordHash: string;
  /** Why nobody can log in; null where they can. */
  suspension: string | null;
};

const mayLogIn = sql`NULL AS suspension`;
/** Suspended employers log in and read why; job seekers don't. */
const suspension = sql`CASE WHEN suspended_at IS NOT NULL THEN coalesce(suspension_reason, '') END AS suspension`;

const selectByName = (role: Role, key: string) => {
  if (role === 'employer')
    return sql`SELECT id, username, password_hash AS "passwordHash", ${mayLogIn} FROM employers WHERE username_key = ${key} AND deleted_at IS NULL`;
  if (role === 'jobseeker')
    return sql`SELECT id, username, password_hash AS "passwordHash", ${suspension} FROM job_seekers WHERE username_key = ${key} AND deleted_at IS NULL`;
  return sql`SELECT id, name AS username, password_hash AS "passwordHash", ${mayLogIn} FROM admins WHERE name_key = ${key} AND deleted_at IS NULL`;
};

/** The account by name, ignoring letter case. */
export const findCredentials = async (
  db: Queryable,
  role: Role,
  username: string,
): Promise<Credentials | undefined> => {
  const [row] = await db.query<Credentials>(selectByName(role, caseFold(username)));
  return row;
};

const table = { employer: raw('employers'), jobseeker: raw('job_seekers'), admin: raw('admins') };

/** The account by id; undefined where it was deleted. */
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
 * The stored hash, locked with its account until the transaction ends: whoever acts on a password
 * that was checked before must find the same hash again. undefined: the account was deleted, or is
 * a job seeker's that is suspended.
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

/** Stores another hash of the same password. */
export const renewPasswordHash = (
  tx: Queryable,
  role: Role,
  id: string,
  passwordHash: string,
): Promise<number> =>
  tx.execute(sql`UPDATE ${table[role]} SET password_hash = ${passwordHash} WHERE id = ${id}`);

/** Ends the present password: nobody knows the new one. A deleted account could be restored with it. */
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

/** When an account was created. */
export const findCreatedAt = async (db: Queryable, role: Role, id: string): Promise<Date> => {
  const [row] = await db.query<{ at: Date }>(
    sql`SELECT created_at AS at FROM ${table[role]} WHERE id = ${id}`,
  );
  if (!row) throw new Error('The account of a log-in was not found.');
  return row.at;
};
