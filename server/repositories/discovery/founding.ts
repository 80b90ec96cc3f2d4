import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';

/** Returns when this board was founded: when its database was created. */
export const readFoundedAt = async (db: Queryable): Promise<Date> => {
  const [row] = await db.query<{ at: Date }>(sql`
    SELECT run_on AT TIME ZONE current_setting('TimeZone') AS at FROM migrations ORDER BY id LIMIT 1`);
  return row?.at ?? new Date(0);
};
