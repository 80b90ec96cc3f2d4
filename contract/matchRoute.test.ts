import { matchRoute } from './matchRoute';

test.each([
  ['/', 'home'],
  ['/login', 'login'],
  ['/Login/', 'login'],
  ['/category/IT%20Jobs', 'category'],
  ['/employerpp', 'employerProfile'],
  ['/employerpp/demo.employer', 'employerProfile'],
  ['/category/a/b', undefined],
  ['/jobpost', undefined],
  ['/nothing', undefined],
  ['/index.html', undefined],
  ['//', undefined],
])('%s is the route %s', (pathname, name) => {
  expect(matchRoute(pathname)).toBe(name);
});
