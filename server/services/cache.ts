import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database';
import {
  currentConsistency,
  computeCached,
  noteSeen,
  type CachedValue,
} from '../database/readConsistency';
import { notifyPageChange, type PageNotice } from '../repositories/site/pageNotices';
import { notifySiblings } from '../siblings';
import { perDatabase } from './perDatabase';
import { dropResponses, dropResponsesOf, noteWritten } from './search/responseCache/invalidation';
import { dropPages } from './site/pages/pageCache';

const maxEntries = 500;

type Cache = LRUCache<string, CachedValue<unknown>>;

/**
 * Returns the value under `key`: from the cache, from a computation in flight, or computed now.
 * Failures aren't cached, and a value read from a replica isn't served to callers who have written
 * since.
 */
const getOrCompute = async <T>(
  db: Database,
  cache: Cache,
  key: string,
  ttl: number,
  compute: () => Promise<T>,
): Promise<T> => {
  const present = cache.get(key);
  if (present) {
    const value = await present.value;
    // a key is used by one caller only, so its values have that caller's type
    if (present.isFreshEnough()) return value as T;
  }
  const computed = computeCached(db.replicas?.droppedAt(), compute);
  cache.set(key, computed, { ttl });
  try {
    const value = await computed.value;
    computed.isFreshEnough();
    return value;
  } catch (error) {
    if (cache.peek(key) === computed) cache.delete(key);
    throw error;
  }
};

type Cached = <T>(
  db: Database,
  key: string,
  /** In milliseconds. */
  ttl: number,
  compute: () => Promise<T>,
) => Promise<T>;
const cachedIn =
  (caches: ReturnType<typeof perDatabase<Cache>>): Cached =>
  (db, key, ttl, compute) =>
    getOrCompute(db, caches.of(db), key, ttl, compute);

const jobCaches = perDatabase((): Cache => new LRUCache({ max: maxEntries }));
/**
 * Returns a value about jobs that may be slightly stale: computed once for all callers within
 * `ttl`, and again after `invalidateJobCaches`. `key` must always be used with the same type of
 * value.
 */
export const cached = cachedIn(jobCaches);

const maxShown = 100;
const shownCaches = perDatabase((): Cache => new LRUCache({ max: maxShown }));
/** Like `cached`, for values that name single jobs: writes of other hosts invalidate it as well. */
export const cachedShown = cachedIn(shownCaches);

/** How long a page's head is cached, in milliseconds. */
const headTtl = 3000;
/** Returns a page's head, read once for all who open its address within seconds. */
export const cachedHead = <T>(db: Database, address: string, read: () => Promise<T>): Promise<T> =>
  cachedShown(db, `head ${address}`, headTtl, read);

/** Caches a known value for callers of `cached`; keeps an existing one. */
export const cacheKnown = (db: Database, key: string, ttl: number, value: unknown): void => {
  const known = currentConsistency();
  // a value read for one caller may be older than what is cached for all
  if (known && known.seenUntil <= (db.replicas?.droppedAt() ?? 0)) return;
  void cached(db, key, ttl, async () => {
    if (known) noteSeen(currentConsistency(), known.seen, known.seenUntil);
    return value;
  });
};

/** Drops everything cached by `cachedShown`. */
export const dropCachedShown = (db: Database): void => {
  db.replicas?.noteDrop();
  shownCaches.drop(db);
};

/** Drops this process's cached data about jobs, as `invalidateJobCaches` does for all processes. */
export const dropJobCaches = async (db: Database, jobId?: string): Promise<void> => {
  db.replicas?.noteDrop();
  jobCaches.drop(db);
  if (jobId === undefined) {
    dropResponses(db);
    dropShown(db);
    return;
  }
  noteWritten(db, jobId);
  const dropped = dropResponsesOf(db, [jobId]);
  // drop pages before awaiting anything, and again once the answers they are rendered from are gone
  dropShown(db, jobId);
  await dropped;
  dropPages(db, { ids: new Set([jobId]), isJob: true });
};

