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
/** Tells what whoever is logged in on our own host can do about a job; shows nothing. */
export const SessionState = ({ job, onChange }: SessionStateProps) => {
  const state = useApplyState(job);
  // a part that comes later can hand up a value no other way; before anything is painted, so that
  // no job shows Apply for a moment to who applied
  useLayoutEffect(() => onChange({ jobId: job._id, state }), [job._id, state, onChange]);
  return null;
};

/**
 * What a job offers to who applied, who sees that instead of Apply, and to who posted it: what to do
 * with it.
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

/** The employer's promise to answer, for who can apply; nothing for others. */
export const SessionPromise = ({ job }: { job: Job }) => {
  const { kind } = useApplyState(job);
  return kind === 'apply' || kind === 'again' ? <PromiseBox job={job} /> : null;
};
