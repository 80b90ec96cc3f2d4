/** In seconds. */
const [initialDelay, maxDelay] = [30, 900];

/**
 * Seconds until the next try, after failed ones `ages` seconds ago (latest first): 0 until `max` of
 * them fell within `minutes`; then 30 after the last one, doubled by each further one, at most 15
 * minutes. As they grow too old to be in `ages`, the delay shrinks again.
 */
export const backoffSeconds = (ages: readonly number[], max: number, minutes: number): number => {
  const [last] = ages;
  if (last === undefined) return 0;
  // the first one that reached `max` within the time; every later one doubled the delay
  const reached = ages.findLastIndex((age, index) => {
    const start = ages[index + max - 1];
    return start !== undefined && start - age < minutes * 60;
  });
  if (reached === -1) return 0;
  return Math.max(0, Math.min(maxDelay, initialDelay * 2 ** reached) - last);
};
