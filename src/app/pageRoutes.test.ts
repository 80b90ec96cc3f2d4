import type { RouteObject } from 'react-router-dom';
import { isPageRoute, pageRoutes } from '@contract/routes';
import { routes } from './routes';

const pathsOf = (all: RouteObject[]): string[] =>
  all.flatMap(({ index, path, children = [] }) => [
    ...(index ? ['/'] : []),
    ...(path === undefined || path === '*' ? [] : [path]),
    ...pathsOf(children),
  ]);

test('the host knows the same pages as the app', () => {
  const inOrder = (paths: readonly string[]) => paths.toSorted((a, b) => a.localeCompare(b));
  expect(inOrder(pageRoutes)).toEqual(inOrder(pathsOf(routes)));
});

test.each([
  ['/', true],
  ['/login', true],
  ['/Login/', true],
  ['/category/IT%20Jobs', true],
  ['/employerpp', true],
  ['/employerpp/demo.employer', true],
  ['/category/a/b', false],
  ['/jobpost', false],
  ['/nothing', false],
  ['/index.html', false],
  ['//', false],
])('%s is a page: %s', (path, known) => {
  expect(isPageRoute(path)).toBe(known);
});
