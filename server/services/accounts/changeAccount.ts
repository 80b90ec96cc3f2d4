import type { FastifyRequest } from 'fastify';
import { accountFields, type AccountRole } from '@contract/accountFields';
import type { Context } from '../../context';
import type { Queryable } from '../../database/database';
import { mailAccountById, type MailAccount } from '../../repositories/accounts/mailAccounts';
import { dropLinks } from '../../repositories/accounts/mailedLinks';
import { mailTexts } from '../../texts/mail';
import { tryConsumeVerificationRateLimit } from '../limits/loginLimits';
import { shownName } from '../mail/letter';
import { mailQueued, queueMail } from '../mail/queue';
import { siteOrigin } from '../site/origin';
import { queueVerificationEmail } from './emailVerification';
import { toTakenError } from './register';

/**
 * Changes an account by `change`, which returns its username; a new email address gets a link to
 * confirm it, and the old one is notified. All or nothing. Returns undefined where there is no such
 * account; 409 where the new address is another account's.
 */
export const changeAccount = async (
  context: Context,
  request: FastifyRequest,
  role: AccountRole,
  id: string,
  change: (tx: Queryable) => Promise<string | undefined>,
): Promise<string | undefined> => {
  const { db } = context;
  try {
    const username = await db.transaction(async (tx) => {
      const before = await mailAccountById(tx, role, id);
      const changed = await change(tx);
      const after = await mailAccountById(tx, role, id);
      if (after !== undefined && before !== undefined && after.email !== before.email)
        await verifyNewAddress(context, tx, role, before, after, siteOrigin(request, context.env));
      return changed;
    });
    mailQueued(db);
    return username;
  } catch (error) {
    throw toTakenError(error, accountFields[role]);
  }
};

const verifyNewAddress = async (
  context: Context,
  tx: Queryable,
  role: AccountRole,
  before: MailAccount,
  after: MailAccount,
  origin: string,
): Promise<void> => {
  // links that went to the old address are no longer valid
  await dropLinks(tx, { purpose: 'reset', role, accountId: after.id });
  await dropLinks(tx, { purpose: 'verify', role, accountId: after.id });
  if (!(await tryConsumeVerificationRateLimit(context, tx, role, after.id))) return;
  await queueVerificationEmail(tx, role, after, origin);
  // somebody who took over a session must not take over the account unnoticed
  await queueMail(tx, {
    kind: 'emailChanged',
    to: before.email,
    letter: mailTexts.emailChanged({
      name: shownName(before.firstName),
      username: shownName(before.username),
    }),
  });
};
