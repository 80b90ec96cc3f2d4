import { categories } from '@contract/categories';
import { employmentTypes } from '@contract/employmentTypes';
import type { components } from '@contract/generated/types';
import type { Database } from '../database/database';
import { countByChoice, countedAtMost, countLiveByChoice, countMatches, type ChoiceCount } from '../repositories/jobCounts';
import type { JobFilters } from '../repositories/jobFilters';
import { withTimeLimit } from '../repositories/timeLimit';
import { recently } from './recent';

export type Counts = Pick<components['schemas']['JobPage'], 'total' | 'totalIsExact' | 'facets'>;

/** How long a search's statement may take, in milliseconds. */
export const searchTime = 2000;
/** How long counts may be old, in milliseconds: they cost more than a page, and nobody counts along. */
const countsLast = 5000;

/** Whether the filters name nothing but category and type, of live jobs. */
export const onlyChoices = (filters: JobFilters): boolean => {
  const { categories: _categories, types: _types, status, remote, withPay, ...others } = filters;
  return status === 'live' && !remote && !withPay && Object.values(others).every((value) => value === undefined);
};

/** A count for each known choice, in its usual order, also where it is 0; then any others. */
const byValue = (rows: readonly ChoiceCount[], name: 'category' | 'type', known: readonly string[]) => {
  const counts = new Map(known.map((value) => [value, 0]));
  for (const row of rows) counts.set(row[name], (counts.get(row[name]) ?? 0) + row.count);
  return [...counts].map(([value, count]) => ({ value, count }));
};

/** The total and both facets of a search: exact up to 10,000 matches, and for all live jobs; beyond, the facets are of the first 10,000 found. */
export const countSearch = async (db: Database, filters: JobFilters): Promise<Counts> => {
  const all = onlyChoices(filters);
  const counts = await recently(db, `choices ${JSON.stringify({ ...filters, categories: [], types: [] })}`, countsLast, () =>
    all ? countLiveByChoice(db) : withTimeLimit(db, searchTime, (tx) => countByChoice(tx, filters)));
  const isCategory = ({ category }: ChoiceCount) => filters.categories.length === 0 || filters.categories.includes(category);
  const isType = ({ type }: ChoiceCount) => filters.types.length === 0 || filters.types.some((each) => each === type);
  const facets = {
    category: byValue(counts.filter(isType), 'category', categories),
    type: byValue(counts.filter(isCategory), 'type', employmentTypes),
    place: [],
  };
  const counted = sum(counts);
  if (all || counted <= countedAtMost) return { total: sum(counts.filter((row) => isCategory(row) && isType(row))), totalIsExact: true, facets };
  const chosen = filters.categories.length > 0 || filters.types.length > 0;
  const total = !chosen ? counted : await recently(db, `matches ${JSON.stringify(filters)}`, countsLast, () =>
    withTimeLimit(db, searchTime, (tx) => countMatches(tx, filters)));
  return { total: Math.min(total, countedAtMost), totalIsExact: total <= countedAtMost, facets };
};

/** The counts of a search that can find nothing. */
export const noMatches: Counts = { total: 0, totalIsExact: true, facets: { category: byValue([], 'category', categories), type: byValue([], 'type', employmentTypes), place: [] } };

const sum = (rows: readonly ChoiceCount[]): number => rows.reduce((total, { count }) => total + count, 0);
