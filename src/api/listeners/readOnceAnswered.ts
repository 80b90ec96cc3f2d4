import type { RootState } from '@/api/hooks';
import { jobBoardApi } from '@/api/jobBoardApi';
import type { Tag } from '@/api/tags/tags';

const { util } = jobBoardApi;
type RunningQuery = ReturnType<ReturnType<typeof util.getRunningQueriesThunk>>[number];

/** Whether a query has this status and shows what these tags mean; any without tags. */
export const isQuery = (
  state: RootState,
  { queryCacheKey }: RunningQuery,
  status: 'pending' | 'fulfilled',
  tags?: readonly Tag[],
): boolean =>
  state.api.queries[queryCacheKey]?.status === status &&
  (!tags ||
    util
      .selectInvalidatedBy(state, tags)
      .some((concerned) => concerned.queryCacheKey === queryCacheKey));

/**
 * Sends a query that is on its way again once it is answered, if it shows what these tags mean: it
 * may be answered by what was there before, and of a first answer it is known only then what it shows.
 * One that was aborted, or another session's, has nobody who waits for it.
 */
export const readOnceAnswered = async (
  query: RunningQuery,
  tags: readonly Tag[],
  getState: () => RootState,
): Promise<void> => {
  await query;
  if (isQuery(getState(), query, 'fulfilled', tags)) void query.refetch();
};
