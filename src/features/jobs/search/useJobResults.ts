import { useDeferredValue, useEffect, useMemo } from 'react';
import { limits } from '@contract/limits';
import { useHostConfig } from '@/api/hostConfig';
import { useGetJobsQuery, useSearchJobsQuery, type Job, type JobPage } from '@/api/jobBoardApi';
import { useNow } from '@/ui/now';
import { filterJobs } from './filterJobs';
import { makeJobIndex } from './jobIndex';
import { fromStart, readSearch, searchArguments, writeSearch, type JobSearch, type JobSort } from './jobSearch';

export type JobResults = {
  /** A page of jobs, 20 at most; undefined until the first answer and where there was none. */
  jobs: Job[] | undefined;
  total: number; totalIsExact: boolean;
  facets: JobPage['facets'] | undefined;
  /** The pages around this one; null where there is none. A cursor on our own host, a number on a spec host. */
  next: { cursor: string } | { page: number } | null;
  previous: { page: number } | null;
  /** The page's number, on a spec host. */
  page: number | null;
  /** The orders that are offered; undefined stands for the host's own. */
  sorts: readonly (JobSort | undefined)[];
  canFilterByAge: boolean;
  /** Still the results of an earlier search, while new ones are on their way. */
  isOld: boolean;
  isError: boolean;
  /** The host knows no page that begins with this cursor. */
  isForeignPage: boolean;
  refetch: () => unknown;
};

/** A page of a search, from whichever kind of host: searched there on our own, filtered here on a spec host. `brief`: without the jobs' texts, where the host can leave them out; `byStatus`: jobs of the search's status. */
export const useJobResults = (search: JobSearch, { brief = true, byStatus = false }: { brief?: boolean; byStatus?: boolean } = {}): JobResults => {
  const { extensions } = useHostConfig();
  const found = useFoundJobs(search, { brief, byStatus }, !extensions);
  const filtered = useFilteredJobs(search, extensions);
  return extensions ? found : filtered;
};

const useFoundJobs = (search: JobSearch, { brief, byStatus }: { brief: boolean; byStatus: boolean }, skip: boolean): JobResults => {
  const asked = useMemo(() => searchArguments(search, brief, byStatus), [search, brief, byStatus]);
  const { data, currentData, isFetching, isError, error, refetch } = useSearchJobsQuery(asked, { skip });
  const shown = isError && !isFetching ? undefined : data;
  return {
    jobs: shown?.items, total: shown?.total ?? 0, totalIsExact: shown?.totalIsExact ?? true, facets: shown?.facets,
    next: shown?.nextCursor ? { cursor: shown.nextCursor } : null, previous: null, page: null,
    sorts: search.q.trim() === '' ? ['newest', 'pay'] : ['relevance', 'newest', 'pay'], canFilterByAge: true,
    isOld: isFetching && currentData === undefined, isError: isError && !isFetching,
    isForeignPage: isError && search.cursor !== '' && error !== undefined && 'status' in error && error.status === 400, refetch,
  };
};

/** How long at a time the words of a host's jobs are made ready, in milliseconds: a key pressed meanwhile doesn't wait. */
const slice = 6;

const useFilteredJobs = (search: JobSearch, skip: boolean): JobResults => {
  const now = useNow();
  const { data, isError, isFetching, refetch } = useGetJobsQuery(undefined, { skip });
  const index = useMemo(() => data && makeJobIndex(data), [data]);
  // 50,000 jobs' words take half a second to make ready: done bit by bit while nobody waits for it
  useEffect(() => {
    if (!index) return undefined;
    let timer = setTimeout(function more() {
      if (index.prepare(slice)) timer = setTimeout(more);
    });
    return () => clearTimeout(timer);
  }, [index]);
  // typing and ticking stay quick: the list follows when the browser has time. Turning pages and choosing a job filter nothing.
  const wanted = writeSearch({ ...search, ...fromStart }).toString();
  const asked = useDeferredValue(wanted);
  const filtered = useMemo(() => index && filterJobs(index, readSearch(new URLSearchParams(asked)), now), [index, asked, now]);
  const total = filtered?.jobs.length ?? 0;
  const last = Math.max(1, Math.ceil(total / limits.pageSize));
  const page = Math.min(search.page, last);
  const jobs = useMemo(() => filtered?.jobs.slice((page - 1) * limits.pageSize, page * limits.pageSize), [filtered, page]);
  return {
    jobs, total, totalIsExact: true, facets: filtered?.facets,
    next: page < last ? { page: page + 1 } : null, previous: page > 1 ? { page: page - 1 } : null, page,
    sorts: index?.hasDates ? [undefined, 'newest', 'pay'] : [undefined, 'pay'], canFilterByAge: index?.hasDates ?? false,
    isOld: asked !== wanted && filtered !== undefined, isError: isError && !isFetching && !data, isForeignPage: false, refetch,
  };
};
