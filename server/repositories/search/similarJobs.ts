import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { jobColumns, type JobRow } from '../jobs/jobRows';
import { matches, type JobQuery } from './jobFilters';
import { throughWindows, type JobHistogram } from './jobWindows';
import { toTsqueries, type Tsqueries } from './tsqueries';

/** How many of the newest that share a word are compared. */
const maxCompared = 400;

/**
 * Live jobs similar to one, most similar first: by its title, then its place, then age. Its own
 * category is searched first; of the jobs that share a word the newest are compared.
 */
export const findSimilarJobs = async (
  db: Queryable,
  histogram: JobHistogram,
  job: Pick<JobRow, 'id' | 'title' | 'category' | 'location'>,
  limit: number,
): Promise<JobRow[]> => {
  const words = await toTsqueries(db, job.title.replaceAll(/["-]/g, ' '));
  if (!words || words.any === '') return [];
  const inCategory = await mostSimilar(
    db,
    histogram,
    { ...anyOf(words), categories: [job.category] },
    words,
    job,
    limit,
  );
  if (inCategory.length === limit) return inCategory;
  const anywhere = await mostSimilar(
    db,
    histogram,
    anyOf(words),
    words,
    job,
    limit + inCategory.length,
  );
  const known = new Set(inCategory.map(({ id }) => id));
  return [...inCategory, ...anywhere.filter(({ id }) => !known.has(id))].slice(0, limit);
};

const anyOf = (words: Tsqueries): JobQuery => ({
  words: {
    ...words,
    required: words.any,
    clauses: [{ plain: words.any, phrases: '' }],
    negated: '',
  },
  categories: [],
  types: [],
  remote: false,
  withPay: false,
  status: 'live',
});

const mostSimilar = (
  db: Queryable,
  histogram: JobHistogram,
  query: JobQuery,
  { any, titleKeys }: Tsqueries,
  { id, location }: Pick<JobRow, 'id' | 'location'>,
  limit: number,
): Promise<JobRow[]> => {
  const alike: Sql = sql`2 * ts_rank('{0, 0, 0, 1}', head, ${any}::tsquery) + 4 * similarity(title_key, ${titleKeys[0] ?? ''}) + (place = ${location.trim()})::int`;
  return throughWindows(
    histogram,
    { by: 'age' },
    maxCompared,
    ({ condition }) =>
      db.query<JobRow & { compared: number }>(sql`
    WITH found AS MATERIALIZED (
      SELECT s.job_id, s.created_at, s.head, s.title_key, s.place FROM ${matches(query, 'head', condition)} AND s.job_id <> ${id}
      ORDER BY s.created_at DESC, s.job_id DESC LIMIT ${maxCompared}
    ), page AS (SELECT job_id, ${alike} AS alike FROM found WHERE ts_filter(head, '{a}') @@ ${any}::tsquery ORDER BY 2 DESC, created_at DESC, job_id DESC LIMIT ${limit})
    SELECT ${jobColumns}, (SELECT count(*) FROM found) AS compared FROM page JOIN jobs j ON j.id = page.job_id LEFT JOIN employers e ON e.id = j.employer_id
    ORDER BY page.alike DESC, j.created_at DESC, j.id DESC`),
    (rows) => rows[0]?.compared ?? 0,
  );
};
