import { skipToken } from '@reduxjs/toolkit/query';
import { useGetJobQuery } from '@/api/jobBoardApi';
import type { DeskLists } from './useDeskLists';
import type { DeskSearch } from './useDeskSearch';

/**
 * Returns the job that the desk is filtered by, even if it has no applicants; `details` has its
 * questions and promise. Both are `undefined` while loading (`isAwaited`), or without such a
 * filter.
 */
export const useDeskJob = ({ job: jobId }: DeskSearch, lists: DeskLists) => {
  const { summary, table, columns } = lists;
  const listed = summary?.jobs.find(({ _id }) => _id === jobId);
  // a job that was taken down can't be fetched
  const isThere = jobId !== undefined && summary !== undefined && listed?.status !== 'removed';
  const { currentData, isFetching } = useGetJobQuery(isThere ? { id: jobId } : skipToken);
  const details = currentData ?? undefined;
  const job = listed ?? details;
  const isReading = isFetching || [table, ...columns].some(({ isStale }) => isStale);
  return { job, details, isAwaited: jobId !== undefined && job === undefined && isReading };
};
