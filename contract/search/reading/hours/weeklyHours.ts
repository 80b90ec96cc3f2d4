import type { EmploymentType } from '../../../constants/employmentTypes';
import { keyAt } from '../conditions';
import { set } from '../phrase';
import type { TypedWord } from '../words';

const hours = set('hours hrs hr');
const weeks = set('week wk weekly');
const each = set('a per each every');
/** Weekly hours from `wholeFrom` are full time; more than `most` can't be per week. */
const [wholeFrom, most] = [35, 60];
/**
 * Without "a week", only these numbers are weekly hours of part-time work: eight and twelve are a
 * day's, and a gym is open 24.
 */
const some = { from: 15, below: 35, day: 24 };

/**
 * Returns the index after "a week", "per week" or "weekly" at `at`, or `undefined` if there is
 * none.
 */
const weekEnd = (words: readonly TypedWord[], at: number): number | undefined => {
  const week = each.has(keyAt(words, at)) ? at + 1 : at;
  return weeks.has(keyAt(words, week)) ? week + 1 : undefined;
};

/**
 * Reads weekly hours ("20 hours a week", "30 hrs") as part-time or full-time; `to` is the index
 * after them.
 */
export const weeklyHoursAt = (
  words: readonly TypedWord[],
  at: number,
): { to: number; type: EmploymentType } | undefined => {
  const isNumber = (index: number): boolean => /^\d{1,2}$/.test(keyAt(words, index));
  if (!isNumber(at)) return undefined;
  const last = isNumber(at + 1) ? at + 1 : at;
  const unit = keyAt(words, last + 1);
  if (!hours.has(unit)) return undefined;
  const count = Number(keyAt(words, last));
  const to = weekEnd(words, last + 2);
  if (to !== undefined)
    return count > most ? undefined : { to, type: count < wholeFrom ? 'part-time' : 'full-time' };
  const isSome = count >= some.from && count < some.below && count !== some.day;
  return isSome && unit !== 'hr' ? { to: last + 2, type: 'part-time' } : undefined;
};
