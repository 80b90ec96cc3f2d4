import type { RootState } from '@/api/hooks';
import { jobBoardApi } from '@/api/jobBoardApi';
import type { Tag } from '@/api/tags/tags';

const { util } = jobBoardApi;
type RunningQuery = ReturnType<ReturnType<typeof util.getRunningQueriesThunk>>[number];

/**
 * Whether a query has this status and provides one of these tags; if no tags are given, only the
 * status counts.
 */
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
 * Refetches a query in flight once it is answered, if it provides one of these tags: its answer may
 * be stale, and which tags a first answer provides is known only then. Ignores a query that was
 * aborted or belongs to another session.
 */
export const refetchOnceSettled = async (
  query: RunningQuery,
  tags: readonly Tag[],
  getState: () => RootState,
): Promise<void> => {
  await query;
  if (isQuery(getState(), query, 'fulfilled', tags)) void query.refetch();
};
