import type { Role } from '@/session/sessionSlice';
import { matchRoute } from '@contract/matchRoute';
import { routes } from '@contract/routes';

/** Whether a URL is a path of this site: `//host` and `/\host` are other sites. */
export const isLocalPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

/**
 * Whether a user of this role may be redirected to a path after logging in: a page of that role or
 * an open one. Always false for another site's URL.
 */
export const isPathOfRole = (path: string, role: Role): boolean => {
  if (!isLocalPath(path)) return false;
  const name = matchRoute(new URL(path, 'http://app.invalid').pathname);
  const access = name === undefined ? 'open' : routes[name].access;
  return access === 'open' || access === role;
};
