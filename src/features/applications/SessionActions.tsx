import { useId } from 'react';
import type { Job } from '@/api/jobBoardApi';
import {
  ActionFrame,
  ActionReason,
  AllActions,
  ApplyButton,
  ApplyElsewhere,
  ContactButton,
  type JobActionsProps,
} from '@/features/jobs/view/ActionParts';
import { PromiseBox } from '@/features/jobs/view/PromiseBox';
import { appliedTexts } from '@/texts/jobs/applied';
import { jobTexts } from '@/texts/jobs/job';
import { AppliedLine } from './applied/AppliedLine';
import { OwnJobActions } from './applied/OwnJobActions';
import { useApplyState } from './applied/useApplyState';

/**
 * What a job offers to whoever is logged in on our own host: who applied sees that instead of Apply,
 * who posted the job what to do with it, and others why they can't apply.
 */
export const SessionActions = ({ job, row = false, ...apply }: JobActionsProps) => {
  const id = useId();
  const state = useApplyState(job);
  if (state.kind === 'apply' || state.kind === 'refused') {
    const refusal = state.kind === 'refused' ? state.reason : null;
    return <AllActions job={job} row={row} refusal={refusal} reasonId={id} {...apply} />;
  }
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
          {state.kind === 'again' && (
            <ApplyButton job={job} {...apply} label={appliedTexts.again} />
          )}
          <ContactButton job={job} reasonId={id} />
          {!job.usernameEmployer && <ActionReason id={id}>{jobTexts.noEmployer}</ActionReason>}
        </>
      )}
    </ActionFrame>
  );
};

/** Apply alone, for whoever is logged in; nothing for who can't. */
export const SessionApply = ({ job }: { job: Job }) => {
  const { kind } = useApplyState(job);
  if (kind === 'refused') return <ApplyElsewhere job={job} />;
  if (kind !== 'apply' && kind !== 'again') return null;
  return (
    <ApplyButton
      job={job}
      fullWidth
      label={kind === 'again' ? appliedTexts.again : jobTexts.apply}
    />
  );
};

/** The employer's promise to answer, for who can apply; nothing for others. */
export const SessionPromise = ({ job }: { job: Job }) => {
  const { kind } = useApplyState(job);
  return kind === 'apply' || kind === 'again' ? <PromiseBox job={job} /> : null;
};
