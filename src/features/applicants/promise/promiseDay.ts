import type { Applicant } from '@/api/jobBoardApi';
import { calendarDaysBetween, dayText, dayTimeText } from '@/ui/text/dayTexts';
import { day } from '@contract/time/durations';
import { stageOf } from '../stages';

export type PromiseDay = {
  kind: 'waiting' | 'late' | 'answered';
  /**
   * Days from sending the application until now, or until the answer; 0 on the same day. If late,
   * days since the answer was due.
   */
  days: number;
  /** The number of days promised. */
  all: number;
  /** Whether the answer is pending and counts as due: late, or due within two days. */
  isDue: boolean;
};

/** Never negative, since the user's clock may be behind the host's. */
const daysSince = (sent: number, at: number): number => Math.max(0, calendarDaysBetween(sent, at));

/**
 * Returns the state of a promised answer, in calendar days of the user's time zone; `null` if none
 * was promised or it is no longer pending. It is late from the moment on when it no longer counts
 * as kept. `now` is in milliseconds.
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

/** Returns when an answer is due: the date, or the time if it is today. */
export const dueText = (dueAt: string, now: number): string =>
  calendarDaysBetween(Date.parse(dueAt), now) === 0 ? dayTimeText(dueAt, now) : dayText(dueAt, now);
