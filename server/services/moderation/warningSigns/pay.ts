import type { Database, Queryable } from '../../../database/database';
import { formatNumber } from '../../../formatNumber';
import { readUsualPay } from '../../../repositories/moderation/warningSigns';
import { manyJobs } from '../../../repositories/search/jobWindows';
import { cached, staleWhileRevalidate } from '../../cache';
import { cachedHistogram } from '../../search/jobHistogram';
import type { SignedPosting } from './posting';

const usualPayTtl = 600_000;
/** With fewer jobs with pay, a category has no usual pay. */
const minJobs = 20;
/**
 * More than twice what 19 of 20 pay, or less than half: a senior's or a trainee's pay isn't marked,
 * a year's pay written as a month's is.
 */
const outlierFactor = 2;
const dollars = (amount: number) => `$${formatNumber(Math.round(amount))}`;

/**
 * Pay far outside the range of the category's live jobs. Returns both ranges. Waits for no connection
 * besides the transaction's own.
 */
export const payFarOutside = async (
  db: Database,
  tx: Queryable,
  { payFrom, payTo, category }: SignedPosting,
): Promise<string | undefined> => {
  if (payTo === 0) return undefined;
  const { total } = await cachedHistogram(db, tx);
  const [name, read] = [`usual pay ${category}`, (from: Queryable) => readUsualPay(from, category)];
  // on a large board one more job doesn't change what is usual
  const usual =
    total > manyJobs
      ? await staleWhileRevalidate(
          db,
          name,
          () => usualPayTtl,
          // what is read while nobody waits may outlast the transaction
          (isBehind) => read(isBehind ? db : tx),
        )
      : await cached(db, name, usualPayTtl, () => read(tx));
  if (usual.jobs < minJobs) return undefined;
  if (payFrom <= usual.high * outlierFactor && payTo >= usual.low / outlierFactor) return undefined;
  return `${dollars(payFrom)} - ${dollars(payTo)} a month; most in ${category} are between ${dollars(usual.low)} and ${dollars(usual.high)}`;
};
