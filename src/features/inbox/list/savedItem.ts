import type { SavedJob } from '@/api/jobBoardApi';
import { savedTexts as texts } from '@/texts/jobs/saved';
import { calendarDaysBetween, dayText } from '@/ui/text/dayTexts';
import { lastDay } from '@contract/lastDay';

type Job = SavedJob['job'];
/** Jobs that end within this number of days say so. */
const soon = 7;

/** Whether a job no longer accepts applications, as far as known; `now` is in milliseconds. */
export const isEnded = ({ status, expiresAt }: Job, now: number): boolean =>
  (status !== undefined && status !== 'live') || Date.parse(expiresAt ?? '') <= now;

/** Returns "Closed Nov 4", or that the job is no longer available. */
export const endedText = (job: Job, now: number): string => {
  const at = job.status === 'removed' ? undefined : (job.endedAt ?? job.expiresAt);
  return at == null ? texts.unavailable : texts.closed(dayText(at, now));
};

/** Returns the number of days until a job ends; `undefined` if that is not soon or not known. */
export const daysLeft = (job: Job, now: number): number | undefined => {
  const end = Date.parse(lastDay(job) ?? '');
  const days = Number.isNaN(end) ? Infinity : calendarDaysBetween(now, end);
  return days <= soon ? days : undefined;
};
