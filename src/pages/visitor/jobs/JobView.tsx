import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useGetJobQuery, type Job } from '@/api/jobBoardApi';
import { AboutCompany } from '@/features/jobs/view/AboutCompany';
import { ApplyBar } from '@/features/jobs/view/ApplyBar';
import { JobActions } from '@/features/jobs/view/JobActions';
import { JobBand } from '@/features/jobs/view/JobBand';
import { JobColumns } from '@/features/jobs/view/JobColumns';
import { jobPageTitle } from '@/features/jobs/view/jobFacts';
import { JobFailed } from '@/features/jobs/view/JobFailed';
import { JobLoading } from '@/features/jobs/view/JobLoading';
import { JobSide } from '@/features/jobs/view/JobSide';
import { JobTexts } from '@/features/jobs/view/JobTexts';
import { useCountedView } from '@/features/jobs/view/useCountedView';
import { JobGone } from '@/features/jobs/view/used/gonePart';
import {
  HideOrReport,
  JobPromise,
  JobTools,
  SimilarJobs,
} from '@/features/jobs/view/used/jobParts';
import { useRememberedJob } from '@/features/jobs/view/useOpenedJob';
import { useSession } from '@/session/useSession';
import { Page } from '@/ui/page/Page';
import { fetchRenderedParts } from '@/ui/page/part/ssrPart';
import { Wrap } from '@/ui/page/Wrap';
import { messages } from '@contract/messages';

export const beforeHydration = fetchRenderedParts;
export const parts = [JobTools, HideOrReport, JobPromise, SimilarJobs];

/** A job on its own page, for both routes of spec §2.1 (spec §2.11). */
export const JobView = () => {
  const { jobId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetJobQuery({ id: jobId });
  const { restored } = useSession();
  // the public version, shown until the job has been refetched for the restored session
  const [before, setBefore] = useState<Job>();
  if (!restored && currentData && currentData !== before) setBefore(currentData);
  const job = currentData ?? (isFetching && before?._id === jobId ? before : undefined);
  const isMissing =
    // 400: the id is malformed, so there is no such job
    error !== undefined && 'status' in error && [400, 404, 410].includes(Number(error.status));
  // the cached job may have been deleted since
  if (job && !isMissing) return <ShownJob job={job} />;
  // don't replace the host's rendered message while the query is refetched
  if (isFetching && !isMissing) return <JobLoading />;
  return !error || isMissing ? (
    <JobGone jobId={jobId} />
  ) : (
    <JobFailed text={messages.getJob.failure} onTryAgain={() => void refetch()} />
  );
};

const ShownJob = ({ job }: { job: Job }) => {
  useCountedView(job);
  useRememberedJob(job);
  return (
    <Page title={jobPageTitle(job)}>
      <JobBand job={job}>
        <div className="actions" data-screen-only>
          <JobTools job={job} />
        </div>
      </JobBand>
      {/* limits how far the sticky bar stays in view */}
      <div>
        <JobColumns
          side={
            <JobSide job={job}>
              <JobActions job={job} />
              <div>
                <HideOrReport job={job} />
              </div>
            </JobSide>
          }
        >
          <JobTexts job={job} />
          <AboutCompany job={job} />
        </JobColumns>
        <ApplyBar job={job} />
      </div>
      <Wrap data-screen-only>
        <SimilarJobs job={job} />
      </Wrap>
    </Page>
  );
};
