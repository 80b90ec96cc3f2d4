import Button from '@mui/material/Button';
import type { Job } from '@/api/jobBoardApi';
import { elsewhereOf } from '@/features/applications/elsewhere';
import { sourceState, useSource, type Source } from '@/features/applications/source';
import { elsewhereTexts } from '@/texts/jobs/elsewhere';
import { jobTexts } from '@/texts/jobs/job';
import { LinkButton } from '@/ui/button/LinkButton';
import { anchorState, contactAnchor } from '@/ui/page/anchor';
import { styled } from '@/ui/styled';
import { paths } from '@contract/paths';

/** The buttons of a job, stacked by default or side by side with the class `row`. */
export const ActionFrame = styled('div')({
  display: 'grid',
  gap: 10,
  '&.row': { display: 'flex', flexWrap: 'wrap' },
  '& > .applied': { width: '100%' },
});
/** The reason why a button is disabled. */
export const ActionReason = styled('p')(({ theme }) => ({
  color: theme.vars.palette.ink2,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  marginTop: 4,
  width: '100%',
}));

export type JobActionsProps = {
  job: Job;
  row?: boolean;
  /** Where the user found the job; by default, the source in the state of the link to this page. */
  source?: Source;
};

/** Apply to Job (spec §2.11). */
export const ApplyButton = ({
  job,
  source,
  fullWidth = false,
  label = jobTexts.apply,
}: JobActionsProps & { fullWidth?: boolean; label?: string }) => {
  const came = useSource();
  return (
    <LinkButton
      to={paths.applyToJob(job._id)}
      state={sourceState(source ?? came)}
      fullWidth={fullWidth}
    >
      {label}
    </LinkButton>
  );
};

type Elsewhere = NonNullable<ReturnType<typeof elsewhereOf>>;
/** A link to the site where the application is made, in a new tab. */
const ElsewhereButton = ({ to, fullWidth = false }: { to: Elsewhere; fullWidth?: boolean }) => (
  <Button
    component="a"
    href={to.href}
    target="_blank"
    rel="noopener nofollow"
    fullWidth={fullWidth}
    sx={{ overflowWrap: 'anywhere' }}
  >
    {elsewhereTexts.apply(to.name)}
  </Button>
);

/** Only the link to the other site to apply on; renders nothing for other jobs. */
export const ApplyElsewhere = ({ job }: { job: Job }) => {
  const elsewhere = elsewhereOf(job);
  return elsewhere ? <ElsewhereButton to={elsewhere} fullWidth /> : null;
};

type ContactProps = { job: Job; /** The id of the reason, if disabled. */ reasonId: string };
/** View Contact Information (spec §2.11). */
export const ContactButton = ({ job, reasonId }: ContactProps) =>
  job.usernameEmployer ? (
    <LinkButton
      variant="outlined"
      to={paths.employerReadOnly(job.usernameEmployer)}
      state={anchorState(contactAnchor)}
    >
      {jobTexts.contact}
    </LinkButton>
  ) : (
    <Button variant="outlined" disabled aria-describedby={reasonId}>
      {jobTexts.contact}
    </Button>
  );

/** Replaces both buttons on our host if the job has no employer to apply to or to contact. */
const ListedElsewhere = ({ job, row }: { job: Job; row: boolean }) => (
  <ActionFrame className={row ? 'row' : undefined} data-screen-only>
    <ActionReason style={{ marginTop: 0 }}>{jobTexts.noEmployer}</ActionReason>
    <LinkButton
      variant="outlined"
      to={paths.jobListing(new URLSearchParams(job.jobtitle ? { q: job.jobtitle } : {}).toString())}
    >
      {elsewhereTexts.similar}
    </LinkButton>
  </ActionFrame>
);

type AllActionsProps = JobActionsProps & { refusal: string | null };
/**
 * Both buttons, with the reason below if one is disabled. If the job has no employer here but can
 * be applied for on another site, only the link to that site.
 */
export const AllActions = ({
  job,
  row = false,
  refusal,
  reasonId,
  ...apply
}: AllActionsProps & { reasonId: string }) => {
  const elsewhere = refusal === elsewhereTexts.refusal ? elsewhereOf(job) : undefined;
  const reason = elsewhere
    ? elsewhereTexts.note(elsewhere.name)
    : (refusal ?? (job.usernameEmployer ? null : jobTexts.noEmployer));
  if (refusal === jobTexts.noEmployer) return <ListedElsewhere job={job} row={row} />;
  return (
    <ActionFrame className={row ? 'row' : undefined} data-screen-only>
      {refusal === null ? (
        <ApplyButton job={job} {...apply} />
      ) : elsewhere ? (
        <ElsewhereButton to={elsewhere} />
      ) : (
        <Button disabled aria-describedby={reasonId}>
          {jobTexts.apply}
        </Button>
      )}
      {(!elsewhere || job.usernameEmployer) && <ContactButton job={job} reasonId={reasonId} />}
      {reason !== null && <ActionReason id={reasonId}>{reason}</ActionReason>}
    </ActionFrame>
  );
};
