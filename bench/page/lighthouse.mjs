import lighthouse from 'lighthouse';
import { median } from './tables.mjs';

/**
 * @typedef {object} Visit
 * @property {number} score Out of 100.
 * @property {number} lcp Largest contentful paint, in milliseconds.
 * @property {number} fcp First contentful paint, in milliseconds.
 * @property {number} tbt Total blocking time, in milliseconds.
 * @property {number} cls Cumulative layout shift.
 */

/** @param {number} debugPort @param {string} address @returns {Promise<Visit>} */
const visit = async (debugPort, address) => {
  const result = await lighthouse(address, {
    port: debugPort,
    onlyCategories: ['performance'],
    logLevel: 'error',
  });
  if (result === undefined) throw new Error(`Lighthouse on ${address} gave no result.`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse on ${address}: ${runtimeError.message}`);
  /** @param {string} name */
  const valueOf = (name) => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: (categories['performance']?.score ?? Number.NaN) * 100,
    lcp: valueOf('largest-contentful-paint'),
    fcp: valueOf('first-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
  };
};

/**
 * Lighthouse on a simulated phone, the median of `rounds` runs.
 *
 * @param {number} debugPort
 * @param {string} address
 * @param {number} [rounds]
 * @returns {Promise<Visit>}
 */
export const phoneVisit = async (debugPort, address, rounds = 5) => {
  /** @type {Visit[]} */
  const runs = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await visit(debugPort, address));
  /** @param {keyof Visit} name */
  const medianOf = (name) => median(runs.map((run) => run[name]));
  return {
    score: medianOf('score'),
    lcp: medianOf('lcp'),
    fcp: medianOf('fcp'),
    tbt: medianOf('tbt'),
    cls: medianOf('cls'),
  };
};
