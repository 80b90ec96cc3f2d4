import type { ReactNode } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { applyTexts } from '@/texts/jobs/apply';
import { BackIcon } from '@/ui/art/icons';
import { Page, PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';

const Columns = styled(Wrap)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 372px',
  gap: '36px 56px',
  alignItems: 'start',
  paddingTop: 36,
  '& > .head': { gridColumn: 1 },
  '& > .side': {
    gridColumn: 2,
    gridRow: '1 / span 2',
    display: 'grid',
    gap: 16,
    position: 'sticky',
    top: 92,
  },
  '& .intro': { marginTop: 8, color: theme.vars.palette.ink2 },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > .side': { gridColumn: 1, gridRow: 'auto', position: 'static' },
  },
}));

/** The apply screen's layout: heading, main content, and a side column about the job. */
export const ApplyFrame = ({
  job,
  lead,
  side,
  children,
}: {
  job: Job;
  lead?: string;
  side: ReactNode;
  children: ReactNode;
}) => (
  <Page title={applyTexts.page.to(job.jobtitle)}>
    <Columns>
      <div className="head">
        <TextLink
          to={paths.jobView(job._id)}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, mb: 1.25 }}
        >
          <BackIcon size={16} />
          {applyTexts.back}
        </TextLink>
        <PageHeading dir="auto">{applyTexts.page.to(job.jobtitle)}</PageHeading>
        {lead !== undefined && <p className="intro">{lead}</p>}
      </div>
      <div className="side">{side}</div>
      {children}
    </Columns>
  </Page>
);
