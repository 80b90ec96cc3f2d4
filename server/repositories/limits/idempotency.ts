import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import type { KeyedCall } from '../../keyedCall';
import { deleteBatch, sweepBatch } from '../deleteBatch';

/**
 * The response to a call with an Idempotency-Key; `status` is null while the call runs, or if it
 * ended without storing its response. `records`: the ids of what it has created so far.
 */
export type StoredResponse = {
  bodyHash: Buffer;
  status: number | null;
  answer: unknown;
  records: string[];
};
type Key = Omit<KeyedCall, 'claim'>;

const expired = sql`k.created_at < now() - interval '1 day'`;
const claimedBy = ({ accountId, key, claim }: KeyedCall) =>
  sql`account_id = ${accountId} AND key = ${key} AND claim = ${claim}`;

/** When a key may be taken over from a call that stored no response. */
export type TakeOver = {
  /** Seconds after which the call counts as dead, along with its host. */
  after: number;
  /**
   * Whether this applies even if it has already created records: the handler resumes where it
   * stopped.
   */
  resumable: boolean;
};

/** Claims a key for a call; returns true if the call may run. */
export const claimKey = async (
  db: Queryable,
  { accountId, key, claim }: KeyedCall,
  bodyHash: Buffer,
  { after, resumable }: TakeOver,
): Promise<boolean> => {
  const touched = await db.execute(sql`
    INSERT INTO idempotency_keys AS k (account_id, key, body_hash, claim) VALUES (${accountId}, ${key}, ${bodyHash}, ${claim})
    ON CONFLICT (account_id, key) DO UPDATE SET body_hash = excluded.body_hash, status = NULL, answer = NULL, created_at = now(), claim = excluded.claim,
      records = CASE WHEN ${expired} THEN '{}' ELSE k.records END
    WHERE ${expired} OR (k.status IS NULL AND k.created_at < now() - make_interval(secs => ${after}) AND k.body_hash = excluded.body_hash
      AND (${resumable} OR k.records = '{}'))`);
  return touched === 1;
};

export const findStoredResponse = async (
  db: Queryable,
  { accountId, key }: Key,
): Promise<StoredResponse | undefined> => {
  const [row] = await db.query<StoredResponse>(sql`
    SELECT body_hash AS "bodyHash", status, answer, records FROM idempotency_keys k
    WHERE account_id = ${accountId} AND key = ${key} AND NOT (${expired})`);
  return row;
};

/**
 * Adds a record that a call created to its key. Returns false if another call has claimed the key
 * in the meantime.
 */
export const addRecord = async (
  tx: Queryable,
  call: KeyedCall,
  recordId: string,
): Promise<boolean> => {
  const touched = await tx.execute(
    sql`UPDATE idempotency_keys SET records = records || ${recordId}::uuid WHERE ${claimedBy(call)}`,
  );
  return touched === 1;
};

/** Whether this call, or the one it repeats, created the record. */
export const hasRecord = async (
  db: Queryable,
  call: KeyedCall,
  recordId: string,
): Promise<boolean> =>
  (
    await db.query(
      sql`SELECT 1 FROM idempotency_keys WHERE ${claimedBy(call)} AND ${recordId}::uuid = ANY(records)`,
    )
  ).length > 0;

export const storeResponse = (
  db: Queryable,
  call: KeyedCall,
  status: number,
  answer: string,
): Promise<number> =>
  db.execute(
    sql`UPDATE idempotency_keys SET status = ${status}, answer = ${JSON.stringify(answer)} WHERE ${claimedBy(call)}`,
  );
/**
 * Releases the key of a failed call, so that it may be repeated; a no-op if the call has created
 * records.
 */
export const releaseKey = (db: Queryable, call: KeyedCall): Promise<number> =>
  db.execute(sql`DELETE FROM idempotency_keys WHERE ${claimedBy(call)} AND records = '{}'`);
/** Releases the key of a call whose response must not be stored. */
export const forgetKey = (db: Queryable, call: KeyedCall): Promise<number> =>
  db.execute(sql`DELETE FROM idempotency_keys WHERE ${claimedBy(call)}`);
export const dropOldIdempotencyKeys = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(db, sql`idempotency_keys k`, expired, limit);
