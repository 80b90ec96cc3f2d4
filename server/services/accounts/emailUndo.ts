import type { AccountRole } from '@contract/accountFields';
import { paths } from '@contract/paths';
import type { Context } from '../../context';
import type { Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { endPassword } from '../../repositories/accounts/accounts';
import {
  addEmailUndo,
  findEmailUndo,
  lockEmails,
  lockEmailUndo,
  restoreEmail,
} from '../../repositories/accounts/emailUndos';
import type { MailAccount } from '../../repositories/accounts/mailAccounts';
import { dropLinks } from '../../repositories/accounts/mailedLinks';
import { addAudit } from '../../repositories/office/audit';
import { hashSecret, newSecret } from '../../secrets';
import { hostAccountTexts } from '../../texts/account';
import { mailTexts } from '../../texts/mail';
import type { Wire } from '../../wire';
import { consumeTokenRateLimit } from '../limits/loginLimits';
import { namesOf } from '../mail/letter';
import { queueMail } from '../mail/queue';
import { endAllAccess } from './endAccess';
import { hashPassword } from './passwords';

/**
 * Queues an email that warns the confirmed address of a changed account, with a link that undoes
 * the change; call it in the transaction that changes the address. Keeps somebody who took over a
 * session from taking over the account unnoticed.
 */
export const queueEmailChanged = async (
  tx: Queryable,
  role: AccountRole,
  account: MailAccount,
  origin: string,
): Promise<void> => {
  const { id, confirmedEmail } = account;
  if (confirmedEmail === null) return;
  const token = newSecret();
  await addEmailUndo(tx, {
    role,
    accountId: id,
    tokenHash: hashSecret(token),
    email: confirmedEmail,
  });
  await queueMail(tx, {
    kind: 'emailChanged',
    to: confirmedEmail,
    letter: mailTexts.emailChanged({
      ...namesOf(account),
      url: `${origin}${paths.undoEmail()}#${token}`,
    }),
  });
};

/**
 * Restores an account's earlier address by the link in the warning. Ends all access to the account
 * and its mailed links, and invalidates a password set since the change. 404 for an invalid or
 * expired link, 429 after too many invalid ones.
 */
export const undoEmailChange = async (
  context: Context,
  token: string,
  address: string,
): Promise<Wire<'EmailUndone'>> => {
  const attempt = await consumeTokenRateLimit(context, address);
  const tokenHash = hashSecret(token);
  return context.db.transaction(async (tx) => {
    // lock order: addresses before accounts
    const known = await findEmailUndo(tx, tokenHash);
    if (known === undefined) throw new ApiError(404, hostAccountTexts.undoOver);
    await lockEmails(tx, known.role, [known.email]);
    const undo = await lockEmailUndo(tx, known.role, tokenHash);
    if (undo === undefined) throw new ApiError(404, hostAccountTexts.undoOver);
    const { role, accountId, username, passwordIsNewer } = undo;
    await restoreEmail(tx, undo);
    // a random password that nobody knows: the owner has to reset it
    if (passwordIsNewer) await endPassword(tx, role, accountId, await hashPassword(newSecret()));
    await dropLinks(tx, { purpose: 'reset', role, accountId });
    await dropLinks(tx, { purpose: 'verify', role, accountId });
    await endAllAccess(tx, role, accountId);
    await addAudit(tx, {
      actorRole: role,
      actorId: accountId,
      action: 'undoEmailChange',
      recordId: accountId,
      after: { email: undo.email },
    });
    await attempt.succeeded(tx);
    return { role, username, passwordEnded: passwordIsNewer };
  });
};
