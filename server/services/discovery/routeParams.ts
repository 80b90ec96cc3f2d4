import { routes, type RouteName } from '@contract/routes';

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** Returns the first parameter in a route's path, decoded; '' if it has none. */
export const routeParam = (name: RouteName, pathname: string): string => {
  const at = routes[name].path.split('/').findIndex((segment) => segment.startsWith(':'));
  return at === -1 ? '' : decode(pathname.split('/')[at] ?? '');
};
