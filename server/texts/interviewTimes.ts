import { site } from '@contract/constants/site';
import { timeZoneText } from '@contract/time/timeZones';

const parts = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;
const yearIn = (at: Date, timeZone: string): string =>
  at.toLocaleString(site.locale, { year: 'numeric', timeZone });

/**
 * Formats a time as "Tue, Dec 1, 3:00 PM (Chicago time)"; with its year if it isn't the current
 * one.
 */
export const whenText = (at: Date, timeZone: string, now = new Date()): string => {
  const isThisYear = yearIn(at, timeZone) === yearIn(now, timeZone);
  const text = at.toLocaleString(site.locale, {
    ...parts,
    ...(!isThisYear && { year: 'numeric' }),
    timeZone,
  });
  return `${text} (${timeZoneText(timeZone)})`;
};
