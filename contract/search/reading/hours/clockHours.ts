import type { TypedWord } from '../words';
import { mostPartTimeHours } from './weeklyHours';

/** "5pm to 9pm", "9am-1pm", "6:00 pm until 10:30 pm" */
const clockPattern =
  /(\d{1,2})(?::(\d{2}))?\s?([ap])\.?m\.?\s?(?:-|–|—|to\s|until\s|till\s|thru\s)\s?(\d{1,2})(?::(\d{2}))?\s?([ap])\.?m(?![a-z\d])/iy;

const timeOf = (hour: string, minutes: string | undefined, half: string): number =>
  (Number(hour) % 12) + Number(minutes ?? 0) / 60 + (half.toLowerCase() === 'p' ? 12 : 0);

/**
 * Reads hours by the clock; `to` is the index after them, `isPartTime` whether they are few enough.
 * Jobs hardly state theirs in the same way, and texts with the same figures mean other things.
 */
export const clockHoursAt = (
  typed: string,
  words: readonly TypedWord[],
  at: number,
): { to: number; isPartTime: boolean } | undefined => {
  const word = words[at];
  if (!word || word.sealed || word.joined || !/\d/.test(word.key)) return undefined;
  clockPattern.lastIndex = word.from;
  const found = clockPattern.exec(typed);
  if (!found) return undefined;
  const [all, hour = '', minutes, half = '', endHour = '', endMinutes, endHalf = ''] = found;
  if (Number(hour) > 12 || Number(endHour) > 12) return undefined;
  const end = word.from + all.length;
  const after = words.findIndex(({ from }) => from >= end);
  const length = timeOf(endHour, endMinutes, endHalf) - timeOf(hour, minutes, half);
  const hours = length > 0 ? length : length + 24;
  return { to: after === -1 ? words.length : after, isPartTime: hours <= mostPartTimeHours };
};
