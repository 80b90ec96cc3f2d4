import Button from '@mui/material/Button';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useGetJobQuery, type Job } from '@/api/jobBoardApi';
import { HideJob } from '@/features/inbox/HideJob';
import { JobMarks } from '@/features/inbox/JobMarks';
import { AboutCompany } from '@/features/jobs/view/AboutCompany';
import { ApplyBar } from '@/features/jobs/view/ApplyBar';
import { JobActions } from '@/features/jobs/view/JobActions';
import { JobBand } from '@/features/jobs/view/JobBand';
import { JobColumns } from '@/features/jobs/view/JobColumns';
import { jobPageTitle } from '@/features/jobs/view/jobFacts';
import { JobFailed, JobGone } from '@/features/jobs/view/JobMissing';
import { JobSide } from '@/features/jobs/view/JobSide';
import { JobTexts } from '@/features/jobs/view/JobTexts';
import { ShareJob } from '@/features/jobs/view/ShareJob';
import { SimilarJobs } from '@/features/jobs/view/SimilarJobs';
import { useCountedView } from '@/features/jobs/view/useCountedView';
import { useRememberedJob } from '@/features/jobs/view/useOpenedJob';
import { ReportJob } from '@/features/moderation/report/ReportJob';
import { useSession } from '@/session/useSession';
import { jobTexts } from '@/texts/jobs/job';
import { PrintIcon } from '@/ui/art/actionIcons';
import { LightLoading } from '@/ui/light/LightLoading';
import { Page } from '@/ui/page/Page';
import { fetchRenderedParts } from '@/ui/page/renderedPart';
import { Wrap } from '@/ui/page/Wrap';
import { messages } from '@contract/messages';

export const beforeHydration = fetchRenderedParts;

/** A job on a page of its own, by both routes of spec §2.1 (spec §2.11). */
export const JobView = () => {
  const { jobId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetJobQuery({ id: jobId });
  const { restored } = useSession();
  // as it is for everybody: shown until it has been asked again for who turns out to be logged in
  const [before, setBefore] = useState<Job>();
  if (!restored && currentData && currentData !== before) setBefore(currentData);
  const job = currentData ?? (isFetching && before?._id === jobId ? before : undefined);
  const isMissing =
    // 400: there can't be such a one
    error !== undefined && 'status' in error && [400, 404, 410].includes(Number(error.status));
  if (job) return <ShownJob job={job} />;
  // what the host's page says already isn't hidden while it is asked again
  if (isFetching && !isMissing)
    return (
      <Page title={jobTexts.title}>
        <Wrap sx={{ pt: 5 }}>
          <LightLoading shape="page" />
        </Wrap>
      </Page>
    );
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
          <Button
            variant="outlined"
            size="small"
            sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
            startIcon={<PrintIcon size={18} />}
            onClick={() => window.print()}
          >
            {jobTexts.print}
          </Button>
          <ShareJob job={job} />
          <span className="mark">
            <JobMarks job={job} of="page" />
          </span>
        </div>
      </JobBand>
      {/* as high as the bar stays in view */}
      <div>
        <JobColumns
          side={
            <JobSide job={job}>
              <JobActions job={job} />
              <div>
                <HideJob job={job} />
                <ReportJob job={job} />
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
