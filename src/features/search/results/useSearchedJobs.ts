import { useEffect, useMemo, useState } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { firstPage, readSearch, writeSearch, type JobSearch } from '@/searchEngine/jobSearch';
import type { FoundJobs } from '@/searchEngine/searchJobs';
import { keepSearcher, searcherOf } from '@/searchEngine/sharedSearcher';
import { useNow } from '@/ui/text/now';

/**
 * A search's answer with the jobs that its positions are of; without positions it is all of them,
 * in the host's order.
 */
type Shown = { jobs: readonly Job[]; wanted: string } & Partial<FoundJobs>;

/**
 * What a host's jobs give for a search, worked out beside the page. Until an answer is there, the
 * one before it is shown (`isOld`).
 */
export const useSearchedJobs = (
  jobs: readonly Job[] | undefined,
  search: JobSearch,
): { shown: Shown | undefined; isOld: boolean } => {
  const now = useNow();
  const [answered, setAnswered] = useState<Shown>();
  useEffect(() => (jobs ? keepSearcher(jobs) : undefined), [jobs]);
  // turning pages and choosing a job search nothing
  const wanted = writeSearch({ ...search, ...firstPage }).toString();
  useEffect(() => {
    let isLeft = false;
    const ask = async (): Promise<void> => {
      const show = (found: FoundJobs): void => {
        if (jobs && !isLeft) setAnswered({ ...found, jobs, wanted });
      };
      const found =
        jobs &&
        (await searcherOf(jobs)?.search(
          { search: readSearch(new URLSearchParams(wanted)), now },
          show,
        ));
      if (found) show(found);
    };
    void ask();
    return () => {
      isLeft = true;
    };
  }, [jobs, wanted, now]);
  // a list that nothing narrows needs no searching to be shown
  const whole = useMemo<Shown | undefined>(
    () => (jobs && wanted === '' ? { jobs, wanted } : undefined),
    [jobs, wanted],
  );
  const isAnswer = answered?.wanted === wanted && answered.jobs === jobs;
  const shown = isAnswer ? answered : (whole ?? (jobs && answered));
  return { shown, isOld: jobs !== undefined && shown !== undefined && shown.wanted !== wanted };
};
