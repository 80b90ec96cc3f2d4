import sql from 'sql-template-tag';
import { apiKeyLimits, type ApiKeyScope } from '@contract/apiKeys';
import type { Queryable } from '../../database/database';
import { deleteBatch, sweepBatch } from '../deleteBatch';
import { isId } from '../ids';

/** An employer's API key; the key itself isn't stored. */
export type ApiKeyRow = {
  id: string;
  name: string;
  scopes: ApiKeyScope[];
  hint: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
};
const columns = sql`k.id, k.name, k.scopes, k.hint, k.created_at AS "createdAt", k.expires_at AS "expiresAt", k.used_at AS "usedAt"`;

/** Returns an employer's keys, newest first. */
export const listApiKeys = (db: Queryable, employerId: string): Promise<ApiKeyRow[]> =>
  db.query<ApiKeyRow>(
    sql`SELECT ${columns} FROM api_keys k WHERE k.employer_id = ${employerId} ORDER BY k.created_at DESC, k.id`,
  );

/** A valid key with its employer: it hasn't expired, and the account wasn't deleted. */
export type KnownApiKey = ApiKeyRow & { accountId: string; username: string };
export const findApiKey = async (
  db: Queryable,
  secretHash: Buffer,
): Promise<KnownApiKey | undefined> => {
  const [row] = await db.query<KnownApiKey>(sql`
    SELECT ${columns}, e.id AS "accountId", e.username FROM api_keys k
    JOIN employers e ON e.id = k.employer_id AND e.deleted_at IS NULL
    WHERE k.secret_hash = ${secretHash} AND k.expires_at > now()`);
  return row;
};

type NewApiKey = Pick<ApiKeyRow, 'id' | 'name' | 'scopes' | 'hint'> & {
  employerId: string;
  secretHash: Buffer;
  days: number;
};
/**
 * Adds a key; returns `undefined` if the employer has reached the limit. Lock the account first, or
 * concurrent calls can exceed it.
 */
export const insertApiKey = async (
  tx: Queryable,
  { id, employerId, name, scopes, hint, secretHash, days }: NewApiKey,
): Promise<ApiKeyRow | undefined> => {
  const [row] = await tx.query<ApiKeyRow>(sql`
    INSERT INTO api_keys AS k (id, employer_id, name, scopes, hint, secret_hash, expires_at)
    SELECT ${id}, ${employerId}, ${name}, ${scopes}::text[], ${hint}, ${secretHash}, now() + ${days} * interval '1 day'
    WHERE (SELECT count(*) FROM api_keys WHERE employer_id = ${employerId} AND expires_at > now()) < ${apiKeyLimits.keys}
    RETURNING ${columns}`);
  return row;
};

/** Deletes one of an employer's keys; returns `undefined` if there is no such key. */
export const dropApiKey = async (
  tx: Queryable,
  employerId: string,
  id: string,
): Promise<ApiKeyRow | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await tx.query<ApiKeyRow>(
    sql`DELETE FROM api_keys k WHERE k.id = ${id} AND k.employer_id = ${employerId} RETURNING ${columns}`,
  );
  return row;
};

export const dropApiKeysOf = (tx: Queryable, employerId: string): Promise<number> =>
  tx.execute(sql`DELETE FROM api_keys WHERE employer_id = ${employerId}`);

export const touchApiKey = (db: Queryable, id: string): Promise<number> =>
  db.execute(sql`UPDATE api_keys SET used_at = now() WHERE id = ${id}`);

export const dropOldApiKeys = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(
    db,
    sql`api_keys`,
    sql`expires_at < now() - ${apiKeyLimits.shownExpired} * interval '1 day'`,
    limit,
  );
