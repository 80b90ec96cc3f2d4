/** In seconds. */
const [initialDelay, maxDelay] = [30, 900];

/**
 * Returns the seconds until the next try, after failed ones `ages` seconds ago (latest first): 0
 * until `max` of them were within `minutes`; then 30 after the last one, doubled by each further
 * one, at most 15 minutes. The delay shrinks again as old tries drop out of `ages`.
 */
export const backoffSeconds = (ages: readonly number[], max: number, minutes: number): number => {
  const [last] = ages;
  if (last === undefined) return 0;
  // the first one that reached `max` in time; every later one doubled the delay
  const reached = ages.findLastIndex((age, index) => {
    const start = ages[index + max - 1];
    return start !== undefined && start - age < minutes * 60;
  });
  if (reached === -1) return 0;
  return Math.max(0, Math.min(maxDelay, initialDelay * 2 ** reached) - last);
};
