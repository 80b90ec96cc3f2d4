import { jobTexts } from '@/texts/jobs/job';
import { relativeTime } from '@/ui/text/relativeTime';
import { day } from '@contract/time/durations';

/**
 * Returns the age of a record: "today" or "2 days ago" if it has a date, "Not provided" if the date
 * is empty or invalid, `constant` if the host sends no date field at all. `now` is in milliseconds
 * (ui/text/now).
 */
export const ageText = (
  record: { createdAt?: string | null },
  now: number,
  constant: string = jobTexts.age,
): string => {
  if (record.createdAt === undefined) return constant;
  const at = Date.parse(record.createdAt ?? '');
  if (Number.isNaN(at)) return jobTexts.notProvided;
  // whole days of 24 hours, so that pages rendered on the host are the same in every time zone
  const days = Math.max(0, Math.floor((now - at) / day));
  if (days < 31) return relativeTime.format(-days, 'day');
  // 365 days are still less than a year of 365.25
  return days < 366
    ? relativeTime.format(-Math.floor(days / 30.44), 'month')
    : relativeTime.format(-Math.floor(days / 365.25), 'year');
};
