import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { deleteBatch, sweepBatch } from '../deleteBatch';

export type HitCount = {
  count: number;
  /** seconds until the oldest hit no longer counts */ wait: number;
};

/** Locks the keys until the transaction ends; otherwise, concurrent calls could all pass. */
export const lockRateLimits = async (tx: Queryable, keys: string[]): Promise<void> => {
  for (const key of keys.toSorted())
    await tx.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
};

/** Counts the hits under a key in the last `minutes`. */
export const countHits = async (db: Queryable, key: string, minutes: number): Promise<HitCount> => {
  const [row] = await db.query<HitCount>(sql`
    SELECT count(*) AS count, coalesce(ceil(extract(epoch FROM min(at) + make_interval(mins => ${minutes}) - now())), 0)::integer AS wait
    FROM attempts WHERE key = ${key} AND at > now() - make_interval(mins => ${minutes})`);
  return row ?? { count: 0, wait: 0 };
};

/** Returns the ages in seconds of a key's hits in the last `minutes`, latest first; at most 300. */
export const hitAges = async (db: Queryable, key: string, minutes: number): Promise<number[]> => {
  const rows = await db.query<{ age: number }>(sql`
    SELECT greatest(0, extract(epoch FROM now() - at))::float8 AS age FROM attempts
    WHERE key = ${key} AND at > now() - make_interval(mins => ${minutes}) ORDER BY at DESC LIMIT 300`);
  return rows.map(({ age }) => age);
};

export const addHits = (db: Queryable, keys: string[]): Promise<number> =>
  db.execute(sql`INSERT INTO attempts (key) SELECT unnest(${keys}::text[])`);
/** Removes the latest hit under a key. */
export const dropLastHit = (db: Queryable, key: string): Promise<number> =>
  db.execute(
    sql`DELETE FROM attempts WHERE ctid = (SELECT ctid FROM attempts WHERE key = ${key} ORDER BY at DESC LIMIT 1 FOR UPDATE SKIP LOCKED)`,
  );
export const dropHits = (db: Queryable, key: string): Promise<number> =>
  db.execute(sql`DELETE FROM attempts WHERE key = ${key}`);
/** Deletes hits that no longer count toward any limit. */
export const dropOldHits = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(db, sql`attempts`, sql`at < now() - interval '1 day'`, limit);
