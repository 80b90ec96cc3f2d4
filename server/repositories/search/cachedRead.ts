import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../database/database';

/**
 * How long reads are cached, in milliseconds. Cached data lags behind jobs by up to 20 seconds
 * anyway: known words, titles and companies, and the coordinates of places.
 */
const ttl = 5000;
const maxReads = 5000;

const cache = new LRUCache<string, Promise<unknown>>({ max: maxReads, ttl });
/** Incremented by every change, so that reads in flight aren't used afterwards. */
let generation = 0;

const numbers = new WeakMap<Queryable, number>();
let databases = 0;
const numberOf = (db: Queryable): number => {
  const number = numbers.get(db) ?? (databases += 1);
  numbers.set(db, number);
  return number;
};

/**
 * Returns the value of a recent read under `key`, of one in flight, or of a new one. The value is
 * shared and must not be modified. Failures aren't cached. A key must always be used with the same
 * type.
 */
export const cachedRead = <T>(db: Queryable, key: string, read: () => Promise<T>): Promise<T> => {
  const fullKey = `${numberOf(db)} ${generation} ${key}`;
  const present = cache.get(fullKey);
  // a key is only used by one caller, with one type
  if (present) return present as Promise<T>;
  const reading = read();
  cache.set(fullKey, reading);
  reading.catch(() => cache.delete(fullKey));
  return reading;
};

/**
 * Clears the cache. Must be called after this process has counted words or located places, so that
 * the change shows at once.
 */
export const clearReadCache = (): void => {
  generation += 1;
};
/** Makes a change show at once, even if it fails halfway. */
export const invalidatingReads = async <T>(change: Promise<T>): Promise<T> => {
  try {
    return await change;
  } finally {
    clearReadCache();
  }
};
