import {
  matchesOnlyByStem,
  rankCandidates,
  type Ranked,
  type Ranking,
} from '@contract/search/relevance/rankCandidates';
import type { Queryable } from '../../database/database';
import type { JobColumns, JobRow, NewestKey } from '../../repositories/jobs/jobRows';
import { readCandidates, type Candidate } from '../../repositories/search/candidates';
import { tiersOf, type JobQuery, type RankedTier } from '../../repositories/search/jobFilters';
import {
  bestPaidMatches,
  newestJobs,
  newestMatches,
  newestUnpaid,
  readRows,
} from '../../repositories/search/jobSearch';
import { isLarge, type JobHistogram } from '../../repositories/search/jobWindows';
import type { Tsqueries } from '../../repositories/search/tsqueries';
import { nearestOfFew, nearestOfMany } from './nearestPages';
import { hasOnlyChoices } from './onlyChoices';
import type { Position, RankKey } from './searchCursor';

export type Found = {
  rows: JobRow[];
  /** How many other postings of the same job there are, by row id. */
  alike: Map<string, number>;
  next: Position | null;
  /** How many of `rows`, from the start, match by more than their texts or stems. */
  heads: number;
  /** The position of the last one of them. */
  lastHead: Position | undefined;
  /** The remaining `rows`. */
  texts: TextMatch[];
};
/** A job that matches by its texts or stems alone, as it was ranked. */
export type TextMatch = { ranked: Ranked<Candidate>; position: Position };
type Place = { row: JobRow; position: Position; alike?: number; ranked?: Ranked<Candidate> };
export type Sort = 'relevance' | 'newest' | 'pay' | 'distance';

const keyOf = ({ createdAt, id }: JobRow): NewestKey => ({ at: createdAt, id });

/** The number of matches, if it is known; never rejects. */
type KnownTotal = Promise<number | undefined>;

export type SearchContext = {
  db: Queryable;
  histogram: JobHistogram;
  ranking: Ranking;
  /** The columns of a page's rows: with texts, or brief. */
  columns: JobColumns;
  /** On later pages, when the first one was read: jobs posted since aren't ranked. */
  asOf?: Date;
};
/** `from`: the last position of the previous page; `undefined` for the first page. */
type PageRequest = {
  query: JobQuery;
  sort: Sort;
  limit: number;
  total: KnownTotal;
  from: Position | undefined;
  /** Distances by place name as written in jobs; `undefined` if the search has no place. */
  miles?: ReadonlyMap<string, number> | undefined;
};
/** `wanted`: the maximum number of rows to read. */
type Wanted<Query extends JobQuery = JobQuery> = Pick<PageRequest, 'from'> & {
  query: Query;
  wanted: number;
};

/** Reads a page of a search, plus one more job to know whether another page follows. */
export const readPage = async (context: SearchContext, request: PageRequest): Promise<Found> => {
  const { limit } = request;
  const places = await readPlaces(context, request, limit + 1);
  const shown = places.slice(0, limit);
  const { query } = request;
  const isWeak = hasWords(query)
    ? matchesOnlyByStem({ ...context.ranking, words: query.words })
    : () => false;
  const saysHardly = ({ position, ranked }: Place): boolean =>
    isOf(position, 'texts') || (isOf(position, 'head') && ranked !== undefined && isWeak(ranked));
  const heads = 1 + shown.findLastIndex((place) => !saysHardly(place));
  return {
    rows: shown.map(({ row }) => row),
    alike: new Map(shown.flatMap(({ row, alike = 0 }) => (alike > 0 ? [[row.id, alike]] : []))),
    next: places.length > limit ? (shown.at(-1)?.position ?? null) : null,
    heads,
    lastHead: shown[heads - 1]?.position,
    texts: shown
      .slice(heads)
      .flatMap(({ position, ranked }) => (ranked ? [{ ranked, position }] : [])),
  };
};

const isOf = (position: Position, tier: RankedTier): boolean =>
  (position.by === 'rank' || position.by === 'tierAge') && position.tier === tier;

const readPlaces = (
  context: SearchContext,
  { query, sort, total, from, miles }: PageRequest,
  wanted: number,
): Promise<Place[]> => {
  if (sort === 'pay') return byPay(context, { query, wanted, from });
  if (sort === 'distance' && miles)
    return byDistance(context, { query, wanted, from }, total, miles);
  // once paging is by age, it continues by age
  if (sort === 'relevance' && hasWords(query) && from?.by !== 'age')
    return byRelevance(context, { query, wanted, from }, total);
  return byAge(context, { query, wanted, from });
};

export type WordsQuery = JobQuery & { words: Tsqueries };
/** Whether a query has words to rank by; negations alone rank nothing. */
export const hasWords = (query: JobQuery): query is WordsQuery =>
  query.words !== undefined && query.words.required !== '';

/** Whether a query's only condition is that jobs are live. */
const isOpen = (query: JobQuery): boolean =>
  hasOnlyChoices(query) && query.categories.length === 0 && query.types.length === 0;

