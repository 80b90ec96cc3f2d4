import type { AppDispatch, RootState } from '@/api/hooks';
import { memberApi } from '@/api/memberApi';
import { selectSession } from '@/session/sessionSlice';
import { queryOf, readParams } from './deskParams';

/**
 * Fetches the page of the table that a query string names before the desk is rendered, since
 * rendering takes as long as the call. Only for employers, and not for the board, whose columns are
 * fetched by the desk.
 */
export const prefetchDesk =
  (search: string) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const read = readParams(new URLSearchParams(search));
    if (selectSession(getState()).userRole !== 'employer' || read.view === 'board') return;
    await dispatch(
      memberApi.endpoints.searchApplicants.initiate(queryOf(read), { subscribe: false }),
    );
  };
