import type { ReactNode } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { jobTexts } from '@/texts/jobs/job';
import { LightCard } from '@/ui/light/LightCard';
import { LightChip } from '@/ui/light/LightChip';
import { styled } from '@/ui/styled';
import { Link, type LinkProps } from '@/ui/text/Link';
import { useNow } from '@/ui/text/now';
import { placeText } from '@contract/search/places/placeText';
import { ageText } from './ageText';
import { CompanyTile } from './CompanyTile';
import { ElsewhereChip } from './ElsewhereChip';
import { Pay } from './Pay';
import { previewWords } from './previewWords';
import { PromiseChip } from './PromiseChip';
import { WorkplaceChip } from './WorkplaceChip';

const Head = styled('div')({
  display: 'flex',
  gap: 16,
  alignItems: 'flex-start',
  '& > .text': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  // without actions, only the bookmark is beside the text
  '& > .text:last-child': { paddingRight: 32 },
});
const Facts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.line}`,
  '& > .age': {
    marginInlineStart: 'auto',
    color: theme.vars.palette.ink3,
    fontSize: theme.typography.body2.fontSize,
  },
  [theme.breakpoints.down('sm')]: {
    '& > .pay': { flexBasis: '100%' },
    '& > .age': { marginInlineStart: 0 },
  },
}));
const Second = styled('p')(({ theme }) => ({
  marginTop: 2,
  color: theme.vars.palette.ink2,
  fontSize: theme.typography.dense.fontSize,
}));
const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h3 }));

type JobCardProps = {
  job: Job;
  /** The target of the card's link; a preview has none. */
  to?: string;
  /** The link's router state. */
  state?: LinkProps['state'];
  /** The age shown if the host's jobs have no date; "7 days ago" by default. */
  constantAge?: string;
  /** Level of the heading: 3 in a section, 2 directly below the page's heading. */
  level?: 2 | 3;
  /** Buttons on the right, above the card's link. */
  actions?: ReactNode;
  /** More chips beside the employment type. */
  chips?: ReactNode;
  /** Content below the facts, such as the applicants or the status. */
  children?: ReactNode;
};

type CardTitleProps = { title: string; to: string | undefined; state: LinkProps['state'] };
/** The card's only link; a preview has none. */
const CardTitle = ({ title, to, state }: CardTitleProps) =>
  to === undefined ? (
    title
  ) : (
    <Link className="cover" to={to} state={state}>
      {title}
    </Link>
  );

/**
 * A job in a list of an employer or a category (spec §2.8, §2.10): title, company, place, the first
 * 30 words of the overview, pay and age. The title is the card's only link.
 */
export const JobCard = ({
  job,
  to,
  state,
  constantAge,
  level = 3,
  actions,
  chips,
  children,
}: JobCardProps) => {
  const now = useNow();
  const preview = previewWords(job.joboverview ?? '');
  return (
    <LightCard
      as="article"
      interactive={to !== undefined}
      sx={{
        p: { xs: '20px', sm: '22px 24px' },
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Head>
        <CompanyTile job={job} />
        <div className="text">
          <Title as={`h${level}`} dir="auto">
            <CardTitle {...{ title: job.jobtitle || jobTexts.untitled, to, state }} />
          </Title>
          <Second dir="auto">
            {[job.companyname, placeText(job.location)].filter(Boolean).join(' · ')}
          </Second>
        </div>
        {actions != null && <div style={{ position: 'relative' }}>{actions}</div>}
      </Head>
      {preview !== '' && (
        <Second as="p" dir="auto" style={{ margin: 0, overflowWrap: 'anywhere' }}>
          {preview}
        </Second>
      )}
      <Facts>
        <span className="pay">
          <Pay job={job} />
        </span>
        {job.employementtype && <LightChip>{job.employementtype}</LightChip>}
        <WorkplaceChip job={job} />
        <PromiseChip job={job} />
        <ElsewhereChip job={job} />
        {chips}
        <span className="age num">{ageText(job, now, constantAge)}</span>
      </Facts>
      {children != null && <div style={{ position: 'relative' }}>{children}</div>}
    </LightCard>
  );
};
