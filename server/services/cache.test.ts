import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type Database } from '../database/database';
import { consoleLog } from '../log';
import { cached, invalidateJobCaches, staleWhileRevalidate } from './cache';

let db: Database;
// never connects: only its identity counts
beforeEach(() => {
  db = openDatabase({}, consoleLog('silent'));
});
afterEach(() => db.close());

/** Returns 1, 2, 3 …, the number of times it was called. */
const counter = () => {
  let asked = 0;
  return async () => {
    asked += 1;
    return asked;
  };
};

describe('cached', () => {
  test('computes once for everyone who asks within the time, and again after it', async () => {
    const compute = counter();
    const ask = () => cached(db, 'key', 50, compute);
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    expect(await ask()).toBe(1);
    await sleep(80);
    expect(await ask()).toBe(2);
  });

  test('computes again after a write, also where the computation began before it', async () => {
    const compute = counter();
    const early = cached(db, 'key', 60_000, compute);
    await invalidateJobCaches(db);
    expect(await cached(db, 'key', 60_000, compute)).toBe(2);
    expect(await early).toBe(1);
  });

  test('keeps no failure', async () => {
    const fail = () => Promise.reject(new Error('down'));
    await expect(cached(db, 'key', 60_000, fail)).rejects.toThrow('down');
    expect(await cached(db, 'key', 60_000, counter())).toBe(1);
  });
});

describe('staleWhileRevalidate', () => {
  const ask = (compute: () => Promise<number>) =>
    staleWhileRevalidate(db, 'key', () => 50, compute);

  test('answers what is old and computes it again behind the answer', async () => {
    const compute = counter();
    expect(await Promise.all([ask(compute), ask(compute)])).toEqual([1, 1]);
    await sleep(80);
    expect(await ask(compute)).toBe(1);
    await sleep(0);
    expect(await ask(compute)).toBe(2);
  });

  test('what is computed behind the answer knows that nobody waits for it', async () => {
    const behind: boolean[] = [];
    const compute = async (isBehind: boolean) => behind.push(isBehind);
    const askThis = () => staleWhileRevalidate(db, 'key', () => 50, compute);
    await askThis();
    await sleep(80);
    await askThis();
    await sleep(0);
    expect(behind).toEqual([false, true]);
  });

  test('a failure behind the answer is nobody’s, and the next one computes again', async () => {
    const compute = counter();
    await ask(compute);
    await sleep(80);
    expect(await ask(() => Promise.reject(new Error('down')))).toBe(1);
    await sleep(0);
    expect(await ask(compute)).toBe(2);
    await sleep(80);
  });

  test('the first failure is told, and not kept', async () => {
    await expect(ask(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await ask(counter())).toBe(1);
  });
});
