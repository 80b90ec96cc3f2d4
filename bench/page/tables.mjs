/** The middle of some numbers. */
export const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

export const ms = (value) => `${Math.round(value).toLocaleString('en-US')} ms`;
export const seconds = (value) => `${(value / 1000).toFixed(1)} s`;
export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const MB = (bytes) => `${Math.round(bytes / 1e6)} MB`;

/** Prints a table as it goes into the README. */
export const printTable = (title, columns, rows) => {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  console.log(
    `\n### ${title}\n\n${[line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')}\n`,
  );
};
