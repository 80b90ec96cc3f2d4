import type { Job } from '@/api/jobBoardApi';
import { jobLifeTexts } from '@/texts/jobs/jobLife';
import { countWithNoun } from '@/texts/numbers';
import { timeLeftText } from '@/ui/text/agoText';
import { shortDateText } from '@/ui/text/dateTexts';
import { lastDay } from '@contract/lastDay';
import { limits } from '@contract/limits';
import { day, hour } from '@contract/time/durations';

/** Jobs that end within this time show the time left instead of the date. */
const nearEnd = limits.renewalDays * day;

/**
 * Returns how long a live job has left: "3 days", or at least "1 hour". `left` is in milliseconds.
 */
export const leftText = (left: number): { text: string; near: boolean } => ({
  text:
    left >= day
      ? countWithNoun(Math.floor(left / day), 'day')
      : countWithNoun(Math.max(1, Math.floor(left / hour)), 'hour'),
  near: left < nearEnd,
});

/**
 * Returns when a live job ends: "Live until Dec 20", "Ends in 3 days"; `null` if the host sends no
 * end. `now` is in milliseconds (ui/text/now).
 */
export const endText = (
  job: Pick<Job, 'expiresAt' | 'closesOn'>,
  now: number,
): { text: string; near: boolean } | null => {
  const at = Date.parse(job.expiresAt ?? '');
  if (Number.isNaN(at)) return null;
  const left = at - now;
  return left >= nearEnd
    ? { text: jobLifeTexts.liveUntil(shortDateText(lastDay(job) ?? '')), near: false }
    : { text: jobLifeTexts.ends(timeLeftText(left)), near: true };
};
