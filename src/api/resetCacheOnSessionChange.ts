import type { Middleware } from '@reduxjs/toolkit';
import { sessionEnded, sessionRestored, sessionStarted } from '@/session/sessionSlice';
import { jobBoardApi } from './jobBoardApi';

/**
 * What one person was shown is not the next one's: a log-in, a log-out and a session found again
 * reset the cache.
 */
export const forgetAnswers: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  const changed =
    sessionStarted.match(action) ||
    sessionEnded.match(action) ||
    (sessionRestored.match(action) && action.payload !== null);
  // typed for an app's store; a middleware sees any store
  if (changed) store.dispatch(jobBoardApi.util.resetApiState());
  return result;
};
