import type { Job } from '@/api/jobBoardApi';
import { ageText } from '@/features/jobs/card/ageText';
import { promiseTexts } from '@/texts/jobs/promise';
import { day } from '@contract/durations';
import { limits } from '@contract/limits';

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
