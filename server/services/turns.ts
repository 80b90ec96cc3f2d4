import { ApiError } from '../errors';
import { hostTexts } from '../texts/errors';

type Bounds = {
  /** How many wait at most: each holds what its work is about. */
  maxWaiting?: number;
  /** How long each waits at most, in milliseconds. */
  maxWait?: number;
};

const busy = (): ApiError =>
  new ApiError(503, hostTexts.unavailable, undefined, { 'retry-after': '5' });

/**
 * Has so much work done at once; more of it waits, in its order. 503 where too many wait already, and
 * for whoever has waited too long, whose work isn't done any more.
 */
export const turns = (concurrency: number, { maxWaiting = 30, maxWait = 30_000 }: Bounds = {}) => {
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
      // a turn is handed on, so that nobody who comes meanwhile takes it
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
