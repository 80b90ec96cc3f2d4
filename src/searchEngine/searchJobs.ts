import type { JobPage } from '@/api/jobBoardApi';
import { parseWords, type Wanted } from '@contract/search/parseWords';
import type { JobIndex } from './index/jobIndex';
import { nearestSpelling } from './index/nearestSpelling';
import { noSearch, type JobSearch } from './jobSearch';
import { filterJobs, type FilteredJobs } from './matching/filterJobs';

export type FoundJobs = FilteredJobs &
  Pick<JobPage, 'searchedFor' | 'loosened'> & {
    /** False before the jobs' texts are read: what only they say follows these. */
    isComplete: boolean;
  };

/** Fewer found than this, and another spelling is tried. */
const few = 3;
/** With more words than this, leaving out one of them hardly helps. */
const mostWords = 6;

/** A thing as one would type it; its synonyms come by themselves. */
const typedAs = ({ any, denied }: Wanted): string =>
  any
    .filter(({ synonym }) => !synonym)
    .map(({ words, adjacent }) => `${denied ? '-' : ''}${adjacent ? `"${words}"` : words}`)
    .join(' or ');

type Way = Pick<JobPage['loosened'][number], 'leftOut' | 'q'> & { search: JobSearch };

/**
 * Everything that could be left out of a search: each of a few words, all words, each filter that
 * is set.
 */
const waysToLoosen = (search: JobSearch): Way[] => {
  const things = parseWords(search.q);
  const one =
    things.length < 2 || things.length > mostWords
      ? []
      : things.map((_, at) =>
          things
            .filter((__, other) => other !== at)
            .map(typedAs)
            .join(' '),
        );
  const words = (q: string): Way => ({ leftOut: 'words', q, search: { ...search, q } });
  const without = (isSet: boolean, leftOut: Way['leftOut'], changes: Partial<JobSearch>): Way[] =>
    isSet ? [{ leftOut, search: { ...search, ...changes } }] : [];
  const filters = [
    ...without(search.location.trim() !== '', 'location', { location: '' }),
    ...without(search.remote, 'remote', { remote: false }),
    ...without(search.category.length > 0, 'category', { category: [] }),
    ...without(search.type.length > 0, 'type', { type: [] }),
    ...without(
      search.withPay || search.payMin !== undefined || search.payMax !== undefined,
      'pay',
      { withPay: false, payMin: undefined, payMax: undefined },
    ),
    ...without(search.within !== undefined, 'within', { within: undefined }),
    ...without(search.degree.trim() !== '', 'degree', { degree: '' }),
    ...without(search.company.trim() !== '', 'company', { company: '' }),
  ];
  // words alone: leaving all of them out is no search any more
  return [
    ...[...new Set(one)].map(words),
    ...(things.length > 0 && filters.length > 0 ? [words('')] : []),
    ...filters,
  ];
};

/**
 * A whole search: as it was typed; where that finds next to nothing, in the nearest spelling, if it
 * finds more (`searchedFor` says it); where nothing is found, what each filter or word would give
 * by being left out, most first. As long as the texts aren't read, what the rest says is yielded
 * early: by relevance it comes first anyway.
 */
export function* searchJobs(
  index: JobIndex,
  search: JobSearch,
  now: number,
): Generator<FoundJobs | void, FoundJobs, void> {
  const things = parseWords(search.q);
  if (
    things.length > 0 &&
    !things.some(({ denied }) => denied) &&
    (search.sort ?? 'relevance') === 'relevance' &&
    !index.hasReadTexts()
  ) {
    const early = yield* filterJobs(index, search, now, true);
    if (early.positions.length > 0)
      yield { ...early, searchedFor: null, loosened: [], isComplete: false };
  }
  const found = yield* filterJobs(index, search, now);
  if (found.positions.length < few && !search.asTyped) {
    const q = nearestSpelling(search.q, index.vocabulary);
    const others = q === null ? null : yield* filterJobs(index, { ...search, q }, now);
    if (others && others.positions.length > found.positions.length)
      return { ...others, searchedFor: q, loosened: [], isComplete: true };
  }
  const loosened: JobPage['loosened'] = [];
  const ways = found.positions.length === 0 ? waysToLoosen(search) : [];
  for (const { search: looser, ...way } of ways) {
    const {
      positions: { length },
    } = yield* filterJobs(index, looser, now);
    if (length > 0) loosened.push({ ...way, total: length, totalIsExact: true });
  }
  if (
    loosened.length === 0 &&
    found.positions.length === 0 &&
    things.length > 0 &&
    ways.filter(({ leftOut }) => leftOut !== 'words').length > 1
  ) {
    const {
      positions: { length },
    } = yield* filterJobs(index, { ...noSearch, q: search.q }, now);
    if (length > 0) loosened.push({ leftOut: 'filters', total: length, totalIsExact: true });
  }
  return {
    ...found,
    searchedFor: null,
    loosened: loosened.toSorted((a, b) => b.total - a.total),
    isComplete: true,
  };
}
