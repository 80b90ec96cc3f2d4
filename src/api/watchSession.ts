import { selectSession } from '@/session/sessionSlice';
import { isSameSession } from './baseQuery';
import type { useAppStore } from './hooks';

/** Returns a function that tells whether the user's session has ended since this call. */
export const watchSession = (store: ReturnType<typeof useAppStore>): (() => boolean) => {
  const session = selectSession(store.getState());
  return () => !isSameSession(session, selectSession(store.getState()));
};
