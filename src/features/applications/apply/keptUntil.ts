import type { Job } from '@/api/jobBoardApi';
import { limits } from '@contract/limits';

/**
 * Returns the latest date until which an application to a job is kept: some months after the job
 * ends. '' if its end is unknown.
 */
export const keptUntil = ({ expiresAt }: Job): string => {
  const until = new Date(expiresAt ?? '');
  if (Number.isNaN(until.getTime())) return '';
  until.setUTCMonth(until.getUTCMonth() + limits.keptMonths);
  return until.toISOString();
};
