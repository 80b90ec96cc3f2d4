import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../database/database';
import { firstParts, type MonthlyTable } from '../database/months';
import { deleteBatch } from './deleteBatch';

/**
 * Drops the months of a table that ended by a time, and deletes at most `limit` rows of before it
 * in the first part, where `column` has a row's time. Returns the number of these. What is in a month
 * that isn't over by then stays until it is.
 */
export const dropOldMonths = async (
  db: Queryable,
  table: MonthlyTable,
  { column, endedBy, limit }: { column: Sql; endedBy: Sql; limit: number },
): Promise<number> => {
  await db.query(sql`SELECT drop_months(${table}, ${endedBy})`);
  return deleteBatch(db, firstParts[table], sql`${column} < ${endedBy}`, limit);
};
