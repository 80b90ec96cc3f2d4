import type { Database } from '../../../database/database';
import { askSiblings } from '../../../siblings';
import { answersOf, isChangedByAny, watchesOf, type Origin, type WatchedAnswer } from './answers';

/** An answer on its way from one worker to another; `page` as JSON, which is copied at once. */
type LentAnswer = Omit<WatchedAnswer, 'page'> & Origin & { page: string };
const isLentAnswer = (answer: unknown): answer is LentAnswer =>
  // as another worker's `lendAnswer` made it
  typeof answer === 'object' && answer !== null;

/**
 * What this process keeps under `key`, or computes just now, for another worker that asks for it. One
 * that hears of no changes may have computed it of what is old.
 */
export const lendAnswer = async (db: Database, key: string): Promise<LentAnswer | undefined> => {
  const { kept, current, isHearing } = answersOf(db);
  if (!isHearing()) return undefined;
  const begun = current.get(key);
  // what this one borrows itself it has no sooner than who asks
  const entry = kept.get(key) ?? (begun?.origin.isOwn ? begun : undefined);
  const value = await entry?.answer.value.catch(() => undefined);
  if (!entry || !value) return undefined;
  const { page, ...watches } = value;
  return { ...watches, ...entry.origin, page: JSON.stringify(page) };
};

/**
 * An answer that another worker of this host has, unless a job was written that changes it since it
 * was begun: of that worker's changes this one has heard, too. What was read from a replica is for
 * nobody else.
 */
export const borrowAnswer = async (
  db: Database,
  key: string,
): Promise<{ answer: WatchedAnswer; origin: Origin } | undefined> => {
  if (db.replicas) return undefined;
  const lent = await askSiblings('answer', key);
  if (!isLentAnswer(lent)) return undefined;
  const { begun, until, watched, endsAt } = lent;
  // the page of another worker's answer
  const page = JSON.parse(lent.page) as WatchedAnswer['page'];
  const answer: WatchedAnswer = { page, watched, endsAt };
  const { changes, completeFrom } = answersOf(db).recent;
  if (begun < completeFrom || Math.min(until, endsAt) <= Date.now()) return undefined;
  const isChanged = isChangedByAny(watchesOf(answer), begun, [...changes]);
  // of a change that could not be read nothing is known
  if (await isChanged.catch(() => true)) return undefined;
  return { answer, origin: { begun, until, isOwn: false } };
};
