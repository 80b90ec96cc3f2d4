import type { Context } from '../../context';
import { logFailure } from '../../database/outageLog';
import { addViews, type JobViews } from '../../repositories/jobs/jobViews';
import { batchCounts, type BatchedCounts } from '../batchedCounts';
import { makeDailyHash, rememberVisitors, utcDay } from '../visitors';

/** Views that one network can add per day: an office has fewer, a program more. */
const maxPerNetwork = 1000;

export type JobVisit = {
  jobId: string;
  /** as returned by `networkOf` */ network: string;
  userAgent: string;
  source: string;
};
export type ViewCounts = Omit<BatchedCounts<JobViews>, 'add'> & {
  /** Counts a visit, once per visitor, job and day. */
  count: (visit: JobVisit) => void;
};

/**
 * Creates a check whether a visit is its visitor's first of the day, without storing who that was.
 */
const makeVisitorCheck = () => {
  const seen = rememberVisitors<true>();
  const networks = rememberVisitors<number>();
  const hash = makeDailyHash(() => {
    seen.clear();
    networks.clear();
  });
  return (today: string, { jobId, network, userAgent }: JobVisit): boolean => {
    const visitor = hash(today, jobId, network, userAgent);
    const ofNetwork = hash(today, network);
    const counted = networks.get(ofNetwork) ?? 0;
    if (seen.has(visitor) || counted >= maxPerNetwork) return false;
    seen.set(visitor, true);
    networks.set(ofNetwork, counted + 1);
    return true;
  };
};

/**
 * Counts views of jobs in memory and stores the sums. Visitors are known only by a keyed hash,
 * whose random key is replaced at the end of the day (UTC) and never leaves the memory.
 */
export const countJobViews = ({ db, log }: Pick<Context, 'db' | 'log'>): ViewCounts => {
  const isFirstToday = makeVisitorCheck();
  const { add, ...batches } = batchCounts<JobViews>({
    keyOf: ({ jobId, day, source }) => `${jobId} ${day} ${source}`,
    sum: (known, added) => ({ ...known, views: known.views + added.views }),
    store: (rows) => addViews(db, rows),
    onFailure: (error) => logFailure(log, error, 'job views could not be stored; will retry'),
    onLoss: (error) => logFailure(log, error, 'the last job views could not be stored'),
  });
  return {
    ...batches,
    count: (visit) => {
      const day = utcDay();
      if (isFirstToday(day, visit))
        add({ jobId: visit.jobId, day, source: visit.source, views: 1 });
    },
  };
};
