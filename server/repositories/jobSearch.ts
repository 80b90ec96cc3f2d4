import sql, { empty, raw } from 'sql-template-tag';
import type { Queryable } from '../database/database';
import { prepared } from '../database/prepared';
import { matching, type JobFilters } from './jobFilters';
import { jobColumns, jobSource, newestFirst, olderThan, type JobRow, type NewestKey } from './jobRows';
import { searchQuery } from './searchWords';

/** Matching jobs by age, `limit` of them from behind `last` on. */
export const newestJobs = (db: Queryable, filters: JobFilters, limit: number, last?: NewestKey): Promise<JobRow[]> => {
  const condition = matching(filters);
  // the number itself and not a value: a plan that is kept has to know that it is small
  const statement = sql`
    SELECT ${jobColumns} FROM ${jobSource} WHERE ${condition} ${last ? sql`AND ${olderThan(last)}` : empty}
    ORDER BY ${newestFirst} LIMIT ${raw(String(Math.trunc(limit)))}`;
  return db.query<JobRow>(condition.values.length === 0 ? prepared(statement) : statement);
};

export type PayKey = NewestKey & { pay: number };
/** Matching jobs by what they pay at most, those that don't say it last. */
export const bestPaidJobs = (db: Queryable, filters: JobFilters, limit: number, last?: PayKey): Promise<JobRow[]> => db.query<JobRow>(sql`
  SELECT ${jobColumns} FROM ${jobSource}
  WHERE ${matching(filters)} ${last ? sql`AND (j.pay_to, j.created_at, j.id) < (${last.pay}, ${last.at}, ${last.id})` : empty}
  ORDER BY j.pay_to DESC, ${newestFirst} LIMIT ${limit}`);

export type RankKey = NewestKey & { rank: number };
type RankedJob = JobRow & { rank: number };
export type RankedPage = {
  rows: RankedJob[];
  /** The oldest job that was ranked; null where every match was. Older matches follow by age. */
  floor: NewestKey | null;
};

type Floor = { found: number; floorAt: Date; floorId: string };
const floorColumns = sql`
  (SELECT count(*) FROM matches) AS found,
  (SELECT at FROM matches ORDER BY at, id LIMIT 1) AS "floorAt", (SELECT id FROM matches ORDER BY at, id LIMIT 1) AS "floorId"`;

/** How many matches are ranked: a word that 24,000 postings say costs as much as one that 1,000 say, and who wants its best wants new ones. */
const rankedAtMost = 1000;
/** For D, C, B, A: a word in the title counts more than any number of times in the texts. */
const weights = sql`'{0.05, 0.3, 0.4, 1}'::real[]`;

/**
 * Matching jobs by how well the words fit, best first. Only the newest 1,000 matches are ranked; the answer says where they end.
 * Going on, `floor` is given back, so that the ranked set stays the one the first page was taken from: what comes meanwhile moves nothing.
 */
export const bestMatches = async (
  db: Queryable, filters: JobFilters & { words: string }, limit: number, from?: { floor: NewestKey | null; last: RankKey },
): Promise<RankedPage> => {
  const query = searchQuery(filters.words);
  const notOlder = from?.floor ? sql`AND (j.created_at, j.id) >= (${from.floor.at}, ${from.floor.id})` : empty;
  const behind = from ? sql`WHERE (rank, at, id) < (${from.last.rank}, ${from.last.at}, ${from.last.id})` : empty;
  const rows = await db.query<RankedJob & Floor>(sql`
    WITH matches AS MATERIALIZED (
      SELECT j.id, j.created_at AS at, j.search FROM jobs j WHERE ${matching(filters)} ${notOlder}
      ORDER BY ${newestFirst} LIMIT ${from?.floor ? 2 * rankedAtMost : rankedAtMost}
    ), ranked AS MATERIALIZED (
      SELECT id, at, (ts_rank(${weights}, search, ${query}) * 1000000)::integer AS rank FROM matches
    ), page AS (
      SELECT id, at, rank FROM ranked ${behind} ORDER BY rank DESC, at DESC, id DESC LIMIT ${limit}
    )
    SELECT ${jobColumns}, page.rank, ${floorColumns}
    FROM page JOIN jobs j ON j.id = page.id LEFT JOIN employers e ON e.id = j.employer_id
    ORDER BY page.rank DESC, page.at DESC, page.id DESC`);
  const first = rows[0];
  const floor = from ? from.floor : first && first.found === rankedAtMost ? { at: first.floorAt, id: first.floorId } : null;
  return { rows, floor };
};
