/** @type {string[]} */
const missed = [];

/**
 * Returns a limit's table cell, such as `≤ 100 ms`, and records the limit as missed if the value is
 * above it.
 *
 * @param {string} name What was measured.
 * @param {number} value
 * @param {number} limit In the value's unit.
 * @param {(value: number) => string} show
 */
export const limitCell = (name, value, limit, show) => {
  // also true for NaN, which is a value that couldn't be measured
  const isMissed = !(value <= limit);
  if (isMissed) missed.push(`${name}: ${show(value)}, at most ${show(limit)}`);
  return `≤ ${show(limit)}${isMissed ? ' **missed**' : ''}`;
};

/** Prints the missed limits, and sets the exit code to 1 if there are any. */
export const reportMissed = () => {
  if (missed.length === 0) return;
  console.error(`Missed:\n${missed.map((each) => `- ${each}`).join('\n')}`);
  process.exitCode = 1;
};
