import type { Applicant } from '@/api/jobBoardApi';
import { calendarDaysBetween } from '@/ui/text/dayTexts';
import { stageOf } from '../stages';

export type PromiseDay = {
  kind: 'waiting' | 'late' | 'answered';
  /**
   * The days since it was sent, until it was answered, 0 on the day itself; where it is late, those
   * since it was due.
   */
  days: number;
  /** How many days were promised. */
  all: number;
};

/** Never below 0, as the reader's clock may be behind the host's. */
const daysSince = (sent: number, at: number): number => Math.max(0, calendarDaysBetween(sent, at));

/**
 * Where a promised answer stands, in the reader's calendar days; null where none was promised, or
 * is waited for any more. `now` in milliseconds.
 */
export const promiseDay = (
  { createdAt, dueAt, answeredAt, state }: Applicant,
  now: number,
): PromiseDay | null => {
  if (dueAt === undefined) return null;
  const sent = Date.parse(createdAt);
  const all = calendarDaysBetween(sent, Date.parse(dueAt));
  if (answeredAt !== undefined)
    return { kind: 'answered', days: daysSince(sent, Date.parse(answeredAt)), all };
  if (stageOf(state) !== 'new') return null;
  const days = daysSince(sent, now);
  return days > all ? { kind: 'late', days: days - all, all } : { kind: 'waiting', days, all };
};
