import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  unstable_HistoryRouter as HistoryRouter,
  useLocation,
  type Location,
} from 'react-router-dom';
import { ownHost, type HostConfig } from '@/api/hostConfig';
import { App } from '@/app/App';
import { blockNavigation } from '@/app/blockingHistory';
import { AppRoutes } from '@/app/routes';
import { makeStore } from '@/app/store';
import { SessionRestore } from '@/features/auth/SessionRestore';
import type { SessionKeys } from '@/session/sessionSlice';

/** The time of all component tests: noon on January 10, 2026. */
const testNow = Date.UTC(2026, 0, 10, 12);

type Options = {
  config?: HostConfig;
  session?: Partial<SessionKeys>;
  /** The paths visited before. */
  before?: string[];
};

/**
 * Renders the whole app at a path, as in the browser: store, session storage, guards, layout.
 * `address()` returns the current path and query; `history.go(-1)` is the browser's Back.
 */
export const renderApp = (
  path = '/',
  { config = ownHost, session = {}, before = [] }: Options = {},
) => {
  for (const [name, value] of Object.entries(session))
    if (value) sessionStorage.setItem(name, value);
  const { store, restoreKeys, persistor } = makeStore({ config });
  const memory = createMemoryHistory({ initialEntries: [...before, path], v5Compat: true });
  const history = blockNavigation(memory, () => memory.index);
  const place: { now: Location | null } = { now: null };
  const Place = () => {
    place.now = useLocation();
    return null;
  };
  const view = render(
    <StrictMode>
      <App store={store} config={config} now={testNow}>
        <SessionRestore restoreKeys={restoreKeys} />
        <HistoryRouter history={history}>
          <Place />
          <AppRoutes />
        </HistoryRouter>
      </App>
    </StrictMode>,
  );
  /** Returns the current path and query. */
  const address = (): string => (place.now ? place.now.pathname + place.now.search : '');
  return { store, address, persistor, history, ...view };
};
