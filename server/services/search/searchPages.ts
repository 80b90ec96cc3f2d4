import type { Queryable } from '../../database/database';
import type { JobRow, NewestKey } from '../../repositories/jobs/jobRows';
import type { JobQuery } from '../../repositories/search/jobFilters';
import {
  bestMatches,
  bestPaidMatches,
  newestJobs,
  newestMatches,
  newestUnpaid,
  type RankedPage,
} from '../../repositories/search/jobSearch';
import type { JobHistogram } from '../../repositories/search/jobWindows';
import type { Tsqueries } from '../../repositories/search/tsqueries';
import type { Position, RankedTier } from './searchCursor';

/**
 * `inHeads`: whether the title, company, category or place of any job has all words; true where
 * there are none, or it wasn't checked.
 */
export type Found = { rows: JobRow[]; next: Position | null; inHeads: boolean };
type Place = { row: JobRow; position: Position };
export type Sort = 'relevance' | 'newest' | 'pay';

const keyOf = ({ createdAt, id }: JobRow): NewestKey => ({ at: createdAt, id });

/** The number of matches, where that is known; never rejects. */
type KnownTotal = Promise<number | undefined>;

type Context = { db: Queryable; histogram: JobHistogram };
/** `from`: where the page before ended; undefined for the first page. */
type PageRequest = {
  query: JobQuery;
  sort: Sort;
  limit: number;
  total: KnownTotal;
  from: Position | undefined;
};
/** `wanted`: how many places are read at most. */
type Wanted<Query extends JobQuery = JobQuery> = Pick<PageRequest, 'from'> & {
  query: Query;
  wanted: number;
};

/** A page of a search. One job more than it holds is read, to know whether another page follows. */
export const readPage = async (context: Context, request: PageRequest): Promise<Found> => {
  const { limit } = request;
  const places = await readPlaces(context, request, limit + 1);
  const shown = places.slice(0, limit);
  const [first] = shown;
  const inHeads = !(first?.position.by === 'rank' && first.position.tier === 'texts');
  return {
    rows: shown.map(({ row }) => row),
    inHeads,
    next: places.length > limit ? (shown.at(-1)?.position ?? null) : null,
  };
};

const readPlaces = (
  context: Context,
  { query, sort, total, from }: PageRequest,
  wanted: number,
): Promise<Place[]> => {
  if (sort === 'pay') return byPay(context, { query, wanted, from });
  // a page that was reached by age goes on by age
  if (sort === 'relevance' && hasWords(query) && from?.by !== 'age')
    return byRelevance(context, { query, wanted, from }, total);
  return byAge(context, { query, wanted, from });
};

type WordsQuery = JobQuery & { words: Tsqueries };
/** Negations alone rank nothing. */
const hasWords = (query: JobQuery): query is WordsQuery =>
  query.words !== undefined && query.words.required !== '';

/** Whether the only condition is to be live. */
const isOpen = ({ categories, types, status, remote, withPay, ...others }: JobQuery): boolean =>
  status === 'live' &&
  !remote &&
  !withPay &&
  categories.length === 0 &&
  types.length === 0 &&
  Object.values(others).every((value) => value === undefined);

const byAge = async (
  { db, histogram }: Context,
  { query, wanted, from }: Wanted,
): Promise<Place[]> => {
  const last = from?.by === 'age' ? from.last : undefined;
  const rows = await (isOpen(query)
    ? newestJobs(db, wanted, last)
    : newestMatches(db, histogram, query, wanted, last));
  return rows.map((row) => ({ row, position: { by: 'age', last: keyOf(row) } }));
};

/** Those that don't disclose their pay come last, by age. */
const byPay = async (
  { db, histogram }: Context,
  { query, wanted, from }: Wanted,
): Promise<Place[]> => {
  const last = from?.by === 'pay' ? from.last : undefined;
  const isUnpaid = last?.pay === 0;
  const paid = isUnpaid ? [] : await bestPaidMatches(db, histogram, query, wanted, last);
  const asksForPay = query.withPay || query.payMin !== undefined || query.payMax !== undefined;
  const unpaid =
    paid.length >= wanted || asksForPay
      ? []
      : await newestUnpaid(db, histogram, query, wanted - paid.length, isUnpaid ? last : undefined);
  return [...paid, ...unpaid].map((row) => ({
    row,
    position: { by: 'pay', last: { ...keyOf(row), pay: row.payTo } },
  }));
};

const tiers: readonly RankedTier[] = ['head', 'texts'];

type TierPosition = Extract<Position, { tier: RankedTier }>;

/** The ranked ones of a tier, then its older ones by age. */
const ofTier = async (
  { db, histogram }: Context,
  { query, wanted, from }: Omit<Wanted<WordsQuery>, 'from'> & { from: TierPosition | undefined },
  tier: RankedTier,
): Promise<Place[]> => {
  const ranked: RankedPage =
    from?.by === 'tierAge'
      ? { rows: [], floor: from.last }
      : await bestMatches(db, histogram, query, tier, wanted, from);
  const { rows, floor } = ranked;
  const best = rows.map((row): Place => ({
    row,
    position: { by: 'rank', tier, last: { ...keyOf(row), rank: row.rank }, floor },
  }));
  const missing = wanted - best.length;
  const older =
    floor && missing > 0 ? await newestMatches(db, histogram, query, missing, floor, tier) : [];
  return [
    ...best,
    ...older.map((row): Place => ({ row, position: { by: 'tierAge', tier, last: keyOf(row) } })),
  ];
};

/** The places of one tier after the other. */
const byRelevance = async (
  context: Context,
  { query, wanted, from }: Wanted<WordsQuery>,
  total: KnownTotal,
): Promise<Place[]> => {
  const places: Place[] = [];
  const start = from?.by === 'rank' || from?.by === 'tierAge' ? from : undefined;
  for (const tier of start?.tier === 'texts' ? tiers.slice(1) : tiers) {
    const here = start?.tier === tier ? start : undefined;
    const missing = { query, wanted: wanted - places.length, from: here };
    places.push(...(await ofTier(context, missing, tier)));
    // where heads match in all there are, no texts have to be read
    if (places.length >= wanted || (!from && places.length === (await total))) break;
  }
  return places;
};
