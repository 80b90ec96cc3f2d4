import { useSearchJobsQuery } from '@/api/abortableQueries';
import { useHostConfig } from '@/api/hostConfig';
import { useGetJobsByCategoryQuery, type Job, type SearchJobsApiArg } from '@/api/jobBoardApi';

type CategoryJob = {
  /** The category's first job (spec §2.10); `undefined` while loading or if there is none. */
  job: Job | undefined;
  /** The number of jobs in the category. */
  total: number;
  isLoading: boolean;
  isError: boolean;
  refetch: () => unknown;
};

/** Returns the search that reads a category's first job from our own host. */
export const categoryJobSearch = (categoryName: string): SearchJobsApiArg => ({
  category: [categoryName],
  sort: 'newest',
  limit: 1,
});

/**
 * Returns a category's first job and the number of jobs. Reads only one job and the count from our
 * own host, where a category may have thousands.
 */
export const useCategoryJob = (categoryName: string): CategoryJob => {
  const { extensions } = useHostConfig();
  const page = useSearchJobsQuery(categoryJobSearch(categoryName), { skip: !extensions });
  const all = useGetJobsByCategoryQuery({ categoryName }, { skip: extensions });
  const { isFetching, isError, refetch } = extensions ? page : all;
  const [job, total] = extensions
    ? [page.currentData?.items[0], page.currentData?.total ?? 0]
    : [all.currentData?.[0], all.currentData?.length ?? 0];
  return { job, total, isLoading: isFetching && job === undefined, isError, refetch };
};
