import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../database/database';

/**
 * How long it is kept, in milliseconds. What is kept here follows jobs by up to 20 seconds anyway:
 * which words, titles and companies there are, and where places are.
 */
const ttl = 5000;
const maxReads = 5000;

const kept = new LRUCache<string, Promise<unknown>>({ max: maxReads, ttl });
/** Counts up with every change, so that what is being read meanwhile is kept for nobody. */
let changes = 0;

const numbers = new WeakMap<Queryable, number>();
let databases = 0;
const numberOf = (db: Queryable): number => {
  const number = numbers.get(db) ?? (databases += 1);
  numbers.set(db, number);
  return number;
};

/**
 * What was read under `key` lately, is being read, or is read now, for everybody: nobody may change
 * it. A failure isn't kept. `key` names the value, so the same key is always asked with the same
 * type.
 */
export const readLately = <T>(db: Queryable, key: string, read: () => Promise<T>): Promise<T> => {
  const fullKey = `${numberOf(db)} ${changes} ${key}`;
  const present = kept.get(fullKey);
  // what a key holds is what its only caller read
  if (present) return present as Promise<T>;
  const reading = read();
  kept.set(fullKey, reading);
  reading.catch(() => kept.delete(fullKey));
  return reading;
};

/** To be called once words were counted or places located by this process: that shows at once. */
export const forgetReads = (): void => {
  changes += 1;
};
/** What `change` does shows at once, also where it fails halfway. */
export const forgettingReads = async <T>(change: Promise<T>): Promise<T> => {
  try {
    return await change;
  } finally {
    forgetReads();
  }
};
