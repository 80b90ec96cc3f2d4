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
});

/** Whether it is known by now what an employer has open, or that it can't be. */
export const useAreJobsKnown = (usernameEmployer: string): boolean => {
  const { extensions } = useHostConfig();
  const found = useSearchJobsQuery(openJobs(usernameEmployer), { skip: !extensions });
  const sent = useGetJobsByEmployerQuery({ usernameEmployer }, { skip: extensions });
  const { currentData, isError } = extensions ? found : sent;
  return currentData !== undefined || isError;
};
