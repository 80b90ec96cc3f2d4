import { StrictMode } from 'react';
import { render } from '@testing-library/react';
import { MemoryRouter, useLocation, type Location } from 'react-router-dom';
import { ownHost, type HostConfig } from '@/api/hostConfig';
import { App } from '@/app/App';
import { AppRoutes } from '@/app/routes';
import { makeStore } from '@/app/store';
import { RestoreSession } from '@/features/auth/RestoreSession';
import type { SessionKeys } from '@/session/sessionSlice';

/** The time of every component test: 10 January 2026, noon. */
export const testNow = Date.UTC(2026, 0, 10, 12);

type Options = { config?: HostConfig; session?: Partial<SessionKeys> };

/** The whole app at an address, as in the browser: store, session storage, guards, layout. `address()` answers where it is. */
export const renderApp = (path = '/', { config = ownHost, session = {} }: Options = {}) => {
  for (const [name, value] of Object.entries(session)) if (value) sessionStorage.setItem(name, value);
  const { store, restoreKeys, persistor } = makeStore({ config });
  const place: { now: Location | null } = { now: null };
  const Place = () => {
    place.now = useLocation();
    return null;
  };
  const view = render(
    <StrictMode>
      <App store={store} config={config} now={testNow}>
        <RestoreSession restoreKeys={restoreKeys} />
        <MemoryRouter initialEntries={[path]}>
          <Place />
          <AppRoutes />
        </MemoryRouter>
      </App>
    </StrictMode>,
  );
  /** The address shown now: path and query. */
  const address = (): string => (place.now ? place.now.pathname + place.now.search : '');
  return { store, address, persistor, ...view };
};
