import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { readHostConfig } from '@/api/hostConfig';
import { App } from '@/app/App';
import { browserHistory } from '@/app/blockingHistory';
import { announcementBar } from '@/app/layouts/SiteAnnouncement';
import { readPageState } from '@/app/pageState';
import { AppRoutes, routeObjects } from '@/app/routes';
import { fetchScreens } from '@/app/screen';
import { makeStore } from '@/app/store';
import { makeStyleCache } from '@/app/theme/styleCache';
import { restoreSession } from '@/features/auth/restoreSession';
import { SessionRestore } from '@/features/auth/SessionRestore';
import { useSession } from '@/session/useSession';
import { markInteracted, untilFirstInteraction } from '@/ui/page/part/untilFirstInteraction';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const config = readHostConfig(document.getElementById('config')?.textContent, document.baseURI);
const page = readPageState(document.getElementById('state')?.textContent);
const { store, restoreKeys } = makeStore({ config, page });
// asks for confirmation before unsaved input is lost
const history = browserHistory();

/**
 * Sets performance marks for benchmarks and tests: when the app's router listens to the browser's
 * history, and when the page shows the restored session.
 */
const StartMarks = () => {
  const { restored, userRole } = useSession();
  // runs after the first commit, in which the router starts to listen
  useEffect(() => {
    performance.mark('app-mounted');
  }, []);
  useEffect(() => {
    if (restored) performance.mark('session-restored');
    // a logged-in user's page differs in many places
    if (userRole) markInteracted();
  }, [restored, userRole]);
  return null;
};

const tree = (
  <StrictMode>
    <CacheProvider value={makeStyleCache()}>
      <App store={store} config={config} now={page?.now ?? Date.now()}>
        <StartMarks />
        {page && <SessionRestore restoreKeys={restoreKeys} />}
        <HistoryRouter history={history}>
          <AppRoutes />
        </HistoryRouter>
      </App>
    </CacheProvider>
  </StrictMode>
);
/**
 * How long a page that wasn't rendered on the host stays blank while its screen is fetched and its
 * session restored, in milliseconds. After that it shows the skeleton, which React keeps for at
 * least 300 ms.
 */
const blankTimeout = 150;
/**
 * How much longer to wait for the screen's first data, in milliseconds: rendering the skeleton
 * takes as long, and nothing else can be rendered until it is done.
 */
const prefetchTimeout = 60;
const wait = (time: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, time);
  });
// if a screen can't be fetched, the app's own error page reports it
const screenFetched = fetchScreens(routeObjects, window.location.pathname, {
  other: config.announcement && announcementBar,
  isRendered: page !== null,
}).catch(() => []);
/**
 * Delay before a page that wasn't rendered on the host loads low-priority code, in milliseconds.
 */
const afterLoadDelay = 1000;
if (config.webVitals || config.serviceWorker)
  void untilFirstInteraction().then(async () => {
    if (!page) await wait(afterLoadDelay);
    if (!navigator.onLine) return;
    await import(/* webpackChunkName: "afterLoad" */ '@/app/afterLoad').then(
      ({ afterLoad }) => afterLoad(config),
      () => {},
    );
  });
// a page rendered on the host is hydrated: its HTML is already visible
if (page)
  void screenFetched.then(() => {
    // a transition renders in slices, so that input in between is handled first
    startTransition(() => {
      hydrateRoot(root, tree);
    });
    // React handles clicks from now on; public/start.js replays one that came earlier
    document.dispatchEvent(new Event('app-started'));
  });
else {
  // the session is restored while the screen is fetched
  const restored = restoreSession(store, { restoreKeys, config });
  void Promise.race([
    Promise.all([screenFetched, restored]).then(([prefetches]) =>
      Promise.race([
        Promise.all(prefetches.map((each) => store.dispatch(each(window.location.search)))),
        wait(prefetchTimeout),
      ]),
    ),
    wait(blankTimeout),
  ]).then(() => createRoot(root).render(tree));
}
