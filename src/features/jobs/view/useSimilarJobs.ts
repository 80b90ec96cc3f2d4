import { useEffect, useState } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { jobBoardApi, useGetJobsQuery, useGetSimilarJobsQuery, type Job } from '@/api/jobBoardApi';
import { acquireSearcher, searcherOf } from '@/searchEngine/sharedSearcher';

/** Returns the argument of `getSimilarJobs`, shared with the rendering on the host. */
export const similarJobsSearch = (jobId: string) => ({ jobId, limit: 3 });

/**
 * Returns at most three similar jobs, most similar first; `undefined` until they are loaded. On a
 * spec host they stay `undefined` unless its list of jobs is already in the cache.
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
 * Finds similar jobs in the list of a spec host, only if it is already in the cache: it would have
 * to be fetched as a whole.
 */
const useSimilarInBrowser = (
  jobId: string,
  limit: number,
  { skip }: { skip: boolean },
): readonly Job[] | undefined => {
  const cachedJobs = jobBoardApi.endpoints.getJobs.useQueryState(undefined, { skip }).data;
  const [wasCached] = useState(cachedJobs !== undefined);
  // keeps the list in the cache while the job is shown
  const { data: jobs } = useGetJobsQuery(undefined, { skip: skip || !wasCached });
  const [found, setFound] = useState<{ jobId: string; jobs: readonly Job[] }>();
  // effects, because the searcher is a worker outside React
  useEffect(() => (jobs ? acquireSearcher(jobs) : undefined), [jobs]);
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
