import type { JobPage } from '@/api/jobBoardApi';
import type { JobIndex, Steps } from '@/searchEngine/index/jobIndex';
import type { JobSearch } from '@/searchEngine/jobSearch';
import { categories } from '@contract/categories';
import { employmentTypes } from '@contract/employmentTypes';
import { parseWords } from '@contract/search/parseWords';
import { testsOf } from './jobTests';
import { makeMatcher } from './matchWords';
import { rankJobs, relevanceOf } from './rankJobs';
import { planWords } from './wordsPlan';

export type FilteredJobs = { positions: number[]; facets: JobPage['facets'] };

/** Jobs looked at between two looks at the clock. */
const batch = 256;
const offeredPlaces = 8;

/** A job's place in an order that was asked for, biggest first; equal ones keep the host's. */
const orders = {
  newest: (index: JobIndex) => (at: number) => index.jobs[at]?.posted ?? 0,
  pay: (index: JobIndex) => (at: number) =>
    Math.max(index.jobs[at]?.from ?? 0, index.jobs[at]?.to ?? 0),
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

/** The places with most jobs, each by its first spelling. */
const mostCommonPlaces = (
  index: JobIndex,
  counted: ReadonlyMap<string, number>,
): JobPage['facets']['place'] => {
  const places = new Map<string, { value: string; count: number }>();
  for (const [value, number] of counted) {
    const known = places.get(index.folded(value)) ?? { value, count: 0 };
    places.set(index.folded(value), { ...known, count: known.count + number });
  }
  return [...places.values()].toSorted((a, b) => b.count - a.count).slice(0, offeredPlaces);
};

/**
 * A host's jobs filtered and ordered in the browser, for hosts that can't search: the same filters
 * and words as our own host's. By relevance where there are words, else in the host's order, unless
 * another is asked for. Facets count what each choice would give with the other filters as they
 * are. Positions are those of the host's list. `headsOnly` looks for words in titles, companies,
 * places and categories only.
 */
export function* filterJobs(
  index: JobIndex,
  search: JobSearch,
  now: number,
  headsOnly = false,
): Steps<FilteredJobs> {
  const asked = parseWords(search.q);
  if (asked.length > 0) {
    yield* index.readHeads();
    if (!headsOnly) yield* index.readTexts();
  }
  const plan = planWords(asked, index.vocabulary);
  const match = plan && makeMatcher(index, plan, index.vocabulary.atoms.length, headsOnly);
  const tests = testsOf(index, search, now);
  const counts = noCounts();
  const [positions, relevance]: [number[], number[]] = [[], []];
  for (const [at, job] of index.jobs.entries()) {
    if (at % batch === 0) yield;
    if (!tests.always(job, at)) continue;
    const [inCategory, ofType, inPlace] = [
      tests.category(job, at),
      tests.type(job, at),
      tests.place(job, at),
    ];
    // a job that fails two of them stands in no count
    if (Number(inCategory) + Number(ofType) + Number(inPlace) < 2) continue;
    const found = match?.(at);
    if (found === null) continue;
    if (ofType && inPlace) count(counts.category, job.category);
    if (inCategory && inPlace) count(counts.type, index.type(at));
    if (inCategory && ofType) count(counts.place, job.place.trim());
    if (!inCategory || !ofType || !inPlace) continue;
    positions.push(at);
    if (found) relevance.push(relevanceOf(found, plan?.whole?.atoms ?? 0));
  }
  yield;
  const order =
    search.sort === undefined || search.sort === 'relevance'
      ? undefined
      : orders[search.sort](index);
  const facet = (counted: ReadonlyMap<string, number>) =>
    [...counted].map(([value, number]) => ({ value, count: number }));
  return {
    positions: order
      ? positions.toSorted((a, b) => order(b) - order(a))
      : match
        ? rankJobs(positions, relevance, (at) => index.jobs[at]?.posted ?? null)
        : positions,
    facets: {
      category: facet(counts.category),
      type: facet(counts.type),
      place: mostCommonPlaces(index, counts.place),
    },
  };
}
