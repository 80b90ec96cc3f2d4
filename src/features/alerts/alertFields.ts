import type { JobAlert, JobAlertChange } from '@/api/jobBoardApi';
import { alertTexts } from '@/texts/search/alerts';
import { hourText } from '@/ui/text/hourText';
import { ownTimeZone } from '@/ui/text/localTimes';
import { site } from '@contract/constants/site';
import { timeZoneText } from '@contract/time/timeZones';

/** Changes an alert; rejects if the host refuses. */
export type ChangeAlert = (change: JobAlertChange) => Promise<unknown>;

export const maxAlertName = 80;

/** The fields of an alert's form, all of which are strings. */
export type AlertField = 'name' | 'frequency' | 'weekday' | 'hour';
export const missingAlertFields: Record<AlertField, string> = {
  name: alertTexts.fields.name.missing,
  frequency: alertTexts.fields.frequency.missing,
  weekday: alertTexts.fields.weekday.missing,
  hour: alertTexts.fields.hour.missing,
};

/** The default hour of an alert's email. */
const usualHour = 7;
/** Returns the initial values for a new alert. */
export const newAlertFields = (name: string): Record<AlertField, string> => ({
  name,
  frequency: 'daily',
  weekday: String(new Date().getDay()),
  hour: String(usualHour),
});
export const fieldsOfAlert = ({
  name,
  frequency,
  weekday,
  hour,
}: JobAlert): Record<AlertField, string> => ({
  name,
  frequency,
  weekday: String(weekday),
  hour: String(hour),
});

/** Converts the fields to a call's input. */
export const toAlertFields = ({
  name,
  frequency,
  weekday,
  hour,
}: Record<AlertField, string>): Required<
  Pick<JobAlertChange, 'name' | 'frequency' | 'weekday' | 'hour' | 'timeZone'>
> => ({
  name: name.trim(),
  frequency: frequency === 'weekly' ? 'weekly' : 'daily',
  weekday: Number(weekday),
  hour: Number(hour),
  timeZone: ownTimeZone().timeZone ?? 'UTC',
});

const weekdayFormat = new Intl.DateTimeFormat(site.locale, { weekday: 'long', timeZone: 'UTC' });

/** "Sunday" for 0. */
export const weekdayNameOf = (weekday: number): string =>
  weekdayFormat.format(Date.UTC(2026, 0, 4 + weekday));

/** "Daily, 7:00 AM"; with the time zone if it isn't the reader's. */
export const oftenText = ({ frequency, weekday, hour, timeZone }: JobAlert): string => {
  const { daily, weekly, elsewhere } = alertTexts.often;
  const text =
    frequency === 'daily' ? daily(hourText(hour)) : weekly(weekdayNameOf(weekday), hourText(hour));
  return timeZone === (ownTimeZone().timeZone ?? 'UTC')
    ? text
    : elsewhere(text, timeZoneText(timeZone));
};
