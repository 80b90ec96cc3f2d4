import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';
import { dropApiKeysOf } from '../../repositories/accounts/apiKeys';
import { endSessionsOf } from '../../repositories/accounts/sessions';
import { dropInvitationsBy } from '../../repositories/companies/colleagueInvitations';
import { dropWaitingMails } from '../../repositories/mail/mails';
import { pauseSourcesOf } from '../../repositories/sources/pausedSources';
import { dropWebhooksOf } from '../../repositories/webhooks/webhooks';

/**
 * Revokes the colleague invitations that an employer sent, and drops their emails that are still
 * queued.
 */
export const endInvitationsBy = async (tx: Queryable, employerId: string): Promise<void> => {
  for (const id of await dropInvitationsBy(tx, employerId)) await dropWaitingMails(tx, id);
};

/**
 * Ends what acts for an employer without a session: colleague invitations, API keys and webhooks.
 */
export const endDelegated = async (tx: Queryable, employerId: string): Promise<void> => {
  await endInvitationsBy(tx, employerId);
  await dropApiKeysOf(tx, employerId);
  await dropWebhooksOf(tx, employerId);
};

/**
 * Ends all access to an account when its owner takes it back: sessions and, for employers,
 * colleague invitations, API keys and webhooks. Pauses an employer's job sources; the owner can
 * turn them on again.
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
