import { setImmediate } from 'node:timers/promises';
import { isRecord } from '@contract/isRecord';
import type { Database } from '../../../database/database';
import { askSiblings } from '../../../siblings';
import { answersOf, isChangedByAny, watchesOf, type Origin, type WatchedAnswer } from './answers';

/** A response sent from one worker to another; `page` as JSON, which is cheap to copy. */
type LentAnswer = Omit<WatchedAnswer, 'page'> & Pick<Origin, 'begun' | 'until'> & { page: string };

/**
 * Returns what this process has cached or is computing under `key`, for another worker. Returns
 * `undefined` while it receives no notices of job changes, since its responses may be stale.
 */
export const lendAnswer = async (db: Database, key: string): Promise<LentAnswer | undefined> => {
  const { kept, current, isHearing } = answersOf(db);
  if (!isHearing()) return undefined;
  const isBorrowing = (): boolean => current.get(key)?.origin.isOwn === false;
  // word that no other worker has it may have just arrived: process that first
  if (isBorrowing()) await setImmediate();
  // two workers that borrow from each other would deadlock
  const entry = kept.get(key) ?? (isBorrowing() ? undefined : current.get(key));
  const value = await entry?.answer.value.catch(() => undefined);
  if (!entry || !value) return undefined;
  const { begun, until } = entry.origin;
  const { page, watched, endsAt } = value;
  // without jobs `endsAt` is Infinity, which JSON can't represent
  return {
    page: JSON.stringify(page),
    watched,
    endsAt: Math.min(endsAt, until),
    begun,
    until,
  };
};

/**
 * Parses another worker's response; `undefined` for none, or for one in another version's format.
 */
const readLent = (lent: unknown) => {
  if (!isRecord(lent)) return undefined;
  try {
    // validated by using it
    const { page, watched, endsAt, begun, until } = lent as LentAnswer;
    const answer: WatchedAnswer = { page: JSON.parse(page), watched, endsAt };
    return { answer, begun, until: Math.min(until, endsAt), watches: watchesOf(answer) };
  } catch {
    return undefined;
  }
};

/**
 * Returns a response borrowed from another worker of this host, unless a job written since it was
 * begun changes it; this worker has received the notices of those changes as well. Never borrows if
 * there are replicas, since a response read from one suits only its own client. Updates `origin` to
 * the borrowed response's.
 */
export const borrowAnswer = async (
  db: Database,
  key: string,
  origin: Origin,
): Promise<WatchedAnswer | undefined> => {
  if (db.replicas) return undefined;
  const lent = readLent(await askSiblings('answer', key));
  if (!lent) return undefined;
  const { answer, begun, until, watches } = lent;
  const { changes, completeFrom } = answersOf(db).recent;
  // also false if either is not a number
  if (!(begun >= completeFrom && until > Date.now())) return undefined;
  // later changes are recorded and checked before the response is cached
  Object.assign(origin, { begun, until });
  const isChanged = isChangedByAny(watches, begun, [...changes]);
  // if a change could not be read, assume that it affects the response
  return (await isChanged.catch(() => true)) ? undefined : answer;
};
