import type { Reducer, Store } from '@reduxjs/toolkit';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  persistReducer,
  persistStore,
  PURGE,
  REGISTER,
  REHYDRATE,
  type Persistor,
  type PersistorOptions,
} from 'redux-persist';
import { sessionReducer, type SessionState } from '@/session/sessionSlice';
import { sessionPersist } from '@/session/sessionStorageKeys';

/** redux-persist's own actions, which carry functions. */
export const persistActions = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER];

/** The session's reducer, persisted; one a store, since it keeps what it has yet to write. */
export const createPersistedSessionReducer = (): Reducer<SessionState> =>
  // persistReducer adds `_persist` to the state's type, which nobody else should see
  persistReducer(sessionPersist, sessionReducer) as unknown as Reducer<SessionState>;

/** Persists a store's session, from `rehydrate` on. */
export const createPersistor = (store: Store): Persistor =>
  // manualPersist is missing from redux-persist's types
  persistStore(store, { manualPersist: true } as PersistorOptions);

/** Starts persisting; settles once what was persisted is in the store. */
export const rehydrate = (persistor: Persistor): Promise<void> =>
  new Promise((resolve) => {
    const isRehydrated = (): boolean => persistor.getState().bootstrapped;
    persistor.persist();
    if (isRehydrated()) return resolve();
    const unsubscribe = persistor.subscribe(() => {
      if (!isRehydrated()) return;
      unsubscribe();
      resolve();
    });
  });
