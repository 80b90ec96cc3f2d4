import { isAnyOf } from '@reduxjs/toolkit';
import type { StartListening } from '@/api/hooks';
import { jobBoardApi } from '@/api/jobBoardApi';
import { clearCachedData } from '@/session/cachedData';
import { loggedOut, sessionEnded, sessionRestored, sessionStarted } from '@/session/sessionSlice';

/**
 * Resets the cache on login, on logout and when the host's cookie restores a session, so that
 * nobody sees data of another session. The service worker's cache is cleared as well, except when a
 * session is restored.
 */
export const resetCacheOnSessionChange = (startListening: StartListening) =>
  startListening({
    matcher: isAnyOf(sessionStarted, sessionEnded, loggedOut, sessionRestored),
    effect: async (action, api) => {
      if (sessionRestored.match(action)) {
        if (action.payload === null) return;
      } else void clearCachedData();
      if (sessionRestored.match(action) || sessionEnded.match(action)) {
        // a reset aborts mutations in flight, such as a login that was faster than the cookie's
        // session, or the use of an emailed link that has ended this session
        const sending = () => api.dispatch(jobBoardApi.util.getRunningMutationsThunk());
        const { session } = api.getState();
        for (let calls = sending(); calls.length > 0; calls = sending()) {
          // includes mutations that started in the meantime
          // oxlint-disable-next-line no-await-in-loop
          await Promise.allSettled(calls);
          // another login in the meantime has already reset the cache
          if (api.getState().session !== session) return;
        }
      }
      api.dispatch(jobBoardApi.util.resetApiState());
    },
  });
