import type { AccountRole } from '@contract/accountFields';
import { paths } from '@contract/paths';
import type { Queryable } from '../../database/database';
import { mailAccountById } from '../../repositories/accounts/mailAccounts';
import { mailTexts } from '../../texts/mail';
import { namesOf, withoutLinks } from '../mail/letter';
import { queueMail } from '../mail/queue';

type Suspended = { role: AccountRole; id: string; decisionId: string };

/**
 * Queues an email with the reason of an account's suspension if an address was ever confirmed,
 * regardless of email preferences. Call `mailQueued` after the commit.
 */
export const mailSuspended = async (
  tx: Queryable,
  { role, id, decisionId }: Suspended,
  reason: string,
): Promise<void> => {
  const account = await mailAccountById(tx, role, id);
  if (!account?.confirmedEmail) return;
  await queueMail(tx, {
    kind: 'suspended',
    to: account.confirmedEmail,
    about: decisionId,
    letter: mailTexts.suspended({ ...namesOf(account), role, reason: withoutLinks(reason) }),
  });
};

/**
 * Queues an email that the suspension was lifted, if an address was ever confirmed. Call
 * `mailQueued` after the commit.
 */
export const mailRestored = async (
  tx: Queryable,
  { role, id, decisionId }: Suspended,
  origin: string,
): Promise<void> => {
  const account = await mailAccountById(tx, role, id);
  if (!account?.confirmedEmail) return;
  await queueMail(tx, {
    kind: 'restored',
    to: account.confirmedEmail,
    about: decisionId,
    letter: mailTexts.restored({
      ...namesOf(account),
      role,
      url: `${origin}${paths.loginOf(role)}`,
    }),
  });
};
