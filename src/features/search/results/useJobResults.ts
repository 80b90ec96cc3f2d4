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
  /** A page of at most 20 jobs; `undefined` until the first response, and if it failed. */
  jobs: Job[] | undefined;
  total: number;
  totalIsExact: boolean;
  facets: JobPage['facets'] | undefined;
  /** False if the counts are lower bounds. */
  facetsAreExact: boolean;
  /** The corrected words that were searched for; `null` if the typed ones were. */
  searchedFor: string | null;
  /** The readings: what the words ask for other than by their text. */
  read: JobPage['read'];
  /** Optional words: jobs that contain them come first. */
  preferred: JobPage['preferred'];
  /** Which jobs of a first page match only in part, and how; `null` if all match. */
  relaxed: JobPage['relaxed'];
  /** The number of other postings of the same job, by job id. */
  alike: JobPage['alike'];
  /** Where distances are measured from; `null` for nowhere. */
  area: JobPage['area'] | null;
  /** Distances in miles, by job id, if known. */
  distances: JobPage['distances'];
  /**
   * If nothing was found: the number of jobs that the search would find without each filter or
   * word. If little was found around a place: the number farther away.
   */
  loosened: JobPage['loosened'];
  /**
   * The next and previous page; `null` if there is none. A cursor on our host, a number on a spec
   * host.
   */
  next: { cursor: string } | { page: number } | null;
  previous: { page: number } | null;
  /** The page's number, on a spec host only. */
  page: number | null;
  /** The sort orders offered; `undefined` stands for the host's default. */
  sorts: readonly (JobSort | undefined)[];
  canFilterByAge: boolean;
  /** Whether these are the results of a previous search, while new ones are loading. */
  isStale: boolean;
  isError: boolean;
  /** The host rejected the cursor. */
  isForeignPage: boolean;
  refetch: () => unknown;
};

/**
 * Returns a page of a search's results: searched on our host, or filtered in the browser for a spec
 * host. `brief` leaves out the jobs' texts if the host supports that; `byStatus` filters by the
 * search's status.
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
    isStale: isFetching && currentData === undefined,
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

/** Returns the jobs of a page, and for each the number of other postings of the same job. */
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
  const { shown, isStale } = useBrowserSearch(data, search);
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
    isStale,
    isError: isError && !isFetching && !data,
    isForeignPage: false,
    refetch,
  };
};
