import { lazy, Suspense, useId } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import type { Job } from '@/api/jobBoardApi';
import { applyRefusal } from '@/features/applications/applyRefusal';
import { useCurrentUser } from '@/session/useSession';
import { AllActions, ApplyButton, ApplyElsewhere, type JobActionsProps } from './ActionParts';

// visitors don't fetch it
const sessionActions = () =>
  import(/* webpackChunkName: "Applied" */ '@/features/applications/SessionActions');
const SessionActions = lazy(async () => ({ default: (await sessionActions()).SessionActions }));
const SessionApply = lazy(async () => ({ default: (await sessionActions()).SessionApply }));

/**
 * The job view's two buttons (spec §2.11). On our own host whoever is logged in sees what they can
 * do: see their application, or manage their own job.
 */
export const JobActions = (props: JobActionsProps) => {
  const id = useId();
  const { extensions } = useHostConfig();
  const me = useCurrentUser();
  const shown = (
    <AllActions {...props} refusal={applyRefusal(props.job, extensions)} reasonId={id} />
  );
  if (!extensions || me === null) return shown;
  return (
    <Suspense fallback={shown}>
      <SessionActions {...props} />
    </Suspense>
  );
};

/** Apply alone, where the two buttons are out of view; nothing where one can't apply. */
export const ApplyLink = ({ job }: { job: Job }) => {
  const { extensions } = useHostConfig();
  const me = useCurrentUser();
  const shown =
    applyRefusal(job, extensions) === null ? (
      <ApplyButton job={job} fullWidth />
    ) : (
      extensions && <ApplyElsewhere job={job} />
    );
  if (!extensions || me === null) return shown;
  return (
    <Suspense fallback={shown}>
      <SessionApply job={job} />
    </Suspense>
  );
};
