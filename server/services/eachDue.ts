import type { Context } from '../context';
import { DatabaseUnavailable } from '../database/unavailable';

/** Its own statement took too long, which is no fault of the database (PostgreSQL's query_canceled). */
const isTooSlow = (error: DatabaseUnavailable): boolean => error.code === '57014';

type Failed = { err: unknown; id: string };
type Failing = {
  warn: (failed: Failed) => void;
  /** Has it wait, so that it isn't the first again. */
  postpone: (id: string) => unknown;
};

/**
 * Does something with one that is due, whose id `work` tells once it is locked. Where it fails by its
 * own fault it is logged and postponed, so that the others go on. false: none is due.
 */
export const isolated = async (
  { warn, postpone }: Failing,
  work: (locked: (id: string) => void) => Promise<boolean>,
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

/** Of those that failed only so many are named in the log. */
const maxNamed = 20;

/** What the first one failed with, the ids of some, and how many they are. */
type Failures = { err: unknown; failed: string[]; failures: number };
/** How one is taken: none of `aside`, and its id is told to `locked` once that is locked. */
export type Taking = { aside: readonly string[]; locked: (id: string) => void };
type Work = (taking: Taking) => Promise<boolean>;

/**
 * Does what is due, one after the other, until none is: `work` locks one that isn't among `aside` and
 * tells its id, or returns false. One that fails by its own fault is left aside for this run, and
 * `warn` is told of all of them at once. Returns how many were done.
 */
export const eachDue = async (
  { isStopped, warn }: { isStopped: () => boolean; warn: (failures: Failures) => void },
  work: Work,
): Promise<number> => {
  const aside: string[] = [];
  let [taken, first]: [number, unknown] = [0, undefined];
  const failing: Failing = {
    warn: ({ err }) => {
      first ??= err;
    },
    postpone: (id) => aside.push(id),
  };
  try {
    while (!isStopped() && (await isolated(failing, (locked) => work({ aside, locked }))))
      taken += 1;
  } finally {
    if (aside.length > 0)
      warn({ err: first, failed: aside.slice(0, maxNamed), failures: aside.length });
  }
  return taken - aside.length;
};

type Minute = Pick<Context, 'log'> & {
  isStopped: () => boolean;
  /** What it is, as the log names it. */
  what: string;
};
/** The same of what is due in hiring by the minute. */
export const eachDueInHiring = ({ log, isStopped, what }: Minute, work: Work): Promise<number> =>
  eachDue(
    {
      isStopped,
      warn: (failures) =>
        log.warn(
          { what, ...failures },
          'some of what was due in hiring could not be done; that is tried again in a minute',
        ),
    },
    work,
  );
