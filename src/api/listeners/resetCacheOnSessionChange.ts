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
    effect: (action, { dispatch }) => {
      if (!sessionRestored.match(action)) void forgetKeptData();
      const foundNobody = sessionRestored.match(action) && action.payload === null;
      if (!foundNobody) dispatch(jobBoardApi.util.resetApiState());
    },
  });
