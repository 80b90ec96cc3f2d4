import { categories } from '@contract/constants/categories';
import { employmentTypes } from '@contract/constants/employmentTypes';
import type { components } from '@contract/generated/types';
import type { Database } from '../../database/database';
import { estimateSelectivity } from '../../repositories/search/firstWindows';
import {
  countAround,
  maxAround,
  maxCounted,
  countLiveByChoice,
  countMatches,
  countTotals,
  sum,
  type ChoiceCount,
  type CountsAround,
  type MatchCount,
  type MatchCounts,
} from '../../repositories/search/jobCounts';
import type { JobQuery } from '../../repositories/search/jobFilters';
import {
  manyJobs,
  type KnownMatches,
  type JobHistogram,
} from '../../repositories/search/jobWindows';
import type { PlaceCount, PlaceCounts, StateCount } from '../../repositories/search/placeCounts';
import { cached, cacheKnown, staleWhileRevalidate } from '../cache';
import { hasOnlyChoices } from './onlyChoices';

export type Counts = Pick<
  components['schemas']['JobPage'],
  'total' | 'totalIsExact' | 'facets' | 'facetsAreExact'
>;

/** How long counts are cached, in milliseconds: they cost more than a page. */
const countsMaxAge = 1000;
/** The same for counts of all jobs, if there are many. */
const allCountsMaxAge = 15_000;

/**
 * Returns a count for each known choice in its fixed order, even if it is 0, followed by any
 * others. Jobs without a value aren't counted as a choice.
 */
