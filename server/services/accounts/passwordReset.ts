import { setTimeout as sleep } from 'node:timers/promises';
import type { AccountRole } from '@contract/accountFields';
import { paths } from '@contract/paths';
import type { Context } from '../../context';
import type { Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { setPasswordHash } from '../../repositories/accounts/accounts';
import { notePasswordProven } from '../../repositories/accounts/emailUndos';
import {
  mailAccountByEmail,
  mailAccountById,
  setEmailVerified,
  type MailAccount,
} from '../../repositories/accounts/mailAccounts';
import {
  dropLinks,
  findLink,
  upsertLink,
  consumeLink,
} from '../../repositories/accounts/mailedLinks';
import { addAudit } from '../../repositories/office/audit';
import { hashSecret, newSecret } from '../../secrets';
import { hostTexts } from '../../texts/errors';
import { mailTexts } from '../../texts/mail';
import {
  resetLoginRateLimit,
  consumeResetRateLimit,
  consumeTokenRateLimit,
} from '../limits/loginLimits';
import { namesOf } from '../mail/letter';
import { mailQueued, queueMail } from '../mail/queue';
import { endAllAccess } from './endAccess';
import { hashPassword, passwordProblem } from './passwords';

const linkMinutes = 30;
/**
 * Minimum duration of a request, in milliseconds, longer than its work takes: the response time
 * must not reveal whether the account exists.
 */
const responseTime = 250;

type ResetRequest = {
  role: AccountRole;
  email: string;
  address: string;
  /** the site's origin, for the link */ origin: string;
};

/**
 * Emails a reset link to the account with that address, if there is one, without revealing to the
 * caller whether there is. 429 after too many.
 */
export const requestPasswordReset = async (
  context: Context,
  { role, email, address, origin }: ResetRequest,
): Promise<void> => {
  await consumeResetRateLimit(context, role, email, address);
  const { db } = context;
  const work = db.transaction(async (tx) => {
    const account = await mailAccountByEmail(tx, role, email);
    if (account === undefined) return;
    // an account whose first address is unconfirmed can be reset as well
    const to = account.confirmedEmail ?? account.email;
    const token = newSecret();
    await upsertLink(tx, {
      purpose: 'reset',
      role,
      accountId: account.id,
      tokenHash: hashSecret(token),
      email: to,
      minutes: linkMinutes,
    });
    await queueMail(tx, {
      kind: 'passwordReset',
      to,
      letter: mailTexts.passwordReset({
        ...namesOf(account),
        url: `${origin}${paths.resetPassword()}#${token}`,
      }),
    });
  });
  await Promise.all([work, sleep(responseTime)]);
  mailQueued(db);
};

/**
 * Queues an email about the changed password if an address was ever confirmed; call it in the
 * transaction that changes the password.
 */
export const queuePasswordChanged = async (
  tx: Queryable,
  role: AccountRole,
  account: MailAccount,
  { origin, how }: { origin: string; how: 'changed' | 'reset' },
): Promise<void> => {
  const { confirmedEmail } = account;
  if (confirmedEmail === null) return;
  await queueMail(tx, {
    kind: 'passwordChanged',
    to: confirmedEmail,
    letter: mailTexts.passwordChanged({
      ...namesOf(account),
      ...{ role, how },
      url: `${origin}${paths.forgotPassword(role)}`,
    }),
  });
};

/**
 * Sets a new password by a mailed link, ends all other access to the account and notifies its
 * owner. 404 for an invalid or expired link, 400 for a rejected password (the link stays valid),
 * 429 after too many invalid links.
 */
export const resetPassword = async (
  context: Context,
  {
    token,
    password,
    address,
    origin,
  }: { token: string; password: string; address: string; origin: string },
): Promise<{ role: AccountRole; username: string }> => {
  const { db } = context;
  const attempt = await consumeTokenRateLimit(context, address);
  const tokenHash = hashSecret(token);
  const link = await findLink(db, 'reset', tokenHash);
  const account = link && (await mailAccountById(db, link.role, link.accountId));
  if (link === undefined || account === undefined) throw new ApiError(404, hostTexts.linkOver);
  await attempt.succeeded(db);
  const { role } = link;
  const problem = passwordProblem('password', password, account.username);
  if (problem !== undefined) throw new ApiError(400, problem, 'password');
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    if ((await consumeLink(tx, 'reset', tokenHash)) === undefined)
      throw new ApiError(404, hostTexts.linkOver);
    await setPasswordHash(tx, role, account.id, passwordHash);
    await setEmailVerified(tx, role, account.id, link.emailKey);
    await notePasswordProven(tx, role, account.id, link.emailKey);
    await dropLinks(tx, { purpose: 'verify', role, accountId: account.id });
    await endAllAccess(tx, role, account.id);
    await resetLoginRateLimit(tx, role, account.username);
    await addAudit(tx, {
      actorRole: role,
      actorId: account.id,
      action: 'resetPassword',
      recordId: account.id,
    });
    const owner = await mailAccountById(tx, role, account.id);
    if (owner) await queuePasswordChanged(tx, role, owner, { origin, how: 'reset' });
  });
  mailQueued(db);
  return { role, username: account.username };
};
