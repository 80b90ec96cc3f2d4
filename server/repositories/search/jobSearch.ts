import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { prepared } from '../../database/prepared';
import {
  isLive,
  jobColumns,
  jobSource,
  newestFirst,
  olderThan,
  type JobRow,
  type NewestKey,
} from '../jobs/jobRows';
import { firstWindowOf, matches, type JobQuery, type Tier } from './jobFilters';
import { isLarge, since, throughWindows, type JobHistogram } from './jobWindows';
import type { Tsqueries } from './tsqueries';

/** The newest live jobs, `limit` of them from behind `last` on. */
export const newestJobs = (db: Queryable, limit: number, last?: NewestKey): Promise<JobRow[]> => {
  // the number itself and not a value: a plan that is kept has to know that it is small
  const statement = sql`
    SELECT ${jobColumns} FROM ${jobSource} WHERE ${isLive} ${last ? sql`AND ${olderThan(last)}` : empty}
    ORDER BY ${newestFirst} LIMIT ${raw(String(Math.trunc(limit)))}`;
  return db.query<JobRow>(last ? statement : prepared(statement));
};

const newestMatchFirst = sql`s.created_at DESC, s.job_id DESC`;
const behind = (last: NewestKey | undefined): Sql =>
  last ? sql`AND (s.created_at, s.job_id) < (${last.at}, ${last.id})` : empty;

/** Whole rows of the chosen jobs, in the order of `order`. */
const rowsOf = (chosen: Sql, columns: Sql, order: Sql): Sql => sql`
  SELECT ${columns} FROM (${chosen}) page JOIN jobs j ON j.id = page.id LEFT JOIN employers e ON e.id = j.employer_id ORDER BY ${order}`;

/** Matching jobs by age, `limit` of them from behind `last` on. */
export const newestMatches = (
  db: Queryable,
  histogram: JobHistogram,
  query: JobQuery,
  limit: number,
  last?: NewestKey,
  tier: Tier = 'all',
): Promise<JobRow[]> =>
  throughWindows(
    histogram,
    { by: 'age', before: last?.at, first: firstWindowOf(query) },
    limit,
    ({ condition }) =>
      db.query<JobRow>(
        rowsOf(
          sql`SELECT s.job_id AS id FROM ${matches(query, tier, condition)} ${behind(last)} ORDER BY ${newestMatchFirst} LIMIT ${limit}`,
          jobColumns,
          newestFirst,
        ),
      ),
    ({ length }) => length,
  );

/** Matching jobs that don't disclose their pay, by age. */
export const newestUnpaid = (
  db: Queryable,
  histogram: JobHistogram,
  query: JobQuery,
  limit: number,
  last?: NewestKey,
): Promise<JobRow[]> =>
  throughWindows(
    histogram,
    { by: 'age', before: last?.at, first: firstWindowOf(query) },
    limit,
    ({ condition }) =>
      db.query<JobRow>(
        rowsOf(
          sql`SELECT s.job_id AS id FROM ${matches(query, 'all', condition)} AND s.pay_to = 0 AND s.marks @@ 'p0'::tsquery ${behind(last)}
      ORDER BY ${newestMatchFirst} LIMIT ${limit}`,
          jobColumns,
          newestFirst,
        ),
      ),
    ({ length }) => length,
  );

export type PayKey = NewestKey & { pay: number };
/** Matching jobs that disclose their pay, by its upper figure. */
export const bestPaidMatches = (
  db: Queryable,
  histogram: JobHistogram,
  query: JobQuery,
  limit: number,
  last?: PayKey,
): Promise<JobRow[]> =>
  throughWindows(
    histogram,
    { by: 'pay', below: last?.pay, first: firstWindowOf(query) },
    limit,
    ({ condition }) =>
      db.query<JobRow>(
        rowsOf(
          sql`SELECT s.job_id AS id FROM ${matches(query, 'all', condition)} AND s.pay_to > 0
      ${last ? sql`AND (s.pay_to, s.created_at, s.job_id) < (${last.pay}, ${last.at}, ${last.id})` : empty}
      ORDER BY s.pay_to DESC, ${newestMatchFirst} LIMIT ${limit}`,
          jobColumns,
          sql`j.pay_to DESC, ${newestFirst}`,
        ),
      ),
    ({ length }) => length,
  );

export type RankKey = NewestKey & { rank: number };
type RankedJob = JobRow & { rank: number };
export type RankedPage = {
  rows: RankedJob[];
  /** The oldest job that was ranked; null where every match was. Older matches follow by age. */
  floor: NewestKey | null;
};

/**
 * How many of the newest matches are ranked at most, and how many suffice. Matches in texts cost
 * more to read.
 */
const rankedCounts = (histogram: JobHistogram, tier: 'head' | 'texts') =>
  tier === 'texts'
    ? { atMost: 100, atLeast: 50 }
    : isLarge(histogram)
      ? { atMost: 500, atLeast: 250 }
      : { atMost: 800, atLeast: 400 };

/** For D, C, B, A: a word in the title counts more than any number of times in the texts. */
const weights = sql`'{0.05, 0.3, 0.5, 1}'::real[]`;
/** Where only the texts match, their number of matches counts as well. */
const textWeights = sql`'{0.2, 0.3, 0.5, 1}'::real[]`;
const titleWords = sql`(1 + length(title_key) - length(replace(title_key, ' ', '')))`;
/**
 * How well a job matches; of equal ranks the newer job wins. Counts whether the title has all
 * words, exactly or stemmed, in this order, and nothing else; whether title and place have; whether
 * the company has this name; in which fields the words are, and how much of the title they are.
 */
