import { collectShown } from './shown';

const minute = 60_000;
afterEach(() => {
  jest.useRealTimers();
});
/** When a page may no longer be sent that took a while to make. */
const endOf = (endsAt: number) => {
  const { shown, add } = collectShown();
  jest.advanceTimersByTime(400);
  add('/api/jobs/1', JSON.stringify({ expiresAt: new Date(endsAt).toISOString() }));
  return shown.endsAt;
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
