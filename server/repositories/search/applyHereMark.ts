import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';

/** The mark of a job that one applies for on this site. */
export const applyHereMark = 'a';

/**
 * Gives the mark to at most `limit` jobs that a release before wrote without it; returns their
 * number. Only jobs of employers are looked at, by the index.
 */
export const addApplyHereMarks = async (db: Queryable, limit: number): Promise<number> => {
  let marked = 0;
  // each as in its index's condition
  for (const part of [sql`s.live`, sql`NOT s.live`])
    marked += await db.execute(sql`
      UPDATE job_search SET marks = marks || ${applyHereMark}::tsvector WHERE job_id = ANY(ARRAY(
        SELECT s.job_id FROM job_search s JOIN jobs j ON j.id = s.job_id
        WHERE ${part} AND s.marks @@ ${`e:* & !${applyHereMark}`}::tsquery AND j.apply_url IS NULL LIMIT ${limit - marked} FOR UPDATE OF s SKIP LOCKED))`);
  return marked;
};
