import type { Queryable } from '../../database/database';
import { hasBeenLive } from '../../repositories/jobs/jobOwners';
import { openCase } from '../../repositories/moderation/cases';

/**
 * Whether an employer's job waits for an administrator's review: until `reviewFirst` of its jobs
 * have been live. 0: never.
 */
export const needsReview = async (
  tx: Queryable,
  reviewFirst: number,
  employerId: string,
): Promise<boolean> => reviewFirst > 0 && !(await hasBeenLive(tx, employerId, reviewFirst));

/** Opens the case for that review. */
export const requestReview = (tx: Queryable, jobId: string): Promise<string> =>
  openCase(tx, jobId, 'firstPosting');
