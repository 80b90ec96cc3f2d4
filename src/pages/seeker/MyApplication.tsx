import { useParams } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import type { ApplicationDetails } from '@/api/jobBoardApi';
import { useGetApplicationQuery } from '@/api/memberApi';
import { readApiError } from '@/api/wire/apiError';
import { InterviewChoice } from '@/features/applications/interviews/InterviewChoice';
import { ApplicationHead } from '@/features/applications/mine/ApplicationHead';
import { KeepCard } from '@/features/applications/mine/KeepCard';
import { Messages } from '@/features/applications/mine/Messages';
import { PromiseCard } from '@/features/applications/mine/PromiseCard';
import { SentParts } from '@/features/applications/mine/SentParts';
import { Timeline } from '@/features/applications/mine/Timeline';
import { useSession } from '@/session/useSession';
import { applicationTexts } from '@/texts/jobs/applications';
import { appliedTexts } from '@/texts/jobs/applied';
import { LinkButton } from '@/ui/button/LinkButton';
import { Notice } from '@/ui/form/FormAlert';
import { MissingPage } from '@/ui/page/MissingPage';
import { Page } from '@/ui/page/Page';
import { ProfileLoading } from '@/ui/page/ProfileLoading';
import { TryAgain } from '@/ui/page/TryAgain';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { dayText } from '@/ui/text/dayTexts';
import { useNow } from '@/ui/text/now';
import { paths } from '@contract/paths';

const { mine: texts } = applicationTexts;
const Columns = styled(Wrap)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 372px',
  gap: 32,
  alignItems: 'start',
  paddingTop: 32,
  '& > .main': { display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > .side': {
    display: 'grid',
    gap: 16,
    gridTemplateColumns: 'minmax(0, 1fr)',
    position: 'sticky',
    top: 92,
  },
  // on a phone: what needs an answer, the history, the messages, then the documents
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 20,
    '& > .main, & > .side': { display: 'contents' },
    '& .turn': { order: 1 },
    '& .happened': { order: 2 },
    '& .talk': { order: 3 },
    '& .papers': { order: 4 },
    '& .keep': { order: 5 },
  },
  '& .turn, & .happened, & .talk, & .papers, & .keep': {
    display: 'grid',
    gap: 16,
    gridTemplateColumns: 'minmax(0, 1fr)',
    minWidth: 0,
  },
  '& .turn:empty': { display: 'none' },
}));

/** One of the job seeker's applications: its state, history and messages. Our own host only. */
export const MyApplication = () => {
  const { applicationId: id = '' } = useParams();
  const { extensions } = useHostConfig();
  const { usernamejobseek } = useSession();
  const username = usernamejobseek ?? '';
  const { currentData, error, isFetching, refetch } = useGetApplicationQuery(
    { id },
    { skip: !extensions },
  );
  if (currentData) return <Shown key={id} application={currentData} username={username} />;
  if (isFetching) return <ProfileLoading title={texts.title} onTryAgain={undefined} />;
  const { status } = readApiError(error);
  const isMissing = !extensions || status === 403 || status === 404;
  return (
    <MissingPage
      heading={isMissing ? texts.missing.title : texts.failed}
      text={isMissing ? texts.missing.text : texts.failedText}
    >
      {!isMissing && <TryAgain onClick={() => void refetch()} />}
      <LinkButton
        to={paths.jobSeekerProfile(username)}
        variant={isMissing ? 'contained' : 'outlined'}
      >
        {texts.back}
      </LinkButton>
    </MissingPage>
  );
};

type ShownProps = { application: ApplicationDetails; username: string };

const Shown = ({ application, username }: ShownProps) => (
  <Page title={texts.pageTitle(application.jobtitle)}>
    <ApplicationHead application={application} username={username} />
    <Columns>
      <div className="main">
        {/* what needs the job seeker's answer comes first, above the messages */}
        <div className="turn">
          {application.state === 'withdrawn' && <Withdrawn application={application} />}
          <InterviewChoice application={application} />
        </div>
        <div className="talk">
          <Messages application={application} username={username} />
        </div>
        <div className="papers">
          <SentParts application={application} />
        </div>
      </div>
      <div className="side">
        <div className="happened">
          <PromiseCard application={application} />
          <Timeline application={application} />
        </div>
        <div className="keep">
          <KeepCard application={application} />
        </div>
      </div>
    </Columns>
  </Page>
);

const Withdrawn = ({ application }: { application: ApplicationDetails }) => {
  const now = useNow();
  const { movedAt = application.createdAt, mayApplyAgain, jobId } = application;
  return (
    <>
      <Notice>
        <p className="num">{texts.withdraw.notice(dayText(movedAt, now))}</p>
      </Notice>
      {mayApplyAgain && (
        <LinkButton to={paths.applyToJob(jobId)} sx={{ justifySelf: 'start' }}>
          {appliedTexts.again}
        </LinkButton>
      )}
    </>
  );
};
