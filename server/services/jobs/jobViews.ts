import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../context';
import { logFailure } from '../../database/outageLog';
import { every } from '../../every';
import { addViews, type JobViews } from '../../repositories/jobs/jobViews';

const flushInterval = 10_000;
/** Visits that are remembered, of this day: a flood of them must not fill the memory. */
const maxRemembered = 200_000;
/** Views that one network can add in a day: an office has less, a program more. */
const maxPerNetwork = 1000;

/** Programs that say so in their user agent; a browser always sends one. */
const robots =
  /bot\b|bots\b|crawl|spider|slurp|preview|facebookexternalhit|archiver|headless|lighthouse|monitor|curl|wget|python|java\/|go-http|okhttp|axios|node|scrapy|^$/i;
export const isRobot = (userAgent: string | undefined): boolean => robots.test(userAgent ?? '');

type JobVisit = {
  jobId: string;
  /** as services' `networkOf` gives it */ network: string;
  userAgent: string;
  source: string;
};
export type ViewCounts = {
  /** Counts a visit, once a visitor, job and day. */
  count: (visit: JobVisit) => void;
  /** Stores what was counted since the last time. */
  flush: () => Promise<void>;
  start: () => void;
  stop: () => Promise<void>;
};

/** The day in UTC, "2026-03-12". */
export const utcDay = (at = Date.now()): string => new Date(at).toISOString().slice(0, 10);

/** Tells whether a visit is today's first of its visitor, without remembering who that was. */
const makeVisitorCheck = () => {
  const seen = new LRUCache<string, true>({ max: maxRemembered });
  const networks = new LRUCache<string, number>({ max: maxRemembered });
  let day = '';
  let salt = randomBytes(32);
  const startDay = (today: string) => {
    if (today === day) return;
    [day, salt] = [today, randomBytes(32)];
    seen.clear();
    networks.clear();
  };
  const hash = (...parts: string[]) =>
    createHmac('sha256', salt).update(JSON.stringify(parts)).digest('base64url');
  return (today: string, { jobId, network, userAgent }: JobVisit): boolean => {
    startDay(today);
    const visitor = hash(jobId, network, userAgent);
    const ofNetwork = hash(network);
    const counted = networks.get(ofNetwork) ?? 0;
    if (seen.has(visitor) || counted >= maxPerNetwork) return false;
    seen.set(visitor, true);
    networks.set(ofNetwork, counted + 1);
    return true;
  };
};

/** Sums of views that aren't stored yet. */
const makeUnsaved = (db: Context['db']) => {
  let sums = new Map<string, JobViews>();
  const add = (added: JobViews) => {
    const key = `${added.jobId} ${added.day} ${added.source}`;
    sums.set(key, { ...added, views: added.views + (sums.get(key)?.views ?? 0) });
  };
  const flush = async () => {
    if (sums.size === 0) return;
    const saved = sums;
    sums = new Map();
    try {
      await addViews(db, [...saved.values()]);
    } catch (error) {
      // stored with the next ones
      for (const each of saved.values()) add(each);
      throw error;
    }
  };
  return { add, flush };
};

/**
 * Counts views of jobs in memory and stores the sums. Who viewed is known by a keyed hash only,
 * whose key is random and forgotten at the end of the day (UTC); it never leaves the memory.
 */
export const countJobViews = ({ db, log }: Pick<Context, 'db' | 'log'>): ViewCounts => {
  const isFirstToday = makeVisitorCheck();
  const { add, flush } = makeUnsaved(db);
  let stopFlushing: (() => Promise<void>) | undefined;
  return {
    count: (visit) => {
      const day = utcDay();
      if (isFirstToday(day, visit))
        add({ jobId: visit.jobId, day, source: visit.source, views: 1 });
    },
    flush,
    start: () => {
      stopFlushing = every({
        interval: flushInterval,
        run: flush,
        onError: (error) =>
          logFailure(log, error, 'views of jobs could not be stored; that is tried again'),
      });
    },
    stop: async () => {
      await stopFlushing?.();
      await flush().catch((error: unknown) => {
        logFailure(log, error, 'the last views of jobs could not be stored');
      });
    },
  };
};
