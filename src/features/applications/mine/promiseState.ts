import type { ApplicationDetails } from '@/api/jobBoardApi';
import { calendarDaysBetween as daysBetween } from '@/ui/text/dayTexts';
import { day } from '@contract/time/durations';

export type PromiseState = {
  kind: 'waiting' | 'today' | 'late' | 'kept' | 'answeredLate';
  /** Days until or since the due date; 0 on the day itself. */
  days: number;
  /**
   * The day of the answer, counted from the day the application was sent (0); `undefined` until
   * then.
   */
  answeredDay: number | undefined;
  /** Days between the answer and the due date; 0 if it came on that day, later or not yet. */
  earlyDays: number;
  /**
   * The days of the promise, from the day after sending to the due date; `at` is a moment of that
   * day in milliseconds. Empty if there are more than `mostCells`, or if the answer came on the day
   * of sending.
   */
  cells: { at: number; look: 'past' | 'ahead' | 'kept' | 'late'; isToday: boolean }[];
};

/** More cells don't fit into a row. */
const mostCells = 7;

const kindOf = (due: number, answered: number | undefined, now: number): PromiseState['kind'] => {
  if (answered !== undefined) return answered <= due ? 'kept' : 'answeredLate';
  if (now > due && daysBetween(due, now) > 0) return 'late';
  return daysBetween(now, due) === 0 ? 'today' : 'waiting';
};

/**
 * Returns the state of a promise to answer; `null` without one or if the application was withdrawn.
 * `now` is in milliseconds.
 */
export const promiseState = (
  { createdAt, dueAt, answeredAt, state }: ApplicationDetails,
  now: number,
): PromiseState | null => {
  if (dueAt === undefined || state === 'withdrawn') return null;
  const due = Date.parse(dueAt);
  const answered = answeredAt === undefined ? undefined : Date.parse(answeredAt);
  const kind = kindOf(due, answered, now);
  const sent = Date.parse(createdAt);
  const answeredDay = answered === undefined ? undefined : Math.max(0, daysBetween(sent, answered));
  const length = daysBetween(sent, due);
  const cells = Array.from({ length: Math.max(0, length) }, (_, index) => {
    const at = due - (length - 1 - index) * day;
    const look =
      answered !== undefined && daysBetween(at, answered) === 0 && kind === 'kept'
        ? 'kept'
        : kind === 'late' && index === length - 1
          ? 'late'
          : daysBetween(at, now) >= 0
            ? 'past'
            : 'ahead';
    return { at, look, isToday: daysBetween(at, now) === 0 } as const;
  });
  return {
    kind,
    days: Math.abs(daysBetween(now, due)),
    answeredDay,
    earlyDays: answered === undefined ? 0 : Math.max(0, daysBetween(answered, due)),
    cells: length > mostCells || answeredDay === 0 ? [] : cells,
  };
};
