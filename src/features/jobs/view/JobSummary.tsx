import type { ReactNode } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { ageText } from '@/features/jobs/card/ageText';
import { CompanyTile } from '@/features/jobs/card/CompanyTile';
import { Pay } from '@/features/jobs/card/Pay';
import { jobTexts } from '@/texts/jobs/job';
import { LightCard } from '@/ui/light/LightCard';
import { styled } from '@/ui/styled';
import { Link } from '@/ui/text/Link';
import { useNow } from '@/ui/text/now';
import { paths } from '@contract/paths';
import { placeText } from '@contract/search/places/placeText';
import { vacanciesText } from './jobFacts';

const Frame = styled(LightCard)(({ theme }) => ({
  padding: 24,
  display: 'grid',
  gap: 16,
  overflowWrap: 'anywhere',
  '& .head': { display: 'flex', gap: 16, alignItems: 'flex-start', '& > div': { minWidth: 0 } },
  '& h2': { ...theme.typography.h3 },
  '& .second': { color: theme.vars.palette.ink2, fontSize: theme.typography.dense.fontSize },
  '& .pay b': { fontSize: theme.typography.h3.fontSize },
  '& dl': { display: 'grid', gap: 8, fontSize: theme.typography.dense.fontSize },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dt': { flex: 'none', color: theme.vars.palette.ink2 },
  '& dd': { minWidth: 0, fontWeight: 600, textAlign: 'end' },
}));

/** A summary of a job, shown beside a task that concerns it, with a link to the job. */
export const JobSummary = ({
  job,
  label,
  children,
}: {
  job: Job;
  label: string;
  /** Content between the pay and the facts. */
  children?: ReactNode;
}) => {
  const now = useNow();
  const { labels } = jobTexts;
  const facts = [
    { label: labels.type, value: job.employementtype },
    { label: labels.vacancies, value: vacanciesText(job) },
    { label: labels.degree, value: job.degreerequired },
    { label: labels.posted, value: ageText(job, now) },
  ].filter(({ value }) => Boolean(value));
  return (
    <Frame as="aside" interactive aria-label={label}>
      <div className="head">
        <CompanyTile job={job} />
        <div>
          <h2 dir="auto">
            <Link className="cover" to={paths.jobView(job._id)}>
              {job.jobtitle || jobTexts.untitled}
            </Link>
          </h2>
          <p className="second" dir="auto">
            {[job.companyname, placeText(job.location)].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <div className="pay">
        <Pay job={job} />
      </div>
      {children}
      <dl className="num">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
};
