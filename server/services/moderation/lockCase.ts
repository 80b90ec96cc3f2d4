import type { Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { lockJob, type WholeJob } from '../../repositories/jobs/jobLists';
import { findCaseKey, lockOpenCase } from '../../repositories/moderation/cases';
import { lockForDecision } from '../../repositories/moderation/suspension';
import { hostModerationTexts } from '../../texts/moderation';

export type LockedCase = {
  id: string;
  job: WholeJob;
  /** Undefined for a job without an owner. */
  employer: { id: string; suspended: boolean } | undefined;
};

/**
 * Locks an open case with its job and employer until the transaction ends. The order is employer,
 * job, case everywhere. 404 for no such case; 409 where it was decided or the job deleted.
 */
export const lockCase = async (tx: Queryable, caseId: string): Promise<LockedCase> => {
  const key = await findCaseKey(tx, caseId);
  if (!key) throw new ApiError(404, hostModerationTexts.noSuchCase);
  const employer = key.employerId === null ? undefined : await lockForDecision(tx, key.employerId);
  const job = await lockJob(tx, key.jobId);
  if (!job) throw new ApiError(409, hostModerationTexts.jobGone);
  if (!(await lockOpenCase(tx, key.id)))
    throw new ApiError(409, hostModerationTexts.decidedAlready);
  return {
    id: key.id,
    job,
    employer: employer && key.employerId !== null ? { id: key.employerId, ...employer } : undefined,
  };
};
