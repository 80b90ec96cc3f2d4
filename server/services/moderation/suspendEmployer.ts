import type { Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { listEnds, suspendJobs } from '../../repositories/jobs/jobLife';
import { closeCasesOf } from '../../repositories/moderation/cases';
import type { UndoData } from '../../repositories/moderation/decisions';
import type { NoticeKind } from '../../repositories/moderation/notices';
import { markSuspended } from '../../repositories/moderation/suspension';
import { hostModerationTexts } from '../../texts/moderation';
import { endDelegated } from '../accounts/endAccess';

/** A decision's effects: the data to undo it, the employer's notice and the audit entry. */
export type DecisionEffects = {
  before: UndoData;
  notice?: NoticeKind;
  /** The notice's reason, if it differs from the administrator's. */
  noticeReason?: string;
  action: string;
  recordId: string;
  was: object;
  is: object;
};

/**
 * Suspends a locked employer: takes its jobs down, closes its cases, and permanently ends its
 * colleague invitations, API keys and webhooks. 409 if it is suspended already.
 */
export const suspendEmployer = async (
  tx: Queryable,
  { id, suspended }: { id: string; suspended: boolean },
  reason: string,
): Promise<DecisionEffects> => {
  if (suspended) throw new ApiError(409, hostModerationTexts.suspendedAlready);
  const ends = await listEnds(tx, id);
  await markSuspended(tx, 'employer', id, reason);
  const jobs = await suspendJobs(tx, id);
  const cases = await closeCasesOf(tx, id);
  await endDelegated(tx, id);
  return {
    before: { cases, ends },
    notice: 'suspended',
    action: 'suspendEmployer',
    recordId: id,
    was: { suspended: false },
    is: { suspended: true, reason, jobs, cases: cases.length },
  };
};
