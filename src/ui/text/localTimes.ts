import { site } from '@contract/constants/site';

// in the reader's time zone, for pages that only the browser renders
const time = new Intl.DateTimeFormat(site.locale, { hour: 'numeric', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat(site.locale, { weekday: 'long' });
const day = new Intl.DateTimeFormat(site.locale, { month: 'short', day: 'numeric' });
const dayAndTime = new Intl.DateTimeFormat(site.locale, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const zone = new Intl.DateTimeFormat(site.locale, { timeZoneName: 'long' });

/** "10:00 – 10:45 AM", of a meeting of so many minutes. */
export const timeRangeText = (at: string, minutes: number): string =>
  time.formatRange(new Date(at), new Date(Date.parse(at) + minutes * 60_000));
/** "Thursday". */
export const weekdayText = (at: string): string => weekday.format(new Date(at));
/** "Nov 12". */
export const localDayText = (at: string): string => day.format(new Date(at));
/** "Thu, Nov 12, 10:00 AM". */
export const dayAndTimeText = (at: string): string => dayAndTime.format(new Date(at));
/** "Central Standard Time", the reader's. */
export const timeZoneName = (): string =>
  zone.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value ?? '';
