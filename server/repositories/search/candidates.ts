import sql, { empty, type Sql } from 'sql-template-tag';
import { companyIsUnnamed } from '@contract/search/relevance/unnamedCompany';
import { normalizeText } from '@contract/search/tokenize';
import type { Queryable } from '../../database/database';
import { prepared } from '../../database/prepared';
import { appliesHere, type NewestKey } from '../jobs/jobRows';
import { rankedWindow } from './firstWindows';
import { matches, type JobQuery, type RankedTier } from './jobFilters';
import { isLarge, since, throughWindows, type JobHistogram } from './jobWindows';
import type { Tsqueries } from './tsqueries';

/** A match with the data it is ranked by. */
export type Candidate = {
  id: string;
  at: Date;
  title: string;
  company: string;
  place: string;
  category: string;
  applyHere: boolean;
  /** In dollars a month, 0 to 0 if not disclosed; null if it wasn't requested. */
  pay: { from: number; to: number } | null;
  /** How the job's texts match the words; null if they weren't checked. */
  texts: 'phrase' | 'words' | null;
  /** A key shared only by jobs with the same texts; null if the job names its company. */
  sameText: string | null;
};
export type Candidates = {
  candidates: Candidate[];
  /**
   * The oldest candidate, after which older matches follow by age; null if these are all matches.
   */
  floor: NewestKey | null;
};

/**
 * Returns how many of the newest matches are ranked at most, and how many suffice. Matches in texts
 * are more expensive to read.
 */
const countsOf = (histogram: JobHistogram, tier: RankedTier) =>
  tier === 'texts'
    ? { atMost: 100, atLeast: 50 }
    : isLarge(histogram)
      ? { atMost: 400, atLeast: 200 }
      : { atMost: 800, atLeast: 400 };

const saidBy = ({ phrase }: Tsqueries): Sql =>
  sql`CASE WHEN found.body @@ ${phrase}::tsquery THEN 'phrase' ELSE 'words' END`;

/**
 * Distinguishes postings of unnamed companies: texts are compared only among those with the same
 * title and place, so that no other texts are read.
 */
const withSameText = async (
  db: Queryable,
  found: readonly Omit<Candidate, 'sameText'>[],
): Promise<Candidate[]> => {
  const unnamed = new Map<string, string[]>();
  for (const { id, title, company, place } of found) {
    if (!companyIsUnnamed(company)) continue;
    const key = normalizeText([title, place].map((text) => text.trim()).join('\n'));
    const same = unnamed.get(key);
    if (same) same.push(id);
    else unnamed.set(key, [id]);
  }
  const ids = [...unnamed.values()].filter((same) => same.length > 1).flat();
  const hashes =
    ids.length === 0
      ? []
      : await db.query<{ id: string; hash: string }>(
          prepared(
            sql`SELECT j.id, md5(j.overview || coalesce(j.description, '')) AS hash FROM jobs j WHERE j.id = ANY(${ids}::uuid[])`,
          ),
        );
  const hashOf = new Map(hashes.map(({ id, hash }) => [id, hash]));
  return found.map((each) => ({
    ...each,
    sameText: companyIsUnnamed(each.company) ? (hashOf.get(each.id) ?? each.id) : null,
  }));
};

type Query = JobQuery & { words: Tsqueries };

/**
 * Makes a later page rank the same candidates as the first one (`from`, `asOf`), and selects what
 * is read.
 */
type Wanted = {
  /** The `floor` of the tier in which the page continues, from the first page's result. */
  from?: { floor: NewestKey | null } | undefined;
  /** When the first page was read: jobs posted since are excluded. */
  asOf?: Date | undefined;
  /** Whether to read their pay. */
  withPay?: boolean;
};

/** Includes a job posted in the same millisecond as the first page was read. */
const until = (asOf: Date | undefined): Sql =>
  asOf ? sql`AND s.created_at < ${new Date(asOf.getTime() + 1)}` : empty;

/**
 * Returns the newest matches of a tier, to be ranked. Later pages rank the same jobs as the first
 * page, so jobs posted in the meantime don't shift anything.
 */
export const readCandidates = async (
  db: Queryable,
  histogram: JobHistogram,
  query: Query,
  tier: RankedTier,
  { from, asOf, withPay = false }: Wanted = {},
): Promise<Candidates> => {
  const { atMost, atLeast } = countsOf(histogram, tier);
  const { floor } = from ?? {};
  const isOfTexts = tier === 'texts';
  // texts are read only for the selected matches, not for all
  const read = (window: Sql | undefined): Promise<Omit<Candidate, 'sameText'>[]> =>
    db.query(sql`
      SELECT found.id, found.at, j.title, j.company, j.location AS place, j.category, ${appliesHere} AS "applyHere", ${withPay ? sql`json_build_object('from', j.pay_from, 'to', j.pay_to)` : sql`NULL`} AS pay, ${isOfTexts ? saidBy(query.words) : sql`NULL`}::text AS texts FROM (
        SELECT s.job_id AS id, s.created_at AS at ${isOfTexts ? sql`, s.body` : empty}
        FROM ${matches(query, tier, window)} ${floor ? sql`AND (s.created_at, s.job_id) >= (${floor.at}, ${floor.id})` : empty} ${until(asOf)}
        ORDER BY s.created_at DESC, s.job_id DESC LIMIT ${floor ? 2 * atMost : atMost}
      ) found JOIN jobs j ON j.id = found.id ORDER BY found.at DESC, found.id DESC`);
  if (from)
    return {
      candidates: await withSameText(db, await read(floor ? since(floor.at) : undefined)),
      floor: from.floor,
    };
  const { candidates, hasMore } = await throughWindows(
    histogram,
    { by: 'age', first: rankedWindow(histogram, query, tier, atMost) },
    atLeast,
    async ({ condition, isLast }) => {
      const found = await read(condition);
      return { candidates: found, hasMore: !isLast || found.length === atMost };
    },
    (found) => found.candidates.length,
  );
  const oldest = candidates.at(-1);
  return {
    candidates: await withSameText(db, candidates),
    floor: hasMore && oldest ? { at: oldest.at, id: oldest.id } : null,
  };
};
