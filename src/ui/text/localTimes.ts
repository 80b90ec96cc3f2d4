import { site } from '@contract/constants/site';
import { readTimeZone, timeZoneText } from '@contract/time/timeZones';

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

/** "10:00 – 10:45 AM": a meeting's start and end, given its duration in minutes. */
export const timeRangeText = (at: string, minutes: number): string =>
  time.formatRange(new Date(at), new Date(Date.parse(at) + minutes * 60_000));
/** "Thursday". */
export const weekdayNameText = (at: string): string => weekday.format(new Date(at));
/** "Nov 12". */
export const localDayText = (at: string): string => day.format(new Date(at));
/** "Thu, Nov 12, 10:00 AM". */
export const dayAndTimeText = (at: string): string => dayAndTime.format(new Date(at));
/** The value of a datetime-local input: "2026-01-13T10:00". */
export const localInputText = (at: Date): string => {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}T${pad(at.getHours())}:${pad(at.getMinutes())}`;
};

/** The reader's time zone (IANA) as a call's parameter; empty if the browser doesn't report it. */
export const ownTimeZone = (): { timeZone?: string } => {
  const timeZone = readTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return timeZone === undefined ? {} : { timeZone };
};
/** "Chicago time": the reader's time zone. */
export const timeZoneName = (): string => timeZoneText(ownTimeZone().timeZone ?? 'UTC');
