import type { ReactNode } from 'react';
import { SnackbarProvider } from 'notistack';
import { Provider } from 'react-redux';
import { limits } from '@contract/limits';
import { HostConfigContext, type HostConfig } from '@/api/hostConfig';
import { NowContext } from '@/ui/now';
import type { AppStore } from './store';
import { AppTheme } from './theme/AppTheme';

type AppProps = {
  store: AppStore;
  config: HostConfig;
  /** The time ages are counted from: the host's when it rendered the page, so that both say "2 days ago". */
  now: number;
  /** The router, from outside: the browser's, a test's or the host's. */
  children: ReactNode;
};

/** The app around its router; the same in the browser, in tests and rendered on the host. */
export const App = ({ store, config, now, children }: AppProps) => (
  <Provider store={store}>
    <HostConfigContext value={config}>
      <NowContext value={now}>
        <AppTheme>
          <SnackbarProvider maxSnack={3} autoHideDuration={limits.toastDuration} anchorOrigin={{ vertical: 'top', horizontal: 'right' }}>
            {children}
          </SnackbarProvider>
        </AppTheme>
      </NowContext>
    </HostConfigContext>
  </Provider>
);
