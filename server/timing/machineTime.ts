/**
 * Returns the monotonic time in milliseconds. The clock is the same in all processes of a machine,
 * so times of different workers can be compared.
 */
export const machineTime = (): number => Number(process.hrtime.bigint() / 1000n) / 1000;

/** Returns a clock like `machineTime` whose every time is later than the previous one. */
export const machineTimes = (): (() => number) => {
  let last = 0;
  return () => {
    last = Math.max(machineTime(), last + 0.001);
    return last;
  };
};
