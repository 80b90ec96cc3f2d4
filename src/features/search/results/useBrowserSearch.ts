import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { firstPage, readSearch, writeSearch, type JobSearch } from '@/searchEngine/jobSearch';
import type { FoundJobs } from '@/searchEngine/searchJobs';
import { acquireSearcher, searcherOf } from '@/searchEngine/sharedSearcher';
import { useNow } from '@/ui/text/now';

/**
 * The result of a search, with the jobs that its positions refer to. Without positions: all jobs,
 * in the host's order.
 */
type Shown = { jobs: readonly Job[]; searchKey: string } & Partial<FoundJobs>;

/**
 * Searches a host's jobs in the browser. Returns the previous result until the new one is there
 * (`isStale`).
 */
export const useBrowserSearch = (
  jobs: readonly Job[] | undefined,
  search: JobSearch,
): { shown: Shown | undefined; isStale: boolean } => {
  const now = useNow();
  // passing time must not start a new search
  const askedAt = useEffectEvent(() => now);
  const [answered, setAnswered] = useState<Shown>();
  useEffect(() => (jobs ? acquireSearcher(jobs) : undefined), [jobs]);
  // changing the page or the selected job isn't a new search
  const searchKey = writeSearch({ ...search, ...firstPage }).toString();
  useEffect(() => {
    let isCancelled = false;
    const ask = async (): Promise<void> => {
      const show = (found: FoundJobs): void => {
        if (jobs && !isCancelled) setAnswered({ ...found, jobs, searchKey });
      };
      const found =
        jobs &&
        (await searcherOf(jobs)?.search(
          { search: readSearch(new URLSearchParams(searchKey)), now: askedAt() },
          show,
        ));
      if (found) show(found);
    };
    void ask();
    return () => {
      isCancelled = true;
    };
  }, [jobs, searchKey]);
  // an unfiltered list needs no search
  const whole = useMemo<Shown | undefined>(
    () => (jobs && searchKey === '' ? { jobs, searchKey } : undefined),
    [jobs, searchKey],
  );
  const isAnswer = answered?.searchKey === searchKey && answered.jobs === jobs;
  const shown = isAnswer ? answered : (whole ?? (jobs && answered));
  return {
    shown,
    isStale: jobs !== undefined && shown !== undefined && shown.searchKey !== searchKey,
  };
};
