import type { ReactNode } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { payPerText } from '@/features/jobs/card/payPerText';
import { payText } from '@/features/jobs/card/payText';
import { workplaceText } from '@/features/jobs/card/workplaceText';
import { jobTexts } from '@/texts/jobs/job';
import { jobPageTexts } from '@/texts/jobs/jobPage';
import { workplaceTexts } from '@/texts/jobs/post/workplace';
import { LightCard } from '@/ui/light/LightCard';
import { styled } from '@/ui/styled';
import { Link } from '@/ui/text/Link';
import { paths } from '@contract/paths';
import { vacanciesText } from './jobFacts';
import { JobPromise } from './used/jobParts';

const Frame = styled(LightCard)(({ theme }) => ({
  padding: 24,
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 92 },
  // on phones, `ApplyBar` has the Apply button
  [theme.breakpoints.down('md')]: {
    'html:has([data-apply-bar] a) & a[href*="/applyjob/"]': { display: 'none' },
  },
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& dl': {
    display: 'grid',
    gap: 14,
    gridTemplateColumns: 'minmax(0, 1fr)',
    [theme.breakpoints.down('md')]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 130px), 1fr))',
    },
  },
  '& dt': { color: theme.vars.palette.ink3, fontSize: theme.typography.body2.fontSize },
  '& dd': { fontWeight: 650, overflowWrap: 'anywhere' },
  '& .pay': {
    gridColumn: '1 / -1',
    '& dd': { ...theme.typography.h4, fontSize: '1.5rem', fontVariantNumeric: 'tabular-nums' },
    '& .per': {
      ...theme.typography.body2,
      marginTop: 4,
      color: theme.vars.palette.ink2,
      fontWeight: 400,
    },
  },
  '& dd a:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
}));

/**
 * The facts of a job in a card that stays in view beside its text: pay, type, vacancies, degree,
 * category, then the actions.
 */
export const JobSide = ({
  job,
  noLinks = false,
  children,
}: {
  job: Job;
  /** For previews: renders no links to other pages. */
  noLinks?: boolean;
  children: ReactNode;
}) => {
  const { labels } = jobTexts;
  const payPer = payPerText(job);
  const facts: { label: string; value: ReactNode }[] = [
    { label: labels.type, value: job.employementtype },
    { label: workplaceTexts.label, value: workplaceText(job.workplace) },
    { label: labels.vacancies, value: vacanciesText(job) },
    { label: labels.degree, value: job.degreerequired },
    {
      label: labels.category,
      value:
        job.categoryName && !noLinks ? (
          <Link to={paths.category(job.categoryName)}>{job.categoryName}</Link>
        ) : (
          job.categoryName
        ),
    },
  ].filter(({ value }) => value !== '' && value != null);
  return (
    <Frame as="aside" aria-label={jobPageTexts.side}>
      <dl>
        <div className="pay">
          <dt>{labels.pay}</dt>
          <dd>{payText(job)}</dd>
          {payPer && <dd className="per">{payPer}</dd>}
        </div>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      {(job.answersWithin ?? 0) > 0 && <JobPromise job={job} />}
      {children}
    </Frame>
  );
};
