import { LRUCache } from 'lru-cache';
import type { components } from '@contract/generated/types';
import type { Database } from '../../../database/database';
import type { CachedValue } from '../../../database/readConsistency';
import {
  watchTest,
  type ChangedJob,
  type Watch,
} from '../../../repositories/search/watchedSearches';
import { machineTimes } from '../../../timing/machineTime';
import { perDatabase } from '../../perDatabase';
import { makeIndexedCache, type IndexedCache, type Watches } from './indexedCache';

type JobPage = components['schemas']['JobPage'];

/**
 * A cached response; a job that matches any of `watched` may change it. `endsAt`: when the first
 * job in it expires, in milliseconds since the epoch.
 */
export type CachedResponse = { page: JobPage; watched: readonly Watch[]; endsAt: number };

/**
 * Maximum age of a cached response, in milliseconds. Counts may be stale for this long if a job
 * that changes them isn't watched.
 */
export const maxAge = 60_000;
/** Maximum number of cached responses, and of characters of their JSON. */
const maxResponses = 2000;
const maxCharacters = 32_000_000;
/** Maximum number of job versions to remember as already compared with all cached responses. */
const maxCompared = 1000;
/** How long the database may still send notices of this host's own writes, in milliseconds. */
const ownWriteTtl = 2000;

/**
 * Jobs that were written. `at`: when this process learned of it (`machineTime`); `jobs`: the
 * current content of those that are live.
 */
export type Change = {
  at: number;
  ids: readonly string[];
  jobs: Promise<readonly ChangedJob[]>;
};

/**
 * When computing a response began (`machineTime`), and until when it may be cached (`Date.now()`).
 */
export type Origin = {
  startedAt: number;
  until: number;
  /** Whether this process computes it, rather than fetching it from another worker. */
  isOwn: boolean;
};
/** A response that is being computed, with the changes since it began, which it may not reflect. */
export type Computing = {
  answer: CachedValue<CachedResponse>;
  origin: Origin;
  changes: Change[];
  isInvalidated: boolean;
};
type CachedEntry = Watches & { answer: CachedValue<CachedResponse>; origin: Origin };
/**
 * The latest changes, to check responses fetched from another worker; complete after
 * `completeFrom`.
 */
export type Recent = { changes: readonly Change[]; completeFrom: number };
/**
 * Counts of responses that were computed, fetched from another worker, or served from the cache.
 */
export type ResponseCounts = { computed: number; shared: number; kept: number };
type ResponseCache = {
  entries: IndexedCache<CachedEntry>;
  /** All responses being computed, or waiting for pending changes to be read. */
  computing: Set<Computing>;
  /** Those in `computing` that reflect all writes so far, by cache key. */
  inFlight: Map<string, Computing>;
  /** Keys that were requested more than once and are likely to be requested again. */
  reused: LRUCache<string, true>;
  /** The current time, strictly increasing (`machineTime`). */
  now: () => number;
  recent: Recent;
  /** The version of each job that was last compared with all cached responses. */
  compared: LRUCache<string, string>;
  /** Jobs that this host wrote a moment ago. */
  written: LRUCache<string, true>;
  counts: ResponseCounts;
  /** Whether the host currently receives notices of job changes. */
  isListening: () => boolean;
};

export const responseCacheOf = perDatabase<ResponseCache>(() => {
  const now = machineTimes();
  return {
    entries: makeIndexedCache({ max: maxResponses, maxSize: maxCharacters, ttl: maxAge }),
    computing: new Set(),
    inFlight: new Map(),
    reused: new LRUCache({ max: maxResponses }),
    now,
    recent: { changes: [], completeFrom: now() },
    compared: new LRUCache({ max: maxCompared }),
    written: new LRUCache({ max: maxCompared, ttl: ownWriteTtl }),
    counts: { computed: 0, shared: 0, kept: 0 },
    isListening: () => false,
  };
}).of;

export const responseCountsOf = (db: Database): ResponseCounts => responseCacheOf(db).counts;

export const watchesOf = ({ page, watched }: CachedResponse): Watches => ({
  jobIds: new Set(page.items.map(({ _id }) => _id)),
  tests: watched.map(watchTest),
});

/** Whether written jobs may change a response; `jobs`: the content of those that are live. */
export const isChangedBy = (
  { jobIds, tests }: Watches,
  ids: readonly string[],
  jobs: readonly ChangedJob[],
): boolean =>
  ids.some((id) => jobIds.has(id)) || jobs.some((job) => tests.some(({ meets }) => meets(job)));

/**
 * Like `isChangedBy`, for several changes; skips changes from before the response was begun, which
 * it already reflects.
 */
export const isChangedByAny = async (
  watches: Watches,
  startedAt: number,
  changes: readonly Change[],
): Promise<boolean> => {
  for (const { at, ids, jobs } of changes)
    if (at >= startedAt && isChangedBy(watches, ids, await jobs)) return true;
  return false;
};
