import { isAnyOf } from '@reduxjs/toolkit';
import type { StartListening } from '@/api/hooks';
import { jobBoardApi } from '@/api/jobBoardApi';
import { forgetKeptData } from '@/session/keptData';
import { loggedOut, sessionEnded, sessionRestored, sessionStarted } from '@/session/sessionSlice';

/**
 * Resets the cache at a log-in, a log-out and when the host's cookie has brought a session back: no
 * one is shown what was read for somebody else. What the service worker has kept goes with it.
 */
export const resetCacheOnSessionChange = (startListening: StartListening) =>
  startListening({
    matcher: isAnyOf(sessionStarted, sessionEnded, loggedOut, sessionRestored),
    effect: async (action, api) => {
      if (sessionRestored.match(action)) {
        if (action.payload === null) return;
      } else void forgetKeptData();
      if (sessionRestored.match(action) || sessionEnded.match(action)) {
        // a reset aborts what is being sent, such as a log-in that was quicker than the cookie's
        // session, or the use of a mailed link that has ended this session
        const sending = () => api.dispatch(jobBoardApi.util.getRunningMutationsThunk());
        const { session } = api.getState();
        for (let calls = sending(); calls.length > 0; calls = sending()) {
          // those that began meanwhile as well
          // oxlint-disable-next-line no-await-in-loop
          await Promise.allSettled(calls);
          // whoever has logged in meanwhile has had it reset
          if (api.getState().session !== session) return;
        }
      }
      api.dispatch(jobBoardApi.util.resetApiState());
    },
  });
