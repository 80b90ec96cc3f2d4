import { site } from '@contract/constants/site';

// in UTC, so that a page rendered on the host says the same as the browser
const day = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: 'UTC' });
const mediumDay = new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium', timeZone: 'UTC' });
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

const dayOfYear = new Intl.DateTimeFormat(site.locale, {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
// in the reader's time zone, for pages that only the browser renders
const localMoment = new Intl.DateTimeFormat(site.locale, {
  dateStyle: 'medium',
  timeStyle: 'short',
});

const format = (how: Intl.DateTimeFormat, at: string | null | undefined): string => {
  const time = Date.parse(at ?? '');
  return Number.isNaN(time) ? '' : how.format(time);
};

/** "March 12, 2026"; '' where the text is no time. */
export const dateText = (at: string | null | undefined): string => format(day, at);
/** "Mar 12, 2026"; '' where the text is no time. */
export const mediumDateText = (at: string | null | undefined): string => format(mediumDay, at);
/** "Mar 12". */
export const shortDateText = (at: string): string => format(shortDay, at);
/** "Mar 12, 2026, 14:05:09", in UTC. */
export const momentText = (at: string): string => format(moment, at);
/** "March 12"; `at` in milliseconds. */
export const dayOfYearText = (at: number): string => dayOfYear.format(at);
/** "Mar 12, 2026, 2:05 PM", in the reader's time zone; `at` in milliseconds. */
export const localMomentText = (at: number): string => localMoment.format(at);
