import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { jobColumns, newestFirst, type JobRow, type NewestKey } from '../jobs/jobRows';
import { matches, type JobQuery } from './jobFilters';
import { rowsOf } from './jobSearch';

export type DistanceKey = NewestKey & { miles: number };
/** Larger than any distance within the country: jobs whose distance isn't known come last. */
export const unknownMiles = 99_999;

/**
 * Returns matching jobs by distance, newest first within the same distance, at most `limit`, after
 * `last`. `miles`: the distance of each place, by exact spelling, in whole miles. Reads all
 * matches.
 */
export const nearestMatches = (
  db: Queryable,
  query: JobQuery,
  miles: ReadonlyMap<string, number>,
  limit: number,
  last?: DistanceKey,
  columns: Sql = jobColumns,
): Promise<(JobRow & { miles: number })[]> => {
  const behind = last
    ? sql`WHERE coalesce(d.miles, ${unknownMiles}::int) > ${last.miles}::int OR (coalesce(d.miles, ${unknownMiles}::int) = ${last.miles}::int AND (f.at, f.id) < (${last.at}, ${last.id}))`
    : empty;
  return db.query(
    rowsOf(
      sql`SELECT f.id, coalesce(d.miles, ${unknownMiles}::int) AS miles
      FROM (SELECT s.job_id AS id, s.created_at AS at, s.place FROM ${matches(query, 'all', undefined)}) f
      LEFT JOIN unnest(${[...miles.keys()]}::text[], ${[...miles.values()]}::int[]) AS d (place, miles) ON d.place = f.place
      ${behind} ORDER BY 2, f.at DESC, f.id DESC LIMIT ${limit}`,
      sql`${columns}, page.miles`,
      sql`page.miles, ${newestFirst}`,
    ),
  );
};
