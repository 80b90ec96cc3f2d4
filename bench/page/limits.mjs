/** @type {string[]} */
const missed = [];

/**
 * The table cell of a limit: `≤ 100 ms`, marked where the measured value is above it.
 *
 * @param {string} name What was measured.
 * @param {number} value
 * @param {number} limit In the value's unit.
 * @param {(value: number) => string} show
 */
export const limitCell = (name, value, limit, show) => {
  // a value that could not be measured is no number
  const isMissed = !(value <= limit);
  if (isMissed) missed.push(`${name}: ${show(value)}, at most ${show(limit)}`);
  return `≤ ${show(limit)}${isMissed ? ' **missed**' : ''}`;
};

/** Prints the limits that were missed, and lets the process end with 1 where there are any. */
export const reportMissed = () => {
  if (missed.length === 0) return;
  console.error(`Missed:\n${missed.map((each) => `- ${each}`).join('\n')}`);
  process.exitCode = 1;
};
