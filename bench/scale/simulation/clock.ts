import { makeHeap } from './heap';

export type Clock = ReturnType<typeof makeClock>;

/** Creates the clock and event queue of a simulation. Times are in seconds. */
export const makeClock = () => {
  const events = makeHeap<() => void>();
  let now = 0;
  return {
    now: () => now,
    /** Schedules an event. */
    after: (seconds: number, happen: () => void) => events.add(now + seconds, happen),
    /** Runs events in order until none is left or `until` is reached. */
    run: (until = Infinity) => {
      for (let due = events.first(); due !== undefined && due <= until; due = events.first()) {
        now = due;
        events.take()?.value();
      }
      if (until < Infinity) now = until;
    },
  };
};
