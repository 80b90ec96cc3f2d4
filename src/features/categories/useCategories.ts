import { useMemo } from 'react';
import { useSearchJobsQuery } from '@/api/abortableQueries';
import { useHostConfig } from '@/api/hostConfig';
import { useGetCategoriesQuery, type SearchJobsApiArg } from '@/api/jobBoardApi';

/** The search that reads the number of live jobs per category from our own host. */
export const categoryCountsSearch: SearchJobsApiArg = { limit: 1, brief: true };

/**
 * Returns the host's categories in its order, without blanks and duplicates; on our own host with
 * the number of live jobs in each.
 */
export const useCategories = () => {
  const { extensions } = useHostConfig();
  const { data, isLoading, isError, refetch } = useGetCategoriesQuery();
  const { data: page } = useSearchJobsQuery(categoryCountsSearch, { skip: !extensions });
  const categories = useMemo(() => {
    const seen = new Set<string>();
    return (data ?? []).filter(
      ({ categoryName }) =>
        categoryName?.trim() && !seen.has(categoryName) && seen.add(categoryName),
    );
  }, [data]);
  const counts = useMemo(
    () => page && new Map(page.facets.category.map(({ value, count }) => [value, count])),
    [page],
  );
  return { categories, counts, isLoading, isError, refetch };
};
