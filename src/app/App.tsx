import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { HostConfigContext, type HostConfig } from '@/api/hostConfig';
import { ToastOutlet } from '@/ui/notify/ToastOutlet';
import { ClockContext, makeClock } from '@/ui/text/now';
import type { AppStore } from './store';
import { AppTheme } from './theme/AppTheme';

type AppProps = {
  store: AppStore;
  config: HostConfig;
  /**
   * The initial time for computing ages ("2 days ago"), in milliseconds. If the host rendered the
   * page it is the host's time, so that hydration produces the same text.
   */
  now: number;
  /** The router: the browser's, a test's or the host's. */
  children: ReactNode;
};

/** The providers around the router; the same in the browser, in tests and on the host. */
export const App = ({ store, config, now, children }: AppProps) => {
  // a part that hydrates after the session was restored must still match the host's HTML
  const [serverState] = useState(() => store.getState());
  const [clock] = useState(() => makeClock(now));
  return (
    <Provider store={store} serverState={serverState}>
      <HostConfigContext value={config}>
        <ClockContext value={clock}>
          <AppTheme>
            {children}
            <ToastOutlet />
          </AppTheme>
        </ClockContext>
      </HostConfigContext>
    </Provider>
  );
};
