import type { Role } from '@/session/sessionSlice';
import { matchRoute } from '@contract/matchRoute';
import { routes } from '@contract/routes';

/** Whether an address is a path of this site: `//host` and `/\host` are other sites. */
export const isLocalPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

/**
 * Whether somebody of this role may go on to a path of this site after logging in: a page of that
 * role or an open one. Never true for another site's address.
 */
export const isPathOfRole = (path: string, role: Role): boolean => {
  if (!isLocalPath(path)) return false;
  const name = matchRoute(new URL(path, 'http://app.invalid').pathname);
  const access = name === undefined ? 'open' : routes[name].access;
  return access === 'open' || access === role;
};
