import { routeNames, routes, type RouteName } from './routes';

const toRegExp = (pattern: string): RegExp => {
  if (pattern === '/') return /^\/$/;
  const source = pattern.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/\/:\w+/g, '/[^/]+');
  return new RegExp(`^${source}/?$`, 'i');
};
const matchers = routeNames.map((name) => ({ name, regExp: toRegExp(routes[name].path) }));

/** The route of a URL's pathname (still encoded, no query), or undefined where there is no page. */
export const matchRoute = (pathname: string): RouteName | undefined =>
  matchers.find(({ regExp }) => regExp.test(pathname))?.name;
