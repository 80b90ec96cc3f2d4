import { categories } from '@contract/categories';
import { employmentTypes } from '@contract/employmentTypes';
import type { components } from '@contract/generated/types';
import type { Database } from '../database/database';
import { countedAtMost, countLiveByChoice, countMatches, type ChoiceCount, type MatchCounts, type PlaceCount } from '../repositories/jobCounts';
import type { JobQuery } from '../repositories/jobFilters';
import type { Spread } from '../repositories/jobWindows';
import { searching } from '../repositories/searching';
import { manyJobs } from './jobSpread';
import { aboutNow, recently } from './recent';

export type Counts = Pick<components['schemas']['JobPage'], 'total' | 'totalIsExact' | 'facets' | 'facetsAreExact'>;

/** How long counts may be old, in milliseconds: they cost more than a page, and nobody counts along. */
const countsLast = 5000;
/** The same for those of all jobs, where they are many. */
const allCountsLast = 15_000;

/** Whether the filters name nothing but category and type, of live jobs. */
const onlyChoices = ({ categories: _categories, types: _types, status, remote, withPay, ...others }: JobQuery): boolean =>
  status === 'live' && !remote && !withPay && Object.values(others).every((value) => value === undefined);

/** A count for each known choice, in its usual order, also where it is 0; then any others. */
const byValue = (rows: readonly ChoiceCount[], name: 'category' | 'type', known: readonly string[]) => {
  const counts = new Map(known.map((value) => [value, 0]));
  for (const row of rows) counts.set(row[name], (counts.get(row[name]) ?? 0) + row.count);
  return [...counts].map(([value, count]) => ({ value, count }));
};
const placeFacet = (places: readonly PlaceCount[]) => places.map(({ place, count }) => ({ value: place, count }));

/** How many jobs a search finds, of the newest if they are many. */
export const countSearch = (db: Database, spread: Spread, query: JobQuery): Promise<MatchCounts> =>
  recently(db, `matches ${JSON.stringify(query)}`, countsLast, () => searching(db, (tx) => countMatches(tx, spread, query)));

/** What a count may be told as: all of it, or that there are at least so many. */
export const totalOf = (spread: Spread, { total, isExact }: MatchCounts) =>
  ({ total: isExact ? total : Math.min(total, countedAtMost(spread)), totalIsExact: isExact });

const liveChoices = (db: Database, { total }: Spread): Promise<ChoiceCount[]> => {
  const count = () => countLiveByChoice(db);
  return total > manyJobs ? aboutNow(db, 'choices', () => allCountsLast, count) : recently(db, 'choices', countsLast, count);
};

/**
 * The total and the facets of a search. Each facet counts what its choices would give with the other filters as they are, so without its own; filters
 * that aren't set share one count. Of all live jobs, by category and type, the numbers are always exact.
 */
export const countFacets = async (db: Database, spread: Spread, query: JobQuery): Promise<Counts> => {
  const all = countSearch(db, spread, query);
  const without = (isSet: boolean, change: Partial<JobQuery>) => (isSet ? countSearch(db, spread, { ...query, ...change }) : all);
  const place = without(query.location !== undefined, { location: undefined });
  const choices = onlyChoices(query) ? choicesOfAll(liveChoices(db, spread), query) : choicesOf(
    all, without(query.categories.length > 0, { categories: [] }), without(query.types.length > 0, { types: [] }), spread);
  // where one fails, the others are waited for as well: no query outlives its answer
  await Promise.allSettled([all, place, choices]);
  const { category, type, isExact, ...total } = await choices;
  const { places, isExact: placesAreExact } = await place;
  return { ...total, facets: { category, type, place: placeFacet(places) }, facetsAreExact: isExact && placesAreExact };
};

const choicesOf = async (all: Promise<MatchCounts>, ofCategories: Promise<MatchCounts>, ofTypes: Promise<MatchCounts>, spread: Spread) => {
  await Promise.allSettled([all, ofCategories, ofTypes]);
  const [byCategory, byType] = [await ofCategories, await ofTypes];
  return {
    ...totalOf(spread, await all), isExact: byCategory.isExact && byType.isExact,
    category: byValue(byCategory.choices, 'category', categories), type: byValue(byType.choices, 'type', employmentTypes),
  };
};

const choicesOfAll = async (counts: Promise<ChoiceCount[]>, query: JobQuery) => {
  const rows = await counts;
  const isCategory = ({ category }: ChoiceCount) => query.categories.length === 0 || query.categories.includes(category);
  const isType = ({ type }: ChoiceCount) => query.types.length === 0 || query.types.some((each) => each === type);
  return {
    total: rows.filter((row) => isCategory(row) && isType(row)).reduce((sum, { count }) => sum + count, 0), totalIsExact: true, isExact: true,
    category: byValue(rows.filter(isType), 'category', categories), type: byValue(rows.filter(isCategory), 'type', employmentTypes),
  };
};

/** The counts of a search that can find nothing. */
export const noMatches: Counts = {
  total: 0, totalIsExact: true, facetsAreExact: true, facets: { category: byValue([], 'category', categories), type: byValue([], 'type', employmentTypes), place: [] },
};
