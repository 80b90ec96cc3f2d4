import { useId, useLayoutEffect } from 'react';
import type { Job } from '@/api/jobBoardApi';
import {
  ActionFrame,
  ActionReason,
  ApplyButton,
  ContactButton,
  type JobActionsProps,
} from '@/features/jobs/view/ActionParts';
import { PromiseBox } from '@/features/jobs/view/PromiseBox';
import { appliedTexts } from '@/texts/jobs/applied';
import { jobTexts } from '@/texts/jobs/job';
import { AppliedLine } from './applied/AppliedLine';
import { OwnJobActions } from './applied/OwnJobActions';
import { useApplyState } from './applied/useApplyState';
import type { ApplyState } from './applyState';

type SessionStateProps = {
  job: Job;
  onChange: (found: { jobId: string; state: ApplyState }) => void;
};
/** Reports what the logged-in user can do about a job on our own host; renders nothing. */
export const SessionState = ({ job, onChange }: SessionStateProps) => {
  const state = useApplyState(job);
  // a lazy part has no other way to pass a value up; a layout effect, so that Apply doesn't flash
  // for a job seeker who has already applied
  useLayoutEffect(() => onChange({ jobId: job._id, state }), [job._id, state, onChange]);
  return null;
};

/**
 * The actions for a job seeker who has applied, instead of Apply, and for the employer who posted
 * the job.
 */
export const SessionActions = ({
  job,
  row = false,
  state,
  ...apply
}: JobActionsProps & { state: Exclude<ApplyState, { kind: 'apply' | 'refused' }> }) => {
  const id = useId();
  return (
    <ActionFrame className={row ? 'row' : undefined} data-screen-only>
      {state.kind === 'own' ? (
        <>
          <p style={{ width: '100%', fontWeight: 600 }}>{appliedTexts.own.title}</p>
          <OwnJobActions job={job} />
        </>
      ) : (
        <>
          <AppliedLine application={state.application} />
          {state.kind === 'again' && <ApplyButton job={job} {...apply} label={state.label} />}
          <ContactButton job={job} reasonId={id} />
          {!job.usernameEmployer && <ActionReason id={id}>{jobTexts.noEmployer}</ActionReason>}
        </>
      )}
    </ActionFrame>
  );
};

/** The employer's promise to answer, for users who can apply; renders nothing for others. */
export const SessionPromise = ({ job }: { job: Job }) => {
  const { kind } = useApplyState(job);
  return kind === 'apply' || kind === 'again' ? <PromiseBox job={job} /> : null;
};
