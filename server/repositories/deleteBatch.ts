import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../database/database';

/** The default number of rows deleted by one statement: small, so that locks are held briefly. */
export const sweepBatch = 500;

/**
 * Deletes at most `limit` rows of a table that match a condition, skipping locked ones. Returns
 * their number.
 */
export const deleteBatch = (
  db: Queryable,
  table: Sql,
  condition: Sql,
  limit: number,
): Promise<number> =>
  db.execute(sql`
  DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${limit} FOR UPDATE SKIP LOCKED))`);
