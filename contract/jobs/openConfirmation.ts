import { limits } from '../limits';
import { day } from '../time/durations';
import type { JobStatus } from './jobStatuses';

/**
 * Whether a live job's employer is asked if it is still open: 21 days after it was published,
 * renewed or confirmed. Its end tells when it was published or renewed. `now` in milliseconds.
 */
export const isConfirmationDue = (
  job: { status?: JobStatus; expiresAt?: string | null; confirmedAt?: string },
  now: number,
): boolean => {
  const expiresAt = Date.parse(job.expiresAt ?? '');
  if (job.status !== 'live' || Number.isNaN(expiresAt) || expiresAt <= now) return false;
  const since = Math.max(
    expiresAt - limits.jobLifeDays * day,
    job.confirmedAt === undefined ? 0 : Date.parse(job.confirmedAt),
  );
  return now - since >= limits.confirmationDays * day;
};
