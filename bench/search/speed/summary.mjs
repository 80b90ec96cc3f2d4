import { printTable } from '../../page/tables.mjs';

/** @typedef {[p50: number, p95: number, p99: number]} Times Milliseconds. */
/** @typedef {{ rate: number, p95: number }} Rate Requests a second, and milliseconds. */
/** @typedef {{ jobs: number, times: Times, atOnce: Rate, zipf: Rate }} Measured */

/** @param {number} value */
export const ms = (value) =>
  Number.isNaN(value)
    ? ''
    : value < 10
      ? value.toFixed(1)
      : Math.round(value).toLocaleString('en-US');

/**
 * The targets on two cores by number of jobs: the maximum p95 and p99 of one client, in
 * milliseconds, and the minimum rate and maximum p95 of sixteen clients with all different requests
 * (`atOnce`) and with repeated ones (`zipf`).
 *
 * @type {Record<number, { alone: [p95: number, p99: number], atOnce?: Rate, zipf?: Rate }>}
 */
const targets = {
  35_000: { alone: [25, Infinity] },
  1_000_000: {
    alone: [50, 150],
    atOnce: { rate: 160, p95: 196 },
    zipf: { rate: 250, p95: 120 },
  },
};

/** @param {boolean} isKept */
const said = (isKept) => (isKept ? 'kept' : '**missed**');
/** @param {Rate} measured @param {Rate} [target] */
const rateCell = ({ rate, p95 }, target) => {
  const figures = `${Math.round(rate)}/s, ${ms(p95)} ms`;
  return target
    ? `${figures} (promised ${target.rate}/s, ${target.p95} ms: ${said(rate >= target.rate && p95 <= target.p95)})`
    : figures;
};

/**
 * Prints the results of all sizes, and whether they meet the targets.
 *
 * @param {Measured[]} measured
 * @param {boolean} server
 */
export const printSummary = (measured, server) => {
  printTable(
    `All sizes, ${server ? 'server' : 'embedded'}`,
    [
      'jobs',
      'p50',
      'p95',
      'p99',
      'promised p95, p99',
      '16 clients, all different: requests/s, p95',
      '16 clients, repeated: requests/s, p95',
    ],
    measured.map(({ jobs, times: [p50, p95, p99], atOnce, zipf }) => {
      const target = targets[jobs];
      return [
        jobs.toLocaleString('en-US'),
        ...[p50, p95, p99].map((value) => `${ms(value)} ms`),
        target
          ? `${target.alone.filter(Number.isFinite).join(', ')} ms: ${said(p95 <= target.alone[0] && p99 <= target.alone[1])}`
          : '',
        rateCell(atOnce, target?.atOnce),
        rateCell(zipf, target?.zipf),
      ];
    }),
  );
  /** @param {number} jobs */
  const p95Of = (jobs) => measured.find((each) => each.jobs === jobs)?.times[1];
  const [less, more] = [p95Of(100_000), p95Of(1_000_000)];
  if (less && more)
    console.log(
      `From 100,000 to 1,000,000 jobs p95 grows ${(more / less).toFixed(2)} times (promised: at most 2).`,
    );
};
