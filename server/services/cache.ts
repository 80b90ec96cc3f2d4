import type { Database } from '../database/database';

type Entry = { until: number; value: Promise<unknown> };
const kept = new WeakMap<Database, Map<string, Entry>>();
const keptAtMost = 500;

/**
 * A value about jobs that may be a little old: computed once for everyone who asks within
 * `milliseconds`, and anew after `jobsChanged`. `key` names the value, so the same key is always
 * asked with the same type.
 */
export const recently = <T>(
  db: Database,
  key: string,
  milliseconds: number,
  compute: () => Promise<T>,
): Promise<T> => {
  const entries = kept.get(db) ?? new Map<string, Entry>();
  kept.set(db, entries);
  const present = entries.get(key);
  // what a key holds is what its only caller computed
  if (present && present.until > performance.now()) return present.value as Promise<T>;
  const value = compute();
  const entry = { until: performance.now() + milliseconds, value };
  entries.delete(key);
  entries.set(key, entry);
  for (const oldest of entries.keys()) {
    if (entries.size <= keptAtMost) break;
    entries.delete(oldest);
  }
  value.catch(() => {
    if (entries.get(key) === entry) entries.delete(key);
  });
  return value;
};

/**
 * To be called after every write of jobs through this host, once it is committed: what it changed
 * shows at once.
 */
export const jobsChanged = (db: Database): void => {
  kept.delete(db);
};

const roughly = new WeakMap<Database, Map<string, Entry>>();

/**
 * A value about all jobs that takes long to compute, as it was a short while ago: who finds it
 * older than `lasts` says is answered all the same, and it is computed anew behind the answer.
 * `lasts` is in milliseconds; a few `key`s name such values, each with its own type.
 */
export const aboutNow = async <T>(
  db: Database,
  key: string,
  lasts: (value: T) => number,
  compute: () => Promise<T>,
): Promise<T> => {
  const entries = roughly.get(db) ?? new Map<string, Entry>();
  roughly.set(db, entries);
  const present = entries.get(key);
  // what a key holds is what its only caller computed
  if (present && present.until > performance.now()) return present.value as Promise<T>;
  const value = compute();
  const settled = value.then(
    (computed) => {
      entries.set(key, { until: performance.now() + lasts(computed), value });
    },
    () => {
      entries.delete(key);
    },
  );
  // until it is there, others get the one before, or wait for this one
  entries.set(key, { until: Infinity, value: present?.value ?? value });
  if (present) return present.value as Promise<T>; // as above
  await settled;
  return value;
};
