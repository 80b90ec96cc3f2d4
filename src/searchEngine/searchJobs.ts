import type { JobPage } from '@/api/jobBoardApi';
import { parseQuery } from '@contract/search/parseQuery';
import { correctSpelling } from './index/correctSpelling';
import type { JobIndex, Steps } from './index/jobIndex';
import { noSearch, type JobSearch } from './jobSearch';
import { loosenSearch } from './loosenSearch';
import { filterJobs, type FilteredJobs } from './matching/filterJobs';

export type FoundJobs = FilteredJobs &
  Pick<JobPage, 'searchedFor' | 'loosened'> & {
    /** False before the jobs' texts are indexed: jobs that only match by these will follow. */
    isComplete: boolean;
  };

/** With fewer matches than this, another spelling is tried. */
const fewMatches = 3;

/** Whether what heads match can be shown while the texts are being indexed. */
const canShowEarly = (index: JobIndex, { q, sort }: JobSearch): boolean => {
  const clauses = parseQuery(q);
  return (
    clauses.length > 0 &&
    !clauses.some(({ negated }) => negated) &&
    (sort ?? 'relevance') === 'relevance' &&
    !index.hasIndexedTexts()
  );
};

/**
 * For a search without matches: what it would find with each filter or word left out, most first;
 * where that is nothing, what the words alone would.
 */
function* countLoosened(
  index: JobIndex,
  search: JobSearch,
  now: number,
): Steps<JobPage['loosened']> {
  function* counted(
    looser: JobSearch,
    leftOut: Pick<JobPage['loosened'][number], 'leftOut' | 'q'>,
  ): Steps<JobPage['loosened']> {
    const { positions } = yield* filterJobs(index, looser, now);
    return positions.length === 0
      ? []
      : [{ ...leftOut, total: positions.length, totalIsExact: true }];
  }
  const loosened: JobPage['loosened'] = [];
  const ways = loosenSearch(search);
  for (const { search: looser, ...leftOut } of ways)
    loosened.push(...(yield* counted(looser, leftOut)));
  const hasSeveralFilters = ways.filter(({ leftOut }) => leftOut !== 'words').length > 1;
  if (loosened.length === 0 && parseQuery(search.q).length > 0 && hasSeveralFilters)
    return yield* counted({ ...noSearch, q: search.q }, { leftOut: 'filters' });
  return loosened.toSorted((a, b) => b.total - a.total);
}

/**
 * A whole search: as typed; where that finds next to nothing, with the spelling corrected, if that
 * finds more (`searchedFor` has it); where nothing is found, how it could be loosened. As long as
 * the texts aren't indexed, what the heads match is yielded early: by relevance it comes first
 * anyway.
 */
export function* searchJobs(
  index: JobIndex,
  search: JobSearch,
  now: number,
): Generator<FoundJobs | void, FoundJobs, void> {
  if (canShowEarly(index, search)) {
    const early = yield* filterJobs(index, search, now, true);
    if (early.positions.length > 0)
      yield { ...early, searchedFor: null, loosened: [], isComplete: false };
  }
  const found = yield* filterJobs(index, search, now);
  if (found.positions.length < fewMatches && !search.asTyped) {
    const q = correctSpelling(search.q, index.vocabulary);
    const corrected = q === null ? null : yield* filterJobs(index, { ...search, q }, now);
    if (corrected && corrected.positions.length > found.positions.length)
      return { ...corrected, searchedFor: q, loosened: [], isComplete: true };
  }
  const loosened = found.positions.length === 0 ? yield* countLoosened(index, search, now) : [];
  return { ...found, searchedFor: null, loosened, isComplete: true };
}
