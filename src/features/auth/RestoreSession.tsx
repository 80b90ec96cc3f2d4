import { useEffect } from 'react';
import { useAppStore } from '@/api/hooks';
import { useHostConfig } from '@/api/hostConfig';
import { jobBoardApi } from '@/api/jobBoardApi';
import { readApiError } from '@/api/wire/apiError';
import { pendingLogOuts, setLogOutPending } from '@/session/pendingLogOut';
import { sessionRestored } from '@/session/sessionSlice';

/**
 * Restores the session once, after hydration: from this tab's four keys, else on our own host from
 * the browser's cookie (so that a new tab is logged in), but not a session that was logged out
 * while the host didn't answer. Until then guards wait and public pages show the visitor's view.
 */
export const RestoreSession = ({ restoreKeys }: { restoreKeys: () => Promise<void> }) => {
  const store = useAppStore();
  const { extensions } = useHostConfig();
  // an effect, because the storage and the cookie are outside React, and the first render must be
  // the visitor's
  useEffect(() => {
    const restore = async (): Promise<void> => {
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
      if (store.getState().session.restored) return;
      store.dispatch(sessionRestored(found?.data ?? null));
    };
    void restore();
  }, [restoreKeys, store, extensions]);
  return null;
};
