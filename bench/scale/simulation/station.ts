import type { Clock } from './clock';

/** Servers that share one queue, such as the cores of a machine. */
export type Station = {
  /** Uses that many seconds of a server's time, then calls `done`. */
  serve: (seconds: number, done: () => void) => void;
  /** The share of the servers' time that was used since `reset`. */
  utilization: () => number;
  reset: () => void;
};

type Waiting = { left: number; done: () => void };

/**
 * Creates a station, which serves first come, first served. With a `slice`, in seconds, work that
 * takes longer goes back to the end of the queue, like a kernel's time slices; without one, work
 * runs to its end, as in a single-threaded process.
 */
export const makeStation = (clock: Clock, servers: number, slice = Infinity): Station => {
  let queue: Waiting[] = [];
  let head = 0;
  let [busy, used, since, start] = [0, 0, 0, 0];
  const account = (change: number): void => {
    used += busy * (clock.now() - since);
    since = clock.now();
    busy += change;
  };
  const next = (): Waiting | undefined => {
    const first = queue[head];
    if (first === undefined) return undefined;
    head += 1;
    if (head > 1024 && 2 * head > queue.length) {
      queue = queue.slice(head);
      head = 0;
    }
    return first;
  };
  const begin = (one: Waiting): void => {
    const turn = Math.min(one.left, slice);
    clock.after(turn, () => {
      one.left -= turn;
      // tolerates rounding errors
      const isDone = one.left <= 1e-10;
      if (!isDone) queue.push(one);
      const waiting = next();
      if (waiting) begin(waiting);
      else account(-1);
      if (isDone) one.done();
    });
  };
  return {
    serve: (seconds, done) => {
      const one = { left: seconds, done };
      if (busy >= servers) {
        queue.push(one);
        return;
      }
      account(1);
      begin(one);
    },
    utilization: () => {
      account(0);
      return used / (servers * (clock.now() - start));
    },
    reset: () => {
      account(0);
      [used, start] = [0, clock.now()];
    },
  };
};

/** Creates a pool of connections. `give` returns one to the pool. */
export const makePool = (size: number) => {
  const waiting: (() => void)[] = [];
  let free = size;
  return {
    take: (then: () => void): void => {
      if (free > 0) {
        free -= 1;
        then();
      } else waiting.push(then);
    },
    give: (): void => {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    },
  };
};
