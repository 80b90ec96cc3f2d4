import { site } from '@contract/constants/site';

// in UTC, so that host and browser render the same text
const wholeDay = new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat(site.locale, {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const moment = new Intl.DateTimeFormat(site.locale, {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
  hourCycle: 'h23',
});

// in the reader's time zone, for pages that only the browser renders
const localMoment = new Intl.DateTimeFormat(site.locale, {
  dateStyle: 'medium',
  timeStyle: 'short',
});
const localTime = new Intl.DateTimeFormat(site.locale, { timeStyle: 'short' });

const format = (how: Intl.DateTimeFormat, at: string | null | undefined): string => {
  const time = Date.parse(at ?? '');
  return Number.isNaN(time) ? '' : how.format(time);
};

/** "Mar 12, 2026"; '' if the text is not a valid time. */
export const dateText = (at: string | null | undefined): string => format(wholeDay, at);
/** "Mar 12". */
export const shortDateText = (at: string): string => format(shortDay, at);
/** "Mar 12, 2026, 14:05:09", in UTC. */
export const momentText = (at: string): string => format(moment, at);
/**
 * "Mar 12", or "Mar 12, 2025" if the year differs from `now`'s; '' if the text is not a valid time.
 * In UTC, so it is safe on host-rendered pages. `now` is in milliseconds.
 */
export const pageDayText = (at: string | null | undefined, now: number): string => {
  const time = Date.parse(at ?? '');
  if (Number.isNaN(time)) return '';
  const isThisYear = new Date(time).getUTCFullYear() === new Date(now).getUTCFullYear();
  return (isThisYear ? shortDay : wholeDay).format(time);
};
/** "Mar 12, 2026, 2:05 PM" in the reader's time zone; `at` is in milliseconds. */
export const localMomentText = (at: number): string => localMoment.format(at);
/**
 * Like `localMomentText`, but only the time if it is the same day as `now`; both in milliseconds.
 */
export const recentMomentText = (at: number, now: number): string =>
  new Date(at).toDateString() === new Date(now).toDateString()
    ? localTime.format(at)
    : localMoment.format(at);
