import { hostModerationTexts } from '@contract/texts/hostModeration';
import type { Queryable } from '../database/database';
import { ApiError } from '../plugins/errors';
import { findSuspension } from '../repositories/suspension';

/** 403, with the reason, while an employer is suspended. To be asked wherever a job of its could go live, with the employer held (`holdEmployer`). */
export const refuseSuspended = async (tx: Queryable, employerId: string): Promise<void> => {
  const suspension = await findSuspension(tx, employerId);
  if (suspension) throw new ApiError(403, hostModerationTexts.suspendedPosts(suspension.reason));
};
