import type { AppDispatch, RootState } from './hooks';
import { jobBoardApi } from './jobBoardApi';
import { isQuery, refetchOnceSettled } from './listeners/refetchOnceSettled';
import type { Tag } from './tags/tags';

/**
 * Invalidates tags, because the records were changed elsewhere. RTK Query doesn't resend a query
 * that is still pending, so those are refetched once they are answered.
 */
export const invalidateChangedTags =
  (tags: readonly Tag[]) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const running = dispatch(jobBoardApi.util.getRunningQueriesThunk()).filter((query) =>
      isQuery(getState(), query, 'pending'),
    );
    dispatch(jobBoardApi.util.invalidateTags([...tags]));
    await Promise.all(running.map((query) => refetchOnceSettled(query, tags, getState)));
  };
