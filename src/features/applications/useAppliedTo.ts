import { useHostConfig } from '@/api/hostConfig';
import type { Application } from '@/api/jobBoardApi';
import { useGetApplicationsQuery } from '@/api/memberApi';
import { useCurrentUser } from '@/session/useSession';

const none: { application: Application | undefined } = { application: undefined };

/**
 * Returns the logged-in job seeker's application to a job, if there is one. All cards share a
 * single call; it is skipped for visitors and employers, and on a spec host.
 */
export const useAppliedTo = (jobId: string): Application | undefined => {
  const { extensions } = useHostConfig();
  const skip = useCurrentUser()?.role !== 'jobseeker' || !extensions;
  const { application } = useGetApplicationsQuery(undefined, {
    skip,
    selectFromResult: ({ data }) => {
      const found = data?.find((each) => each.jobId === jobId);
      return found ? { application: found } : none;
    },
  });
  // even if skipped, the hook selects what another component left in the cache
  return skip ? undefined : application;
};
