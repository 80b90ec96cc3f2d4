import sql, { empty, join, type Sql } from 'sql-template-tag';
import { limits } from '@contract/limits';
import type { Queryable } from '../../database/database';
import { containsWords } from '../containsWords';
import { deleteBatch, sweepBatch } from '../deleteBatch';

/**
 * A search term on a day ("2026-03-12", in UTC), with its number of visitors, searches and results.
 */
export type TermDay = {
  day: string;
  term: string;
  visitors: number;
  searches: number;
  /** searches for this term without filters that found no job */
  noResults: number;
  /** searches after which a job was opened */
  clicks: number;
  /** the number of jobs found without filters, the last time; null: not searched without filters */
  results: number | null;
};

/** Adds counts to the stored ones. */
export const addTerms = (db: Queryable, added: readonly TermDay[]): Promise<number> =>
  db.execute(sql`
  INSERT INTO search_terms AS known (day, term, visitors, searches, no_results, clicks, results)
  SELECT day, term, visitors, searches, "noResults", clicks, results
  FROM jsonb_to_recordset(${JSON.stringify(added)}::jsonb) AS r(day date, term text, visitors integer, searches integer, "noResults" integer, clicks integer, results integer)
  -- in a fixed order, so that two hosts can't deadlock
  ORDER BY day, term COLLATE "C"
  ON CONFLICT (day, term) DO UPDATE SET
    visitors = known.visitors + excluded.visitors,
    searches = known.searches + excluded.searches,
    no_results = known.no_results + excluded.no_results,
    clicks = known.clicks + excluded.clicks,
    results = coalesce(excluded.results, known.results)`);

/**
 * `from` and `to` are days, YYYY-MM-DD, in UTC. `withoutResults`: only terms that found nothing
 * without filters, the last time.
 */
export type TermFilters = {
  words: readonly string[];
  withoutResults: boolean;
  from?: string;
  to?: string;
};
type TermSort = 'term' | 'searches' | 'visitors' | 'results' | 'noResults' | 'clicks';
type TermPage = { sort: TermSort; descending: boolean; limit: number; skip: number };

const sortColumns: Record<TermSort, Sql> = {
  term: sql`term`,
  searches: sql`searches`,
  visitors: sql`visitors`,
  results: sql`results`,
  noResults: sql`"noResults"`,
  clicks: sql`clicks`,
};

/** Selects the rows by day and term that match the filters. */
const matching = ({ words, from, to }: TermFilters): Sql =>
  sql`(SELECT * FROM (SELECT *, fold_accents(term) AS words FROM search_terms) named WHERE ${join(
    [
      sql`true`,
      ...containsWords(words),
      ...(from === undefined ? [] : [sql`day >= ${from}::date`]),
      ...(to === undefined ? [] : [sql`day <= ${to}::date`]),
    ],
    ' AND ',
  )})`;

/** Selects one row per term, summed over its days. */
const sums = (filters: TermFilters): Sql => sql`
  (SELECT * FROM (
    SELECT term, sum(visitors) AS visitors, sum(searches) AS searches, sum(no_results) AS "noResults", sum(clicks) AS clicks,
      (array_agg(results ORDER BY day DESC) FILTER (WHERE results IS NOT NULL))[1] AS results
    FROM ${matching(filters)} chosen GROUP BY term) summed
  ${filters.withoutResults ? sql`WHERE results = 0` : empty})`;

/** Returns a page of terms, each summed over the days within the filters. */
export const listTerms = (
  db: Queryable,
  filters: TermFilters,
  { sort, descending, limit, skip }: TermPage,
): Promise<Omit<TermDay, 'day'>[]> =>
  db.query<Omit<TermDay, 'day'>>(sql`
    SELECT * FROM ${sums(filters)} terms
    ORDER BY ${sortColumns[sort]} ${descending ? sql`DESC` : sql`ASC`} NULLS LAST, term
    LIMIT ${limit} OFFSET ${skip}`);

export const countTerms = async (db: Queryable, filters: TermFilters): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`SELECT count(*) AS count FROM ${sums(filters)} terms`,
  );
  return row?.count ?? 0;
};

/** Returns the same terms day by day, newest first, after `last`. */
export const listTermDays = (
  db: Queryable,
  filters: TermFilters,
  limit: number,
  last: Pick<TermDay, 'day' | 'term'> | undefined,
): Promise<TermDay[]> =>
  db.query<TermDay>(sql`
    SELECT day::text, term, visitors, searches, no_results AS "noResults", clicks, results FROM ${matching(filters)} days
    WHERE ${filters.withoutResults ? sql`term IN (SELECT term FROM ${sums(filters)} terms)` : sql`true`}
      ${last === undefined ? empty : sql`AND (days.day < ${last.day}::date OR (days.day = ${last.day}::date AND term > ${last.term}))`}
    ORDER BY days.day DESC, term LIMIT ${limit}`);

export const dropOldTerms = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(
    db,
    sql`search_terms`,
    sql`day < (now() - make_interval(days => ${limits.termDays}))::date`,
    limit,
  );
