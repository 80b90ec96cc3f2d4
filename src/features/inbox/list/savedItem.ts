import type { SavedJob } from '@/api/jobBoardApi';
import { savedTexts as texts } from '@/texts/jobs/saved';
import { calendarDaysBetween, dayText } from '@/ui/text/dayTexts';
import { lastDay } from '@contract/lastDay';

type Job = SavedJob['job'];
/** A job that ends this soon says so, in days. */
const soon = 7;

/** Whether a job no longer takes applications, as far as is known; `now` in milliseconds. */
export const isEnded = ({ status, expiresAt }: Job, now: number): boolean =>
  (status !== undefined && status !== 'live') || Date.parse(expiresAt ?? '') <= now;

/** "Closed Nov 4", or that it has left the site. */
export const endedText = (job: Job, now: number): string => {
  const at = job.status === 'removed' ? undefined : (job.endedAt ?? job.expiresAt);
  return at == null ? texts.unavailable : texts.closed(dayText(at, now));
};

/** In how many days a job ends; undefined where that is far away or not known. */
export const daysLeft = (job: Job, now: number): number | undefined => {
  const end = Date.parse(lastDay(job) ?? '');
  const days = Number.isNaN(end) ? Infinity : calendarDaysBetween(now, end);
  return days <= soon ? days : undefined;
};
