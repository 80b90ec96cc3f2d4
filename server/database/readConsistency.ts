import { AsyncLocalStorage } from 'node:async_hooks';

/** What the reads of a request, or of a cache shared by many requests, require. */
export type ReadConsistency = {
  /** the primary's WAL position that a replica must have replayed, in bytes */
  readonly position: number;
  /** a replica must have everything written until then, by `performance.now()` */
  readonly since: number;
  /** the result is shared with other callers, regardless of what they have written */
  readonly isShared: boolean;
  /** a read-only call: it doesn't read back its side writes, such as the time of the last visit */
  readonly isSafe: boolean;
  /**
   * replicas aren't used: a call that wrote must read its own writes, and work after the answer can
   * afford the primary
   */
  primaryOnly: boolean;
  /** whether it wrote something that the caller expects to see next */
  hasWritten: boolean;
  /** the replica it reads from: switching replicas could show an older state after a newer one */
  place: object | undefined;
  /**
   * the oldest state it has read, as a position and a time; Infinity: only the primary's, -1: a
   * replica that may lack expected changes
   */
  seen: number;
  seenUntil: number;
};

const storage = new AsyncLocalStorage<ReadConsistency>();

type Given = Partial<
  Pick<ReadConsistency, 'position' | 'since' | 'isShared' | 'isSafe' | 'primaryOnly'>
>;
export const consistencyOf = ({
  position = 0,
  since = 0,
  isShared = false,
  isSafe = true,
  primaryOnly = false,
}: Given): ReadConsistency => ({
  position,
  since,
  isShared,
  isSafe,
  primaryOnly,
  hasWritten: false,
  place: undefined,
  seen: Infinity,
  seenUntil: Infinity,
});

/**
 * Runs `work` for a request. Work outside any request, such as housekeeping, reads from the
 * primary.
 */
export const withConsistency = <T>(consistency: ReadConsistency, work: () => T): T =>
  storage.run(consistency, work);

export const currentConsistency = (): ReadConsistency | undefined => storage.getStore();

/** Records a write in the current request. Must be called after every write. */
export const noteWrite = (): void => {
  const consistency = storage.getStore();
  if (consistency === undefined || consistency.isSafe) return;
  consistency.hasWritten = true;
  consistency.primaryOnly = true;
};

/** Records that the caller has read a state at least that old. */
export const noteSeen = (
  consistency: ReadConsistency | undefined,
  seen: number,
  seenUntil: number,
): void => {
  if (consistency === undefined) return;
  consistency.seen = Math.min(consistency.seen, seen);
  consistency.seenUntil = Math.min(consistency.seenUntil, seenUntil);
};

/** A value cached for many callers. */
export type CachedValue<T> = {
  value: Promise<T>;
  /**
   * Whether its state, known once `value` resolves, includes everything the current caller has
   * written.
   */
  isFreshEnough: () => boolean;
};

/**
 * Computes a value to cache. It includes everything written until `since` (the time of the last
 * invalidation), and what the first caller requires.
 */
export const computeCached = <T>(
  since: number | undefined,
  compute: () => Promise<T>,
): CachedValue<T> => {
  const first = storage.getStore();
  // outside any request: reads from the primary
  if (first === undefined) return { value: compute(), isFreshEnough: () => true };
  const consistency = consistencyOf({ ...first, since: since ?? 0 });
  return {
    value: storage.run(consistency, compute),
    isFreshEnough: () => {
      const asker = storage.getStore();
      if (consistency.seen < (asker?.position ?? 0)) return false;
      noteSeen(asker, consistency.seen, consistency.seenUntil);
      return true;
    },
  };
};
