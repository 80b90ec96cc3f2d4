import type { Job } from '@/api/jobBoardApi';
import { ageText } from '@/features/jobs/card/ageText';
import { promiseTexts } from '@/texts/jobs/promise';
import { limits } from '@contract/limits';
import { day } from '@contract/time/durations';

/**
 * Returns "Confirmed open 2 days ago" for two weeks after a confirmation, otherwise ''. `now` is in
 * milliseconds.
 */
export const confirmedText = (
  { confirmedAt = '' }: Pick<Job, 'confirmedAt'>,
  now: number,
): string =>
  now - Date.parse(confirmedAt) < limits.confirmationShownDays * day
    ? promiseTexts.confirmed(ageText({ createdAt: confirmedAt }, now))
    : '';