const byValue = (
  rows: readonly ChoiceCount[],
  name: 'category' | 'type',
  known: readonly string[],
) => {
  const counts = new Map(known.map((value) => [value, 0]));
  for (const row of rows)
    if (row[name] !== '') counts.set(row[name], (counts.get(row[name]) ?? 0) + row.count);
  return [...counts].map(([value, count]) => ({ value, count }));
};
/** As many as there are places in the place facet. */
const maxStates = 12;
const stateFacet = (states: readonly StateCount[]) =>
  states
    .map(({ state, count }) => ({ value: state, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, maxStates);
const placeFacet = (places: readonly PlaceCount[]) =>
  places.map(({ place, count }) => ({ value: place, count }));

/** Counts a search's matches; among the newest jobs only if there are many. */
const countSearch = (
  db: Database,
  histogram: JobHistogram,
  query: JobQuery,
  known?: KnownMatches,
): Promise<MatchCounts> =>
  cached(db, `matches ${JSON.stringify(query)}`, countsMaxAge, () =>
    countMatches(db.searches, histogram, query, known),
  );

type Total = Pick<Counts, 'total' | 'totalIsExact'>;
/** Returns an exact total, or a lower bound. */
const totalOf = (
  histogram: JobHistogram,
  { total, isExact }: Pick<MatchCounts, 'total' | 'isExact'>,
): Total => ({
  total: isExact ? total : Math.min(total, maxCounted(histogram)),
  totalIsExact: isExact,
});

const liveChoices = (db: Database, { total }: JobHistogram): Promise<ChoiceCount[]> => {
  const count = () => countLiveByChoice(db.reads);
  return total > manyJobs
    ? staleWhileRevalidate(db, 'choices', () => allCountsMaxAge, count)
    : cached(db, 'choices', countsMaxAge, count);
};

/** Counts all matches of a query. */
export const countTotal = (
  db: Database,
  histogram: JobHistogram,
  query: JobQuery,
): Promise<Total> =>
  cached(db, totalKey(query), countsMaxAge, async () =>
    totalOf(histogram, await countTotals(db.searches, histogram, query)),
  );
const totalKey = (query: JobQuery): string => `total ${JSON.stringify(query)}`;

/**
 * Returns the total and facets of a search. Each facet counts its choices with all filters but its
 * own. With no filters but category and type, their numbers are always exact.
 */
export const countFacets = async (
  db: Database,
  histogram: JobHistogram,
  query: JobQuery,
): Promise<Counts> => {
  if (hasOnlyChoices(query)) return countChoicesOfAll(db, histogram, query);
  const isNarrowed =
    query.categories.length > 0 || query.types.length > 0 || query.location !== undefined;
  // with pay as the only other filter there would be too much to read
  const mayBeFew =
    query.words !== undefined ||
    query.company !== undefined ||
    query.employerId !== undefined ||
    query.status !== 'live';
  if (!isNarrowed || !mayBeFew || areMany(histogram, query)) return countEach(db, histogram, query);
  const around = await countAround(db.searches, histogram, query);
  return 'all' in around
    ? countsFrom(db, around.all, query)
    : countEach(db, histogram, query, around.isCut ? undefined : around);
};

/**
 * If this many times more matches are expected than can be read at once, reading isn't attempted.
 */
const clearlyMany = 4;
/**
 * Whether a search without its category, type and place has more matches than can be counted at
 * once.
 */
const areMany = (histogram: JobHistogram, query: JobQuery): boolean => {
  const anywhere = { ...query, categories: [], types: [], location: undefined };
  const expected = (estimateSelectivity(histogram, anywhere) ?? 0) * histogram.total;
  return expected > clearlyMany * maxAround(histogram);
};

const filtersOn = ({ categories: chosen, types }: JobQuery) => ({
  isCategory: ({ category }: ChoiceCount) => chosen.length === 0 || chosen.includes(category),
  isType: ({ type }: ChoiceCount) => types.length === 0 || types.some((each) => each === type),
});
const facetsOf = (
  byCategory: readonly ChoiceCount[],
  byType: readonly ChoiceCount[],
  { places, states }: PlaceCounts,
  applyHere: number | undefined,
) => ({
  category: byValue(byCategory, 'category', categories),
  type: byValue(byType, 'type', employmentTypes),
  place: placeFacet(places),
  state: stateFacet(states),
  ...(applyHere !== undefined && { applyHere }),
});
/**
 * Counts the matches that accept applications here; `undefined` if filtering by that would change
 * nothing.
 */
const countHere = (matches: readonly MatchCount[], query: JobQuery): number | undefined => {
  const here = matches.reduce((all, { applyHere }) => all + applyHere, 0);
  const isSome = here > 0 && here < sum(matches);
  return query.applyHere || isSome ? here : undefined;
};

/**
 * Counts for a search by category and type alone: their counts over all live jobs are cached rather
 * than computed for each search.
 */
const countChoicesOfAll = async (
  db: Database,
  histogram: JobHistogram,
  query: JobQuery,
): Promise<Counts> => {
  const [choices, place] = [liveChoices(db, histogram), countSearch(db, histogram, query)];
  // if one fails, wait for the other one too, so that no query outlives its response
  await Promise.allSettled([choices, place]);
  const rows = await choices;
  const { isCategory, isType } = filtersOn(query);
  const counted = await place;
  return {
    total: sum(rows.filter((row) => isCategory(row) && isType(row))),
    totalIsExact: true,
    facetsAreExact: counted.isExact,
    facets: facetsOf(
      rows.filter(isType),
      rows.filter(isCategory),
      counted,
      countHere(counted.choices, query),
    ),
  };
};

/** Splits the counts into the rows of each facet, and those that match all filters. */
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
  // a loosened search asks for these totals next
  const cacheTotal = (change: Partial<JobQuery>, rows: readonly ChoiceCount[]): Total => {
    const total = { total: sum(rows), totalIsExact: true };
    cacheKnown(db, totalKey({ ...query, ...change }), countsMaxAge, total);
    return total;
  };
  cacheTotal({ categories: [] }, byCategory);
  cacheTotal({ types: [] }, byType);
  cacheTotal({ location: undefined }, byPlace);
  return {
    ...cacheTotal({}, all),
    facetsAreExact: true,
    facets: facetsOf(byCategory, byType, around, countHere(all, query)),
  };
};

/**
 * Counts the total and each facet separately; unset filters share one count. `known`: counts among
 * the newest jobs that were read already.
 */
const countEach = async (
  db: Database,
  histogram: JobHistogram,
  query: JobQuery,
  known?: { newest: CountsAround; jobs: number },
): Promise<Counts> => {
  const found = known && parts(known.newest, query);
  const count = (change: Partial<JobQuery>, part: keyof ReturnType<typeof parts>) =>
    countSearch(
      db,
      histogram,
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
  // if one fails, wait for the others too, so that no query outlives its response
  await Promise.allSettled(counts);
  const [total, byCategory, byType, byPlace] = await Promise.all(counts);
  return {
    ...totalOf(histogram, total),
    facetsAreExact: byCategory.isExact && byType.isExact && byPlace.isExact,
    facets: facetsOf(byCategory.choices, byType.choices, byPlace, countHere(total.choices, query)),
  };
};

/** The counts of a search that can match nothing. */
export const noMatches: Counts = {
  total: 0,
  totalIsExact: true,
  facetsAreExact: true,
  facets: {
    category: byValue([], 'category', categories),
    type: byValue([], 'type', employmentTypes),
    place: [],
    state: [],
  },
};
