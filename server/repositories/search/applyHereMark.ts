import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';

/** The mark of a job whose applications are made on this site. */
export const applyHereMark = 'a';

/**
 * Adds the mark to at most `limit` jobs that the previous release stored without it; returns their
 * number. Reads only employers' jobs, through the index.
 */
export const addApplyHereMarks = async (db: Queryable, limit: number): Promise<number> => {
  let marked = 0;
  // each matches the condition of its index
  for (const part of [sql`s.live`, sql`NOT s.live`])
    marked += await db.execute(sql`
      UPDATE job_search SET marks = marks || ${applyHereMark}::tsvector WHERE job_id = ANY(ARRAY(
        SELECT s.job_id FROM job_search s JOIN jobs j ON j.id = s.job_id
        WHERE ${part} AND s.marks @@ ${`e:* & !${applyHereMark}`}::tsquery AND j.apply_url IS NULL LIMIT ${limit - marked} FOR UPDATE OF s SKIP LOCKED))`);
  return marked;
};
