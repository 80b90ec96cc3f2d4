import type { AppDispatch, RootState } from '@/api/hooks';
import { memberApi } from '@/api/memberApi';
import { selectSession } from '@/session/sessionSlice';
import { queryOf, readParams } from './deskParams';

/**
 * Asks for the table's page of an address (its query) before the desk is drawn, which takes as long
 * as the answer. The board's columns and other roles wait for the desk.
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
