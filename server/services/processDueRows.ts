import type { Context } from '../context';
import { DatabaseUnavailable } from '../database/unavailable';

/**
 * Whether the row's own statement timed out, which isn't an outage (PostgreSQL's query_canceled).
 */
const isTooSlow = (error: DatabaseUnavailable): boolean => error.code === '57014';

type Failed = { err: unknown; id: string };
type Failing = {
  warn: (failed: Failed) => void;
  /** Moves the row back, so that it isn't the first one again. */
  postpone: (id: string) => unknown;
};

/**
 * Processes one due row; `work` calls `onLocked` with its id once it is locked. An error caused by
 * the row itself is logged and the row postponed, so that others are still processed. Returns false
 * if nothing is due.
 */
export const runIsolated = async (
  { warn, postpone }: Failing,
  work: (onLocked: (id: string) => void) => Promise<boolean>,
): Promise<boolean> => {
  let lockedId: string | undefined;
  try {
    return await work((id) => {
      lockedId = id;
    });
  } catch (error) {
    const isAway = error instanceof DatabaseUnavailable && !isTooSlow(error);
    if (lockedId === undefined || isAway) throw error;
    warn({ err: error, id: lockedId });
    await postpone(lockedId);
    return true;
  }
};

/** How many ids of failed rows are logged at most. */
const maxNamed = 20;

/** The first error, the ids of some failed rows, and how many failed. */
type Failures = { err: unknown; failed: string[]; failures: number };
/**
 * How to claim a row: skip the ids in `skippedIds`, and call `onLocked` with the id once it is
 * locked.
 */
export type ClaimOptions = { skippedIds: readonly string[]; onLocked: (id: string) => void };
type Work = (options: ClaimOptions) => Promise<boolean>;

/**
 * Processes due rows one by one until none is left. `work` locks a row that isn't in `skippedIds`
 * and calls `onLocked` with its id, or returns false. A row that fails on its own is skipped until
 * the next run; `warn` is called once for all of them. Returns how many rows were processed.
 */
export const processDueRows = async (
  { isStopped, warn }: { isStopped: () => boolean; warn: (failures: Failures) => void },
  work: Work,
): Promise<number> => {
  const skippedIds: string[] = [];
  let [taken, first]: [number, unknown] = [0, undefined];
  const failing: Failing = {
    warn: ({ err }) => {
      first ??= err;
    },
    postpone: (id) => skippedIds.push(id),
  };
  try {
    while (
      !isStopped() &&
      (await runIsolated(failing, (onLocked) => work({ skippedIds, onLocked })))
    )
      taken += 1;
  } finally {
    if (skippedIds.length > 0)
      warn({ err: first, failed: skippedIds.slice(0, maxNamed), failures: skippedIds.length });
  }
  return taken - skippedIds.length;
};

type Minute = Pick<Context, 'log'> & {
  isStopped: () => boolean;
  /** What the row is, for the log. */
  what: string;
};
/** Like `processDueRows`, for hiring upkeep that runs every minute. */
export const processDueHiringRows = (
  { log, isStopped, what }: Minute,
  work: Work,
): Promise<number> =>
  processDueRows(
    {
      isStopped,
      warn: (failures) =>
        log.warn({ what, ...failures }, 'some due hiring tasks failed; will retry in a minute'),
    },
    work,
  );
