import type { Store } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '@/api/hooks';
import type { HostConfig } from '@/api/hostConfig';
import { jobBoardApi } from '@/api/jobBoardApi';
import { readApiError } from '@/api/wire/apiError';
import { retryDelay, untilRetry } from '@/retry';
import { clearCachedSavedJobs } from '@/session/cachedData';
import { pendingLogOuts, setLogOutPending } from '@/session/pendingLogOut';
import { sessionRestored } from '@/session/sessionSlice';

/** Number of retries: taking a logged-in user for a visitor would redirect them to a login page. */
const retries = 2;
/** Reads the session; retries on network and server errors. */
const readSession = async ({ dispatch }: { dispatch: AppDispatch }) => {
  for (let tries = 0; ; tries += 1) {
    const found = await dispatch(
      jobBoardApi.endpoints.getSession.initiate(undefined, {
        subscribe: false,
        forceRefetch: true,
      }),
    );
    if (!found.isError || (readApiError(found.error).status ?? 500) < 500 || tries === retries)
      return found;
    await untilRetry(retryDelay(tries));
  }
};

type Restoring = { restoreKeys: () => Promise<void>; config: HostConfig };

/**
 * Restores the session: from this tab's four keys, otherwise on our own host from the browser's
 * cookie (so that a new tab is logged in), but not a session with a pending logout that the host
 * hasn't confirmed. No-op if already restored.
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
    extensions && !userRole && pendingLogOuts().length === 0 ? await readSession(store) : null;
  // the session ended while no page was open
  if (found?.isSuccess && !found.data) void clearCachedSavedJobs();
  if (store.getState().session.restored) return;
  store.dispatch(sessionRestored(found?.data ?? null));
};
