import { useId } from 'react';
import { useSearchJobsQuery } from '@/api/abortableQueries';
import { useGetEmployerQuery, type Job } from '@/api/jobBoardApi';
import { sourceState } from '@/features/applications/source';
import { ageText } from '@/features/jobs/card/ageText';
import { payText } from '@/features/jobs/card/payText';
import { jobTexts } from '@/texts/jobs/job';
import { jobPageTexts } from '@/texts/jobs/jobPage';
import { employerTexts } from '@/texts/profiles/employer';
import { styled } from '@/ui/styled';
import { Link } from '@/ui/text/Link';
import { useNow } from '@/ui/text/now';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';
import { placeText } from '@contract/search/places/placeText';

const { about: texts } = jobPageTexts;
const shown = 3;

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  marginTop: 40,
  paddingTop: 32,
  borderTop: `1px solid ${theme.vars.palette.line}`,
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.h4, fontSize: '1.25rem' },
  '& h3': { ...theme.typography.body1, fontWeight: 650, marginTop: 12 },
  '& p': { color: theme.vars.palette.ink2 },
  '& .profile': {
    maxWidth: '66ch',
    fontSize: theme.typography.lead.fontSize,
    whiteSpace: 'pre-line',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 4,
    overflow: 'hidden',
  },
  '& li': { padding: '12px 0', borderTop: `1px solid ${theme.vars.palette.line}` },
  '& li:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& li a': { fontWeight: 650, color: theme.vars.palette.brandText },
  '& li a:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
  '& li p': { fontSize: theme.typography.body2.fontSize, fontVariantNumeric: 'tabular-nums' },
  '& > a': { justifySelf: 'start' },
}));

const JobLine = ({ job, now }: { job: Job; now: number }) => (
  <li>
    <Link to={paths.jobView(job._id)} state={sourceState('company')} dir="auto">
      {job.jobtitle || jobTexts.untitled}
    </Link>
    <p dir="auto">
      {[placeText(job.location), payText(job), ageText(job, now)].filter(Boolean).join(' · ')}
    </p>
  </li>
);

/** The company in a few lines, with its other jobs; renders nothing if they can't be loaded. */
export const CompanyInShort = ({
  job: { _id, companyname = '' },
  usernameEmployer,
}: {
  job: Job;
  usernameEmployer: string;
}) => {
  const id = useId();
  const now = useNow();
  const { currentData: employer } = useGetEmployerQuery({ usernameEmployer });
  // one more, because the job itself may be among them
  const { currentData: page } = useSearchJobsQuery({
    employer: usernameEmployer,
    sort: 'newest',
    limit: shown + 1,
    brief: true,
  });
  if (!employer) return null;
  const name = employer.companyName?.trim() || companyname;
  if (name === '') return null;
  const count = employer.companyNumberofemployees?.trim();
  const facts = [
    employer.companyType,
    employer.locationEmployer,
    count && employerTexts.employees(count),
  ];
  const others = (page?.items ?? []).filter((job) => job._id !== _id).slice(0, shown);
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id} dir="auto">
        {texts.title(name)}
      </h2>
      {facts.some(Boolean) && <p dir="auto">{facts.filter(Boolean).join(' · ')}</p>}
      {employer.companyProfile?.trim() && (
        <p className="profile" dir="auto">
          {employer.companyProfile.trim()}
        </p>
      )}
      {others.length > 0 && (
        <>
          <h3>{texts.jobs}</h3>
          <ul>
            {others.map((job) => (
              <JobLine key={job._id} job={job} now={now} />
            ))}
          </ul>
        </>
      )}
      <TextLink to={paths.employerReadOnly(usernameEmployer)} dir="auto">
        {texts.more(name)}
      </TextLink>
    </Frame>
  );
};
