import { skipToken } from '@reduxjs/toolkit/query';
import { useGetJobQuery } from '@/api/jobBoardApi';
import type { DeskLists } from './useDeskLists';
import type { DeskSearch } from './useDeskSearch';

/**
 * The job the desk is about, whether or not anybody has applied; `details` has what it asks and
 * promises. Both undefined until they are read (`isAwaited`), or with all jobs.
 */
export const useDeskJob = ({ job: jobId }: DeskSearch, lists: DeskLists) => {
  const { summary, table, columns } = lists;
  const listed = summary?.jobs.find(({ _id }) => _id === jobId);
  // one that was taken down can't be read any more
  const isThere = jobId !== undefined && summary !== undefined && listed?.status !== 'removed';
  const { currentData, isFetching } = useGetJobQuery(isThere ? { id: jobId } : skipToken);
  const details = currentData ?? undefined;
  const job = listed ?? details;
  const isReading = isFetching || [table, ...columns].some(({ isOld }) => isOld);
  return { job, details, isAwaited: jobId !== undefined && job === undefined && isReading };
};
