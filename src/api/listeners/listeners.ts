import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '@/api/hooks';
import { logFailures } from './logFailures';
import { refetchOvertakenQueries } from './refetchOvertakenQueries';
import { resetCacheOnSessionChange } from './resetCacheOnSessionChange';

/** The side effects of more than one endpoint; one middleware a store. */
export const createListeners = () => {
  const listeners = createListenerMiddleware();
  const startListening = listeners.startListening.withTypes<RootState, AppDispatch>();
  logFailures(startListening);
  resetCacheOnSessionChange(startListening);
  refetchOvertakenQueries(startListening);
  return listeners;
};
