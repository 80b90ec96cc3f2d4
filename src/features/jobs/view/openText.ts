import type { Job } from '@/api/jobBoardApi';
import { ageText } from '@/features/jobs/card/ageText';
import { jobPageTexts } from '@/texts/jobs/jobPage';
import { pageDayText } from '@/ui/text/dateTexts';
import { lastDay } from '@contract/lastDay';

/**
 * Returns "Posted Nov 6 · open until Dec 6", without the end if there is none or the job has ended,
 * or just the age if the host sends no date. `now` is in milliseconds.
 */
export const openText = (
  job: Pick<Job, 'createdAt' | 'expiresAt' | 'closesOn' | 'status'>,
  now: number,
): string => {
  const { createdAt, expiresAt, status = 'live' } = job;
  const posted = pageDayText(createdAt, now);
  if (posted === '') return ageText(job, now);
  const isOpen = status === 'live' && Date.parse(expiresAt ?? '') > now;
  return [
    jobPageTexts.posted(posted),
    ...(isOpen ? [jobPageTexts.openUntil(pageDayText(lastDay(job), now))] : []),
  ].join(' · ');
};
