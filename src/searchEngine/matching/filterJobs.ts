import type { JobPage } from '@/api/jobBoardApi';
import type { JobIndex, Steps } from '@/searchEngine/index/jobIndex';
import type { JobSearch } from '@/searchEngine/jobSearch';
import { categories } from '@contract/constants/categories';
import { employmentTypes } from '@contract/constants/employmentTypes';
import { parseQuery } from '@contract/search/parseQuery';
import { predicatesOf } from './filterPredicates';
import { makeMatcher } from './matcher';
import { planQuery } from './queryPlan';
import { rankJobs, relevanceScore } from './rankJobs';

export type FilteredJobs = { positions: number[]; facets: JobPage['facets'] };

/** Jobs matched in one step. */
const batchSize = 256;
const maxPlaces = 8;

/** What jobs are sorted by, biggest first; equal ones keep the host's order. */
const sortKeys = {
  newest: (index: JobIndex) => (at: number) => index.jobs[at]?.posted ?? 0,
  pay: (index: JobIndex) => (at: number) =>
    Math.max(index.jobs[at]?.from ?? 0, index.jobs[at]?.to ?? 0),
};

/** `relevance` is that of each position, where there are words. */
const sortJobs = (
  index: JobIndex,
  positions: number[],
  sort: JobSearch['sort'],
  relevance: readonly number[] | undefined,
): number[] => {
  if (sort !== undefined && sort !== 'relevance') {
    const keyOf = sortKeys[sort](index);
    return positions.toSorted((a, b) => keyOf(b) - keyOf(a));
  }
  return relevance
    ? rankJobs(positions, relevance, (at) => index.jobs[at]?.posted ?? null)
    : positions;
};

type Counts = {
  category: Map<string, number>;
  type: Map<string, number>;
  place: Map<string, number>;
};
const noCounts = (): Counts => ({
  category: new Map(categories.map((name) => [name, 0])),
  type: new Map(employmentTypes.map((type) => [type, 0])),
  place: new Map(),
});
const count = (counted: Map<string, number>, value: string): void => {
  if (value !== '') counted.set(value, (counted.get(value) ?? 0) + 1);
};

/** Counts a job in each facet whose other two filters it fits. */
const countFacets = (
  counts: Counts,
  fits: Record<keyof Counts, boolean>,
  values: Record<keyof Counts, string>,
): void => {
  if (fits.type && fits.place) count(counts.category, values.category);
  if (fits.category && fits.place) count(counts.type, values.type);
  if (fits.category && fits.type) count(counts.place, values.place.trim());
};

/** The places with most jobs, each by its first spelling. */
const mostCommonPlaces = (
  index: JobIndex,
  counted: ReadonlyMap<string, number>,
): JobPage['facets']['place'] => {
  const places = new Map<string, { value: string; count: number }>();
  for (const [value, number] of counted) {
    const known = places.get(index.normalized(value)) ?? { value, count: 0 };
    places.set(index.normalized(value), { ...known, count: known.count + number });
  }
  return [...places.values()].toSorted((a, b) => b.count - a.count).slice(0, maxPlaces);
};

/**
 * Filters and sorts a host's jobs in the browser, for hosts that can't search, by the same filters
 * and words as our own host. By relevance where there are words, else in the host's order, unless
 * `sort` says otherwise. Each facet counts what its choices would give with all other filters.
 * Positions are those of the host's list. `headsOnly` searches titles, companies, places and
 * categories only.
 */
export function* filterJobs(
  index: JobIndex,
  search: JobSearch,
  now: number,
  headsOnly = false,
): Steps<FilteredJobs> {
  const clauses = parseQuery(search.q);
  if (clauses.length > 0) {
    yield* index.indexHeads();
    if (!headsOnly) yield* index.indexTexts();
  }
  const plan = planQuery(clauses, index.vocabulary);
  const match = plan && makeMatcher(index, plan, index.vocabulary.tokens.length, headsOnly);
  const predicates = predicatesOf(index, search, now);
  const counts = noCounts();
  const [positions, relevance]: [number[], number[]] = [[], []];
  for (const [at, job] of index.jobs.entries()) {
    if (at % batchSize === 0) yield;
    if (!predicates.always(job, at)) continue;
    const fits = {
      category: predicates.category(job, at),
      type: predicates.type(job, at),
      place: predicates.place(job, at),
    };
    // a job that fails two of them is in no facet's count
    if (Number(fits.category) + Number(fits.type) + Number(fits.place) < 2) continue;
    const matched = match?.(at);
    if (matched === null) continue;
    countFacets(counts, fits, { category: job.category, type: index.type(at), place: job.place });
    if (!fits.category || !fits.type || !fits.place) continue;
    positions.push(at);
    if (matched) relevance.push(relevanceScore(matched, plan?.whole?.length ?? 0));
  }
  yield;
  const facet = (counted: ReadonlyMap<string, number>) =>
    [...counted].map(([value, number]) => ({ value, count: number }));
  return {
    positions: sortJobs(index, positions, search.sort, match ? relevance : undefined),
    facets: {
      category: facet(counts.category),
      type: facet(counts.type),
      place: mostCommonPlaces(index, counts.place),
    },
  };
}
