import { categories } from '@contract/categories';
import { employmentTypes } from '@contract/employmentTypes';
import type { components } from '@contract/generated/types';
import type { Database } from '../../database/database';
import {
  countAround,
  countedAtMost,
  countLiveByChoice,
  countMatches,
  sum,
  type ChoiceCount,
  type CountsAround,
  type MatchCounts,
  type PlaceCount,
} from '../../repositories/search/jobCounts';
import type { JobQuery } from '../../repositories/search/jobFilters';
import { manyJobs, type Narrowly, type Spread } from '../../repositories/search/jobWindows';
import { cached, staleWhileRevalidate } from '../cache';

export type Counts = Pick<
  components['schemas']['JobPage'],
  'total' | 'totalIsExact' | 'facets' | 'facetsAreExact'
>;

/** How long counts may be old, in milliseconds: they cost more than a page. */
const countsLast = 1000;
/** The same for those of all jobs, where they are many. */
const allCountsLast = 15_000;

/** Whether the filters name nothing but category and type, of live jobs. */
const onlyChoices = ({
  categories: _categories,
  types: _types,
  status,
  remote,
  withPay,
  ...others
}: JobQuery): boolean =>
  status === 'live' &&
  !remote &&
  !withPay &&
  Object.values(others).every((value) => value === undefined);

/** A count for each known choice, in its usual order, also where it is 0; then any others. */
const byValue = (
  rows: readonly ChoiceCount[],
  name: 'category' | 'type',
  known: readonly string[],
) => {
  const counts = new Map(known.map((value) => [value, 0]));
  for (const row of rows) counts.set(row[name], (counts.get(row[name]) ?? 0) + row.count);
  return [...counts].map(([value, count]) => ({ value, count }));
};
const placeFacet = (places: readonly PlaceCount[]) =>
  places.map(({ place, count }) => ({ value: place, count }));

/** How many jobs a search finds, of the newest if they are many. */
const countSearch = (
  db: Database,
  spread: Spread,
  query: JobQuery,
  known?: Narrowly,
): Promise<MatchCounts> =>
  cached(db, `matches ${JSON.stringify(query)}`, countsLast, () =>
    countMatches(db.searches, spread, query, known),
  );

type Total = Pick<Counts, 'total' | 'totalIsExact'>;
/** What a count may be told as: all of it, or that there are at least so many. */
const totalOf = (spread: Spread, { total, isExact }: MatchCounts): Total => ({
  total: isExact ? total : Math.min(total, countedAtMost(spread)),
  totalIsExact: isExact,
});

const liveChoices = (db: Database, { total }: Spread): Promise<ChoiceCount[]> => {
  const count = () => countLiveByChoice(db);
  return total > manyJobs
    ? staleWhileRevalidate(db, 'choices', () => allCountsLast, count)
    : cached(db, 'choices', countsLast, count);
};

/** How many jobs a search finds at all. */
export const countTotal = (db: Database, spread: Spread, query: JobQuery): Promise<Total> =>
  cached(db, totalKey(query), countsLast, async () =>
    totalOf(spread, await countSearch(db, spread, query)),
  );
const totalKey = (query: JobQuery): string => `total ${JSON.stringify(query)}`;

/**
 * The total and the facets of a search. Each facet counts what its choices would give with the
 * other filters as they are, so without its own. Of all live jobs, by category and type, the
 * numbers are always exact.
 */
export const countFacets = async (
  db: Database,
  spread: Spread,
  query: JobQuery,
): Promise<Counts> => {
  if (onlyChoices(query)) return countChoicesOfAll(db, spread, query);
  const isNarrowed =
    query.categories.length > 0 || query.types.length > 0 || query.location !== undefined;
  // what fulfils no other filter but the pay's is too much to read
  const mayBeFew =
    query.words !== undefined ||
    query.company !== undefined ||
    query.employerId !== undefined ||
    query.status !== 'live';
  if (!isNarrowed || !mayBeFew) return countEach(db, spread, query);
  const around = await countAround(db.searches, spread, query);
  return 'all' in around
    ? countsFrom(db, around.all, query)
    : countEach(db, spread, query, around.isCut ? undefined : around);
};

