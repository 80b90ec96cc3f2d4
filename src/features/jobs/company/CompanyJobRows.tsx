import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { sourceState } from '@/features/applications/source';
import { JobMarks } from '@/features/inbox/JobMarks';
import { ageText } from '@/features/jobs/card/ageText';
import { Pay } from '@/features/jobs/card/Pay';
import { endText } from '@/features/jobs/life/lifeTexts';
import { jobTexts } from '@/texts/jobs/job';
import { employerTexts } from '@/texts/profiles/employer';
import { LightChip } from '@/ui/light/LightChip';
import { styled } from '@/ui/styled';
import { Link } from '@/ui/text/Link';
import { useNow } from '@/ui/text/now';
import { paths } from '@contract/paths';
import { placeText } from '@contract/search/places/placeText';

const { jobs: texts } = employerTexts;

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 210px minmax(0, 200px) 96px',
  gap: 16,
  alignItems: 'center',
  padding: '16px 60px 16px 24px',
  overflowWrap: 'anywhere',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.line}` },
  '& h3': { ...theme.typography.h3, fontSize: theme.typography.lead.fontSize },
  // the whole row is the link
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0 },
  '& h3 a:focus-visible': { outline: 'none' },
  '&:has(h3 a:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.ring}`,
    outlineOffset: -2,
  },
  '&:hover': { backgroundColor: theme.vars.palette.sunk },
  '& .second, & .age': {
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.body2.fontSize,
  },
  '& .chips': { display: 'flex', flexWrap: 'wrap', gap: 6, minWidth: 0 },
  '& button.card': { top: 'calc(50% - 20px)' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '6px 12px',
    padding: '16px 20px',
    '& .job, & .pay, & .applied': { gridColumn: '1 / -1' },
    '& .job': { paddingRight: 36 },
    '& button.card': { top: 8, insetInlineEnd: 10 },
  },
}));

/** A job of the company; the company's name is shown only if it hires for another one. */
const CompanyJob = ({ job, company, now }: { job: Job; company: string; now: number }) => {
  const end = endText(job, now);
  const isForOther = job.companyname?.trim() !== company;
  return (
    <Row>
      <div className="job">
        <h3 dir="auto">
          <Link to={paths.jobView(job._id)} state={sourceState('company')}>
            {job.jobtitle || jobTexts.untitled}
          </Link>
        </h3>
        <p className="second" dir="auto">
          {[isForOther && job.companyname, placeText(job.location)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <span className="pay">
        <Pay job={job} />
      </span>
      <div className="chips">
        {job.employementtype && <LightChip>{job.employementtype}</LightChip>}
        {end?.near && <LightChip tone="amber">{end.text}</LightChip>}
      </div>
      <span className="age num">{ageText(job, now)}</span>
      <JobMarks job={job} />
    </Row>
  );
};

type RowsProps = {
  jobs: readonly Job[];
  company: string;
  isFirst: boolean;
  /** The next page, rendered once the user asks for more. */
  next: ReactNode;
};
/** A page of a company's jobs, and the button for the next one. */
export const CompanyJobRows = ({ jobs, company, isFirst, next }: RowsProps) => {
  const now = useNow();
  const [isMore, setIsMore] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // the new rows replaced the focused element: focus the first one, unless the focus has moved
  // in the meantime
  useEffect(() => {
    if (!isFirst && document.activeElement === document.body)
      list.current?.querySelector('a')?.focus();
  }, [isFirst]);
  return (
    <>
      <ul ref={list}>
        {jobs.map((job) => (
          <CompanyJob key={job._id} job={job} company={company} now={now} />
        ))}
      </ul>
      {Boolean(next) &&
        (isMore ? (
          next
        ) : (
          <div className="more">
            <Button variant="outlined" size="small" onClick={() => setIsMore(true)}>
              {texts.more}
            </Button>
          </div>
        ))}
    </>
  );
};
