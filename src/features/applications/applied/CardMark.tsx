import { useAppliedTo } from '@/features/applications/useAppliedTo';
import { AppliedLine } from './AppliedLine';

/** What a job's card says to the job seeker who applied to it; nothing to others. */
export const CardMark = ({ jobId }: { jobId: string }) => {
  const application = useAppliedTo(jobId);
  return application ? <AppliedLine application={application} /> : null;
};
