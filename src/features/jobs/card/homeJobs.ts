import { useSearchJobsQuery } from '@/api/abortableQueries';
import { useHostConfig } from '@/api/hostConfig';
import { useGetJobsQuery, type SearchJobsApiArg } from '@/api/jobBoardApi';
import { limits } from '@contract/limits';

/** The query of the home page on our host, shared with its server rendering. */
export const homeJobsSearch: SearchJobsApiArg = {
  limit: limits.featuredJobs,
  sort: 'newest',
  brief: true,
};

/**
 * Returns the six jobs of the home page (spec §2.3): the newest on our host, the first of the list
 * on a spec host.
 */
export const useHomeJobs = () => {
  const { extensions } = useHostConfig();
  const newest = useSearchJobsQuery(homeJobsSearch, { skip: !extensions });
  const all = useGetJobsQuery(undefined, { skip: extensions });
  const { isLoading, isError, refetch } = extensions ? newest : all;
  return {
    jobs: extensions ? newest.data?.items : all.data?.slice(0, limits.featuredJobs),
    facets: newest.data?.facets,
    isLoading,
    isError,
    refetch,
  };
};
