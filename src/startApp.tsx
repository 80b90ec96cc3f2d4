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
import { noteUsed, untilUsed } from '@/ui/page/part/untilUsed';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const config = readHostConfig(document.getElementById('config')?.textContent, document.baseURI);
const page = readPageState(document.getElementById('state')?.textContent);
const { store, restoreKeys } = makeStore({ config, page });
// asks before unsaved text is left
const history = browserHistory();

/**
 * Marks when the app's router listens to the browser's history, and when the page is that of who is
 * logged in, for benchmarks and tests.
 */
const StartMarks = () => {
  const { restored, userRole } = useSession();
  // after the first commit, in which the router began to listen
  useEffect(() => {
    performance.mark('app-mounted');
  }, []);
  useEffect(() => {
    if (restored) performance.mark('session-restored');
    // a member's page differs in many places
    if (userRole) noteUsed();
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
 * session restored, in milliseconds; then it shows the skeleton, which React keeps for at least 300.
 */
const blankTimeout = 150;
/**
 * How much longer for what it shows first, in milliseconds: drawing the skeleton takes as long and
 * has to end before anything else is drawn.
 */
const prefetchTimeout = 60;
const wait = (time: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, time);
  });
// a screen that can't be fetched is reported by the app's own error page
const screenFetched = fetchScreens(routeObjects, window.location.pathname, {
  other: config.announcement && announcementBar,
  isRendered: page !== null,
}).catch(() => []);
/** How long after its load a page that wasn't rendered gets what nobody waits for, in milliseconds. */
const afterLoadDelay = 1000;
if (config.webVitals || config.serviceWorker)
  void untilUsed().then(async () => {
    if (!page) await wait(afterLoadDelay);
    if (!navigator.onLine) return;
    await import(/* webpackChunkName: "afterLoad" */ '@/app/afterLoad').then(
      ({ afterLoad }) => afterLoad(config),
      () => {},
    );
  });
// a page rendered on the host is hydrated: its HTML is already what a visitor sees
if (page)
  void screenFetched.then(() => {
    // in slices: what is pressed or typed meanwhile comes first
    startTransition(() => {
      hydrateRoot(root, tree);
    });
    // presses are React's from now on; public/start.js makes one again that came before
    document.dispatchEvent(new Event('app-started'));
  });
else {
  // who is logged in is asked while the screen is fetched
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
