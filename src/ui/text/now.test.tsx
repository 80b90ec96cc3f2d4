import { act, render, screen } from '@testing-library/react';
import { ClockContext, makeClock, useNow } from './now';

const given = Date.UTC(2026, 0, 10, 12);
const minute = 60_000;
const Shown = () => <output>{(useNow() - given) / minute}</output>;
const shown = () => Number(screen.getByRole('status').textContent);
const show = (visibility: DocumentVisibilityState): void => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(visibility === 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const wait = (minutes: number): void => act(() => jest.advanceTimersByTime(minutes * minute));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the time goes on by the minute while the page is seen, and at once when somebody comes back', () => {
  const clock = makeClock(given);
  render(
    <ClockContext value={clock}>
      <Shown />
    </ClockContext>,
  );
  wait(0.9);
  expect(shown()).toBe(0);
  wait(0.1);
  expect(shown()).toBe(1);
  wait(4);
  expect(shown()).toBe(5);
  show('hidden');
  wait(300);
  expect(shown()).toBe(5);
  show('visible');
  expect(shown()).toBe(305);
});