/** Drops the pages that show a job, or all pages without `jobId`. */
const dropShown = (db: Database, jobId?: string): void => {
  shownCaches.drop(db);
  dropPages(db, jobId === undefined ? { isAll: true } : { ids: new Set([jobId]), isJob: true });
};

/** Drops this process's pages that show something, as `invalidatePages` does for all processes. */
export const dropPagesOf = (db: Database, id: string): void => {
  dropCachedShown(db);
  dropPages(db, { ids: new Set([id]) });
};

/** This process's id in its notices to other hosts. */
const senders = perDatabase(() => randomUUID());
/** Whether a notice was sent by this process, which has dropped the stale data already. */
export const isOwnNotice = (db: Database, { sender }: PageNotice): boolean =>
  sender === senders.of(db);

/** Delays before each retry, in milliseconds: about half a minute in all. */
const retryDelays = [250, 500, 1000, 2000, 4000, 8000, 16_000];

/**
 * Notifies other hosts through the database. If it is unavailable, retries in the background; until
 * then, hosts that can't reach it either cache nothing.
 */
const notifyHosts = async (
  db: Database,
  notice: { jobId?: string; id?: string },
): Promise<void> => {
  const notify = (): Promise<boolean> =>
    notifyPageChange(db, { sender: senders.of(db), ...notice }).then(
      () => true,
      () => false,
    );
  const notifyLater = async (): Promise<void> => {
    for (const delay of retryDelays) {
      await sleep(delay, undefined, { ref: false });
      if (await notify()) return;
    }
  };
  if (!(await notify())) void notifyLater();
};

/**
 * Invalidates cached data about jobs on all hosts. Call it after every write of jobs, once it is
 * committed. With `jobId`, the one job that was written, drops only the answers to searches that it
 * may change.
 */
export const invalidateJobCaches = async (db: Database, jobId?: string): Promise<void> => {
  // best effort: a worker that doesn't answer in time is about to end, and its entries live for
  // seconds
  const notified = notifySiblings({ about: 'jobs', jobId }).catch(() => {});
  await dropJobCaches(db, jobId);
  await Promise.all([notified, notifyHosts(db, jobId === undefined ? {} : { jobId })]);
};

/**
 * Invalidates pages on all hosts. Call it after every write of anything else that public pages
 * show, once it is committed. `id` is the username of the employer whose profile was written.
 */
export const invalidatePages = async (db: Database, id: string): Promise<void> => {
  const notified = notifySiblings({ about: 'page', id }).catch(() => {});
  dropPagesOf(db, id);
  await Promise.all([notified, notifyHosts(db, { id })]);
};

type Computed = { value: unknown };
type Compute = (isBehind: boolean) => Promise<{ value: unknown; ttl: number }>;
const slowCaches = perDatabase(
  () =>
    new LRUCache<string, Computed, Compute>({
      max: maxEntries,
      allowStale: true,
      fetchMethod: async (_key, stale, { context: compute, options }) => {
        const { value, ttl } = await compute(stale !== undefined);
        options.ttl = ttl;
        return { value };
      },
    }),
);

/**
 * Returns a value about all jobs that is slow to compute. A value older than its `ttl` in
 * milliseconds is still returned, and recomputed in the background (`isBehind`), when the caller's
 * transaction may have ended. `key` must always be used with the same type of value.
 */
export const staleWhileRevalidate = async <T>(
  db: Database,
  key: string,
  ttl: (value: T) => number,
  compute: (isBehind: boolean) => Promise<T>,
): Promise<T> => {
  const computed = await slowCaches.of(db).forceFetch(key, {
    context: async (isBehind) => {
      const value = await compute(isBehind);
      return { value, ttl: ttl(value) };
    },
  });
  // a key is used by one caller only, so its values have that caller's type
  return computed.value as T;
};
