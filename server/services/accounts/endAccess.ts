import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';
import { dropApiKeysOf } from '../../repositories/accounts/apiKeys';
import { endSessionsOf } from '../../repositories/accounts/sessions';
import { dropInvitationsBy } from '../../repositories/companies/colleagueInvitations';
import { dropWaitingMails } from '../../repositories/mail/mails';
import { pauseSourcesOf } from '../../repositories/sources/pausedSources';
import { dropWebhooksOf } from '../../repositories/webhooks/webhooks';

/** Takes back the invitations of colleagues that somebody sent, with the mails that still wait. */
export const endInvitationsBy = async (tx: Queryable, employerId: string): Promise<void> => {
  for (const id of await dropInvitationsBy(tx, employerId)) await dropWaitingMails(tx, id);
};

/** Ends what an employer set up that works without them: invitations of colleagues, API keys, webhooks. */
export const endDelegated = async (tx: Queryable, employerId: string): Promise<void> => {
  await endInvitationsBy(tx, employerId);
  await dropApiKeysOf(tx, employerId);
  await dropWebhooksOf(tx, employerId);
};

/**
 * Ends every way into an account that its owner takes back from others: sessions, what works without
 * one, and what it imports, which its owner turns on again.
 */
export const endAllAccess = async (
  tx: Queryable,
  role: AccountRole,
  accountId: string,
): Promise<void> => {
  await endSessionsOf(tx, role, accountId);
  if (role !== 'employer') return;
  await endDelegated(tx, accountId);
  await pauseSourcesOf(tx, accountId);
};
