import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useId } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { AppliedLine } from '@/features/applications/applied/AppliedMark';
import { sourceState, useSource, type Source } from '@/features/applications/applied/source';
import { useApplyState } from '@/features/applications/applied/useApplyState';
import { appliedTexts } from '@/texts/jobs/applied';
import { jobTexts } from '@/texts/jobs/job';
import { LinkButton } from '@/ui/button/LinkButton';
import { paths } from '@contract/paths';

// only an employer fetches it
const OwnJobActions = lazy(async () => ({
  default: (
    await import(
      /* webpackChunkName: "OwnJobActions" */ '@/features/applications/applied/OwnJobActions'
    )
  ).OwnJobActions,
}));

const Frame = styled('div')({
  display: 'grid',
  gap: 10,
  '&.row': { display: 'flex', flexWrap: 'wrap' },
  '& > .applied': { width: '100%' },
});
const Reason = styled('p')(({ theme }) => ({
  color: theme.vars.palette.ink2,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  marginTop: 4,
  width: '100%',
}));
const Own = styled('p')(({ theme }) => ({ ...theme.typography.subtitle2, width: '100%' }));

type ApplyLinkProps = {
  job: Job;
  /** Where the job was found; what the page's own link said by default. */
  source?: Source;
  fullWidth?: boolean;
};

/** Apply to Job (spec §2.11); "Apply again" to who withdrew. Nothing to who applied. */
export const ApplyLink = ({ job, source, fullWidth = false }: ApplyLinkProps) => {
  const { kind } = useApplyState(job);
  const came = useSource();
  if (kind !== 'apply' && kind !== 'again') return null;
  return (
    <LinkButton
      to={paths.applyToJob(job._id)}
      state={sourceState(source ?? came)}
      fullWidth={fullWidth}
    >
      {kind === 'again' ? appliedTexts.again : jobTexts.apply}
    </LinkButton>
  );
};

/**
 * The job view's two buttons (spec §2.11); a disabled one has its reason below it. On our own host
 * who applied sees that instead of Apply, and who posted the job what to do with it. `row`: side by
 * side.
 */
export const JobActions = ({
  job,
  row = false,
  ...applyLink
}: Omit<ApplyLinkProps, 'fullWidth'> & { row?: boolean }) => {
  const id = useId();
  const apply = useApplyState(job);
  if (apply.kind === 'own')
    return (
      <Frame className={row ? 'row' : undefined} data-screen-only>
        <Own>{appliedTexts.own.title}</Own>
        <Suspense fallback={null}>
          <OwnJobActions job={job} />
        </Suspense>
      </Frame>
    );
  const refusal = apply.kind === 'refused' ? apply.reason : null;
  const reason = refusal ?? (job.usernameEmployer ? null : jobTexts.noEmployer);
  return (
    <Frame className={row ? 'row' : undefined} data-screen-only>
      {apply.application && <AppliedLine application={apply.application} />}
      <ApplyLink job={job} {...applyLink} />
      {refusal !== null && (
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
