import type { Application, Job } from '@/api/jobBoardApi';
import { JobSummary } from '@/features/jobs/view/JobSummary';
import { applyTexts } from '@/texts/jobs/apply';
import { LinkButton } from '@/ui/button/LinkButton';
import { Notice } from '@/ui/form/FormAlert';
import { dayText } from '@/ui/text/dayTexts';
import { useNow } from '@/ui/text/now';
import { paths } from '@contract/paths';
import { ApplyFrame } from './ApplyFrame';

type AppliedBeforeProps = { job: Job; application: Application };

/**
 * The apply screen of a job that the user has already applied to: links to that application instead
 * of a form.
 */
export const AppliedBefore = ({ job, application }: AppliedBeforeProps) => {
  const now = useNow();
  const { state, createdAt, movedAt = createdAt } = application;
  const { applied } = applyTexts;
  return (
    <ApplyFrame job={job} side={<JobSummary job={job} label={applyTexts.job} />}>
      <div style={{ display: 'grid', gap: 20, justifyItems: 'start' }}>
        <Notice tone={state === 'withdrawn' ? 'info' : 'good'}>
          <p className="num">
            {state === 'withdrawn'
              ? applied.withdrawn(dayText(movedAt, now))
              : applied.title(dayText(createdAt, now))}
          </p>
        </Notice>
        <LinkButton to={paths.application(application._id)}>{applied.link}</LinkButton>
      </div>
    </ApplyFrame>
  );
};
