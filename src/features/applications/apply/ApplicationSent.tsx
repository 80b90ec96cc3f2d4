import type { Application, Job } from '@/api/jobBoardApi';
import { useGetApplicationQuery } from '@/api/memberApi';
import { SimilarJobs } from '@/features/jobs/view/used/SimilarJobs';
import { applyTexts } from '@/texts/jobs/apply';
import { CheckIcon } from '@/ui/art/icons';
import { LinkButton } from '@/ui/button/LinkButton';
import { Band } from '@/ui/page/Band';
import { Page, PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { paths } from '@contract/paths';
import { NextSteps } from './NextSteps';
import { SentArt } from './SentArt';
import { SentReceipt } from './SentReceipt';

const { sent: texts } = applyTexts;
const Head = styled(Wrap)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  gap: 48,
  alignItems: 'center',
  paddingBlock: 48,
  '& .tick': {
    width: 44,
    height: 44,
    marginBottom: 20,
    display: 'grid',
    placeItems: 'center',
    borderRadius: theme.shape.radius.pill,
    backgroundColor: theme.vars.palette.amber.main,
    color: theme.vars.palette.amberInk,
  },
  '& p': {
    marginTop: 12,
    color: theme.vars.palette.hero2,
    fontSize: theme.typography.lead.fontSize,
    maxWidth: '52ch',
    overflowWrap: 'anywhere',
  },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 26 },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > svg': { display: 'none' },
  },
  [theme.breakpoints.down('sm')]: { '& .ways': { flexDirection: 'column' } },
}));
const Columns = styled(Wrap)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 372px',
  gap: '28px 56px',
  alignItems: 'start',
  paddingTop: 44,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** Replaces the apply screen once the application is sent: what happens next, and what was sent. */
export const ApplicationSent = ({ job, application }: { job: Job; application: Application }) => {
  const { data: details } = useGetApplicationQuery({ id: application._id });
  const employer = job.companyname || applyTexts.theEmployer;
  return (
    <Page title={texts.title}>
      <Band>
        <Head>
          <div>
            <span className="tick">
              <CheckIcon size={24} />
            </span>
            <PageHeading takeFocus>{texts.title}</PageHeading>
            <p dir="auto">{texts.text(employer)}</p>
            <div className="ways">
              <LinkButton to={paths.application(application._id)} color="amber">
                {texts.track}
              </LinkButton>
              <LinkButton to={paths.jobListing()} variant="outlined" color="inherit">
                {texts.find}
              </LinkButton>
            </div>
          </div>
          <SentArt />
        </Head>
      </Band>
      <Columns>
        <NextSteps
          job={job}
          application={application}
          dueAt={details?.dueAt}
          hasCv={details?.cv !== undefined}
        />
        <SentReceipt job={job} details={details} />
      </Columns>
      <Wrap>
        <SimilarJobs job={job} />
      </Wrap>
    </Page>
  );
};
