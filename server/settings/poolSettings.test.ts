import os from 'node:os';
import { readPoolSettings, shareOf } from './poolSettings';

test('one process has the pools of one host', () => {
  expect(readPoolSettings({})).toEqual({ workers: 1, databasePool: 12, databaseSearchPool: 8 });
});

test('workers share the pools of a host, which grow where they would be too small', () => {
  expect(readPoolSettings({ WORKERS: '2' })).toEqual({
    workers: 2,
    databasePool: 12,
    databaseSearchPool: 8,
  });
  expect(readPoolSettings({ WORKERS: '4' })).toEqual({
    workers: 4,
    databasePool: 24,
    databaseSearchPool: 12,
  });
});

test.each([1, 2, 3, 5, 8])(
  'the shares of %i workers are all connections and no more',
  (workers) => {
    const settings = readPoolSettings({
      WORKERS: String(workers),
      DATABASE_POOL: '47',
      DATABASE_SEARCH_POOL: '19',
    });
    const shares = Array.from({ length: workers }, (_, index) => shareOf(settings, index + 1));
    const sum = (name: 'databasePool' | 'databaseSearchPool') =>
      shares.reduce((total, share) => total + share[name], 0);
    expect([sum('databasePool'), sum('databaseSearchPool')]).toEqual([47, 19]);
    for (const { databasePool, databaseSearchPool } of shares) {
      expect(databasePool).toBeGreaterThanOrEqual(4);
      expect(databaseSearchPool).toBeGreaterThanOrEqual(2);
    }
  },
);

test('auto is one worker a core, but no more than there are connections for', () => {
  const cores = os.availableParallelism();
  expect(readPoolSettings({ WORKERS: 'AUTO' }).workers).toBe(Math.min(8, cores));
  expect(readPoolSettings({ WORKERS: 'auto', DATABASE_POOL: '7' })).toMatchObject({
    workers: 1,
    databasePool: 7,
  });
});

test('a number of workers that the connections are too few for is refused', () => {
  expect(() => readPoolSettings({ WORKERS: '3', DATABASE_POOL: '11' })).toThrow(
    'WORKERS 3 needs a DATABASE_POOL of 12 or more and a DATABASE_SEARCH_POOL of 6 or more.',
  );
});
