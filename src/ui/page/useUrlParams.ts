import { useContext } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useSearchParams,
  type Location,
} from 'react-router-dom';

/**
 * Returns a function that reads the current location of the history. The rendered location lags
 * behind: a handler that used it would undo a change made just before.
 */
export const useLatestLocation = (): (() => Location) => {
  const rendered = useLocation();
  const { navigator } = useContext(NavigationContext);
  const isHistory = (value: object): value is { location: Location } => 'location' in value;
  // the host's router has none, and no events either
  return () => (isHistory(navigator) ? navigator.location : rendered);
};

/**
 * Returns the URL's parameters for rendering, and the latest ones for handlers. `push` navigates to
 * other parameters; `replace` does so without a new history entry. Both are no-ops if the user has
 * already left for another path whose screen is still rendering.
 */
export const useUrlParams = () => {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const latestLocation = useLatestLocation();
  const go = (search: string | URLSearchParams, options?: { replace: true }): void => {
    if (latestLocation().pathname === pathname) setParams(search, options);
  };
  return {
    params,
    latestParams: () => new URLSearchParams(latestLocation().search),
    push: (search: string): void => go(search),
    replace: (search: string | URLSearchParams): void => go(search, { replace: true }),
  };
};
