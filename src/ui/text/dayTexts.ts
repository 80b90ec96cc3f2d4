import { site } from '@contract/constants/site';
import { day } from '@contract/time/durations';

const thisYear = new Intl.DateTimeFormat(site.locale, { month: 'short', day: 'numeric' });
const otherYear = new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium' });
const weekday = new Intl.DateTimeFormat(site.locale, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});
const weekdayName = new Intl.DateTimeFormat(site.locale, { weekday: 'short' });
const time = new Intl.DateTimeFormat(site.locale, { timeStyle: 'short' });
const numericDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' });

/** The calendar day in the reader's time zone, as "2026-01-10". */
export const calendarDay = (at: number): string => numericDay.format(at);

/** Number of calendar days from one moment to another, in the reader's time zone. */
export const calendarDaysBetween = (from: number, to: number): number =>
  Math.round((Date.parse(calendarDay(to)) - Date.parse(calendarDay(from))) / day);

const isSameYear = (one: number, other: number): boolean =>
  new Date(one).getFullYear() === new Date(other).getFullYear();

/**
 * "Nov 6", or "Nov 6, 2025" if the year differs from `now`'s; '' if the text is not a valid time.
 * In the reader's time zone; `now` is in milliseconds.
 */
export const dayText = (at: string, now: number): string => {
  const moment = Date.parse(at);
  if (Number.isNaN(moment)) return '';
  return (isSameYear(moment, now) ? thisYear : otherYear).format(moment);
};

/** "today", "yesterday", otherwise as `dayText`. */
export const nearDayText = (at: string, now: number): string => {
  const moment = Date.parse(at);
  if (Number.isNaN(moment)) return '';
  // calendar days, since a day has 23 or 25 hours when clocks change
  const days = calendarDaysBetween(moment, now);
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : dayText(at, now);
};

/** "today, 9:40 AM", "Nov 6, 9:12 AM". */
export const dayTimeText = (at: string, now: number): string => {
  const moment = Date.parse(at);
  return Number.isNaN(moment) ? '' : `${nearDayText(at, now)}, ${time.format(moment)}`;
};

/** "9:40 AM"; '' if the text is not a valid time. */
export const timeText = (at: string): string =>
  Number.isNaN(Date.parse(at)) ? '' : time.format(Date.parse(at));

/** "Wed, Nov 11"; '' if the text is not a valid time. */
export const weekdayAndDayText = (at: string): string =>
  Number.isNaN(Date.parse(at)) ? '' : weekday.format(Date.parse(at));

/** "Wed 11"; `at` is in milliseconds. */
export const shortWeekdayText = (at: number): string =>
  `${weekdayName.format(at)} ${new Date(at).getDate()}`;
