import path from 'node:path';
import { formatNumber } from '../../formatNumber';
import type { FileReport } from './importFile';

const sum = (counts: Iterable<number>): number =>
  [...counts].reduce((total, value) => total + value, 0);

/** Formats a file's progress on one line. */
export const progressLine = ({ file, imported, duplicates, skipped }: FileReport): string =>
  `${path.basename(file)}: ${formatNumber(imported)} taken, ${formatNumber(duplicates)} repeated, ${formatNumber(sum(skipped.values()))} skipped`;

/**
 * Formats an import's result: one line per file, followed by why rows were skipped or reading
 * stopped, and the totals at the end.
 */
export const reportTable = (reports: readonly FileReport[]): string => {
  const rows = reports.map(
    (report) =>
      [
        path.basename(report.file),
        report.imported,
        report.duplicates,
        sum(report.skipped.values()),
      ] as const,
  );
  const totals = [
    'All files',
    ...[1, 2, 3].map((column) => sum(rows.map((row) => Number(row[column])))),
  ] as const;
  const shown = rows.length > 1 ? [...rows, totals] : rows;
  const width = Math.max(4, ...shown.map(([name]) => String(name).length));
  const line = (cells: readonly (string | number)[]): string =>
    cells
      .map((cell, index) =>
        index === 0
          ? String(cell).padEnd(width)
          : (typeof cell === 'number' ? formatNumber(cell) : cell).padStart(10),
      )
      .join('  ');
  return [
    line(['File', 'Taken', 'Repeated', 'Skipped']),
    ...shown.flatMap((row, index) => [line(row), ...notesOf(reports[index])]),
  ].join('\n');
};

const notesOf = (report: FileReport | undefined): string[] => [
  ...[...(report?.skipped ?? [])]
    .toSorted(([, a], [, b]) => b - a)
    .map(([reason, rows]) => `  skipped: ${formatNumber(rows)} × ${reason}`),
  ...(report?.problem === undefined ? [] : [`  not read to its end: ${report.problem}`]),
];
