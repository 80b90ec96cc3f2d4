import type { AccountRole } from '@contract/accountFields';
import { paths } from '@contract/paths';
import type { Context } from '../../context';
import type { Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import {
  mailAccountById,
  setEmailVerified,
  type MailAccount,
} from '../../repositories/accounts/mailAccounts';
import { upsertLink, consumeLink } from '../../repositories/accounts/mailedLinks';
import { hashSecret, newSecret } from '../../secrets';
import { hostTexts } from '../../texts/errors';
import { mailTexts } from '../../texts/mail';
import {
  consumeVerificationRateLimit,
  tryConsumeVerificationRateLimit,
} from '../limits/accountLimits';
import { consumeTokenRateLimit } from '../limits/loginLimits';
import { mailQueued, queueMail } from '../mail/queue';

const linkMinutes = 3 * 24 * 60;

type Owner = Pick<MailAccount, 'id' | 'email'>;

/**
 * Queues an email with a verification link, in the transaction that registers the account or
 * changes its address. Does nothing if the address or the account has received too many. Call
 * `mailQueued` after the commit.
 */
export const tryQueueVerificationEmail = async (
  context: Context,
  tx: Queryable,
  role: AccountRole,
  owner: Owner,
  { origin, isNew }: { origin: string; /** just registered */ isNew: boolean },
): Promise<void> => {
  const { id, email } = owner;
  const accountId = isNew ? undefined : id;
  if (await tryConsumeVerificationRateLimit(context, tx, { role, accountId, email }))
    await queueVerificationEmail(tx, role, owner, origin);
};

const queueVerificationEmail = async (
  tx: Queryable,
  role: AccountRole,
  { id, email }: Owner,
  origin: string,
): Promise<void> => {
  const token = newSecret();
  await upsertLink(tx, {
    purpose: 'verify',
    role,
    accountId: id,
    tokenHash: hashSecret(token),
    email,
    minutes: linkMinutes,
  });
  await queueMail(tx, {
    kind: 'verifyEmail',
    to: email,
    letter: mailTexts.verifyEmail({ url: `${origin}${paths.verifyEmail()}#${token}` }),
  });
};

/**
 * Sends another verification link if the account's address isn't confirmed yet. 429 after too many.
 */
export const requestEmailVerification = async (
  context: Context,
  role: AccountRole,
  accountId: string,
  origin: string,
): Promise<void> => {
  const { db } = context;
  const asking = await mailAccountById(db, role, accountId);
  if (asking === undefined || asking.verifiedAt !== null) return;
  await consumeVerificationRateLimit(context, role, accountId, asking.email);
  await db.transaction(async (tx) => {
    const account = await mailAccountById(tx, role, accountId);
    if (account?.verifiedAt === null && account.email === asking.email)
      await queueVerificationEmail(tx, role, account, origin);
  });
  mailQueued(db);
};

/**
 * Confirms the account's address. 404 for an invalid or expired link, 429 after too many invalid
 * ones.
 */
export const verifyEmail = async (
  context: Context,
  token: string,
  address: string,
): Promise<void> => {
  const attempt = await consumeTokenRateLimit(context, address);
  await context.db.transaction(async (tx) => {
    const link = await consumeLink(tx, 'verify', hashSecret(token));
    if (link === undefined) throw new ApiError(404, hostTexts.linkOver);
    await setEmailVerified(tx, link.role, link.accountId, link.emailKey);
    await attempt.succeeded(tx);
  });
};
