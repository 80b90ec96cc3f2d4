const [first, longest] = [30, 900];

/**
 * Seconds until the next try after wrong ones `ages` seconds ago, the latest first: none before
 * `most` of them fell within `minutes`; then 30 from the last one on, doubled by each further one,
 * 15 minutes at most. As they grow too old to be among `ages`, the wait falls again.
 */
export const growingWait = (ages: readonly number[], most: number, minutes: number): number => {
  const [last] = ages;
  if (last === undefined) return 0;
  // the first one at which `most` stood within the time; all after it made the wait grow
  const reached = ages.findLastIndex((age, index) => {
    const start = ages[index + most - 1];
    return start !== undefined && start - age < minutes * 60;
  });
  if (reached === -1) return 0;
  return Math.max(0, Math.min(longest, first * 2 ** reached) - last);
};
