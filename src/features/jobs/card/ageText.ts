import { jobTexts } from '@/texts/jobs/job';
import { relativeTime } from '@/ui/text/relativeTime';
import { day } from '@contract/time/durations';

/**
 * How old a record is: "today", "2 days ago" where it has a date; `constant` where the host knows
 * no date at all; "Not provided" where the date is empty. `now` in milliseconds (ui/text/now).
 */
export const ageText = (
  record: { createdAt?: string | null },
  now: number,
  constant: string = jobTexts.age,
): string => {
  if (record.createdAt === undefined) return constant;
  const at = Date.parse(record.createdAt ?? '');
  if (Number.isNaN(at)) return jobTexts.notProvided;
  // whole days of 24 hours, so that the page rendered on the host is the same in every time zone
  const days = Math.max(0, Math.floor((now - at) / day));
  if (days < 31) return relativeTime.format(-days, 'day');
  // 365 days aren't a whole one of 365.25 yet
  return days < 366
    ? relativeTime.format(-Math.floor(days / 30.44), 'month')
    : relativeTime.format(-Math.floor(days / 365.25), 'year');
};
