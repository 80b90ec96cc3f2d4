import { setImmediate } from 'node:timers/promises';
import { isRecord } from '@contract/isRecord';
import type { Database } from '../../../database/database';
import { askSiblings } from '../../../siblings';
import { answersOf, isChangedByAny, watchesOf, type Origin, type WatchedAnswer } from './answers';

/** An answer on its way from one worker to another; `page` as JSON, which is copied at once. */
type LentAnswer = Omit<WatchedAnswer, 'page'> & Pick<Origin, 'begun' | 'until'> & { page: string };

/**
 * What this process keeps under `key`, or computes just now, for another worker that asks for it. One
 * that hears of no changes may have computed it of what is old.
 */
export const lendAnswer = async (db: Database, key: string): Promise<LentAnswer | undefined> => {
  const { kept, current, isHearing } = answersOf(db);
  if (!isHearing()) return undefined;
  const isBorrowing = (): boolean => current.get(key)?.origin.isOwn === false;
  // that nobody has it may have been heard just now, which is dealt with first
  if (isBorrowing()) await setImmediate();
  // two that borrow from each other would wait in a circle
  const entry = kept.get(key) ?? (isBorrowing() ? undefined : current.get(key));
  const value = await entry?.answer.value.catch(() => undefined);
  if (!entry || !value) return undefined;
  const { begun, until } = entry.origin;
  const { page, watched, endsAt } = value;
  // without jobs it never ends, which JSON can't say
  return {
    page: JSON.stringify(page),
    watched,
    endsAt: Math.min(endsAt, until),
    begun,
    until,
  };
};

/** What another worker answered; undefined for nothing, or what no `lendAnswer` of these days makes. */
const readLent = (lent: unknown) => {
  if (!isRecord(lent)) return undefined;
  try {
    // checked by what is made of it
    const { page, watched, endsAt, begun, until } = lent as LentAnswer;
    const answer: WatchedAnswer = { page: JSON.parse(page), watched, endsAt };
    return { answer, begun, until: Math.min(until, endsAt), watches: watchesOf(answer) };
  } catch {
    return undefined;
  }
};

/**
 * An answer that another worker of this host has, unless a job was written that changes it since it
 * was begun: of that worker's changes this one has heard, too. What was read from a replica is for
 * nobody else. `origin` becomes the answer's own.
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
  // neither is so of what is no number
  if (!(begun >= completeFrom && until > Date.now())) return undefined;
  // with what is noted from now on it is compared before it is kept
  Object.assign(origin, { begun, until });
  const isChanged = isChangedByAny(watches, begun, [...changes]);
  // of a change that could not be read nothing is known
  return (await isChanged.catch(() => true)) ? undefined : answer;
};
