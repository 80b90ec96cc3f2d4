import { useEffect, useState } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { jobBoardApi, useGetJobsQuery, useGetSimilarJobsQuery, type Job } from '@/api/jobBoardApi';
import { keepSearcher, searcherOf } from '@/searchEngine/sharedSearcher';

/** The argument of getSimilarJobs; rendering the page on the host uses the same. */
export const similarJobsSearch = (jobId: string) => ({ jobId, limit: 3 });

/**
 * Jobs like this one, most alike first, three at most. Undefined until they are known; on a spec
 * host that is for good unless its list is in the cache already.
 */
export const useSimilarJobs = (
  jobId: string,
): { jobs: readonly Job[] | undefined; isLoading: boolean } => {
  const { extensions } = useHostConfig();
  const search = similarJobsSearch(jobId);
  const { data, isLoading } = useGetSimilarJobsQuery(search, { skip: !extensions });
  const inBrowser = useSimilarInBrowser(jobId, search.limit, { skip: extensions });
  return extensions ? { jobs: data?.items, isLoading } : { jobs: inBrowser, isLoading: false };
};

/**
 * A spec host sends all of its jobs or none, so they are searched only if they are in the cache
 * already.
 */
const useSimilarInBrowser = (
  jobId: string,
  limit: number,
  { skip }: { skip: boolean },
): readonly Job[] | undefined => {
  const cachedJobs = jobBoardApi.endpoints.getJobs.useQueryState(undefined, { skip }).data;
  const [wasCached] = useState(cachedJobs !== undefined);
  // keeps the list in the cache while the job is on the screen
  const { data: jobs } = useGetJobsQuery(undefined, { skip: skip || !wasCached });
  const [found, setFound] = useState<{ jobId: string; jobs: readonly Job[] }>();
  // effects, as the searcher is a worker outside React
  useEffect(() => (jobs ? keepSearcher(jobs) : undefined), [jobs]);
  useEffect(() => {
    let isOutdated = false;
    const findSimilar = async (): Promise<void> => {
      const index = jobs?.findIndex(({ _id }) => _id === jobId) ?? -1;
      const positions =
        jobs && index !== -1 ? await searcherOf(jobs)?.similar({ at: index, limit }) : null;
      if (jobs && positions && !isOutdated)
        setFound({ jobId, jobs: positions.flatMap((position) => jobs[position] ?? []) });
    };
    void findSimilar();
    return () => {
      isOutdated = true;
    };
  }, [jobs, jobId, limit]);
  return found?.jobId === jobId ? found.jobs : undefined;
};
