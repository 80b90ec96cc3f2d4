import lighthouse, { desktopConfig } from 'lighthouse';
import { median } from './tables.mjs';

/**
 * @typedef {object} Visit
 * @property {number} score Performance, out of 100.
 * @property {number} lcp Largest contentful paint, in milliseconds.
 * @property {number} fcp First contentful paint, in milliseconds.
 * @property {number} tbt Total blocking time, in milliseconds.
 * @property {number} cls Cumulative layout shift.
 * @property {number[]} others Accessibility, best practices and SEO, out of 100; empty by default.
 */

const otherCategories = ['accessibility', 'best-practices', 'seo'];

/** @typedef {{ desktop?: boolean, withOthers?: boolean }} Options */
/** @param {number} debugPort @param {string} address @param {Options} options @returns {Promise<Visit>} */
const visit = async (debugPort, address, { desktop = false, withOthers = false }) => {
  const result = await lighthouse(
    address,
    {
      port: debugPort,
      onlyCategories: ['performance', ...(withOthers ? otherCategories : [])],
      logLevel: 'error',
      // the page for unknown addresses has the status 404
      ignoreStatusCode: true,
    },
    desktop ? desktopConfig : undefined,
  );
  if (result === undefined) throw new Error(`Lighthouse on ${address} gave no result.`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse on ${address}: ${runtimeError.message}`);
  /** @param {string} name */
  const valueOf = (name) => audits[name]?.numericValue ?? Number.NaN;
  /** @param {string} name */
  const scoreOf = (name) => (categories[name]?.score ?? Number.NaN) * 100;
  return {
    score: scoreOf('performance'),
    lcp: valueOf('largest-contentful-paint'),
    fcp: valueOf('first-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    others: withOthers ? otherCategories.map(scoreOf) : [],
  };
};

/** @param {number} debugPort @param {string} address @param {number} rounds @param {Options} options */
const medianVisit = async (debugPort, address, rounds, options) => {
  /** @type {Visit[]} */
  const runs = [];
  for (let round = 0; round < rounds; round += 1)
    runs.push(await visit(debugPort, address, options));
  /** @param {(run: Visit) => number} valueOf */
  const medianOf = (valueOf) => median(runs.map(valueOf));
  return {
    score: medianOf((run) => run.score),
    lcp: medianOf((run) => run.lcp),
    fcp: medianOf((run) => run.fcp),
    tbt: medianOf((run) => run.tbt),
    cls: medianOf((run) => run.cls),
    others: (runs[0]?.others ?? []).map((_score, at) => medianOf((run) => run.others[at] ?? 0)),
  };
};

/**
 * Runs Lighthouse on a simulated phone and returns the medians of `rounds` runs.
 *
 * @param {number} debugPort
 * @param {string} address
 * @param {number} [rounds]
 * @param {boolean} [withOthers] Also measures accessibility, best practices and SEO.
 * @returns {Promise<Visit>}
 */
export const phoneVisit = (debugPort, address, rounds = 5, withOthers = false) =>
  medianVisit(debugPort, address, rounds, { withOthers });

/**
 * Runs Lighthouse on a simulated desktop computer, otherwise like `phoneVisit`.
 *
 * @type {typeof phoneVisit}
 */
export const desktopVisit = (debugPort, address, rounds = 5, withOthers = false) =>
  medianVisit(debugPort, address, rounds, { desktop: true, withOthers });
