import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  PURGE,
  REGISTER,
  REHYDRATE,
  persistReducer,
  persistStore,
  type Persistor,
  type PersistorOptions,
} from 'redux-persist';
import { abortOutdated } from '@/api/abortOutdated';
import type { ApiEnvironment } from '@/api/environment';
import type { HostConfig } from '@/api/hostConfig';
import { jobBoardApi } from '@/api/jobBoardApi';
import { logFailures } from '@/api/logFailures';
import { settleReads } from '@/api/refetchOvertakenQueries';
import { forgetAnswers } from '@/api/resetCacheOnSessionChange';
import { sessionReducer } from '@/session/sessionSlice';
import { sessionPersist } from '@/session/sessionStorageKeys';

const reducerOf = (persist: boolean) =>
  combineReducers({
    // persistReducer adds `_persist` to the state's type, which nobody else should see
    session: persist
      ? (persistReducer(sessionPersist, sessionReducer) as unknown as typeof sessionReducer)
      : sessionReducer,
    [jobBoardApi.reducerPath]: jobBoardApi.reducer,
  });
export type RootState = ReturnType<ReturnType<typeof reducerOf>>;

type StoreOptions = {
  config: HostConfig;
  /** Answers that came with a page rendered on the host. */
  preloadedState?: Partial<RootState>;
  /** Instead of the browser's fetch. */
  fetchFn?: typeof fetch;
  /** false for a page rendered on the host: it has no storage and is nobody's. */
  persist?: boolean;
};

/** A store of its own for each page; calls wait until `restoreKeys` has read the session's keys. */
export const makeStore = ({ config, preloadedState, fetchFn, persist = true }: StoreOptions) => {
  let keysRead = (): void => undefined;
  const rehydrated = persist
    ? new Promise<void>((resolve) => {
        keysRead = resolve;
      })
    : Promise.resolve();
  const environment: ApiEnvironment = { config, rehydrated, ...(fetchFn ? { fetchFn } : {}) };
  const store = configureStore({
    reducer: reducerOf(persist),
    // configureStore takes a part, its type doesn't
    preloadedState: preloadedState as RootState | undefined,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: environment },
        serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
      }).concat(logFailures, forgetAnswers, settleReads, abortOutdated, jobBoardApi.middleware),
  });
  if (persist) setupListeners(store.dispatch);
  // manualPersist is missing from redux-persist's types
  const persistor = persist
    ? persistStore(store, { manualPersist: true } as PersistorOptions)
    : null;
  // once: asked a second time (StrictMode runs effects twice), redux-persist takes it for a store
  // that never answered
  let restored: Promise<void> | undefined;
  return { store, restoreKeys: () => (restored ??= readKeys(persistor, keysRead)), persistor };
};
export type AppStore = ReturnType<typeof makeStore>['store'];

/**
 * Reads the four keys once; called after hydration, since a page rendered on the host is nobody's.
 */
const readKeys = (persistor: Persistor | null, done: () => void): Promise<void> =>
  new Promise((resolve) => {
    const finish = (): void => {
      done();
      resolve();
    };
    if (!persistor) return finish();
    const check = (): boolean => persistor.getState().bootstrapped;
    persistor.persist();
    if (check()) return finish();
    const stop = persistor.subscribe(() => {
      if (!check()) return;
      stop();
      finish();
    });
  });
