import type { Database, Queryable } from '../../../database/database';
import { formatNumber } from '../../../formatNumber';
import { readUsualPay } from '../../../repositories/moderation/warningSigns';
import { manyJobs } from '../../../repositories/search/jobWindows';
import { cached, staleWhileRevalidate } from '../../cache';
import { cachedHistogram } from '../../search/jobHistogram';
import type { SignedPosting } from './posting';

const usualPayTtl = 600_000;
/** A category with fewer jobs that state pay has no usual pay. */
const minJobs = 20;
/**
 * More than twice what 19 of 20 jobs pay, or less than half: catches a year's pay entered as a
 * month's, but not a senior's or a trainee's.
 */
const outlierFactor = 2;
const dollars = (amount: number) => `$${formatNumber(Math.round(amount))}`;

/**
 * Finds pay far outside the range of the category's live jobs. Returns both ranges. Uses no
 * connection other than the transaction's.
 */
export const payFarOutside = async (
  db: Database,
  tx: Queryable,
  { payFrom, payTo, category }: SignedPosting,
): Promise<string | undefined> => {
  if (payTo === 0) return undefined;
  const { total } = await cachedHistogram(db, tx);
  const [name, read] = [`usual pay ${category}`, (from: Queryable) => readUsualPay(from, category)];
  // on a large board one more job doesn't change the usual pay
  const usual =
    total > manyJobs
      ? await staleWhileRevalidate(
          db,
          name,
          () => usualPayTtl,
          // a background refresh may outlive the transaction
          (isBehind) => read(isBehind ? db : tx),
        )
      : await cached(db, name, usualPayTtl, () => read(tx));
  if (usual.jobs < minJobs) return undefined;
  if (payFrom <= usual.high * outlierFactor && payTo >= usual.low / outlierFactor) return undefined;
  return `${dollars(payFrom)} - ${dollars(payTo)} a month; most in ${category} are between ${dollars(usual.low)} and ${dollars(usual.high)}`;
};
