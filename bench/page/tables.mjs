/** Returns the median. @param {number[]} numbers @returns {number} */
export const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const at = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? at : ((sorted[middle - 1] ?? Number.NaN) + at) / 2;
};

/** @param {number} value Milliseconds. */
export const ms = (value) => `${Math.round(value).toLocaleString('en-US')} ms`;
/** @param {number} value Milliseconds. */
export const seconds = (value) => `${(value / 1000).toFixed(1)} s`;
/** @param {number} bytes */
export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
/** @param {number} bytes */
export const MB = (bytes) => `${Math.round(bytes / 1e6)} MB`;

/**
 * Prints a markdown table, as in bench/README.md.
 *
 * @param {string} title
 * @param {string[]} columns
 * @param {(string | number)[][]} rows
 */
export const printTable = (title, columns, rows) => {
  /** @param {(string | number)[]} cells */
  const line = (cells) => `| ${cells.join(' | ')} |`;
  console.log(
    `\n### ${title}\n\n${[line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')}\n`,
  );
};
