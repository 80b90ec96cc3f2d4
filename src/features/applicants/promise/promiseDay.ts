import type { Applicant } from '@/api/jobBoardApi';
import { calendarDaysBetween, dayText, dayTimeText } from '@/ui/text/dayTexts';
import { day } from '@contract/time/durations';
import { stageOf } from '../stages';

export type PromiseDay = {
  kind: 'waiting' | 'late' | 'answered';
  /**
   * The days since it was sent, until it was answered, 0 on the day itself; where it is late, those
   * since the day it was due.
   */
  days: number;
  /** How many days were promised. */
  all: number;
  /** Whether it is waited for and counts among those due: within two days, or late. */
  isDue: boolean;
};

/** Never below 0, as the reader's clock may be behind the host's. */
const daysSince = (sent: number, at: number): number => Math.max(0, calendarDaysBetween(sent, at));

/**
 * Where a promised answer stands, in the reader's calendar days; null where none was promised, or
 * is waited for any more. Late from the moment on from which it doesn't count as kept. `now` in
 * milliseconds.
 */
export const promiseDay = (
  { createdAt, dueAt, answeredAt, state }: Applicant,
  now: number,
): PromiseDay | null => {
  if (dueAt === undefined) return null;
  const sent = Date.parse(createdAt);
  const due = Date.parse(dueAt);
  const all = calendarDaysBetween(sent, due);
  if (answeredAt !== undefined)
    return { kind: 'answered', days: daysSince(sent, Date.parse(answeredAt)), all, isDue: false };
  if (stageOf(state) !== 'new') return null;
  const isDue = due < now + 2 * day;
  return now > due
    ? { kind: 'late', days: daysSince(due, now), all, isDue }
    : { kind: 'waiting', days: daysSince(sent, now), all, isDue };
};

/** By when an answer is due: the day, on that day the time. */
export const dueText = (dueAt: string, now: number): string =>
  calendarDaysBetween(Date.parse(dueAt), now) === 0 ? dayTimeText(dueAt, now) : dayText(dueAt, now);
