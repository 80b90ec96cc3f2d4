import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import { useGetJobsByEmployerQuery, useSearchJobsQuery } from '@/api/jobBoardApi';
import { paths } from '@/app/paths';
import { useNow } from '@/ui/now';
import { ProfileSection } from '@/ui/ProfileSection';
import { employerTexts } from '@contract/texts/employer';
import { jobTexts } from '@contract/texts/job';
import { ageText } from './ageText';
import { payText } from './payText';

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
    fontSize: '.875rem',
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
            <Link to={paths.job(job._id)} dir="auto">
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
