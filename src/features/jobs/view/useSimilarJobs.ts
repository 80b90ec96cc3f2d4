import { useEffect, useState } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { jobBoardApi, useGetJobsQuery, useGetSimilarJobsQuery, type Job } from '@/api/jobBoardApi';
import { keepSearcher, searcherOf } from '@/searchEngine/sharedSearcher';

/** What a job's page asks our own host for; the page rendered there asks the same. */
export const similarJobsSearch = (jobId: string) => ({ jobId, limit: 3 });

/**
 * Jobs like this one, most alike first, three at most. Undefined until they are known; none on a
 * spec host whose list isn't here already.
 */
export const useSimilarJobs = (
  jobId: string,
): { jobs: readonly Job[] | undefined; isLoading: boolean } => {
  const { extensions } = useHostConfig();
  const search = similarJobsSearch(jobId);
  const { data, isLoading } = useGetSimilarJobsQuery(search, { skip: !extensions });
  const inBrowser = useSimilarInBrowser(jobId, search.limit, extensions);
  return extensions ? { jobs: data?.items, isLoading } : { jobs: inBrowser, isLoading: false };
};

/**
 * A spec host sends all of its jobs or none: they are searched where they are held, and not asked
 * for.
 */
const useSimilarInBrowser = (
  jobId: string,
  limit: number,
  skip: boolean,
): readonly Job[] | undefined => {
  const held = jobBoardApi.endpoints.getJobs.useQueryState(undefined, { skip }).data;
  const [wasHeld] = useState(held !== undefined);
  // keeps the list while the job is looked at
  const { data: jobs } = useGetJobsQuery(undefined, { skip: skip || !wasHeld });
  const [found, setFound] = useState<{ jobId: string; jobs: readonly Job[] }>();
  useEffect(() => (jobs ? keepSearcher(jobs) : undefined), [jobs]);
  useEffect(() => {
    let isLeft = false;
    const ask = async (): Promise<void> => {
      const at = jobs?.findIndex(({ _id }) => _id === jobId) ?? -1;
      const positions = jobs && at !== -1 ? await searcherOf(jobs)?.similar({ at, limit }) : null;
      if (jobs && positions && !isLeft)
        setFound({ jobId, jobs: positions.flatMap((position) => jobs[position] ?? []) });
    };
    void ask();
    return () => {
      isLeft = true;
    };
  }, [jobs, jobId, limit]);
  return found?.jobId === jobId ? found.jobs : undefined;
};
