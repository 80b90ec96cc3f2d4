import { makeHeap } from './heap';

export type Clock = ReturnType<typeof makeClock>;

/** The time of a simulation, in seconds, and what happens in it. */
export const makeClock = () => {
  const events = makeHeap<() => void>();
  let now = 0;
  return {
    now: () => now,
    /** Has something happen in so many seconds. */
    after: (seconds: number, happen: () => void) => events.add(now + seconds, happen),
    /** Lets happen whatever is due, until nothing is or `until` is reached. */
    run: (until = Infinity) => {
      for (let due = events.first(); due !== undefined && due <= until; due = events.first()) {
        now = due;
        events.take()?.value();
      }
      if (until < Infinity) now = until;
    },
  };
};
