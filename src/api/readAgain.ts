import type { AppDispatch, RootState } from './hooks';
import { jobBoardApi } from './jobBoardApi';
import type { Tag } from './tags/tags';

/**
 * Has what is shown read again, since something was changed elsewhere. A query that is on its way may
 * be answered by what was there before; RTK Query sends none a second time that is still pending, so
 * it is sent again once it is answered.
 */
export const readAgain =
  (tags: readonly Tag[]) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { util } = jobBoardApi;
    const queryOf = (key: string) => getState().api.queries[key];
    const running = dispatch(util.getRunningQueriesThunk()).filter(
      ({ queryCacheKey }) => queryOf(queryCacheKey)?.status === 'pending',
    );
    dispatch(util.invalidateTags([...tags]));
    await Promise.all(running);
    // of a first answer it is known only now what it shows
    const concerned = new Set(
      util.selectInvalidatedBy(getState(), tags).map(({ queryCacheKey }) => queryCacheKey),
    );
    for (const query of running)
      // aborted, or another session's: nobody waits for it any more
      if (
        concerned.has(query.queryCacheKey) &&
        queryOf(query.queryCacheKey)?.status === 'fulfilled'
      )
        void query.refetch();
  };
