import type { AppDispatch, RootState } from './hooks';
import { jobBoardApi } from './jobBoardApi';
import { isQuery, readOnceAnswered } from './listeners/readOnceAnswered';
import type { Tag } from './tags/tags';

/**
 * Has what is shown read again, since something was changed elsewhere. RTK Query sends none a second
 * time that is still pending, so it is sent again once it is answered.
 */
export const readAgain =
  (tags: readonly Tag[]) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const running = dispatch(jobBoardApi.util.getRunningQueriesThunk()).filter((query) =>
      isQuery(getState(), query, 'pending'),
    );
    dispatch(jobBoardApi.util.invalidateTags([...tags]));
    await Promise.all(running.map((query) => readOnceAnswered(query, tags, getState)));
  };
