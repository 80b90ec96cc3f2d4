import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '@/api/hooks';
import { logFailures, type LogFailure } from './logFailures';
import { refetchOvertakenQueries } from './refetchOvertakenQueries';
import { resetCacheOnSessionChange } from './resetCacheOnSessionChange';
import { writeKeysOnSessionChange } from './writeKeysOnSessionChange';

/**
 * Creates the listener middleware with all side effects that concern more than one endpoint. Each
 * store needs its own.
 */
export const createListeners = (logFailure?: LogFailure) => {
  const listeners = createListenerMiddleware();
  const startListening = listeners.startListening.withTypes<RootState, AppDispatch>();
  logFailures(startListening, logFailure);
  writeKeysOnSessionChange(startListening);
  resetCacheOnSessionChange(startListening);
  refetchOvertakenQueries(startListening);
  return listeners;
};
