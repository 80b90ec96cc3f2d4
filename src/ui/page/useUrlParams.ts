import { useContext } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useSearchParams,
  type Location,
} from 'react-router-dom';

/**
 * Answers the location that the history is at. What is rendered follows it a moment later: a handler
 * that went by what is rendered would undo a change made just before.
 */
export const useLatestLocation = (): (() => Location) => {
  const rendered = useLocation();
  const { navigator } = useContext(NavigationContext);
  const isHistory = (value: object): value is { location: Location } => 'location' in value;
  // the host's router, which nothing is pressed on, has none
  return () => (isHistory(navigator) ? navigator.location : rendered);
};

/**
 * The parameters of the URL to render by, and for handlers those of the moment. `push` goes to others;
 * `replace` does so without an entry in the history of its own. Neither calls somebody back who has
 * left already while the next screen is still drawn.
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
