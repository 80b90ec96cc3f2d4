import type { Store } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '@/api/hooks';
import type { HostConfig } from '@/api/hostConfig';
import { jobBoardApi } from '@/api/jobBoardApi';
import { readApiError } from '@/api/wire/apiError';
import { forgetSavedJobs } from '@/session/keptData';
import { pendingLogOuts, setLogOutPending } from '@/session/pendingLogOut';
import { sessionRestored } from '@/session/sessionSlice';

type Restoring = { restoreKeys: () => Promise<void>; config: HostConfig };

/**
 * Restores the session: from this tab's four keys, else on our own host from the browser's cookie
 * (so that a new tab is logged in), but not a session that was logged out while the host didn't
 * answer. Does nothing where it is restored already.
 */
export const restoreSession = async (
  store: Store<RootState> & { dispatch: AppDispatch },
  { restoreKeys, config: { extensions } }: Restoring,
): Promise<void> => {
  await restoreKeys();
  const { userRole, restored } = store.getState().session;
  if (restored) return;
  for (const role of extensions ? pendingLogOuts() : []) {
    const { error } = await store.dispatch(jobBoardApi.endpoints.logOut.initiate({ role }));
    if (!error || readApiError(error).status === 401) setLogOutPending(role, false);
  }
  const found =
    extensions && !userRole && pendingLogOuts().length === 0
      ? await store.dispatch(
          jobBoardApi.endpoints.getSession.initiate(undefined, { subscribe: false }),
        )
      : null;
  // a session that ended while no page was open
  if (found?.isSuccess && !found.data) void forgetSavedJobs();
  if (store.getState().session.restored) return;
  store.dispatch(sessionRestored(found?.data ?? null));
};
