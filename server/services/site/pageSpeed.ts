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

/** Loads that one network can add in a day: an office has less, a program more. */
const maxPerNetwork = 1000;

type PageLoad = Wire<'PageLoad'>;
type Metric = Exclude<keyof PageLoad, 'page'>;
const metrics: readonly Metric[] = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'];
/** A shift of the layout is counted in thousandths, so that one scale does for all. */
const unitOf = (metric: Metric): number => (metric === 'cls' ? 0.001 : 1);

/** Each bucket reaches a tenth further than the one before; the first, 0, to 1. */
const step = 1.1;
const bucketOf = (value: number): number =>
  value <= 1 ? 0 : Math.ceil(Math.log(value) / Math.log(step));
/** A value that is at most 5 % from each in the bucket. */
const middleOf = (bucket: number): number =>
  bucket === 0 ? 0 : Math.round(step ** (bucket - 0.5));

const known: ReadonlySet<string> = new Set(routeNames);

export type PageLoadCounts = Omit<BatchedCounts<PageLoadCount>, 'add'> & {
  /** Counts a load; `network` as services' `networkOf` gives it. */
  count: (load: PageLoad, network: string) => void;
};

/** Whether a network may add one more today. */
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

/** Counts how fast pages are for visitors, in memory, and stores the sums. */
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
      logFailure(log, error, 'how fast pages are could not be stored; that is tried again'),
    onLoss: (error) => logFailure(log, error, 'how fast pages were last could not be stored'),
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

/** How fast each page is for visitors, those that were loaded most first. */
export const pageSpeed = async (db: Queryable): Promise<Wire<'MeasuredPage'>[]> => {
  const pages = new Map<string, Wire<'MeasuredPage'>>();
  for (const { page, metric, bucket, loads } of await listThirdQuartiles(db)) {
    const measured = metrics.find((name) => name === metric);
    // a page that was renamed is kept until its days are over
    if (measured === undefined || !known.has(page)) continue;
    const vital = { p75: middleOf(bucket) * unitOf(measured), loads };
    pages.set(page, { ...pages.get(page), page, [measured]: vital });
  }
  const loadsOf = (measured: Wire<'MeasuredPage'>) =>
    Math.max(...metrics.map((metric) => measured[metric]?.loads ?? 0));
  return [...pages.values()].toSorted((a, b) => loadsOf(b) - loadsOf(a));
};
