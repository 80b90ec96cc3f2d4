import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../database/database';
import { initialPartitions, type PartitionedTable } from '../database/months';
import { deleteBatch } from './deleteBatch';

/**
 * Drops the partitions of a table whose month ended by `endedBy`, and deletes at most `limit` older
 * rows from the first partition, by `column`. Returns the number of deleted rows. Rows of the month
 * that contains `endedBy` are kept until it is over.
 */
export const dropOldMonths = async (
  db: Queryable,
  table: PartitionedTable,
  { column, endedBy, limit }: { column: Sql; endedBy: Sql; limit: number },
): Promise<number> => {
  await db.query(sql`SELECT drop_months(${table}, ${endedBy})`);
  return deleteBatch(db, initialPartitions[table], sql`${column} < ${endedBy}`, limit);
};
