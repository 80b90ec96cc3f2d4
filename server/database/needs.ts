import { AsyncLocalStorage } from 'node:async_hooks';

/** What the reads of a request, or of something that is kept for many, have to know of. */
export type Needs = {
  /** the position in the primary's log that a replica must have replayed, in bytes */
  readonly position: number;
  /** a replica must know all that was written until then, by `performance.now()` */
  readonly since: number;
  /** what is read is sent to others, too, with no regard to what they must see */
  readonly isShared: boolean;
  /** a call that only reads: what it writes on the side, such as when somebody was here, it doesn't read back */
  readonly isSafe: boolean;
  /**
   * nothing is read from replicas: a call that wrote reads its own writes; work after the answer can
   * afford the primary
   */
  primaryOnly: boolean;
  /** whether it wrote what whoever asks will want to see next */
  hasWritten: boolean;
  /** the replica that it reads from: two might show an older state after a newer one */
  place: object | undefined;
  /**
   * the oldest state that it has seen, as a position and as a time; Infinity: only the primary's, -1:
   * one that may lack what it should show
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

/** Runs `work` for a request. What runs for none, such as housekeeping, reads from the primary. */
export const withNeeds = <T>(needs: Needs, work: () => T): T => storage.run(needs, work);

export const currentNeeds = (): Needs | undefined => storage.getStore();

/** To be called once something was written. */
export const noteWrite = (): void => {
  const needs = storage.getStore();
  if (needs === undefined || needs.isSafe) return;
  needs.hasWritten = true;
  needs.primaryOnly = true;
};

/** The asker has seen a state that may be as old as that. */
export const noteSeen = (needs: Needs | undefined, seen: number, seenUntil: number): void => {
  if (needs === undefined) return;
  needs.seen = Math.min(needs.seen, seen);
  needs.seenUntil = Math.min(needs.seenUntil, seenUntil);
};

/** What is kept for many who ask. */
export type Filled<T> = {
  value: Promise<T>;
  /** Whether its state, known once `value` is, shows whoever asks now all that they wrote. */
  suits: () => boolean;
};

/**
 * Computes what will be kept. It shows all that was written until `since`, where what was kept
 * before was dropped, and what the first who asks for it needs.
 */
export const fill = <T>(since: number | undefined, compute: () => Promise<T>): Filled<T> => {
  const first = storage.getStore();
  // nobody's request: from the primary
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
