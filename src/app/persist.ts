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

/** The actions of redux-persist, which contain functions. */
export const persistActions = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER];

/**
 * Creates the persisted session reducer. Each store needs its own, since it holds the pending
 * writes.
 */
export const createPersistedSessionReducer = (): Reducer<SessionState> =>
  // hides the `_persist` that persistReducer adds to the state's type
  persistReducer(sessionPersist, sessionReducer) as unknown as Reducer<SessionState>;

/** Creates a store's persistor, which starts with `rehydrate`. */
export const createPersistor = (store: Store): Persistor =>
  // manualPersist is missing from redux-persist's types
  persistStore(store, { manualPersist: true } as PersistorOptions);

/** Starts persisting. Resolves once the persisted session is in the store. */
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
