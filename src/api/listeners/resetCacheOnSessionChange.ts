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
    effect: async (action, { dispatch, getState }) => {
      if (sessionRestored.match(action)) {
        if (action.payload === null) return;
        // a reset aborts what is being sent, such as a log-in that was quicker than this
        const sending = dispatch(jobBoardApi.util.getRunningMutationsThunk());
        const { session } = getState();
        if (sending.length > 0) await Promise.allSettled(sending);
        // whoever has logged in meanwhile has had it reset
        if (getState().session !== session) return;
      } else void forgetKeptData();
      dispatch(jobBoardApi.util.resetApiState());
    },
  });
