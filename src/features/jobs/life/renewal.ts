import type { Job } from '@/api/jobBoardApi';
import { closingZone } from '@contract/constants/closingZone';
import { lastDay } from '@contract/lastDay';
import { limits } from '@contract/limits';
import { day, minute } from '@contract/time/durations';
import { endOfDateIn } from '@contract/time/localHours';

const lifeFrom = (now: number): number => now + limits.jobLifeDays * day;

/**
 * Returns when a job would end if it were renewed now, in milliseconds. Ignores a last day to apply
 * that has passed.
 */
const renewedUntil = ({ closesOn }: Job, now: number): number => {
  const closing = closesOn ? endOfDateIn(closingZone, closesOn) : now;
  return closing > now ? Math.min(closing, lifeFrom(now)) : lifeFrom(now);
};

/** Whether a job renewed now would close before its 30 days are over. */
export const closesFirst = (job: Job, now: number): boolean =>
  renewedUntil(job, now) < lifeFrom(now);

/**
 * Whether renewing gains too little to be offered: for live jobs, before their last week, or if the
 * last day to apply keeps the end from moving.
 */
export const isRenewalPointless = (job: Job, now: number): boolean => {
  if (job.status !== 'live') return false;
  const end = Date.parse(job.expiresAt ?? '');
  return end - now > limits.renewalDays * day || renewedUntil(job, now) - end < minute;
};

/**
 * Returns a time within a live job's last day to apply if that is what ends it, otherwise
 * `undefined`.
 */
export const closingEnd = (job: Job): string | undefined => {
  const last = lastDay(job);
  return job.closesOn && last?.startsWith(job.closesOn) ? last : undefined;
};
