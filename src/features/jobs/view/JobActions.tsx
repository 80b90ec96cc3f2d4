import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import type { Job } from '@/api/jobBoardApi';
import { jobTexts } from '@/texts/jobs/job';
import { LinkButton } from '@/ui/button/LinkButton';
import { paths } from '@contract/paths';

const Frame = styled('div')({
  display: 'grid',
  gap: 10,
  '&.row': { display: 'flex', flexWrap: 'wrap' },
});
const Reason = styled('p')(({ theme }) => ({
  color: theme.vars.palette.ink2,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  marginTop: 4,
  width: '100%',
}));

/**
 * Why a job takes no applications, or null if it does. An imported job has no employer on our own
 * host, which refuses the application; on a spec host spec §2.11 puts no condition on Apply.
 */
export const applyRefusal = (job: Job, extensions: boolean): string | null => {
  if (job.status !== undefined && job.status !== 'live') return jobTexts.closed;
  return extensions && !job.usernameEmployer ? jobTexts.noEmployer : null;
};

/**
 * The job view's two buttons (spec §2.11); a disabled one has its reason below it. `row`: side by
 * side.
 */
export const JobActions = ({ job, row = false }: { job: Job; row?: boolean }) => {
  const { extensions } = useHostConfig();
  const id = useId();
  const refusal = applyRefusal(job, extensions);
  const reason = refusal ?? (job.usernameEmployer ? null : jobTexts.noEmployer);
  return (
    <Frame className={row ? 'row' : undefined} data-screen-only>
      {refusal === null ? (
        <LinkButton to={paths.applyToJob(job._id)}>{jobTexts.apply}</LinkButton>
      ) : (
        <Button disabled aria-describedby={id}>
          {jobTexts.apply}
        </Button>
      )}
      {job.usernameEmployer ? (
        <LinkButton variant="outlined" to={paths.employerReadOnly(job.usernameEmployer)}>
          {jobTexts.contact}
        </LinkButton>
      ) : (
        <Button variant="outlined" disabled aria-describedby={id}>
          {jobTexts.contact}
        </Button>
      )}
      {reason !== null && <Reason id={id}>{reason}</Reason>}
    </Frame>
  );
};
