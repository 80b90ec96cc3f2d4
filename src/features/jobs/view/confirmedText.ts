import type { Job } from '@/api/jobBoardApi';
import { ageText } from '@/features/jobs/card/ageText';
import { promiseTexts } from '@/texts/jobs/promise';
import { limits } from '@contract/limits';
import { day } from '@contract/time/durations';

/**
 * "Confirmed open 2 days ago", for two weeks; '' where it wasn't confirmed. `now` in milliseconds.
 */
export const confirmedText = (
  { confirmedAt = '' }: Pick<Job, 'confirmedAt'>,
  now: number,
): string =>
  now - Date.parse(confirmedAt) < limits.confirmationShownDays * day
    ? promiseTexts.confirmed(ageText({ createdAt: confirmedAt }, now))
    : '';
