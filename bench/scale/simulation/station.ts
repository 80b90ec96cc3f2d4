import type { Clock } from './clock';

/** So many servers before one queue: the cores of a machine, a process, the connections of a pool. */
export type Station = {
  /** Serves somebody for so many seconds of a server's time, then calls `done`. */
  serve: (seconds: number, done: () => void) => void;
  /** The share of its servers' time that was used since `reset`. */
  utilization: () => number;
  reset: () => void;
};

type Waiting = { left: number; done: () => void };

/**
 * Whoever comes first is served first. With a `slice`, in seconds, nobody has a server for longer
 * than that while others wait, as a kernel shares out its cores; without one, as a process without
 * threads does, each is served to the end.
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
      // a hundred picoseconds are what rounding leaves
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

/** Connections: whoever takes one keeps it until they give it back. */
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
