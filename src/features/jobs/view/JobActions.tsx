import { Suspense, useId, useState, type ReactNode } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import type { Job } from '@/api/jobBoardApi';
import { applyRefusal } from '@/features/applications/applyRefusal';
import type { ApplyState } from '@/features/applications/applyState';
import { useCurrentUser } from '@/session/useSession';
import { lazyUntilLoaded } from '@/ui/page/part/lazyUntilLoaded';
import { AllActions, ApplyButton, ApplyElsewhere, type JobActionsProps } from './ActionParts';

// in a separate chunk, which visitors don't load
const sessionActions = () =>
  import(/* webpackChunkName: "Applied" */ '@/features/applications/SessionActions');
const SessionActions = lazyUntilLoaded(async () => (await sessionActions()).SessionActions);
const SessionState = lazyUntilLoaded(async () => (await sessionActions()).SessionState);

/**
 * Returns what the user can do with a job: a visitor's state until the session is known and the
 * chunk for members is loaded. `reader` determines the state. Render it after the buttons: these
 * stay the same elements, so that a click on one of them during loading isn't lost.
 */
const useJobState = (job: Job): { state: ApplyState; reader: ReactNode } => {
  const { extensions } = useHostConfig();
  const me = useCurrentUser();
  const [found, setFound] = useState<{ jobId: string; state: ApplyState }>();
  const isMember = extensions && me !== null;
  const refusal = applyRefusal(job, extensions);
  const state: ApplyState =
    isMember && found?.jobId === job._id
      ? found.state
      : refusal === null
        ? { kind: 'apply' }
        : { kind: 'refused', reason: refusal };
  const reader = isMember && (
    <Suspense fallback={null}>
      <SessionState job={job} onChange={setFound} />
    </Suspense>
  );
  return { state, reader };
};

/**
 * The two buttons of the job view (spec §2.11). On our host, logged-in users get the actions for
 * their case instead, such as seeing their application or managing their own job.
 */
export const JobActions = (props: JobActionsProps) => {
  const id = useId();
  const { state, reader } = useJobState(props.job);
  const isUsual = state.kind === 'apply' || state.kind === 'refused';
  return (
    <>
      {isUsual ? (
        <AllActions
          {...props}
          refusal={state.kind === 'refused' ? state.reason : null}
          reasonId={id}
        />
      ) : (
        <Suspense fallback={null}>
          <SessionActions {...props} state={state} />
        </Suspense>
      )}
      {reader}
    </>
  );
};

/**
 * The Apply button alone, for when the two buttons are out of view; renders nothing if the user
 * can't apply.
 */
export const ApplyLink = ({ job }: { job: Job }) => {
  const { extensions } = useHostConfig();
  const { state, reader } = useJobState(job);
  return (
    <>
      {state.kind === 'apply' || state.kind === 'again' ? (
        <ApplyButton job={job} fullWidth {...(state.kind === 'again' && { label: state.label })} />
      ) : (
        extensions && state.kind === 'refused' && <ApplyElsewhere job={job} />
      )}
      {reader}
    </>
  );
};