const filtersOn = ({ categories: chosen, types }: JobQuery) => ({
  isCategory: ({ category }: ChoiceCount) => chosen.length === 0 || chosen.includes(category),
  isType: ({ type }: ChoiceCount) => types.length === 0 || types.some((each) => each === type),
});
const facetsOf = (
  byCategory: readonly ChoiceCount[],
  byType: readonly ChoiceCount[],
  places: readonly PlaceCount[],
) => ({
  category: byValue(byCategory, 'category', categories),
  type: byValue(byType, 'type', employmentTypes),
  place: placeFacet(places),
});

/**
 * Category and type alone: how many there are of each is known for all live jobs, and not counted
 * anew for each search.
 */
const countChoicesOfAll = async (
  db: Database,
  spread: Spread,
  query: JobQuery,
): Promise<Counts> => {
  const [choices, place] = [liveChoices(db, spread), countSearch(db, spread, query)];
  // where one fails, the other is waited for as well: no query outlives its answer
  await Promise.allSettled([choices, place]);
  const rows = await choices;
  const { isCategory, isType } = filtersOn(query);
  const { places, isExact } = await place;
  return {
    total: sum(rows.filter((row) => isCategory(row) && isType(row))),
    totalIsExact: true,
    facetsAreExact: isExact,
    facets: facetsOf(rows.filter(isType), rows.filter(isCategory), places),
  };
};

/** How many of them each facet's choices would give, and all filters together. */
const parts = ({ rows }: CountsAround, query: JobQuery) => {
  const { isCategory, isType } = filtersOn(query);
  const [here, ofType] = [rows.filter((row) => row.here), rows.filter((row) => isType(row))];
  return {
    byCategory: here.filter(isType),
    byType: here.filter(isCategory),
    byPlace: ofType.filter(isCategory),
    all: here.filter((row) => isType(row) && isCategory(row)),
  };
};

const countsFrom = (db: Database, around: CountsAround, query: JobQuery): Counts => {
  const { byCategory, byType, byPlace, all } = parts(around, query);
  // who looks for what to leave out asks for these next
  const tell = (change: Partial<JobQuery>, rows: readonly ChoiceCount[]): Total => {
    const total = { total: sum(rows), totalIsExact: true };
    void cached(db, totalKey({ ...query, ...change }), countsLast, () => Promise.resolve(total));
    return total;
  };
  tell({ categories: [] }, byCategory);
  tell({ types: [] }, byType);
  tell({ location: undefined }, byPlace);
  return {
    ...tell({}, all),
    facetsAreExact: true,
    facets: facetsOf(byCategory, byType, around.places),
  };
};

/** Each by itself; filters that aren't set share one count. `known`: what the newest jobs held. */
const countEach = async (
  db: Database,
  spread: Spread,
  query: JobQuery,
  known?: { newest: CountsAround; jobs: number },
): Promise<Counts> => {
  const found = known && parts(known.newest, query);
  const count = (change: Partial<JobQuery>, part: keyof ReturnType<typeof parts>) =>
    countSearch(
      db,
      spread,
      { ...query, ...change },
      found && { jobs: known.jobs, matches: sum(found[part]) },
    );
  const all = count({}, 'all');
  const counts = [
    all,
    query.categories.length > 0 ? count({ categories: [] }, 'byCategory') : all,
    query.types.length > 0 ? count({ types: [] }, 'byType') : all,
    query.location === undefined ? all : count({ location: undefined }, 'byPlace'),
  ] as const;
  // where one fails, the others are waited for as well: no query outlives its answer
  await Promise.allSettled(counts);
  const [total, byCategory, byType, byPlace] = await Promise.all(counts);
  return {
    ...totalOf(spread, total),
    facetsAreExact: byCategory.isExact && byType.isExact && byPlace.isExact,
    facets: facetsOf(byCategory.choices, byType.choices, byPlace.places),
  };
};

/** The counts of a search that can find nothing. */
export const noMatches: Counts = {
  total: 0,
  totalIsExact: true,
  facetsAreExact: true,
  facets: {
    category: byValue([], 'category', categories),
    type: byValue([], 'type', employmentTypes),
    place: [],
  },
};
