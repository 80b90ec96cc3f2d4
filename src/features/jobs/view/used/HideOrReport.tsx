import type { Job } from '@/api/jobBoardApi';
import { HideJob } from '@/features/inbox/HideJob';
import { ReportJob } from '@/features/moderation/ReportJob';

export const HideOrReport = ({ job }: { job: Job }) => (
  <>
    <HideJob key={job._id} job={job} />
    <ReportJob job={job} />
  </>
);
