import type { Job } from '@/api/jobBoardApi';
import { closingZone } from '@contract/constants/closingZone';
import { lastDay } from '@contract/lastDay';
import { limits } from '@contract/limits';
import { day, minute } from '@contract/time/durations';
import { endOfDateIn } from '@contract/time/localHours';

const lifeFrom = (now: number): number => now + limits.jobLifeDays * day;

/**
 * Until when a job is live that is renewed now: a last day to apply that is over counts no more. In
 * milliseconds.
 */
const renewedUntil = ({ closesOn }: Job, now: number): number => {
  const closing = closesOn ? endOfDateIn(closingZone, closesOn) : now;
  return closing > now ? Math.min(closing, lifeFrom(now)) : lifeFrom(now);
};

/** Whether a job that is renewed now closes before its 30 days are over. */
export const closesFirst = (job: Job, now: number): boolean =>
  renewedUntil(job, now) < lifeFrom(now);

/**
 * Whether there is little to gain: a live job is renewed from its last week on, and never beyond its
 * last day to apply.
 */
export const gainsLittle = (job: Job, now: number): boolean => {
  if (job.status !== 'live') return false;
  const end = Date.parse(job.expiresAt ?? '');
  return end - now > limits.renewalDays * day || renewedUntil(job, now) - end < minute;
};

/** A time within the last day to apply of a live job, where that is what ends it. */
export const closingEnd = (job: Job): string | undefined => {
  const last = lastDay(job);
  return job.closesOn && last?.startsWith(job.closesOn) ? last : undefined;
};
