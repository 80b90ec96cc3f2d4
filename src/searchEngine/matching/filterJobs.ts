import type { JobPage } from '@/api/jobBoardApi';
import type { JobIndex, Steps } from '@/searchEngine/index/jobIndex';
import type { JobValues } from '@/searchEngine/index/jobValues';
import { headPostingsOf, textPostingsOf } from '@/searchEngine/index/postings';
import { stemOf } from '@/searchEngine/index/vocabulary';
import { categories } from '@contract/constants/categories';
import { employmentTypeOf, employmentTypes } from '@contract/constants/employmentTypes';
import { expandWordFamilies } from '@contract/search/expandWordFamilies';
import type { SearchedFilters } from '@contract/search/looserFilters';
import { parseWords, type Clause } from '@contract/search/parseQuery';
import { placeText } from '@contract/search/places/placeText';
import { stateOf } from '@contract/search/places/stateOf';
import { withAskedHours } from '@contract/search/relevance/hours';
import { withAlternatives } from '@contract/search/spelling/spelling';
import { predicatesOf } from './filterPredicates';
import { makeMatcher, type Matcher, type RankedTier } from './matcher';
import { planQuery, type QueryPlan } from './queryPlan';

/** A search's words, planned for these jobs. */
export type PlannedWords = {
  parsed: readonly Clause[];
  plan: QueryPlan;
  matcher: Matcher;
};
/** The matching jobs, as positions in the host's list, and their counts. */
export type FilteredJobs = {
  /** `null` if the search has no words. */
  words: PlannedWords | null;
  /**
   * Jobs by what matches the words, newest first; without words all are in `all`, in the host's
   * order.
   */
  tiers: Record<RankedTier | 'all', number[]>;
  total: number;
  facets: JobPage['facets'];
};

/** The number of jobs matched per step. */
const batchSize = 1024;
const maxPlaces = 8;

type Fits = { category: boolean; type: boolean; place: boolean };
type FacetCounts = {
  count: (at: number, fits: Fits) => void;
  facets: () => JobPage['facets'];
};

/** Counts the jobs by their text of a field. */
const makeCounter = (values: JobValues) => {
  const counts = new Uint32Array(values.texts.length);
  return {
    count: (at: number): void => {
      const number = values.canonical(values.of(at));
      counts[number] = (counts[number] ?? 0) + 1;
    },
    /** Returns the counts by first spelling, without ''. */
    all: (): { value: string; count: number }[] => {
      const all: { value: string; count: number }[] = [];
      for (let number = 0; number < counts.length; number += 1) {
        const [value, count] = [values.texts[number] ?? '', counts[number] ?? 0];
        if (count > 0 && value !== '') all.push({ value, count });
      }
      return all;
    },
  };
};

/** Returns the counts of all choices the host offers, and of other values found. */
const facetOf = (
  offered: readonly string[],
  counted: readonly { value: string; count: number }[],
): JobPage['facets']['type'] => {
  const counts = new Map(offered.map((value) => [value, 0]));
  for (const { value, count } of counted) counts.set(value, (counts.get(value) ?? 0) + count);
  return [...counts].map(([value, count]) => ({ value, count }));
};

/** Returns the values with the most jobs, mapped by `valueOf`; `undefined` is left out. */
const mostOf = (
  counted: readonly { value: string; count: number }[],
  valueOf: (value: string) => string | undefined,
): JobPage['facets']['place'] =>
  facetOf(
    [],
    counted.flatMap(({ value, count }) => {
      const shown = valueOf(value);
      return shown === undefined ? [] : [{ value: shown, count }];
    }),
  )
    .toSorted((one, other) => other.count - one.count)
    .slice(0, maxPlaces);

const makeFacetCounts = (index: JobIndex): FacetCounts => {
  const byCategory = makeCounter(index.categories);
  const byType = makeCounter(index.types);
  const byPlace = makeCounter(index.places);
  return {
    count: (at, { category, type, place }) => {
      if (type && place) byCategory.count(at);
      if (category && place) byType.count(at);
      if (category && type) byPlace.count(at);
    },
    facets: () => ({
      category: facetOf(categories, byCategory.all()),
      type: facetOf(
        employmentTypes,
        byType.all().map((type) => ({ ...type, value: employmentTypeOf(type.value) })),
      ),
      place: mostOf(byPlace.all(), placeText),
      state: mostOf(byPlace.all(), stateOf),
    }),
  };
};

type WaysToMatch = { headsOnly?: boolean; apart?: boolean };
/** Plans the words of a search; returns `null` if there are none. For `apart`, see `parseQuery`. */
export function* planWords(
  index: JobIndex,
  { words = '', optional, soft, boostQuery, alternatives }: SearchedFilters,
  { headsOnly = false, apart = false }: WaysToMatch = {},
): Steps<PlannedWords | null> {
  const parsed = expandWordFamilies(
    withAskedHours(
      withAlternatives(parseWords(words, { optional, soft, boostQuery, apart }), alternatives),
    ),
    stemOf,
  );
  if (parsed.length === 0) return null;
  const heads = yield* headPostingsOf(index);
  const texts = headsOnly ? null : yield* textPostingsOf(index);
  const plan = planQuery(parsed, index.vocabulary);
  return plan && { parsed, plan, matcher: makeMatcher(index, plan, { heads, texts }) };
}

/**
 * Filters a host's jobs in the browser, for hosts that can't search, with the same filters and
 * words as our own host. Each facet counts what its choices would find with all other filters
 * applied. With `headsOnly`, the texts aren't searched.
 */
export function* filterJobs(
  index: JobIndex,
  filters: SearchedFilters,
  now: number,
  { headsOnly = false }: { headsOnly?: boolean } = {},
): Steps<FilteredJobs> {
  const words = yield* planWords(index, filters, { headsOnly });
  const predicates = predicatesOf(index, filters, now);
  const counts = makeFacetCounts(index);
  const tiers: FilteredJobs['tiers'] = {
    exact: [],
    exactTexts: [],
    title: [],
    head: [],
    texts: [],
    all: [],
  };
  let total = 0;
  const take = (at: number): void => {
    const tier = words ? words.matcher.tier(at) : 'all';
    const job = tier === null ? undefined : index.jobs[at];
    if (tier === null || !job || !predicates.always(job, at)) return;
    const fits = {
      category: predicates.category(job, at),
      type: predicates.type(job, at),
      place: predicates.place(job, at),
    };
    // a job that fails two of them counts in no facet
    if (Number(fits.category) + Number(fits.type) + Number(fits.place) < 2) return;
    counts.count(at, fits);
    if (!fits.category || !fits.type || !fits.place) return;
    tiers[tier].push(at);
    total += 1;
  };
  const order = words ? index.newestFirst() : null;
  for (let from = 0; from < index.jobs.length; from += batchSize) {
    const end = Math.min(from + batchSize, index.jobs.length);
    for (let number = from; number < end; number += 1) take(order ? (order[number] ?? 0) : number);
    yield;
  }
  yield;
  return { words, tiers, total, facets: counts.facets() };
}
