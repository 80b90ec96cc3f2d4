import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import type { ApiEnvironment } from '@/api/environment';
import type { RootState } from '@/api/hooks';
import type { HostConfig } from '@/api/hostConfig';
import { jobBoardApi } from '@/api/jobBoardApi';
import { createListeners } from '@/api/listeners/listeners';
import type { LogFailure } from '@/api/listeners/logFailures';
import { sessionReducer } from '@/session/sessionSlice';
import type { PageState } from './pageState';
import {
  createPersistedSessionReducer,
  createPersistor,
  persistActions,
  rehydrate,
} from './persist';

type StoreOptions = {
  config: HostConfig;
  /** What came with a page rendered on the host. */
  page?: PageState | null;
  /** Instead of the browser's fetch. */
  fetchFn?: typeof fetch;
  /** false for a page rendered on the host: it has no storage and is nobody's. */
  persist?: boolean;
  /** Where failed calls are logged; the console by default. */
  logFailure?: LogFailure;
};

const configure = (
  environment: ApiEnvironment,
  page: PageState | null | undefined,
  persist: boolean,
  logFailure?: LogFailure,
) =>
  configureStore({
    reducer: combineReducers({
      session: persist ? createPersistedSessionReducer() : sessionReducer,
      [jobBoardApi.reducerPath]: jobBoardApi.reducer,
    }),
    // configureStore takes a part, its type doesn't
    preloadedState: { api: { queries: page?.failed ?? {} } } as RootState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: environment },
        serializableCheck: { ignoredActions: persistActions },
      })
        .prepend(createListeners(logFailure).middleware)
        .concat(jobBoardApi.middleware),
  });
export type AppStore = ReturnType<typeof configure>;

/** A store of its own for each page; calls wait until `restoreKeys` has read the session's keys. */
export const makeStore = ({ config, page, fetchFn, persist = true, logFailure }: StoreOptions) => {
  let keysRead = (): void => undefined;
  const rehydrated = new Promise<void>((resolve) => {
    keysRead = resolve;
  });
  const environment: ApiEnvironment = { config, rehydrated, ...(fetchFn && { fetchFn }) };
  const store = configure(environment, page, persist, logFailure);
  if (page) store.dispatch(jobBoardApi.util.upsertQueryEntries(page.answers));
  const persistor = persist ? createPersistor(store) : null;
  if (persist) setupListeners(store.dispatch);
  else keysRead();
  // once: asked a second time (StrictMode runs effects twice), redux-persist takes it for a store
  // that never answered
  let restored: Promise<void> | undefined;
  const restoreKeys = (): Promise<void> =>
    (restored ??= persistor ? rehydrate(persistor).then(keysRead) : rehydrated);
  return { store, restoreKeys, persistor };
};
