import { canMove, type JobMove } from '@contract/jobs/jobLife';
import { limits } from '@contract/limits';
import { day } from '@contract/time/durations';
import { ApiError } from '../../errors';
import type { JobRow } from '../../repositories/jobs/jobRows';
import { hostJobsTexts } from '../../texts/jobs';

/** Returns when a job that goes live at `from` expires. */
export const expiryFrom = (from = Date.now()): Date => new Date(from + limits.jobLifeDays * day);

/**
 * Throws a 409 if the job's state doesn't allow the move (contract/jobs/jobLife.ts); lock the row
 * first.
 */
export const checkMove = (job: Pick<JobRow, 'status'>, move: JobMove): void => {
  if (!canMove(move, job.status))
    throw new ApiError(409, hostJobsTexts.cannotMove[move](job.status));
};
