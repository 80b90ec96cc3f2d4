import { isAnyOf } from '@reduxjs/toolkit';
import type { StartListening } from '@/api/hooks';
import { sessionEnded, sessionRestored, sessionStarted } from '@/session/sessionSlice';
import { writeSessionKeys } from '@/session/sessionStorageKeys';

/**
 * Writes the session's keys synchronously: redux-persist writes one key per tick, so in a busy
 * browser the next page could be shown, or loaded, before it is done. A logout clears the whole
 * storage itself.
 */
export const writeKeysOnSessionChange = (startListening: StartListening) =>
  startListening({
    matcher: isAnyOf(sessionStarted, sessionEnded, sessionRestored),
    effect: (_action, listenerApi) => writeSessionKeys(listenerApi.getState().session),
  });
