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
  /** The state of a page rendered on the host. */
  page?: PageState | null;
  /** Replaces the browser's `fetch`. */
  fetchFn?: typeof fetch;
  /** `false` for a page rendered on the host, which has no storage and no session. */
  persist?: boolean;
  /** Logs failed calls; writes to the console by default. */
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
    // configureStore accepts partial state, but its type doesn't
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

/** Creates a page's own store. Calls wait until `restoreKeys` has read the session's keys. */
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
  // only once: on a second call (StrictMode runs effects twice), redux-persist reports a store that
  // never rehydrated
  let restored: Promise<void> | undefined;
  const restoreKeys = (): Promise<void> =>
    (restored ??= persistor ? rehydrate(persistor).then(keysRead) : rehydrated);
  return { store, restoreKeys, persistor };
};
