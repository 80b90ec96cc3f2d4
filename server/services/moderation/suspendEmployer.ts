import type { Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { dropApiKeysOf } from '../../repositories/accounts/apiKeys';
import { dropInvitationsBy } from '../../repositories/companies/colleagueInvitations';
import { listEnds, suspendJobs } from '../../repositories/jobs/jobLife';
import { dropWaitingMails } from '../../repositories/mail/mails';
import { closeCasesOf } from '../../repositories/moderation/cases';
import type { UndoData } from '../../repositories/moderation/decisions';
import type { NoticeKind } from '../../repositories/moderation/notices';
import { markSuspended } from '../../repositories/moderation/suspension';
import { dropWebhooksOf } from '../../repositories/webhooks/webhooks';
import { hostModerationTexts } from '../../texts/moderation';

/** A decision's effects: what its undo restores, the employer's notice, the audit entry. */
export type DecisionEffects = {
  before: UndoData;
  notice?: NoticeKind;
  /** What the notice says where that isn't the administrator's reason. */
  noticeReason?: string;
  action: string;
  recordId: string;
  was: object;
  is: object;
};

/** Ends what somebody set up that works without them: invitations of colleagues, API keys, webhooks. */
const endDelegated = async (tx: Queryable, employerId: string): Promise<void> => {
  for (const id of await dropInvitationsBy(tx, employerId)) await dropWaitingMails(tx, id);
  await dropApiKeysOf(tx, employerId);
  await dropWebhooksOf(tx, employerId);
};

/**
 * Suspends a locked employer: its jobs go down, its cases are closed, and its invitations of
 * colleagues, API keys and webhooks end for good. 409 where it is already.
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
