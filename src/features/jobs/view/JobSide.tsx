import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Job } from '@/api/jobBoardApi';
import { payText } from '@/features/jobs/card/payText';
import { jobTexts } from '@/texts/jobs/job';
import { Card } from '@/ui/page/Card';
import { paths } from '@contract/paths';
import { vacanciesText } from './jobFacts';
import { JobPromise } from './JobPromise';

const Frame = styled(Card)(({ theme }) => ({
  padding: 24,
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 92 },
  '& dl': {
    display: 'grid',
    gap: 14,
    [theme.breakpoints.down('md')]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 130px), 1fr))',
    },
  },
  '& dt': { color: theme.vars.palette.ink3, fontSize: theme.typography.body2.fontSize },
  '& dd': { fontWeight: 650, overflowWrap: 'anywhere' },
  '& .pay': {
    gridColumn: '1 / -1',
    '& dd': { ...theme.typography.h4, fontSize: '1.5rem', fontVariantNumeric: 'tabular-nums' },
  },
  '& dd a:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
}));

/**
 * What a job is at a glance, in a card that stays in view beside its text: pay, type, vacancies,
 * degree, category, then what one can do.
 */
export const JobSide = ({ job, children }: { job: Job; children: ReactNode }) => {
  const { labels } = jobTexts;
  const facts: { label: string; value: ReactNode }[] = [
    { label: labels.type, value: job.employementtype },
    { label: labels.vacancies, value: vacanciesText(job) },
    { label: labels.degree, value: job.degreerequired },
    {
      label: labels.category,
      value: job.categoryName && (
        <Link to={paths.category(job.categoryName)}>{job.categoryName}</Link>
      ),
    },
  ].filter(({ value }) => value !== '' && value != null);
  return (
    <Frame component="aside" aria-label={jobTexts.side}>
      <dl>
        <div className="pay">
          <dt>{labels.pay}</dt>
          <dd>{payText(job)}</dd>
        </div>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <JobPromise job={job} />
      {children}
    </Frame>
  );
};
