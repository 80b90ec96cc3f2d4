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
export type KnownTotal = Promise<number | undefined>;

/** A page of a search. One job more than it holds is read, to know whether another page follows. */
export const readPage = async (
  db: Queryable,
  histogram: JobHistogram,
  query: JobQuery,
  sort: Sort,
  limit: number,
  total: KnownTotal,
  from?: Position,
): Promise<Found> => {
  const wanted = limit + 1;
  const places =
    sort === 'pay'
      ? await byPay(db, histogram, query, wanted, from)
      : sort === 'relevance' && hasWords(query) && from?.by !== 'age'
        ? await byRelevance(db, histogram, query, wanted, total, from)
        : await byAge(db, histogram, query, wanted, from);
  const shown = places.slice(0, limit);
  const [first] = shown;
  const inHeads = !(first?.position.by === 'rank' && first.position.tier === 'texts');
  return {
    rows: shown.map(({ row }) => row),
    inHeads,
    next: places.length > limit ? (shown.at(-1)?.position ?? null) : null,
  };
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
  db: Queryable,
  histogram: JobHistogram,
  query: JobQuery,
  wanted: number,
  from?: Position,
): Promise<Place[]> => {
  const last = from?.by === 'age' ? from.last : undefined;
  const rows = await (isOpen(query)
    ? newestJobs(db, wanted, last)
    : newestMatches(db, histogram, query, wanted, last));
  return rows.map((row) => ({ row, position: { by: 'age', last: keyOf(row) } }));
};

/** Those that don't disclose their pay come last, by age. */
const byPay = async (
  db: Queryable,
  histogram: JobHistogram,
  query: JobQuery,
  wanted: number,
  from?: Position,
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
  db: Queryable,
  histogram: JobHistogram,
  query: WordsQuery,
  tier: RankedTier,
  wanted: number,
  from: TierPosition | undefined,
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
  db: Queryable,
  histogram: JobHistogram,
  query: WordsQuery,
  wanted: number,
  total: KnownTotal,
  from?: Position,
): Promise<Place[]> => {
  const places: Place[] = [];
  const start = from?.by === 'rank' || from?.by === 'tierAge' ? from : undefined;
  for (const tier of start?.tier === 'texts' ? tiers.slice(1) : tiers) {
    const here = start?.tier === tier ? start : undefined;
    const missing = wanted - places.length;
    places.push(...(await ofTier(db, histogram, query, tier, missing, here)));
    // where heads match in all there are, no texts have to be read
    if (places.length >= wanted || (!from && places.length === (await total))) break;
  }
  return places;
};
