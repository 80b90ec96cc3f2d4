import lighthouse from 'lighthouse';
import { median } from './tables.mjs';

const audits = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/**
 * Lighthouse on a simulated phone, the median of `rounds` runs: milliseconds, the layout shift, and
 * the score out of 100.
 */
export const phoneVisit = async (debugPort, address, rounds = 5) => {
  const runs = [];
  for (let round = 0; round < rounds; round += 1) {
    const result = await lighthouse(address, {
      port: debugPort,
      onlyCategories: ['performance'],
      logLevel: 'error',
    });
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`Lighthouse on ${address}: ${lhr.runtimeError.message}`);
    runs.push({
      score: lhr.categories.performance.score * 100,
      ...Object.fromEntries(
        Object.entries(audits).map(([name, audit]) => [name, lhr.audits[audit].numericValue]),
      ),
    });
  }
  return Object.fromEntries(
    Object.keys(runs[0]).map((name) => [name, median(runs.map((run) => run[name]))]),
  );
};
