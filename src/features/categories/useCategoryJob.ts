import { useSearchJobsQuery } from '@/api/abortableQueries';
import { useHostConfig } from '@/api/hostConfig';
import { useGetJobsByCategoryQuery, type Job, type SearchJobsApiArg } from '@/api/jobBoardApi';

type CategoryJob = {
  /**
   * The category's first job (spec §2.10); undefined while it isn't known and where there is none.
   */
  job: Job | undefined;
  /** How many jobs the category has. */
  total: number;
  isLoading: boolean;
  isError: boolean;
  refetch: () => unknown;
};

/** What our own host is asked for a category's first job. */
export const categoryJobSearch = (categoryName: string): SearchJobsApiArg => ({
  category: [categoryName],
  sort: 'newest',
  limit: 1,
});

/**
 * A category's first job and how many there are. Our own host may hold thousands in one, so it is
 * asked for one and the count.
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
