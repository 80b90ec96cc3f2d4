import { useMemo } from 'react';
import { useSearchJobsQuery } from '@/api/abortableQueries';
import { useHostConfig } from '@/api/hostConfig';
import { useGetJobsQuery, type Job, type JobPage } from '@/api/jobBoardApi';
import {
  asListedByStatus,
  searchArguments,
  type JobSearch,
  type JobSort,
} from '@/searchEngine/jobSearch';
import { limits } from '@contract/limits';
import { useBrowserSearch } from './useBrowserSearch';

export type JobResults = {
  /** A page of jobs, 20 at most; undefined until the first answer and where there was none. */
  jobs: Job[] | undefined;
  total: number;
  totalIsExact: boolean;
  facets: JobPage['facets'] | undefined;
  /** False where each choice may have more jobs than were counted. */
  facetsAreExact: boolean;
  /** The corrected words that were searched instead of those typed; null for those typed. */
  searchedFor: string | null;
  /** What was read out of the words instead of being searched as such. */
  read: JobPage['read'];
  /** Words that jobs needn't say, but come first if they do. */
  preferred: JobPage['preferred'];
  /** From which of a first page's jobs on they match only in part, and in what; null where all match. */
  relaxed: JobPage['relaxed'];
  /** By a job's id, how many more postings of the same job there are. */
  alike: JobPage['alike'];
  /** Where distances are counted from; null for nowhere. */
  area: JobPage['area'] | null;
  /** By a job's id, how many miles away it is, where that is known. */
  distances: JobPage['distances'];
  /** Where nothing was found: what the search would find without each filter or word. */
  loosened: JobPage['loosened'];
  /**
   * The pages around this one; null where there is none. A cursor on our own host, a number on a
   * spec host.
   */
  next: { cursor: string } | { page: number } | null;
  previous: { page: number } | null;
  /** The page's number, on a spec host. */
  page: number | null;
  /** The orders that are offered; undefined for the host's own. */
  sorts: readonly (JobSort | undefined)[];
  canFilterByAge: boolean;
  /** Still the results of an earlier search, while new ones are on their way. */
  isOld: boolean;
  isError: boolean;
  /** The host knows no page that begins with this cursor. */
  isForeignPage: boolean;
  refetch: () => unknown;
};

/**
 * A page of a search, from whichever kind of host: searched there on our own, filtered here on a
 * spec host. `brief`: without the jobs' texts, where the host can leave them out; `byStatus`: jobs
 * of the search's status.
 */
export const useJobResults = (
  listed: JobSearch,
  { brief = true, byStatus = false }: { brief?: boolean; byStatus?: boolean } = {},
): JobResults => {
  const { extensions } = useHostConfig();
  const search = useMemo(() => (byStatus ? asListedByStatus(listed) : listed), [byStatus, listed]);
  const found = useHostSearch(search, { brief, byStatus, skip: !extensions });
  const filtered = useSpecHostSearch(search, { skip: extensions });
  return extensions ? found : filtered;
};

const noPage = {
  items: undefined,
  total: 0,
  totalIsExact: true,
  facets: undefined,
  facetsAreExact: true,
  searchedFor: null,
  read: [],
  preferred: [],
  relaxed: null,
  alike: {},
  area: null,
  distances: {},
  loosened: [],
  nextCursor: null,
} satisfies { [Field in keyof JobPage]: JobPage[Field] | undefined };

const useHostSearch = (
  search: JobSearch,
  { brief, byStatus, skip }: { brief: boolean; byStatus: boolean; skip: boolean },
): JobResults => {
  const asked = useMemo(() => searchArguments(search, brief, byStatus), [search, brief, byStatus]);
  const { data, currentData, isFetching, isError, error, refetch } = useSearchJobsQuery(asked, {
    skip,
  });
  const { items, nextCursor, ...shown } = {
    ...noPage,
    ...(isError && !isFetching ? undefined : data),
  };
  return {
    ...shown,
    jobs: items,
    next: nextCursor ? { cursor: nextCursor } : null,
    previous: null,
    page: null,
    sorts: [
      ...(search.q.trim() === '' ? [] : ['relevance' as const]),
      'newest',
      'pay',
      ...(shown.area ? ['distance' as const] : []),
    ],
    canFilterByAge: true,
    isOld: isFetching && currentData === undefined,
    isError: isError && !isFetching,
    isForeignPage:
      isError &&
      search.cursor !== '' &&
      error !== undefined &&
      'status' in error &&
      error.status === 400,
    refetch,
  };
};

/** The jobs of a page, and of how many others each is the same job. */
const pageOf = (
  all: readonly Job[] | undefined,
  positions: readonly number[] | undefined,
  alike: ReadonlyMap<number, number> | undefined,
  page: number,
) => {
  const [from, to] = [(page - 1) * limits.pageSize, page * limits.pageSize];
  const onPage = positions?.slice(from, to) ?? [];
  const alikeById = onPage.flatMap((at): [string, number][] => {
    const [id, count] = [all?.[at]?._id, alike?.get(at)];
    return id === undefined || count === undefined ? [] : [[id, count]];
  });
  return {
    jobs: positions ? onPage.flatMap((at) => all?.[at] ?? []) : all?.slice(from, to),
    alike: Object.fromEntries(alikeById),
  };
};

const useSpecHostSearch = (search: JobSearch, { skip }: { skip: boolean }): JobResults => {
  const { data, isError, isFetching, refetch } = useGetJobsQuery(undefined, { skip });
  const { shown, isOld } = useBrowserSearch(data, search);
  const { jobs: all, positions } = { ...shown };
  const { facets, searchedFor, read, preferred, relaxed, area, distances, loosened } = {
    ...noPage,
    ...shown,
  };
  const hasDates = useMemo(() => data?.some(({ createdAt }) => createdAt != null) ?? false, [data]);
  const isComplete = shown?.isComplete ?? true;
  const listed = positions?.length ?? all?.length ?? 0;
  const last = Math.max(1, Math.ceil(listed / limits.pageSize));
  const page = Math.min(search.page, last);
  const { jobs, alike } = useMemo(
    () => pageOf(all, positions, shown?.alike, page),
    [all, positions, shown, page],
  );
  const sorts = [
    search.q.trim() === '' ? undefined : ('relevance' as const),
    ...(hasDates ? ['newest' as const] : []),
    'pay' as const,
  ];
  return {
    jobs,
    total: shown?.total ?? listed,
    totalIsExact: isComplete,
    facets,
    facetsAreExact: isComplete,
    searchedFor,
    read,
    preferred,
    relaxed: page > 1 ? null : relaxed,
    alike,
    area,
    distances,
    loosened,
    next: page < last ? { page: page + 1 } : null,
    previous: page > 1 ? { page: page - 1 } : null,
    page,
    sorts,
    canFilterByAge: hasDates,
    isOld,
    isError: isError && !isFetching && !data,
    isForeignPage: false,
    refetch,
  };
};
