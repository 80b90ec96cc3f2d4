import { setTimeout as sleep } from 'node:timers/promises';
import { every } from './every';

const fail = (error: unknown) => {
  throw error;
};

test('runs at once where it is asked to, and again after each interval, never twice at once', async () => {
  let [running, most, runs] = [0, 0, 0];
  const stop = every({
    interval: 5,
    firstAfter: 0,
    run: async () => {
      running += 1;
      most = Math.max(most, running);
      await sleep(20);
      running -= 1;
      runs += 1;
    },
    onError: fail,
  });
  expect(running).toBe(1);
  await sleep(200);
  await stop();
  expect(running).toBe(0);
  expect(most).toBe(1);
  expect(runs).toBeGreaterThan(1);
  const before = runs;
  await sleep(40);
  expect(runs).toBe(before);
});

test('goes on after a failed run', async () => {
  const errors: unknown[] = [];
  let runs = 0;
  const stop = every({
    interval: 1,
    run: async () => {
      runs += 1;
      throw new Error(`run ${runs}`);
    },
    onError: (error) => errors.push(error),
  });
  await sleep(100);
  await stop();
  expect(errors.length).toBeGreaterThan(1);
  expect(errors).toHaveLength(runs);
});

test('tells a run under way to stop, waits for it, and reports no failure of it', async () => {
  const errors: unknown[] = [];
  const stop = every({
    interval: 1,
    firstAfter: 0,
    run: (stopped) => sleep(60_000, undefined, { signal: stopped }),
    onError: (error) => errors.push(error),
  });
  await stop();
  expect(errors).toEqual([]);
});
