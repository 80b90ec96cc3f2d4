import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database';
import { currentNeeds, fill, noteSeen, type Filled } from '../database/needs';
import { tellSiblings } from '../siblings';
import { perDatabase } from './perDatabase';
import { dropAnswers, dropAnswersOf } from './search/hotAnswers';

const maxEntries = 500;

type Cache = LRUCache<string, Filled<unknown>>;

/**
 * The value under `key`: what is kept, being computed, or computed now. A failure isn't kept; a
 * value from a replica is nothing for who has written since.
 */
const keep = async <T>(
  db: Database,
  cache: Cache,
  key: string,
  ttl: number,
  compute: () => Promise<T>,
): Promise<T> => {
  const present = cache.get(key);
  if (present) {
    const value = await present.value;
    // what a key holds is what its only caller computed
    if (present.suits()) return value as T;
  }
  const filled = fill(db.replicas?.droppedAt(), compute);
  cache.set(key, filled, { ttl });
  try {
    const value = await filled.value;
    filled.suits();
    return value;
  } catch (error) {
    if (cache.peek(key) === filled) cache.delete(key);
    throw error;
  }
};

const jobCaches = perDatabase((): Cache => new LRUCache({ max: maxEntries }));

/**
 * A value about jobs that may be a little old: computed once for everyone who asks within `ttl`
 * milliseconds, and anew after `invalidateJobCaches`. `key` names the value, so the same key is
 * always asked with the same type.
 */
export const cached = <T>(
  db: Database,
  key: string,
  ttl: number,
  compute: () => Promise<T>,
): Promise<T> => keep(db, jobCaches.of(db), key, ttl, compute);

/** How long a rendered page is kept, in milliseconds, and how many are. */
const pageTtl = 3000;
const maxPages = 100;
const pageCaches = perDatabase((): Cache => new LRUCache({ max: maxPages }));

/** A rendered page: one render for all who open its address within seconds, like `cached`. */
export const cachedPage = <T>(
  db: Database,
  address: string,
  render: () => Promise<T>,
): Promise<T> => keep(db, pageCaches.of(db), address, pageTtl, render);

/** Caches a value that is known already, for who asks `cached` for it; one that is there stays. */
export const cacheKnown = (db: Database, key: string, ttl: number, value: unknown): void => {
  const known = currentNeeds();
  // what was read for one may be older than what is kept for all
  if (known && known.seenUntil <= (db.replicas?.droppedAt() ?? 0)) return;
  void cached(db, key, ttl, async () => {
    if (known) noteSeen(currentNeeds(), known.seen, known.seenUntil);
    return value;
  });
};

/** Drops what this process keeps about jobs, as `invalidateJobCaches` does. */
export const dropJobCaches = async (db: Database, jobId?: string): Promise<void> => {
  db.replicas?.noteDrop();
  jobCaches.drop(db);
  pageCaches.drop(db);
  if (jobId === undefined) dropAnswers(db);
  else await dropAnswersOf(db, [jobId]);
};

/**
 * To be called after every write of jobs through this host, once it is committed: what it changed
 * shows at once. `jobId`: the one job that was written; of answers to searches only those go that
 * it may change.
 */
export const invalidateJobCaches = async (db: Database, jobId?: string): Promise<void> => {
  // a worker that can't be told in time is about to end, and what it keeps is kept for seconds
  const told = tellSiblings({ about: 'jobs', jobId }).catch(() => {});
  await dropJobCaches(db, jobId);
  await told;
};

type Computed = { value: unknown };
type Compute = () => Promise<{ value: unknown; ttl: number }>;
const slowCaches = perDatabase(
  () =>
    new LRUCache<string, Computed, Compute>({
      max: maxEntries,
      allowStale: true,
      fetchMethod: async (_key, _stale, { context: compute, options }) => {
        const { value, ttl } = await compute();
        options.ttl = ttl;
        return { value };
      },
    }),
);

/**
 * A value about all jobs that takes long to compute: one that is older than its `ttl` in
 * milliseconds is answered all the same, and computed anew behind the answer. `key` names the
 * value, each with its own type.
 */
export const staleWhileRevalidate = async <T>(
  db: Database,
  key: string,
  ttl: (value: T) => number,
  compute: () => Promise<T>,
): Promise<T> => {
  const computed = await slowCaches.of(db).forceFetch(key, {
    context: async () => {
      const value = await compute();
      return { value, ttl: ttl(value) };
    },
  });
  // what a key holds is what its only caller computed
  return computed.value as T;
};
