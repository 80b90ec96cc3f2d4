import { AsyncLocalStorage } from 'node:async_hooks';

/** What the reads of a request, or of a cache shared by many requests, require. */
export type Needs = {
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

const storage = new AsyncLocalStorage<Needs>();

type Given = Partial<Pick<Needs, 'position' | 'since' | 'isShared' | 'isSafe' | 'primaryOnly'>>;
export const needsOf = ({
  position = 0,
  since = 0,
  isShared = false,
  isSafe = true,
  primaryOnly = false,
}: Given): Needs => ({
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
export const withNeeds = <T>(needs: Needs, work: () => T): T => storage.run(needs, work);

export const currentNeeds = (): Needs | undefined => storage.getStore();

/** Records a write in the current request. Must be called after every write. */
export const noteWrite = (): void => {
  const needs = storage.getStore();
  if (needs === undefined || needs.isSafe) return;
  needs.hasWritten = true;
  needs.primaryOnly = true;
};

/** Records that the caller has read a state at least that old. */
export const noteSeen = (needs: Needs | undefined, seen: number, seenUntil: number): void => {
  if (needs === undefined) return;
  needs.seen = Math.min(needs.seen, seen);
  needs.seenUntil = Math.min(needs.seenUntil, seenUntil);
};

/** A value cached for many callers. */
export type Filled<T> = {
  value: Promise<T>;
  /**
   * Whether its state, known once `value` resolves, includes everything the current caller has
   * written.
   */
  suits: () => boolean;
};

/**
 * Computes a value to cache. It includes everything written until `since` (the time of the last
 * invalidation), and what the first caller requires.
 */
export const fill = <T>(since: number | undefined, compute: () => Promise<T>): Filled<T> => {
  const first = storage.getStore();
  // outside any request: reads from the primary
  if (first === undefined) return { value: compute(), suits: () => true };
  const needs = needsOf({ ...first, since: since ?? 0 });
  return {
    value: storage.run(needs, compute),
    suits: () => {
      const asker = storage.getStore();
      if (needs.seen < (asker?.position ?? 0)) return false;
      noteSeen(asker, needs.seen, needs.seenUntil);
      return true;
    },
  };
};
