import type { EmploymentType } from '../../../constants/employmentTypes';
import { keyAt } from '../conditions';
import { set } from '../phrase';
import type { TypedWord } from '../words';

const hours = set('hours hrs hr');
const weeks = set('week wk weekly');
const days = set('day daily');
const shifts = set('shift shifts');
const each = set('a per each every');
/** Weekly hours from `wholeFrom` are full time; more than `most` can't be per week. */
const [wholeFrom, most] = [35, 60];
/**
 * Without "a week", only these numbers are weekly hours of part-time work: eight and twelve are a
 * day's, and a gym is open 24.
 */
const some = { from: 15, below: 35, day: 24 };
/** More hours a day than this may be a full-time job's. */
export const mostPartTimeHours = 6;

/** Returns the index after "a week" or "weekly" at `at`, or `undefined` if it isn't there. */
const periodEnd = (
  words: readonly TypedWord[],
  at: number,
  periods: ReadonlySet<string>,
): number | undefined => {
  const period = each.has(keyAt(words, at)) ? at + 1 : at;
  return periods.has(keyAt(words, period)) ? period + 1 : undefined;
};

/** Returns the index after "4 hours a day" or "4 hour shifts", if `unit` is where "hours" is. */
const dailyEnd = (words: readonly TypedWord[], unit: number): number | undefined =>
  periodEnd(words, unit + 1, days) ?? (shifts.has(keyAt(words, unit + 1)) ? unit + 2 : undefined);

/**
 * Reads the hours of a week or a day ("20 hours a week", "30 hrs", "4 hours a day", "a few hours a
 * day") as part-time or full-time; `to` is the index after them.
 */
export const weeklyHoursAt = (
  words: readonly TypedWord[],
  at: number,
): { to: number; type: EmploymentType } | undefined => {
  const isNumber = (index: number): boolean => /^\d{1,2}$/.test(keyAt(words, index));
  const isFew = keyAt(words, at) === 'few';
  if (!isNumber(at) && !isFew) return undefined;
  const second = /^(?:to|or)$/.test(keyAt(words, at + 1)) ? at + 2 : at + 1;
  const last = isNumber(second) ? second : at;
  const unit = last + 1;
  if (!hours.has(keyAt(words, unit)) && keyAt(words, unit) !== 'hour') return undefined;
  const count = isFew ? 1 : Number(keyAt(words, last));
  const day = dailyEnd(words, unit);
  if (day !== undefined)
    return count > mostPartTimeHours || count === 0 ? undefined : { to: day, type: 'part-time' };
  if (!hours.has(keyAt(words, unit))) return undefined;
  const to = periodEnd(words, unit + 1, weeks);
  if (to !== undefined)
    return count > most ? undefined : { to, type: count < wholeFrom ? 'part-time' : 'full-time' };
  const isSome = count >= some.from && count < some.below && count !== some.day;
  return isSome && keyAt(words, unit) !== 'hr' ? { to: unit + 1, type: 'part-time' } : undefined;
};
