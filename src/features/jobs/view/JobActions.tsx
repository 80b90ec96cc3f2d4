import { Suspense, useId, useState, type ReactNode } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import type { Job } from '@/api/jobBoardApi';
import { applyRefusal } from '@/features/applications/applyRefusal';
import type { ApplyState } from '@/features/applications/applyState';
import { useCurrentUser } from '@/session/useSession';
import { lazyUntilLoaded } from '@/ui/page/part/lazyUntilLoaded';
import { AllActions, ApplyButton, ApplyElsewhere, type JobActionsProps } from './ActionParts';

// visitors don't fetch it
const sessionActions = () =>
  import(/* webpackChunkName: "Applied" */ '@/features/applications/SessionActions');
const SessionActions = lazyUntilLoaded(async () => (await sessionActions()).SessionActions);
const SessionState = lazyUntilLoaded(async () => (await sessionActions()).SessionState);

/**
 * What somebody can do about a job: a visitor's state until it is known who is logged in and their
 * part of the app is here. `reader` finds that out, and is rendered behind the buttons: these stay
 * the same elements, so that a press on one of them while it happens isn't lost.
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
 * The job view's two buttons (spec §2.11). On our own host whoever is logged in sees what they can
 * do: see their application, or manage their own job.
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

/** Apply alone, where the two buttons are out of view; nothing where one can't apply. */
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
