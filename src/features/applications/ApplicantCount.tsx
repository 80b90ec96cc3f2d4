import type { Job } from '@/api/jobBoardApi';
import { applicationTexts } from '@/texts/jobs/applications';
import { PeopleIcon } from '@/ui/art/factIcons';
import { LinkButton } from '@/ui/button/LinkButton';
import { styled } from '@/ui/styled';
import { paths } from '@contract/paths';

const Nobody = styled('p')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  color: theme.vars.palette.ink3,
  fontSize: theme.typography.body2.fontSize,
}));

/**
 * The number of applicants of a job, as a link to the applications desk. `count` is `undefined`
 * until it is loaded.
 */
export const ApplicantCount = ({ job, count }: { job: Job; count: number | undefined }) =>
  count === 0 ? (
    <Nobody>
      <PeopleIcon size={18} />
      {applicationTexts.nobody}
    </Nobody>
  ) : (
    <LinkButton
      to={paths.applicationsOf(job._id)}
      variant="outlined"
      size="small"
      startIcon={<PeopleIcon size={18} />}
    >
      {count === undefined ? applicationTexts.whoApplied : applicationTexts.applicants(count)}
    </LinkButton>
  );
