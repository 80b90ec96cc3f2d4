import { useHostConfig } from '@/api/hostConfig';
import type { Application } from '@/api/jobBoardApi';
import { useGetApplicationsQuery } from '@/api/memberApi';
import { useCurrentUser } from '@/session/useSession';

const none: { application: Application | undefined } = { application: undefined };

/**
 * The logged-in job seeker's application to a job, if there is one. All cards share one call, which
 * nobody else makes: no visitor, no employer, nobody on a spec host.
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
  // without a subscription the hook still selects what another reader has left in the cache
  return skip ? undefined : application;
};
