import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useParams } from 'react-router-dom';
import { useGetJobQuery, type Job } from '@/api/jobBoardApi';
import { JobMarks } from '@/features/inbox/JobMarks';
import { ApplyLink, JobActions } from '@/features/jobs/view/JobActions';
import { JobBand } from '@/features/jobs/view/JobBand';
import { JobColumns } from '@/features/jobs/view/JobColumns';
import { jobPageTitle } from '@/features/jobs/view/jobFacts';
import { JobFailed, JobGone } from '@/features/jobs/view/JobMissing';
import { JobSide } from '@/features/jobs/view/JobSide';
import { JobTexts } from '@/features/jobs/view/JobTexts';
import { SimilarJobs } from '@/features/jobs/view/SimilarJobs';
import { useCountedView } from '@/features/jobs/view/useCountedView';
import { useRememberedJob } from '@/features/jobs/view/useOpenedJob';
import { ReportJob } from '@/features/moderation/report/ReportJob';
import { jobTexts } from '@/texts/jobs/job';
import { PrintIcon } from '@/ui/art/actionIcons';
import { LightLoading } from '@/ui/light/LightLoading';
import { Page } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';
import { messages } from '@contract/messages';

/** A job on a page of its own, by both routes of spec §2.1 (spec §2.11). */
export const JobView = () => {
  const { jobId = '' } = useParams();
  const { currentData: job, error, isFetching, refetch } = useGetJobQuery({ id: jobId });
  if (job) return <ShownJob job={job} />;
  if (isFetching)
    return (
      <Page title={jobTexts.title}>
        <Wrap sx={{ pt: 5 }}>
          <LightLoading shape="page" />
        </Wrap>
      </Page>
    );
  const gone = !error || ('status' in error && (error.status === 404 || error.status === 410));
  return gone ? (
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
        <Button
          variant="outlined"
          size="small"
          data-screen-only
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          startIcon={<PrintIcon size={18} />}
          onClick={() => window.print()}
        >
          {jobTexts.print}
        </Button>
        <span className="mark">
          <JobMarks job={job} of="page" />
        </span>
      </JobBand>
      <JobColumns
        side={
          <JobSide job={job}>
            <JobActions job={job} />
            <ReportJob job={job} />
          </JobSide>
        }
      >
        <JobTexts job={job} />
        {/* on a phone the side card with Apply is far above */}
        <Box
          sx={{ mt: 4, display: { md: 'none' }, '&:empty': { display: 'none' } }}
          data-screen-only
        >
          <ApplyLink job={job} />
        </Box>
      </JobColumns>
      <Wrap data-screen-only>
        <SimilarJobs job={job} />
      </Wrap>
    </Page>
  );
};
