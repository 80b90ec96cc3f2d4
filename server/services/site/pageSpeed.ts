import { routeNames } from '@contract/routes';
import type { Context } from '../../context';
import type { Queryable } from '../../database/database';
import { logFailure } from '../../database/outageLog';
import {
  addPageLoads,
  listThirdQuartiles,
  type PageLoadCount,
} from '../../repositories/site/pageLoads';
import type { Wire } from '../../wire';
import { batchCounts, type BatchedCounts } from '../batchedCounts';
import { makeDailyHash, rememberVisitors, utcDay } from '../visitors';

/** Loads that one network can add per day: an office has fewer, a program more. */
const maxPerNetwork = 1000;

type PageLoad = Wire<'PageLoad'>;
type Metric = Exclude<keyof PageLoad, 'page'>;
const metrics: readonly Metric[] = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'];
/** Layout shifts are counted in thousandths, so that one scale fits all metrics. */
const unitOf = (metric: Metric): number => (metric === 'cls' ? 0.001 : 1);

/** Ratio of the upper bounds of consecutive buckets; bucket 0 is up to 1. */
const step = 1.1;
const bucketOf = (value: number): number =>
  value <= 1 ? 0 : Math.ceil(Math.log(value) / Math.log(step));
/** Returns a value that differs by at most 5% from each value in the bucket. */
const middleOf = (bucket: number): number =>
  bucket === 0 ? 0 : Math.round(step ** (bucket - 0.5));

const known: ReadonlySet<string> = new Set(routeNames);

export type PageLoadCounts = Omit<BatchedCounts<PageLoadCount>, 'add'> & {
  /** Counts a page load; `network` as returned by `networkOf`. */
  count: (load: PageLoad, network: string) => void;
};

/** Creates a check whether a network may add another load today. */
const makeNetworkCheck = () => {
  const networks = rememberVisitors<number>();
  const hash = makeDailyHash(() => networks.clear());
  return (today: string, network: string): boolean => {
    const key = hash(today, network);
    const counted = networks.get(key) ?? 0;
    networks.set(key, counted + 1);
    return counted < maxPerNetwork;
  };
};

/** Counts in memory how fast pages are for visitors, and stores the sums. */
export const countPageLoads = ({
  db,
  log,
  env,
}: Pick<Context, 'db' | 'log' | 'env'>): PageLoadCounts => {
  const mayCount = makeNetworkCheck();
  const { add, ...batches } = batchCounts<PageLoadCount>({
    keyOf: ({ day, page, metric, bucket }) => `${day} ${page} ${metric} ${bucket}`,
    sum: (before, added) => ({ ...before, loads: before.loads + added.loads }),
    store: (rows) => addPageLoads(db, rows),
    onFailure: (error) =>
      logFailure(log, error, 'page speed counts could not be stored; will retry'),
    onLoss: (error) => logFailure(log, error, 'the last page speed counts could not be stored'),
  });
  return {
    ...batches,
    count: ({ page, ...vitals }, network) => {
      const day = utcDay();
      if (!env.webVitals || !known.has(page) || !mayCount(day, network)) return;
      for (const metric of metrics) {
        const value = vitals[metric];
        if (value !== undefined)
          add({ day, page, metric, bucket: bucketOf(value / unitOf(metric)), loads: 1 });
      }
    },
  };
};

/** Returns how fast each page is for visitors, most frequently loaded first. */
export const pageSpeed = async (db: Queryable): Promise<Wire<'MeasuredPage'>[]> => {
  const pages = new Map<string, Wire<'MeasuredPage'>>();
  for (const { page, metric, bucket, loads } of await listThirdQuartiles(db)) {
    const measured = metrics.find((name) => name === metric);
    // counts of a renamed page are kept until they expire
    if (measured === undefined || !known.has(page)) continue;
    const vital = { p75: middleOf(bucket) * unitOf(measured), loads };
    pages.set(page, { ...pages.get(page), page, [measured]: vital });
  }
  const loadsOf = (measured: Wire<'MeasuredPage'>) =>
    Math.max(...metrics.map((metric) => measured[metric]?.loads ?? 0));
  return [...pages.values()].toSorted((a, b) => loadsOf(b) - loadsOf(a));
};
