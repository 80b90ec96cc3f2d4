import { setTimeout as sleep } from 'node:timers/promises';
import { watchMemory } from './memoryWatch';

const megabyte = 1024 * 1024;
/**
 * Memory that is really allocated, since it was written to; kept, so that it isn't freed too early.
 */
const taken: Buffer[] = [];
const take = (megabytes: number): number => taken.push(Buffer.alloc(megabytes * megabyte, 1));
afterEach(() => {
  taken.length = 0;
});

test('who takes more memory than allowed is ended, once', async () => {
  const end = jest.fn();
  watchMemory(64 * megabyte, end);
  take(256);
  await sleep(200);
  expect(end).toHaveBeenCalledTimes(1);
});

test('who takes less, or is done before, is not', async () => {
  const end = jest.fn();
  const stop = watchMemory(512 * megabyte, end);
  take(64);
  await sleep(200);
  stop();
  const stopped = watchMemory(megabyte, end);
  stopped();
  take(64);
  await sleep(200);
  expect(end).not.toHaveBeenCalled();
});
