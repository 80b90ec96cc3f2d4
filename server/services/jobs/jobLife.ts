import { canMove, type JobMove } from '@contract/jobs/jobLife';
import { limits } from '@contract/limits';
import { day } from '@contract/time/durations';
import { ApiError } from '../../errors';
import type { JobRow } from '../../repositories/jobs/jobRows';
import { hostJobsTexts } from '../../texts/jobs';

/** When a job that goes live now expires. */
export const expiryFrom = (from = Date.now()): Date => new Date(from + limits.jobLifeDays * day);

/** 409 where the job's state has no such move (contract/jobs/jobLife.ts); lock the row first. */
export const checkMove = (job: Pick<JobRow, 'status'>, move: JobMove): void => {
  if (!canMove(move, job.status))
    throw new ApiError(409, hostJobsTexts.cannotMove[move](job.status));
};
