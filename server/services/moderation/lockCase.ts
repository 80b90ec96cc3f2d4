import type { Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { jobAccess } from '../../repositories/accounts/access';
import { lockJob, type WholeJob } from '../../repositories/jobs/jobLists';
import { findCaseKey, lockOpenCase, lockOpenCaseOf } from '../../repositories/moderation/cases';
import { lockForDecision } from '../../repositories/moderation/suspension';
import { hostTexts } from '../../texts/errors';
import { hostModerationTexts } from '../../texts/moderation';

export type LockedJob = {
  /** Its open case; null if it has none. */
  id: string | null;
  job: WholeJob;
  /** `undefined` for a job without an owner. */
  employer: { id: string; suspended: boolean } | undefined;
};
export type LockedCase = LockedJob & { id: string };

/**
 * Locks a job's current employer and then the job; `undefined` if the job was deleted. 409 if the
 * job is being handed over concurrently.
 */
export const lockJobAndEmployer = async (
  tx: Queryable,
  jobId: string,
): Promise<Omit<LockedJob, 'id'> | undefined> => {
  const access = await jobAccess(tx, jobId);
  if (!access) return undefined;
  const { employerId } = access;
  const employer =
    employerId === null ? undefined : await lockForDecision(tx, 'employer', employerId);
  const job = await lockJob(tx, jobId);
  if (!job) return undefined;
  if (job.employerId !== employerId) throw new ApiError(409, hostTexts.changedMeanwhile);
  return {
    job,
    employer: employer && employerId !== null ? { id: employerId, ...employer } : undefined,
  };
};

/**
 * Locks an open case with its job and employer until the transaction ends. Lock order: employer,
 * job, case. 404 if there is no such case; 409 if it was decided or its job deleted.
 */
export const lockCase = async (tx: Queryable, caseId: string): Promise<LockedCase> => {
  const key = await findCaseKey(tx, caseId);
  if (!key) throw new ApiError(404, hostModerationTexts.noSuchCase);
  const locked = await lockJobAndEmployer(tx, key.jobId);
  if (!locked) throw new ApiError(409, hostModerationTexts.jobGone);
  if (!(await lockOpenCase(tx, key.id)))
    throw new ApiError(409, hostModerationTexts.decidedAlready);
  return { id: key.id, ...locked };
};

/** Like `lockCase`, for a job that may have no case; 404 if there is no such job. */
export const lockJobToDecide = async (tx: Queryable, jobId: string): Promise<LockedJob> => {
  const locked = await lockJobAndEmployer(tx, jobId);
  if (!locked) throw new ApiError(404, hostModerationTexts.jobGone);
  return { id: (await lockOpenCaseOf(tx, jobId)) ?? null, ...locked };
};
