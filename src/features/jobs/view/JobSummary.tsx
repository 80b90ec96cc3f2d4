import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Job } from '@/api/jobBoardApi';
import { ageText } from '@/features/jobs/card/ageText';
import { CompanyTile } from '@/features/jobs/card/CompanyTile';
import { Pay } from '@/features/jobs/card/Pay';
import { jobTexts } from '@/texts/jobs/job';
import { LightCard } from '@/ui/light/LightCard';
import { LightChip } from '@/ui/light/LightChip';
import { useNow } from '@/ui/text/now';
import { paths } from '@contract/paths';

const Frame = styled(LightCard)(({ theme }) => ({
  padding: 24,
  display: 'grid',
  gap: 16,
  overflowWrap: 'anywhere',
  '& .head': { display: 'flex', gap: 16, alignItems: 'flex-start', '& > div': { minWidth: 0 } },
  '& h2': { ...theme.typography.h3 },
  '& .age': { marginLeft: 'auto' },
  '& .second, & .age': {
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.dense.fontSize,
  },
  '& .foot': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    paddingTop: 16,
    borderTop: `1px solid ${theme.vars.palette.line}`,
  },
}));

/** A job in short, beside something that is done with it; a link to the whole. */
export const JobSummary = ({
  job,
  label,
  children,
}: {
  job: Job;
  label: string;
  /** More below the facts. */
  children?: ReactNode;
}) => {
  const now = useNow();
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
            {[job.companyname, job.location].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <div className="foot">
        <Pay job={job} />
        {job.employementtype && <LightChip>{job.employementtype}</LightChip>}
        <span className="age num">{ageText(job, now)}</span>
      </div>
      {children}
    </Frame>
  );
};