const headRank = ({ required, any, exact, phrase, wordPairs, titleKeys }: Tsqueries): Sql => {
  const words = (titleKeys[0] ?? '').split(' ');
  // a single word has no order, and each of these comparisons costs as much as all others
  const several =
    words.length > 1
      ? sql`
    + 4 * (ts_filter(head, '{a,c}') @@ ${exact}::tsquery)::int + 4 * (title @@ ${exact}::tsquery AND string_to_array(title_key, ' ') <@ ${words}::text[])::int
    + 3 * (title @@ ${phrase}::tsquery)::int + 2 * (title @@ ${wordPairs}::tsquery)::int`
      : titleKeys.length === 0
        ? sql`+ 4 * (title @@ ${exact}::tsquery)::int`
        : empty;
  return sql`4 * (title @@ ${required}::tsquery)::int + ${words.length > 1 ? 2 : 9} * (string_to_array(title_key, ' ') @> ${words}::text[])::int ${several}
    + 4 * (title_key = ANY(${titleKeys.filter(Boolean)}))::int + 7 * is_company::int + 6 * ts_rank(${weights}, head, ${any}::tsquery)
    + 2 * least(${words.length}::real / ${titleWords}, 1)`;
};
const textsRank = ({ required, anyExact, phrase }: Tsqueries): Sql => sql`
  4 * (body @@ ${phrase}::tsquery)::int +  6 * ts_rank(${weights}, head, ${anyExact}::tsquery) + 12 * ts_rank(${textWeights}, body, ${required}::tsquery)`;
/** Ranks are rounded to 1/8: jobs that differ by less are sorted by age. */
const rankSteps = 8;

type Counted = { found: number; floorAt: Date | null; floorId: string | null };
type Ranked = { rows: (RankedJob & Counted)[]; found: number };

/**
 * Matching jobs of a tier by rank, best first. Only the newest are ranked, down to the answer's
 * `floor`. Later pages pass it back, so that they rank the same jobs as the first page: jobs posted
 * meanwhile move nothing.
 */
export const bestMatches = async (
  db: Queryable,
  histogram: JobHistogram,
  query: JobQuery & { words: Tsqueries },
  tier: 'head' | 'texts',
  limit: number,
  from?: { floor: NewestKey | null; last?: RankKey },
): Promise<RankedPage> => {
  const { atMost, atLeast } = rankedCounts(histogram, tier);
  // in a window with too few matches they are only counted
  const { floor } = from ?? {};
  const read = async (window: Sql | undefined, isLast: boolean): Promise<Ranked> => {
    const rows = await db.query<RankedJob & Counted>(sql`
      WITH matches AS MATERIALIZED (
        SELECT s.job_id AS id, s.created_at AS at, s.title_key, s.head, ${tier === 'texts' ? sql`s.body` : sql`ts_filter(s.head, '{a}') AS title, s.marks @@ ${query.words.company}::tsquery AS is_company`}
        FROM ${matches(query, tier, window)} ${floor ? sql`AND (s.created_at, s.job_id) >= (${floor.at}, ${floor.id})` : empty}
        ORDER BY ${newestMatchFirst} LIMIT ${floor ? 2 * atMost : atMost}
      ), ranked AS MATERIALIZED (
        SELECT id, at, (${rankSteps} * (${tier === 'head' ? headRank(query.words) : textsRank(query.words)}))::integer AS rank FROM matches
        WHERE ${isLast ? sql`true` : sql`(SELECT count(*) FROM matches) >= ${atLeast}`}
      ), page AS (
        SELECT id, at, rank FROM ranked ${from?.last ? sql`WHERE (rank, at, id) < (${from.last.rank}, ${from.last.at}, ${from.last.id})` : empty}
        ORDER BY rank DESC, at DESC, id DESC LIMIT ${limit}
      ), counted AS (
        SELECT (SELECT count(*) FROM matches) AS found,
          (SELECT at FROM matches ORDER BY at, id LIMIT 1) AS "floorAt", (SELECT id FROM matches ORDER BY at, id LIMIT 1) AS "floorId"
      )
      SELECT ${jobColumns}, page.rank, counted.* FROM counted LEFT JOIN (page JOIN jobs j ON j.id = page.id) ON true LEFT JOIN employers e ON e.id = j.employer_id
      ORDER BY page.rank DESC, page.at DESC, page.id DESC`);
    return { rows: rows.filter(({ id }) => id !== null), found: rows[0]?.found ?? 0 };
  };
  if (from)
    return {
      rows: (await read(floor ? since(floor.at) : undefined, true)).rows,
      floor: from.floor,
    };
  const { rows, hasOlder } = await throughWindows(
    histogram,
    { by: 'age', first: firstWindowOf(query) },
    atLeast,
    async ({ condition, isLast }) => {
      const ranked = await read(condition, isLast);
      return { ...ranked, hasOlder: !isLast || ranked.found === atMost };
    },
    ({ found }) => found,
  );
  const [first] = rows;
  return {
    rows,
    floor:
      hasOlder && first?.floorAt && first.floorId ? { at: first.floorAt, id: first.floorId } : null,
  };
};
