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
 * Warns the confirmed address of an account whose address was changed, with a link that undoes the
 * change; in the transaction that makes it. Somebody who took over a session must not take over the
 * account unnoticed.
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
 * Gives an account its earlier address back by the link in the warning, and ends all its sessions
 * and mailed links; a password set since the change ends as well. 404 for an invalid or expired
 * link, 429 after too many wrong ones.
 */
export const undoEmailChange = async (
  context: Context,
  token: string,
  address: string,
): Promise<Wire<'EmailUndone'>> => {
  const attempt = await consumeTokenRateLimit(context, address);
  const tokenHash = hashSecret(token);
  return context.db.transaction(async (tx) => {
    // addresses are locked before accounts, as everywhere
    const known = await findEmailUndo(tx, tokenHash);
    if (known === undefined) throw new ApiError(404, hostAccountTexts.undoOver);
    await lockEmails(tx, known.role, [known.email]);
    const undo = await lockEmailUndo(tx, known.role, tokenHash);
    if (undo === undefined) throw new ApiError(404, hostAccountTexts.undoOver);
    const { role, accountId, username, passwordIsNewer } = undo;
    await restoreEmail(tx, undo);
    // nobody's password: whoever has the address asks for another
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
