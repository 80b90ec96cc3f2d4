import { site } from '@contract/constants/site';

// in UTC, so that a page rendered on the host says the same as the browser
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

/** "Mar 12, 2026"; '' where the text is no time. */
export const dateText = (at: string | null | undefined): string => format(wholeDay, at);
/** "Mar 12". */
export const shortDateText = (at: string): string => format(shortDay, at);
/** "Mar 12, 2026, 14:05:09", in UTC. */
export const momentText = (at: string): string => format(moment, at);
/**
 * "Mar 12", or "Mar 12, 2025" where that is another year than `now`'s; '' where the text is no time.
 * In UTC, for pages that the host renders, too; `now` in milliseconds.
 */
export const pageDayText = (at: string | null | undefined, now: number): string => {
  const time = Date.parse(at ?? '');
  if (Number.isNaN(time)) return '';
  const isThisYear = new Date(time).getUTCFullYear() === new Date(now).getUTCFullYear();
  return (isThisYear ? shortDay : wholeDay).format(time);
};
/** "Mar 12, 2026, 2:05 PM", in the reader's time zone; `at` in milliseconds. */
export const localMomentText = (at: number): string => localMoment.format(at);
/** The same, without the day where that is `now`'s; both in milliseconds. */
export const recentMomentText = (at: number, now: number): string =>
  new Date(at).toDateString() === new Date(now).toDateString()
    ? localTime.format(at)
    : localMoment.format(at);
