import { collectDependencies } from './pageDependencies';

const minute = 60_000;
afterEach(() => {
  jest.useRealTimers();
});
/** Returns when a page that took a while to render may no longer be sent. */
const endOf = (endsAt: number) => {
  const { dependencies, add } = collectDependencies();
  jest.advanceTimersByTime(400);
  add('/api/jobs/1', JSON.stringify({ expiresAt: new Date(endsAt).toISOString() }));
  return dependencies.endsAt;
};

test('a page ends with the first of its jobs, also one that ends while it is made', () => {
  jest.useFakeTimers({ now: 10 * minute });
  expect(endOf(20 * minute)).toBe(20 * minute);
  const duringIt = Date.now() + 100;
  expect(endOf(duringIt)).toBe(duringIt);
});

test('what a clock that is behind still takes for live ends it as well, what ended long ago does not', () => {
  jest.useFakeTimers({ now: 10 * minute });
  const justNow = Date.now() - 1000;
  expect(endOf(justNow)).toBe(justNow);
  expect(endOf(9 * minute)).toBe(Infinity);
});

test.each([
  ['/api/jobs/search?q=nurse&limit=20', true],
  ['/api/stats', true],
  ['/api/jobdescriptions/getByCategory/Nurse%20Jobs', true],
  ['/api/jobdescriptions/employer/ann', true],
  ['/api/jobdescriptions/jobdescriptions/6f1', false],
  ['/api/jobs/6f1/similar?limit=3', false],
  ['/api/terms/terms', false],
])('a job may come into what %s answers: %s', (url, hasLists) => {
  const { dependencies, add } = collectDependencies();
  add(url, '{}');
  expect(dependencies.hasLists).toBe(hasLists);
});
