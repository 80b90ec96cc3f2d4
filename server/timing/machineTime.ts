/**
 * Milliseconds by a clock that nobody sets and that is the same in all processes of one machine, so
 * that one worker's times can be compared with another's.
 */
export const machineTime = (): number => Number(process.hrtime.bigint() / 1000n) / 1000;

/** The same clock, by which no two things happen at once: each time is later than the one before. */
export const machineTimes = (): (() => number) => {
  let last = 0;
  return () => {
    last = Math.max(machineTime(), last + 0.001);
    return last;
  };
};
