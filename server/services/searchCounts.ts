import { categories } from '@contract/categories';
import { employmentTypes } from '@contract/employmentTypes';
import type { components } from '@contract/generated/types';
import type { Database } from '../database/database';
import { countAround, countedAtMost, countLiveByChoice, countMatches, sum, type ChoiceCount, type MatchCounts, type PlaceCount } from '../repositories/jobCounts';
import type { JobQuery } from '../repositories/jobFilters';
import type { Spread } from '../repositories/jobWindows';
import { manyJobs } from './jobSpread';
import { aboutNow, recently } from './recent';

export type Counts = Pick<components['schemas']['JobPage'], 'total' | 'totalIsExact' | 'facets' | 'facetsAreExact'>;

/** How long counts may be old, in milliseconds: they cost more than a page. */
const countsLast = 1000;
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
  recently(db, `matches ${JSON.stringify(query)}`, countsLast, () => countMatches(db.searches, spread, query));

type Total = Pick<Counts, 'total' | 'totalIsExact'>;
/** What a count may be told as: all of it, or that there are at least so many. */
const totalOf = (spread: Spread, { total, isExact }: MatchCounts): Total =>
  ({ total: isExact ? total : Math.min(total, countedAtMost(spread)), totalIsExact: isExact });

const liveChoices = (db: Database, { total }: Spread): Promise<ChoiceCount[]> => {
  const count = () => countLiveByChoice(db);
  return total > manyJobs ? aboutNow(db, 'choices', () => allCountsLast, count) : recently(db, 'choices', countsLast, count);
};

/** How many jobs a search finds at all. */
export const countTotal = (db: Database, spread: Spread, query: JobQuery): Promise<Total> =>
  recently(db, totalKey(query), countsLast, async () => totalOf(spread, await countSearch(db, spread, query)));
const totalKey = (query: JobQuery): string => `total ${JSON.stringify(query)}`;

/**
 * The total and the facets of a search. Each facet counts what its choices would give with the other filters as they are, so without its own. Of all live jobs,
 * by category and type, the numbers are always exact.
 */
export const countFacets = async (db: Database, spread: Spread, query: JobQuery): Promise<Counts> => {
  if (onlyChoices(query)) return countChoicesOfAll(db, spread, query);
  const isNarrowed = query.categories.length > 0 || query.types.length > 0 || query.location !== undefined;
  return (isNarrowed ? await countFew(db, spread, query) : undefined) ?? countEach(db, spread, query);
};

const filtersOn = ({ categories: chosen, types }: JobQuery) => ({
  isCategory: ({ category }: ChoiceCount) => chosen.length === 0 || chosen.includes(category),
  isType: ({ type }: ChoiceCount) => types.length === 0 || types.some((each) => each === type),
});
const facetsOf = (byCategory: readonly ChoiceCount[], byType: readonly ChoiceCount[], places: readonly PlaceCount[]) =>
  ({ category: byValue(byCategory, 'category', categories), type: byValue(byType, 'type', employmentTypes), place: placeFacet(places) });

/** Category and type alone: how many there are of each is known for all live jobs, and not counted anew for each search. */
const countChoicesOfAll = async (db: Database, spread: Spread, query: JobQuery): Promise<Counts> => {
  const [choices, place] = [liveChoices(db, spread), countSearch(db, spread, query)];
  // where one fails, the other is waited for as well: no query outlives its answer
  await Promise.allSettled([choices, place]);
  const rows = await choices;
  const { isCategory, isType } = filtersOn(query);
  const { places, isExact } = await place;
  return {
    total: sum(rows.filter((row) => isCategory(row) && isType(row))), totalIsExact: true, facetsAreExact: isExact,
    facets: facetsOf(rows.filter(isType), rows.filter(isCategory), places),
  };
};

/** All of them from one reading, where it is small. */
const countFew = async (db: Database, spread: Spread, query: JobQuery): Promise<Counts | undefined> => {
  const around = await countAround(db.searches, spread, query);
  if (!around) return undefined;
  const { isCategory, isType } = filtersOn(query);
  const ofType = around.rows.filter((row) => isType(row));
  const [byCategory, byType] = [ofType.filter(({ here }) => here), around.rows.filter((row) => row.here && isCategory(row))];
  // who looks for what to leave out asks for these next
  const tell = (change: Partial<JobQuery>, rows: readonly ChoiceCount[]): Total => {
    const total = { total: sum(rows), totalIsExact: true };
    void recently(db, totalKey({ ...query, ...change }), countsLast, () => Promise.resolve(total));
    return total;
  };
  tell({ categories: [] }, byCategory);
  tell({ types: [] }, byType);
  tell({ location: undefined }, ofType.filter(isCategory));
  return { ...tell({}, byCategory.filter(isCategory)), facetsAreExact: true, facets: facetsOf(byCategory, byType, around.places) };
};

/** Each by itself; filters that aren't set share one count. */
const countEach = async (db: Database, spread: Spread, query: JobQuery): Promise<Counts> => {
  const all = countSearch(db, spread, query);
  const without = (isSet: boolean, change: Partial<JobQuery>) => (isSet ? countSearch(db, spread, { ...query, ...change }) : all);
  const counts = [
    all, without(query.categories.length > 0, { categories: [] }), without(query.types.length > 0, { types: [] }), without(query.location !== undefined, { location: undefined }),
  ] as const;
  await Promise.allSettled(counts);
  const [total, byCategory, byType, byPlace] = await Promise.all(counts);
  return {
    ...totalOf(spread, total), facetsAreExact: byCategory.isExact && byType.isExact && byPlace.isExact, facets: facetsOf(byCategory.choices, byType.choices, byPlace.places),
  };
};

/** The counts of a search that can find nothing. */
export const noMatches: Counts = {
  total: 0, totalIsExact: true, facetsAreExact: true, facets: { category: byValue([], 'category', categories), type: byValue([], 'type', employmentTypes), place: [] },
};
