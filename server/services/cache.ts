import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database';
import { currentNeeds, fill, noteSeen, type Filled } from '../database/needs';
import { tellOfPages, type PageNotice } from '../repositories/site/pageNotices';
import { tellSiblings } from '../siblings';
import { perDatabase } from './perDatabase';
import { dropAnswers, dropAnswersOf, noteWritten } from './search/hot/changedAnswers';
import { dropPages } from './site/pages/keptPages';

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
    keep(db, caches.of(db), key, ttl, compute);

const jobCaches = perDatabase((): Cache => new LRUCache({ max: maxEntries }));
/**
 * A value about jobs that may be a little old: computed once for everyone who asks within `ttl`, and
 * anew after `invalidateJobCaches`. `key` names the value, so the same key is always asked with the
 * same type.
 */
export const cached = cachedIn(jobCaches);

const maxShown = 100;
const shownCaches = perDatabase((): Cache => new LRUCache({ max: maxShown }));
/** Like `cached`, for what names single jobs: also what another host writes shows at once. */
export const cachedShown = cachedIn(shownCaches);

/** How long a page's head is kept, in milliseconds. */
const headTtl = 3000;
/** A page's head: read once for all who open its address within seconds. */
export const cachedHead = <T>(db: Database, address: string, read: () => Promise<T>): Promise<T> =>
  cachedShown(db, `head ${address}`, headTtl, read);

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

/** Drops what `cachedShown` keeps. */
export const dropCachedShown = (db: Database): void => {
  db.replicas?.noteDrop();
  shownCaches.drop(db);
};

/** Drops what this process keeps about jobs, as `invalidateJobCaches` does. */
export const dropJobCaches = async (db: Database, jobId?: string): Promise<void> => {
  db.replicas?.noteDrop();
  jobCaches.drop(db);
  if (jobId === undefined) {
    dropAnswers(db);
    dropShown(db);
    return;
  }
  noteWritten(db, jobId);
  const dropped = dropAnswersOf(db, [jobId]);
  // before anything else is awaited, and again once what they are made of is gone
  dropShown(db, jobId);
  await dropped;
  dropPages(db, { ids: new Set([jobId]), isJob: true });
};

/** Drops the pages that show a job; without `jobId` all. */
const dropShown = (db: Database, jobId?: string): void => {
  shownCaches.drop(db);
  dropPages(db, jobId === undefined ? { isAll: true } : { ids: new Set([jobId]), isJob: true });
};

/** Drops the pages that show something, as `invalidatePages` does. */
export const dropPagesOf = (db: Database, id: string): void => {
  dropCachedShown(db);
  dropPages(db, { ids: new Set([id]) });
};

/** What this process is called in its notices to others. */
const senders = perDatabase(() => randomUUID());
/** Whether a notice is this process's own: what it tells of is dropped here already. */
export const isOwnNotice = (db: Database, { sender }: PageNotice): boolean =>
  sender === senders.of(db);

/** When it is tried again, in milliseconds after the time before: for about half a minute. */
const toldAgainAfter = [250, 500, 1000, 2000, 4000, 8000, 16_000];

/**
 * Other hosts hear of it. Where the database can't be asked just then, that is tried again and
 * nobody waits for it; hosts for which it is away, too, keep nothing until it is back.
 */
const tellHosts = async (db: Database, notice: { jobId?: string; id?: string }): Promise<void> => {
  const tell = (): Promise<boolean> =>
    tellOfPages(db, { sender: senders.of(db), ...notice }).then(
      () => true,
      () => false,
    );
  const tellLater = async (): Promise<void> => {
    for (const wait of toldAgainAfter) {
      await sleep(wait, undefined, { ref: false });
      if (await tell()) return;
    }
  };
  if (!(await tell())) void tellLater();
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
  await Promise.all([told, tellHosts(db, jobId === undefined ? {} : { jobId })]);
};

/**
 * To be called after every write of something else that public pages show, once it is committed.
 * `id`: the username of an employer whose profile was written.
 */
export const invalidatePages = async (db: Database, id: string): Promise<void> => {
  const told = tellSiblings({ about: 'page', id }).catch(() => {});
  dropPagesOf(db, id);
  await Promise.all([told, tellHosts(db, { id })]);
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
 * A value about all jobs that takes long to compute: one that is older than its `ttl` in
 * milliseconds is answered all the same, and computed anew behind the answer (`isBehind`), when a
 * transaction of whoever asked may be over. `key` names the value, each with its own type.
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
  // what a key holds is what its only caller computed
  return computed.value as T;
};
