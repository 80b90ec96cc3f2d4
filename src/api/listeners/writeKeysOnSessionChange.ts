import { isAnyOf } from '@reduxjs/toolkit';
import type { StartListening } from '@/api/hooks';
import { sessionEnded, sessionRestored, sessionStarted } from '@/session/sessionSlice';
import { writeSessionKeys } from '@/session/sessionStorageKeys';

/**
 * Writes the session's keys before anything else happens: redux-persist writes one key a tick, so in
 * a busy browser the next page could be shown, or loaded, before it is done. A log-out clears the
 * whole storage itself.
 */
export const writeKeysOnSessionChange = (startListening: StartListening) =>
  startListening({
    matcher: isAnyOf(sessionStarted, sessionEnded, sessionRestored),
    effect: (_action, listenerApi) => writeSessionKeys(listenerApi.getState().session),
  });
