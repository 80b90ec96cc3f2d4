import { closingZone } from '../constants/closingZone';
import { limits } from '../limits';
import { day, minute } from '../time/durations';
import { endOfDateIn } from '../time/localHours';
import type { JobStatus } from './jobStatuses';

/**
 * Whether a live job's employer is due to be asked if the job is still open: 21 days after it was
 * published, renewed or confirmed. The time of publication or renewal is derived from `expiresAt`.
 * A job that ends on its closing day is never asked about: its employer has already said how long
 * it is open. `now` is in milliseconds.
 */
export const isConfirmationDue = (
  job: {
    status?: JobStatus;
    expiresAt?: string | null;
    confirmedAt?: string;
    closesOn?: string | null;
  },
  now: number,
): boolean => {
  const expiresAt = Date.parse(job.expiresAt ?? '');
  if (job.status !== 'live' || Number.isNaN(expiresAt) || expiresAt <= now) return false;
  if (job.closesOn && expiresAt + minute >= endOfDateIn(closingZone, job.closesOn)) return false;
  const since = Math.max(
    expiresAt - limits.jobLifeDays * day,
    job.confirmedAt === undefined ? 0 : Date.parse(job.confirmedAt),
  );
  return now - since >= limits.confirmationDays * day;
};
