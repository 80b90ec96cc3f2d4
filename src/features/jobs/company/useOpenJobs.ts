import { useSearchJobsQuery } from '@/api/abortableQueries';
import { useHostConfig } from '@/api/hostConfig';
import { useGetJobsByEmployerQuery, type SearchJobsApiArg } from '@/api/jobBoardApi';

/** The page size of a company's jobs. */
export const step = 20;

/** The query for an employer's open jobs, newest first. */
export const openJobs = (usernameEmployer: string): SearchJobsApiArg => ({
  employer: usernameEmployer,
  sort: 'newest',
  limit: step,
  brief: true,
});

/**
 * Returns an employer's number of open jobs: 0 until it is loaded. `isKnown` is true once the
 * number is loaded or the call has failed.
 */
export const useOpenJobCount = (usernameEmployer: string): { count: number; isKnown: boolean } => {
  const { extensions } = useHostConfig();
  const found = useSearchJobsQuery(openJobs(usernameEmployer), { skip: !extensions });
  const sent = useGetJobsByEmployerQuery({ usernameEmployer }, { skip: extensions });
  const count = found.currentData?.total ?? sent.currentData?.length;
  return { count: count ?? 0, isKnown: count !== undefined || found.isError || sent.isError };
};
