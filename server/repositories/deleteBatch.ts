import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../database/database';

/** Rows deleted by one statement where nothing else is asked for: few, to hold locks only briefly. */
export const sweepBatch = 500;

/**
 * Deletes at most `limit` rows of a table that a condition selects, without those that somebody has
 * locked. Returns their number.
 */
export const deleteBatch = (
  db: Queryable,
  table: Sql,
  condition: Sql,
  limit: number,
): Promise<number> =>
  db.execute(sql`
  DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${limit} FOR UPDATE SKIP LOCKED))`);
