import type { ReactNode } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { CompanyTile } from '@/features/jobs/card/CompanyTile';
import { payText } from '@/features/jobs/card/payText';
import { jobTexts } from '@/texts/jobs/job';
import { styled } from '@/ui/styled';
import { Link } from '@/ui/text/Link';
import { placeText } from '@contract/search/places/placeText';

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '18px 24px',
  borderTop: `1px solid ${theme.vars.palette.line}`,
  overflowWrap: 'anywhere',
  '& h3': { ...theme.typography.h3 },
  '& .about, & .when': {
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.dense.fontSize,
  },
  '& .state': { display: 'grid', justifyItems: 'end', gap: 4 },
  '& .when': { fontSize: theme.typography.caption.fontSize, color: theme.vars.palette.ink3 },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '&:has(a):hover': { backgroundColor: theme.vars.palette.sunk },
  '& a:focus-visible': { outline: 'none' },
  '&:has(a:focus-visible)': { outline: `2px solid ${theme.vars.palette.ring}`, outlineOffset: -2 },
  [theme.breakpoints.down('sm')]: {
    padding: '16px 20px',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& .state': {
      gridColumn: 2,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 12px',
      marginTop: 6,
    },
  },
}));

type ApplicationRowProps = {
  job: Pick<Job, 'jobtitle' | 'companyname' | 'location' | 'monthlysalary1' | 'monthlysalary2'>;
  /** The application's page; `undefined` for the sample. */
  to: string | undefined;
  chips: ReactNode;
  /** When its state last changed. */
  when: string;
};

/** One of a job seeker's applications: the job, its pay, the state and its date. */
export const ApplicationRow = ({ job, to, chips, when }: ApplicationRowProps) => {
  const title = job.jobtitle || jobTexts.untitled;
  return (
    <Row>
      <CompanyTile job={job} />
      <div>
        <h3 dir="auto">{to === undefined ? title : <Link to={to}>{title}</Link>}</h3>
        <p className="about num" dir="auto">
          {[job.companyname, placeText(job.location)].filter(Boolean).join(', ')} ·{' '}
          <span style={{ whiteSpace: 'nowrap' }}>{payText(job)}</span>
        </p>
      </div>
      <div className="state">
        <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 6 }}>{chips}</span>
        <span className="when num">{when}</span>
      </div>
    </Row>
  );
};
