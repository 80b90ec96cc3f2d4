import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';

/** The response to a call with an Idempotency-Key; `status` is null while the call runs. */
export type StoredResponse = { bodyHash: Buffer; status: number | null; answer: unknown };
type Key = { accountId: string; key: string };

// a call without a response after this long died with its host
const abandoned = sql`status IS NULL AND created_at < now() - interval '1 minute'`;
const expired = sql`created_at < now() - interval '1 day'`;

/** Claims a key for a call; true: the call is the first and may run. */
export const claimKey = async (
  db: Queryable,
  { accountId, key }: Key,
  bodyHash: Buffer,
): Promise<boolean> => {
  const touched = await db.execute(sql`
    INSERT INTO idempotency_keys AS kept (account_id, key, body_hash) VALUES (${accountId}, ${key}, ${bodyHash})
    ON CONFLICT (account_id, key) DO UPDATE SET body_hash = excluded.body_hash, status = NULL, answer = NULL, created_at = now()
    WHERE (kept.status IS NULL AND kept.created_at < now() - interval '1 minute') OR kept.created_at < now() - interval '1 day'`);
  return touched === 1;
};

export const findStoredResponse = async (
  db: Queryable,
  { accountId, key }: Key,
): Promise<StoredResponse | undefined> => {
  const [row] = await db.query<StoredResponse>(sql`
    SELECT body_hash AS "bodyHash", status, answer FROM idempotency_keys
    WHERE account_id = ${accountId} AND key = ${key} AND NOT (${abandoned}) AND NOT (${expired})`);
  return row;
};

export const storeResponse = (
  db: Queryable,
  { accountId, key }: Key,
  status: number,
  answer: string,
): Promise<number> =>
  db.execute(
    sql`UPDATE idempotency_keys SET status = ${status}, answer = ${JSON.stringify(answer)} WHERE account_id = ${accountId} AND key = ${key}`,
  );
/** Releases the key of a failed call, so that a repetition may run. */
export const releaseKey = (db: Queryable, { accountId, key }: Key): Promise<number> =>
  db.execute(sql`DELETE FROM idempotency_keys WHERE account_id = ${accountId} AND key = ${key}`);
export const dropOldIdempotencyKeys = (db: Queryable): Promise<number> =>
  db.execute(sql`DELETE FROM idempotency_keys WHERE ${expired}`);
