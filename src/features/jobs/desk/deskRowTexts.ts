import type { Job } from '@/api/jobBoardApi';
import { jobTexts } from '@/texts/jobs/job';
import { jobsDeskTexts as texts } from '@/texts/jobs/jobsDesk';
import { dayText, dayTimeText, nearDayText } from '@/ui/text/dayTexts';
import { lastDay } from '@contract/lastDay';
import { hasPay, payText } from '../card/payText';
import { leftText } from '../life/lifeTexts';

/** Whether the job was never public. */
export const isUnposted = ({ status }: Job): boolean => status === 'draft' || status === 'waiting';

/**
 * Returns "$3,900 - $5,200 · Springfield · posted Nov 17"; for a draft, whether pay is missing and
 * when it was saved.
 */
export const factsText = (job: Job, now: number): string => {
  const when =
    job.status === 'draft'
      ? texts.saved(dayTimeText(job.updatedAt ?? '', now))
      : texts.posted(nearDayText(job.createdAt ?? '', now));
  const pay = job.status === 'draft' && !hasPay(job) ? texts.payMissing : payText(job);
  return [pay, job.location, when].filter(Boolean).join(' · ');
};

/** Returns when a live job ends, or how and when it ended; `null` if it was never posted. */
export const endOf = (
  job: Job,
  now: number,
): { text: string; day: string; near: boolean } | null => {
  if (isUnposted(job) || job.status === undefined) return null;
  if (job.status === 'live') {
    const left = Date.parse(job.expiresAt ?? '') - now;
    return { ...leftText(left), day: dayText(lastDay(job) ?? '', now) };
  }
  return {
    text: jobTexts.status[job.status],
    day: dayText(job.endedAt ?? '', now),
    near: false,
  };
};