const byAge = async (
  { db, histogram, columns }: SearchContext,
  { query, wanted, from }: Wanted,
): Promise<Place[]> => {
  const last = from?.by === 'age' ? from.last : undefined;
  const rows = await (isOpen(query)
    ? newestJobs(db, wanted, last, columns)
    : newestMatches(db, histogram, query, wanted, last, 'all', columns));
  return rows.map((row) => ({ row, position: { by: 'age', last: keyOf(row) } }));
};

/** Jobs by pay; those that don't disclose it come last, by age. */
const byPay = async (
  { db, histogram, columns }: SearchContext,
  { query, wanted, from }: Wanted,
): Promise<Place[]> => {
  const last = from?.by === 'pay' ? from.last : undefined;
  const isUnpaid = last?.pay === 0;
  const paid = isUnpaid ? [] : await bestPaidMatches(db, histogram, query, wanted, last, columns);
  const asksForPay = query.withPay || query.payMin !== undefined || query.payMax !== undefined;
  const unpaid =
    paid.length >= wanted || asksForPay
      ? []
      : await newestUnpaid(
          db,
          histogram,
          query,
          wanted - paid.length,
          isUnpaid ? last : undefined,
          columns,
        );
  return [...paid, ...unpaid].map((row) => ({
    row,
    position: { by: 'pay', last: { ...keyOf(row), pay: row.payTo } },
  }));
};

/** Jobs by distance, then by age. */
const byDistance = async (
  { db, histogram, columns }: SearchContext,
  { query, wanted, from }: Wanted,
  total: KnownTotal,
  miles: ReadonlyMap<string, number>,
): Promise<Place[]> => {
  const last = from?.by === 'distance' ? from.last : undefined;
  const asked = { query, wanted, last, miles, columns };
  const isMany = isLarge(histogram) && (await total) === undefined;
  const found = await (isMany ? nearestOfMany(db, histogram, asked) : nearestOfFew(db, asked));
  return found.map(({ row, miles: far }) => ({
    row,
    position: { by: 'distance', last: { ...keyOf(row), miles: far } },
  }));
};

type TierPosition = Extract<Position, { tier: RankedTier }>;

/**
 * Whether a candidate comes after another by rank; the older one comes later if ranks are equal.
 */
const isBehind = ({ rank, at, id }: Ranked<Candidate>, last: RankKey): boolean =>
  rank !== last.rank
    ? rank < last.rank
    : at.getTime() !== last.at.getTime()
      ? at < last.at
      : id < last.id;

/** Reads the ranked jobs of a tier, then its older ones by age. */
const ofTier = async (
  { db, histogram, ranking, asOf, columns }: SearchContext,
  { query, wanted, from }: Omit<Wanted<WordsQuery>, 'from'> & { from: TierPosition | undefined },
  tier: RankedTier,
): Promise<Place[]> => {
  const { candidates, floor } =
    from?.by === 'tierAge'
      ? { candidates: [], floor: from.last }
      : await readCandidates(db, histogram, query, tier, {
          from,
          asOf,
          withPay: ranking.pay !== undefined,
        });
  const chosen = rankCandidates({ ...ranking, words: query.words }, candidates)
    .filter((each) => from?.by !== 'rank' || isBehind(each, from.last))
    .slice(0, wanted);
  const rows = await readRows(
    db,
    chosen.map(({ id }) => id),
    columns,
  );
  const byId = new Map(chosen.map((each) => [each.id, each]));
  const best = rows.map((row): Place => {
    const ranked = byId.get(row.id);
    const { rank = 0, alike = 0 } = ranked ?? {};
    const position: Position = { by: 'rank', tier, last: { ...keyOf(row), rank }, floor };
    return { row, alike, position, ...(ranked && { ranked }) };
  });
  const missing = wanted - best.length;
  const older =
    floor && missing > 0
      ? await newestMatches(db, histogram, query, missing, floor, tier, columns)
      : [];
  return [
    ...best,
    ...older.map((row): Place => ({ row, position: { by: 'tierAge', tier, last: keyOf(row) } })),
  ];
};

/** Reads one tier after the other. */
const byRelevance = async (
  context: SearchContext,
  { query, wanted, from }: Wanted<WordsQuery>,
  total: KnownTotal,
): Promise<Place[]> => {
  const places: Place[] = [];
  const start = from?.by === 'rank' || from?.by === 'tierAge' ? from : undefined;
  const tiers = tiersOf(query.words);
  for (const tier of tiers.slice(start ? tiers.indexOf(start.tier) : 0)) {
    const here = start?.tier === tier ? start : undefined;
    const missing = { query, wanted: wanted - places.length, from: here };
    places.push(...(await ofTier(context, missing, tier)));
    // if heads account for all matches, texts don't have to be read
    if (places.length >= wanted || (!from && places.length === (await total))) break;
  }
  return places;
};
