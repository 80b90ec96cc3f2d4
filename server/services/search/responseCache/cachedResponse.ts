import type { Database } from '../../../database/database';
import { computeCached } from '../../../database/readConsistency';
import { shareJobs } from '../../jobs/sharedJobs';
import {
  responseCacheOf,
  isChangedByAny,
  maxAge,
  watchesOf,
  type Computing,
  type Origin,
  type CachedResponse,
} from './responseCache';
import { fetchSiblingResponse } from './siblingResponses';

/** Enables caching of responses while the host receives notices of job changes. */
export const enableResponseCache = (db: Database, isListening: () => boolean): void => {
  responseCacheOf(db).isListening = isListening;
  shareJobs(db, isListening);
};

/** Caches a response unless a job written in the meantime changes it. */
const cacheResponse = async (db: Database, key: string, computing: Computing): Promise<void> => {
  const { entries } = responseCacheOf(db);
  const { answer, origin, changes } = computing;
  const value = await answer.value;
  const { page, endsAt } = value;
  const watches = watchesOf(value);
  while (changes.length > 0)
    if (await isChangedByAny(watches, origin.startedAt, changes.splice(0))) return;
  const ttl = Math.min(origin.until, endsAt) - Date.now();
  // a response begun later is fresher
  if (computing.isInvalidated || entries.has(key) || ttl <= 0) return;
  entries.set(key, { answer, origin, ...watches }, { size: JSON.stringify(page).length, ttl });
};

/**
 * Begins a response. If the key was requested repeatedly, first asks the host's other workers for
 * it; asking isn't worth it for rare searches.
 */
const startComputing = (
  db: Database,
  key: string,
  compute: () => Promise<CachedResponse>,
): Computing => {
  const { now, reused, counts } = responseCacheOf(db);
  const fresh = () => ({ startedAt: now(), until: Date.now() + maxAge });
  const origin: Origin = { ...fresh(), isOwn: false };
  const fetchOrCompute = async (): Promise<CachedResponse> => {
    const fetched = reused.has(key) ? await fetchSiblingResponse(db, key, origin) : undefined;
    if (fetched) {
      counts.shared += 1;
      return fetched;
    }
    counts.computed += 1;
    Object.assign(origin, fresh(), { isOwn: true });
    return compute();
  };
  const answer = computeCached(db.replicas?.droppedAt(), fetchOrCompute);
  return { answer, origin, changes: [], isInvalidated: false };
};

/**
 * Returns the response to a search: cached under `key`, already being computed, fetched from
 * another worker of this host, or computed now. Cached until a job changes that is in it or may
 * enter it (`dropResponsesOf`).
 */
export const cachedResponse = async (
  db: Database,
  key: string,
  compute: () => Promise<CachedResponse>,
): Promise<CachedResponse['page']> => {
  const { entries, computing, inFlight, reused, counts, isListening } = responseCacheOf(db);
  if (!isListening()) return (await compute()).page;
  const present = entries.get(key) ?? inFlight.get(key);
  if (present) {
    const { page } = await present.answer.value;
    // read from a replica, it may lack what this client wrote since
    if (present.answer.isFreshEnough()) {
      reused.set(key, true);
      counts.kept += 1;
      return page;
    }
    entries.delete(key);
  }
  const entry = startComputing(db, key, compute);
  computing.add(entry);
  inFlight.set(key, entry);
  const end = (): void => {
    computing.delete(entry);
    if (inFlight.get(key) === entry) inFlight.delete(key);
  };
  try {
    const { page } = await entry.answer.value;
    entry.answer.isFreshEnough();
    // the changes made in the meantime may still be loading: don't wait for them
    void cacheResponse(db, key, entry)
      .catch(() => {})
      .finally(end);
    return page;
  } catch (error) {
    end();
    throw error;
  }
};
