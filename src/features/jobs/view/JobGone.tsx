import { useHostConfig } from '@/api/hostConfig';
import { useGetJobEndQuery } from '@/api/jobBoardApi';
import { jobTexts } from '@/texts/jobs/job';
import { jobLifeTexts } from '@/texts/jobs/jobLife';
import { jobPageTexts } from '@/texts/jobs/jobPage';
import { LinkButton } from '@/ui/button/LinkButton';
import { MissingPage } from '@/ui/page/MissingPage';
import { Wrap } from '@/ui/page/Wrap';
import { dateText } from '@/ui/text/dateTexts';
import { messages } from '@contract/messages';
import { paths } from '@contract/paths';
import { JobLoading } from './JobLoading';
import { SimilarJobs } from './used/jobParts';

const { ended } = jobLifeTexts;

/**
 * Shown for a job that is gone or never existed (spec §8), with links to others. Our host says
 * whether it was filled or expired.
 */
export const JobGone = ({ jobId }: { jobId: string }) => {
  const { extensions } = useHostConfig();
  const {
    currentData: end,
    isFetching,
    error,
  } = useGetJobEndQuery({ jobId }, { skip: !extensions });
  // keeps the content of the rendered page while refetching after an error
  if (isFetching && !error) return <JobLoading />;
  if (!end) {
    return (
      <MissingPage heading={messages.getJob.empty} text={jobPageTexts.gone}>
        <LinkButton to={paths.jobListing()}>{jobPageTexts.allJobs}</LinkButton>
        <LinkButton variant="outlined" to={paths.categories()}>
          {jobPageTexts.categories}
        </LinkButton>
      </MissingPage>
    );
  }
  return (
    <>
      <MissingPage
        heading={end.jobtitle || jobTexts.untitled}
        text={
          <>
            <p>{ended[end.status](dateText(end.endedAt))}</p>
            {end.companyname !== '' && <p dir="auto">{ended.at(end.companyname)}</p>}
          </>
        }
      >
        {end.categoryName !== '' && (
          <LinkButton
            to={paths.jobListing(new URLSearchParams({ category: end.categoryName }).toString())}
          >
            {ended.more(end.categoryName)}
          </LinkButton>
        )}
        <LinkButton variant="outlined" to={paths.jobListing()}>
          {jobPageTexts.allJobs}
        </LinkButton>
      </MissingPage>
      <Wrap>
        <SimilarJobs job={{ _id: jobId, categoryName: end.categoryName }} />
      </Wrap>
    </>
  );
};
