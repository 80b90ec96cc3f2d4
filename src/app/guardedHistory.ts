import {
  parsePath,
  UNSAFE_createBrowserHistory,
  type To,
  type unstable_HistoryRouter,
} from 'react-router-dom';
import { leaving } from '@/ui/form/leaving';

type History = Parameters<typeof unstable_HistoryRouter>[0]['history'];

/**
 * A history that asks before unsaved text is left (ui/AskBeforeLeaving). What the app pushes is
 * held back until the answer. Back and Forward can't be: the browser has moved already when it
 * tells, so the page goes back to where it was by the same number of steps, shows nothing of it,
 * and asks. A replaced entry (a redirect, a filter) and another address of the same path are let
 * through.
 *
 * `placeOf` says where in the list of visited pages the entry shown now stands, given where the
 * last one stood.
 */
export const guardHistory = (history: History, placeOf: (last: number) => number): History => {
  let at = placeOf(-1);
  let shown = history.location.pathname;
  // the answer was yes: the next step is let through
  let free = false;
  // the browser has left the page shown, and is on its way back to it
  let away = false;
  const holderOf = (pathname: string) =>
    free || pathname === shown ? undefined : leaving.heldBy(pathname);
  const freely = (go: () => void) => (): void => {
    free = true;
    go();
  };
  const pathnameOf = (to: To): string =>
    (typeof to === 'string' ? parsePath(to) : to).pathname ?? shown;
  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    replace: (to, state) => history.replace(to, state),
    go: (steps) => history.go(steps),
    push: (to, state) => {
      const push = (): void => history.push(to, state);
      const holder = holderOf(pathnameOf(to));
      if (holder) holder.ask(freely(push));
      else push();
    },
    listen: (listener) =>
      history.listen((update) => {
        const next = placeOf(at);
        if (away && next === at) {
          away = false;
          return;
        }
        const steps = next - at;
        const holder =
          steps === 0 || update.action !== 'POP' ? undefined : holderOf(update.location.pathname);
        if (holder) {
          away = true;
          history.go(-steps);
          holder.ask(freely(() => history.go(steps)));
          return;
        }
        [at, shown, free, away] = [next, update.location.pathname, false, false];
        listener(update);
      }),
  };
};

/**
 * The browser's history, guarded. Its entries carry their place as `idx`; one that the browser made
 * itself (a link to "#main") gets it here.
 */
export const browserHistory = (): History =>
  guardHistory(UNSAFE_createBrowserHistory({ v5Compat: true }), (last) => {
    const state: unknown = window.history.state;
    if (
      typeof state === 'object' &&
      state !== null &&
      'idx' in state &&
      typeof state.idx === 'number'
    )
      return state.idx;
    const place = last + 1;
    window.history.replaceState({ usr: null, key: `own-${place}`, idx: place }, '');
    return place;
  });
