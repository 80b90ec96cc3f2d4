import { useSearchJobsQuery } from '@/api/abortableQueries';
import { useHostConfig } from '@/api/hostConfig';
import { useGetJobsByEmployerQuery, type SearchJobsApiArg } from '@/api/jobBoardApi';

/** How many are shown at first, and how many more at a time. */
export const step = 20;

/** What an employer has open, the newest first. */
export const openJobs = (usernameEmployer: string): SearchJobsApiArg => ({
  employer: usernameEmployer,
  sort: 'newest',
  limit: step,
  brief: true,
});

/** How many jobs an employer has open, 0 until it is known; and whether it is, or can't be. */
export const useOpenJobCount = (usernameEmployer: string): { count: number; isKnown: boolean } => {
  const { extensions } = useHostConfig();
  const found = useSearchJobsQuery(openJobs(usernameEmployer), { skip: !extensions });
  const sent = useGetJobsByEmployerQuery({ usernameEmployer }, { skip: extensions });
  const count = found.currentData?.total ?? sent.currentData?.length;
  return { count: count ?? 0, isKnown: count !== undefined || found.isError || sent.isError };
};
