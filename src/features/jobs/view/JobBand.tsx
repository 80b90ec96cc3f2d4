import type { ReactNode } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { CompanyTile } from '@/features/jobs/card/CompanyTile';
import { jobTexts } from '@/texts/jobs/job';
import { PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { Link } from '@/ui/text/Link';
import { useNow } from '@/ui/text/now';
import { paths } from '@contract/paths';
import { confirmedText } from './confirmedText';
import { openText } from './openText';

const Ground = styled('div')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.line}`,
  backgroundColor: theme.vars.palette.card,
}));
const Row = styled(Wrap)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  paddingBlock: '40px 36px',
  '& > .text': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& > .actions': { display: 'flex', alignItems: 'center', gap: 8, flex: 'none' },
  // reserves the space of a button that is loaded later
  '& .mark': { flex: 'none', width: 40, height: 40 },
  [theme.breakpoints.down('sm')]: {
    alignItems: 'flex-start',
    gap: 16,
    paddingBlock: '28px 24px',
    flexWrap: 'wrap',
    '& > .text': { flexBasis: '100%', order: 1 },
    '& > .actions': { marginLeft: 'auto' },
  },
}));
const Second = styled('p')(({ theme }) => ({
  marginTop: 6,
  color: theme.vars.palette.ink2,
  fontSize: theme.typography.lead.fontSize,
  '& a': {
    color: theme.vars.palette.ink,
    fontWeight: 600,
    textDecoration: 'underline',
    textDecorationColor: theme.vars.palette.line2,
    textUnderlineOffset: '.2em',
  },
  '& a:hover': { textDecorationColor: 'currentColor' },
}));

type JobBandProps = {
  job: Job;
  /** Hides the dates, for samples. */ undated?: boolean;
  /** Shown on the right. */ children?: ReactNode;
};

/** The company's name, linked to its page if the job has an employer. */
const CompanyName = ({ job: { companyname, usernameEmployer } }: { job: Job }) =>
  usernameEmployer ? (
    <Link to={paths.employerReadOnly(usernameEmployer)}>{companyname}</Link>
  ) : (
    companyname
  );

/**
 * The head of a job page: company tile, title, and on one line company, place, and when it was
 * posted and ends.
 */
export const JobBand = ({ job, undated = false, children }: JobBandProps) => {
  const now = useNow();
  return (
    <Ground>
      <Row>
        <CompanyTile job={job} size={76} />
        <div className="text">
          <PageHeading dir="auto">{job.jobtitle || jobTexts.untitled}</PageHeading>
          <Second dir="auto">
            {[
              job.companyname && <CompanyName job={job} />,
              job.location,
              undated ? '' : openText(job, now),
              confirmedText(job, now),
            ]
              .filter(Boolean)
              .map((part, index) => (
                <span key={index}>
                  {index > 0 && ' · '}
                  <span>{part}</span>
                </span>
              ))}
          </Second>
        </div>
        {children}
      </Row>
    </Ground>
  );
};
