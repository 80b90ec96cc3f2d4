import { useParams } from 'react-router-dom';
import { useGetJobQuery } from '@/api/jobBoardApi';
import { useGetJobFiguresQuery } from '@/api/memberApi';
import { EmployerTabs } from '@/features/employers/EmployerTabs';
import { FigureParts } from '@/features/jobs/figures/FigureParts';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { figuresTexts as texts } from '@/texts/jobs/figures';
import { jobTexts } from '@/texts/jobs/job';
import { jobEditTexts } from '@/texts/jobs/post/jobEdit';
import { LinkButton } from '@/ui/button/LinkButton';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { HeadingRow } from '@/ui/page/HeadingRow';
import { Loading } from '@/ui/page/Loading';
import { MissingPage } from '@/ui/page/MissingPage';
import { Page, PageHeading } from '@/ui/page/Page';
import { TryAgain } from '@/ui/page/TryAgain';
import { Wrap } from '@/ui/page/Wrap';
import { messages } from '@contract/messages';
import { paths } from '@contract/paths';

const Figures = ({ jobId }: { jobId: string }) => {
  const { currentData: job } = useGetJobQuery({ id: jobId });
  const { currentData, error, isFetching, refetch } = useGetJobFiguresQuery(
    { jobId },
    { refetchOnMountOrArgChange: true },
  );
  const isForeign = error && 'status' in error && (error.status === 404 || error.status === 403);
  if (isForeign)
    return (
      <MissingPage heading={messages.getJob.empty} text={jobEditTexts.missing}>
        <LinkButton to={paths.jobsDesk()}>{texts.back}</LinkButton>
      </MissingPage>
    );
  const title = job ? texts.of(job.jobtitle || jobTexts.untitled) : texts.title;
  return (
    <Page title={title}>
      <EmployerTabs />
      <Wrap sx={{ pt: 5 }}>
        <HeadingRow>
          <PageHeading dir="auto">{title}</PageHeading>
          <LinkButton to={paths.jobsDesk()} variant="outlined">
            {texts.back}
          </LinkButton>
        </HeadingRow>
        <p style={{ marginTop: 12 }}>{texts.intro}</p>
        {currentData && <FigureParts figures={currentData} />}
        {!currentData && isFetching && <Loading shape="page" />}
        {!currentData && !isFetching && (
          <EmptyMessage text={texts.failed}>
            <TryAgain onClick={() => void refetch()} />
          </EmptyMessage>
        )}
      </Wrap>
    </Page>
  );
};

/** Views and applications of one of the employer's own jobs. */
export const JobFigures = () => {
  const { jobId = '' } = useParams();
  return (
    <OwnHostOnly>
      <Figures key={jobId} jobId={jobId} />
    </OwnHostOnly>
  );
};
