import {
  parsePath,
  UNSAFE_createBrowserHistory,
  type To,
  type unstable_HistoryRouter,
} from 'react-router-dom';
import { navigationGuard } from '@/ui/form/unsaved/navigationGuard';

type History = Parameters<typeof unstable_HistoryRouter>[0]['history'];

/**
 * Wraps a history so that it asks before unsaved input is lost (ui/form/UnsavedChangesPrompt). A
 * push waits for the answer. Back and Forward can't wait, because the browser reports them after it
 * has moved: the history goes back by the same number of steps without notifying the router, then
 * asks. Replaced entries (a redirect, a filter) and other URLs with the same path are never
 * blocked.
 *
 * `readIndex` returns the position of the browser's current entry, given the last known one.
 */
export const blockNavigation = (history: History, readIndex: (last: number) => number): History => {
  let index = readIndex(-1);
  let shownPath = history.location.pathname;
  // the user agreed to leave: the next navigation isn't blocked
  let confirmed = false;
  // the browser has moved and is going back to the page shown
  let reverting = false;
  const blockerOf = (pathname: string) =>
    confirmed || pathname === shownPath ? undefined : navigationGuard.blockerFor(pathname);
  const onceConfirmed = (navigate: () => void) => (): void => {
    confirmed = true;
    navigate();
  };
  const pathnameOf = (to: To): string =>
    (typeof to === 'string' ? parsePath(to) : to).pathname ?? shownPath;
  const changed: Pick<History, 'push' | 'listen'> = {
    push: (to, state) => {
      const push = (): void => history.push(to, state);
      const blocker = blockerOf(pathnameOf(to));
      if (blocker) blocker.confirm(onceConfirmed(push));
      else push();
    },
    listen: (listener) =>
      history.listen((update) => {
        const next = readIndex(index);
        if (reverting && next === index) {
          reverting = false;
          return;
        }
        const steps = next - index;
        const isTraversal = steps !== 0 && update.action === 'POP';
        const blocker = isTraversal ? blockerOf(update.location.pathname) : undefined;
        if (blocker) {
          reverting = true;
          history.go(-steps);
          blocker.confirm(onceConfirmed(() => history.go(steps)));
          return;
        }
        [index, shownPath, confirmed, reverting] = [next, update.location.pathname, false, false];
        listener(update);
      }),
  };
  // everything else is inherited, so that `location` stays current
  return Object.assign(Object.create(history) as History, changed);
};

/**
 * The index that the router keeps in the browser's history state; `undefined` if the router didn't
 * create the entry.
 */
const routerIndex = (): number | undefined => {
  const state: unknown = window.history.state;
  const hasIndex = typeof state === 'object' && state !== null && 'idx' in state;
  return hasIndex && typeof state.idx === 'number' ? state.idx : undefined;
};

/**
 * Creates the browser's history with blocking. An entry that the browser created itself (a link to
 * "#main") has no index and is assigned the next one.
 */
export const browserHistory = (): History =>
  blockNavigation(UNSAFE_createBrowserHistory({ v5Compat: true }), (last) => {
    const known = routerIndex();
    if (known !== undefined) return known;
    const index = last + 1;
    window.history.replaceState({ usr: null, key: `own-${index}`, idx: index }, '');
    return index;
  });
