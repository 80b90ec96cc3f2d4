import { routeNames, routes, type RouteName } from './routes';

const toRegExp = (pattern: string): RegExp => {
  if (pattern === '/') return /^\/$/;
  const source = pattern.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/\/:\w+/g, '/[^/]+');
  return new RegExp(`^${source}/?$`, 'i');
};
const matchers = routeNames.map((name) => ({ name, regExp: toRegExp(routes[name].path) }));

/**
 * Returns the route of a URL's pathname (still encoded, without the query), or `undefined` if there
 * is no such page.
 */
export const matchRoute = (pathname: string): RouteName | undefined =>
  matchers.find(({ regExp }) => regExp.test(pathname))?.name;
