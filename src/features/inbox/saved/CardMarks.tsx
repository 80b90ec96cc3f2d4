import { AppliedMark } from '@/features/applications/AppliedMark';
import { JobBookmark } from '../JobBookmark';
import type { MarkProps } from './useMark';

export const CardMarks = ({ job }: Pick<MarkProps, 'job'>) => (
  <>
    <JobBookmark key={job._id} job={job} of="card" />
    <AppliedMark jobId={job._id} />
  </>
);
