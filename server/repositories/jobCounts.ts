import sql, { join } from 'sql-template-tag';
import type { Queryable } from '../database/database';
import { matching, matchingBesidesChoices, type JobFilters } from './jobFilters';
import { isLive } from './jobRows';

/** Counting stops here: what comes after is "more than 10,000". */
export const countedAtMost = 10_000;

export type ChoiceCount = { category: string; type: string; count: number };

/** How many matching jobs there are, by category and type, whatever category and type the filters name; of the first 10,001 found. */
export const countByChoice = (db: Queryable, filters: JobFilters): Promise<ChoiceCount[]> => db.query<ChoiceCount>(sql`
  SELECT category, employment_kind AS type, count(*) AS count
  FROM (SELECT j.category, j.employment_kind FROM jobs j WHERE ${join(matchingBesidesChoices(filters), ' AND ')} LIMIT ${countedAtMost + 1}) found
  GROUP BY category, employment_kind`);

/** The same for all live jobs, without a bound: it is read from an index alone. */
export const countLiveByChoice = (db: Queryable): Promise<ChoiceCount[]> => db.query<ChoiceCount>(sql`
  SELECT j.category, j.employment_kind AS type, count(*) AS count FROM jobs j WHERE ${isLive} GROUP BY j.category, j.employment_kind`);

/** How many jobs match all filters; one more than `countedAtMost` where there are more. */
export const countMatches = async (db: Queryable, filters: JobFilters): Promise<number> => {
  const [row] = await db.query<{ count: number }>(sql`
    SELECT count(*) AS count FROM (SELECT 1 FROM jobs j WHERE ${matching(filters)} LIMIT ${countedAtMost + 1}) found`);
  return row?.count ?? 0;
};

/** The home page's numbers: live jobs, and the companies they are with. */
export const readStats = async (db: Queryable): Promise<{ liveJobs: number; employersHiring: number }> => {
  const [row] = await db.query<{ liveJobs: number; employersHiring: number }>(sql`
    SELECT count(*) AS "liveJobs", count(DISTINCT lower(btrim(j.company))) AS "employersHiring" FROM jobs j WHERE ${isLive}`);
  return row ?? { liveJobs: 0, employersHiring: 0 };
};
