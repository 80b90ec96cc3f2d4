import type { Job } from '@/api/jobBoardApi';
import { limits } from '@contract/limits';

/**
 * The date until which an application to a job is kept at most: some months after the job ends. ''
 * where its end isn't known.
 */
export const keptUntil = ({ expiresAt }: Job): string => {
  const until = new Date(expiresAt ?? '');
  if (Number.isNaN(until.getTime())) return '';
  until.setUTCMonth(until.getUTCMonth() + limits.keptMonths);
  return until.toISOString();
};
