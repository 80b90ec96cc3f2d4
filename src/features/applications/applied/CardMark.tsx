import { useAppliedTo } from '@/features/applications/useAppliedTo';
import { AppliedLine } from './AppliedLine';

/** A job card's note for a job seeker who has applied; renders nothing for others. */
export const CardMark = ({ jobId }: { jobId: string }) => {
  const application = useAppliedTo(jobId);
  return application ? <AppliedLine application={application} /> : null;
};
