import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useSearchJobsQuery } from '@/api/abortableQueries';
import { useHostConfig } from '@/api/hostConfig';
import { useGetJobsByEmployerQuery } from '@/api/jobBoardApi';
import { sourceState } from '@/features/applications/source';
import { ageText } from '@/features/jobs/card/ageText';
import { payText } from '@/features/jobs/card/payText';
import { jobTexts } from '@/texts/jobs/job';
import { employerTexts } from '@/texts/profiles/employer';
import { ProfileSection } from '@/ui/page/ProfileSection';
import { useNow } from '@/ui/text/now';
import { paths } from '@contract/paths';

const shown = 5;
const List = styled('ul')(({ theme }) => ({
  '& li': {
    padding: '12px 0',
    borderTop: `1px solid ${theme.vars.palette.line}`,
    overflowWrap: 'anywhere',
  },
  '& li:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& a': { fontWeight: 650, color: theme.vars.palette.brandText },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
  '& p': {
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.body2.fontSize,
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** What an employer has to offer now: its newest jobs. Nothing where there are none. */
export const EmployerOpenJobs = ({ usernameEmployer }: { usernameEmployer: string }) => {
  const now = useNow();
  const { extensions } = useHostConfig();
  const page = useSearchJobsQuery(
    { employer: usernameEmployer, sort: 'newest', limit: shown },
    { skip: !extensions },
  );
  const all = useGetJobsByEmployerQuery({ usernameEmployer }, { skip: extensions });
  const jobs = (extensions ? page.currentData?.items : all.currentData?.slice(0, shown)) ?? [];
  if (jobs.length === 0) return null;
  return (
    <ProfileSection title={employerTexts.sections.jobs}>
      <List>
        {jobs.map((job) => (
          <li key={job._id}>
            <Link to={paths.jobView(job._id)} state={sourceState('company')} dir="auto">
              {job.jobtitle || jobTexts.untitled}
            </Link>
            <p dir="auto">
              {[job.location, payText(job), ageText(job, now)].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </List>
    </ProfileSection>
  );
};
