import type { Queryable } from '../../database/database';
import type { JobRow, NewestKey } from '../../repositories/jobs/jobRows';
import type { JobQuery } from '../../repositories/search/jobFilters';
import {
  bestMatches,
  bestPaidMatches,
  newestJobs,
  newestMatches,
  newestUnpaid,
} from '../../repositories/search/jobSearch';
import type { Spread } from '../../repositories/search/jobWindows';
import type { WordQueries } from '../../repositories/search/tsqueries';
import type { Position, RankedTier } from './searchCursor';

/**
 * `inHeads`: whether the words stand in the title, company, category or place of any; true where
 * none were asked for or it wasn't looked at.
 */
export type Found = { rows: JobRow[]; next: Position | null; inHeads: boolean };
type Place = { row: JobRow; position: Position };
export type Sort = 'relevance' | 'newest' | 'pay';

const keyOf = ({ createdAt, id }: JobRow): NewestKey => ({ at: createdAt, id });

/** How many a search finds at all, where that is known; never rejects. */
export type KnownTotal = Promise<number | undefined>;

/** A page of a search. One job more than it holds is read, to know whether another page follows. */
export const readPage = async (
  db: Queryable,
  spread: Spread,
  query: JobQuery,
  sort: Sort,
  limit: number,
  total: KnownTotal,
  from?: Position,
): Promise<Found> => {
  const wanted = limit + 1;
  const places =
    sort === 'pay'
      ? await byPay(db, spread, query, wanted, from)
      : sort === 'relevance' && hasWords(query) && from?.by !== 'age'
        ? await byRelevance(db, spread, query, wanted, total, from)
        : await byAge(db, spread, query, wanted, from);
  const shown = places.slice(0, limit);
  const [first] = shown;
  const inHeads = !(first?.position.by === 'rank' && first.position.tier === 'texts');
  return {
    rows: shown.map(({ row }) => row),
    inHeads,
    next: places.length > limit ? (shown.at(-1)?.position ?? null) : null,
  };
};

type WordsQuery = JobQuery & { words: WordQueries };
/** Only words that are to be said can be said better or worse. */
const hasWords = (query: JobQuery): query is WordsQuery =>
  query.words !== undefined && query.words.said !== '';

/** Whether nothing is asked but to be live. */
const isOpen = ({ categories, types, status, remote, withPay, ...others }: JobQuery): boolean =>
  status === 'live' &&
  !remote &&
  !withPay &&
  categories.length === 0 &&
  types.length === 0 &&
  Object.values(others).every((value) => value === undefined);

const byAge = async (
  db: Queryable,
  spread: Spread,
  query: JobQuery,
  wanted: number,
  from?: Position,
): Promise<Place[]> => {
  const last = from?.by === 'age' ? from.last : undefined;
  const rows = await (isOpen(query)
    ? newestJobs(db, wanted, last)
    : newestMatches(db, spread, query, wanted, last));
  return rows.map((row) => ({ row, position: { by: 'age', last: keyOf(row) } }));
};

/** Those that don't say what they pay come last, by age. */
const byPay = async (
  db: Queryable,
  spread: Spread,
  query: JobQuery,
  wanted: number,
  from?: Position,
): Promise<Place[]> => {
  const last = from?.by === 'pay' ? from.last : undefined;
  const isUnpaid = last?.pay === 0;
  const paid = isUnpaid ? [] : await bestPaidMatches(db, spread, query, wanted, last);
  const asksForPay = query.withPay || query.payMin !== undefined || query.payMax !== undefined;
  const unpaid =
    paid.length >= wanted || asksForPay
      ? []
      : await newestUnpaid(db, spread, query, wanted - paid.length, isUnpaid ? last : undefined);
  return [...paid, ...unpaid].map((row) => ({
    row,
    position: { by: 'pay', last: { ...keyOf(row), pay: row.payTo } },
  }));
};

const tiers: readonly RankedTier[] = ['head', 'texts'];

/** The ranked ones of a tier, then its older ones by age; and so the next tier. */
const byRelevance = async (
  db: Queryable,
  spread: Spread,
  query: WordsQuery,
  wanted: number,
  total: KnownTotal,
  from?: Position,
): Promise<Place[]> => {
  const places: Place[] = [];
  const start = from?.by === 'rank' || from?.by === 'tierAge' ? from : undefined;
  for (const tier of start?.tier === 'texts' ? tiers.slice(1) : tiers) {
    const here = start?.tier === tier ? start : undefined;
    let floor = here?.by === 'rank' ? here.floor : here?.by === 'tierAge' ? here.last : null;
    if (here?.by !== 'tierAge') {
      const ranked = await bestMatches(db, spread, query, tier, wanted - places.length, here);
      ({ floor } = ranked);
      places.push(
        ...ranked.rows.map((row): Place => ({
          row,
          position: { by: 'rank', tier, last: { ...keyOf(row), rank: row.rank }, floor },
        })),
      );
    }
    if (floor && places.length < wanted) {
      const older = await newestMatches(db, spread, query, wanted - places.length, floor, tier);
      places.push(
        ...older.map((row): Place => ({
          row,
          position: { by: 'tierAge', tier, last: keyOf(row) },
        })),
      );
    }
    // where heads say it in all that there are, no text need be looked at
    if (places.length >= wanted || (!from && places.length === (await total))) break;
  }
  return places;
};
