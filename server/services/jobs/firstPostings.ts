import type { Queryable } from '../../database/database';
import { hasBeenLive } from '../../repositories/jobs/jobOwners';
import { openCase } from '../../repositories/moderation/cases';

/**
 * Whether an employer's posting waits for an administrator's look: until `reviewFirst` of its
 * postings have been live. 0: none does.
 */
export const needsReview = async (
  tx: Queryable,
  reviewFirst: number,
  employerId: string,
): Promise<boolean> => reviewFirst > 0 && !(await hasBeenLive(tx, employerId, reviewFirst));

/** Asks for that look. */
export const requestReview = (tx: Queryable, jobId: string): Promise<string> =>
  openCase(tx, jobId, 'firstPosting');
