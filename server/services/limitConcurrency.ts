import { ApiError } from '../errors';
import { hostTexts } from '../texts/errors';

type Bounds = {
  /** How many callers may wait at most: each holds its work's data in memory. */
  maxWaiting?: number;
  /** How long each caller waits at most, in milliseconds. */
  maxWait?: number;
};

const busy = (): ApiError =>
  new ApiError(503, hostTexts.unavailable, undefined, { 'retry-after': '5' });

/**
 * Returns a function that runs at most `concurrency` pieces of work at once and queues the rest in
 * order. Rejects with 503 if `maxWaiting` are queued already, or if a caller has waited for longer
 * than `maxWait`; its work is then never started.
 */
export const limitConcurrency = (
  concurrency: number,
  { maxWaiting = 30, maxWait = 30_000 }: Bounds = {},
) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  const wait = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(busy());
      };
      const timer = setTimeout(leave, maxWait).unref();
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      waiting.push(start);
    });
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < concurrency) running += 1;
    else if (waiting.length < maxWaiting) await wait();
    else throw busy();
    try {
      return await work();
    } finally {
      // hands the slot to the next in line, so that a new caller can't take it first
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
