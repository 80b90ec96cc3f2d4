import { accountFields, type AccountRole } from '@contract/accountFields';
import { caseFold } from '@contract/text/caseFold';
import { networkOf } from '../../addresses';
import type { Role } from '../../caller';
import type { Context } from '../../context';
import type { Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { dropLastHit } from '../../repositories/limits/rateLimitHits';
import { hostApplicationTexts } from '../../texts/applications';
import { hostCompanyTexts } from '../../texts/companies';
import { hostTexts } from '../../texts/errors';
import { consumeIn, consumeRateLimit, type Limit } from './rateLimit';

const hourInMinutes = 60;

/**
 * At most 6 confirmation mails per hour to an address, so that many accounts together can't flood a
 * stranger.
 */
const confirmationsTo = (email: string): Limit => ({
  key: `proof-to:${caseFold(email)}`,
  max: 6,
  minutes: hourInMinutes,
});
/** At most 5 confirmation mails per hour for an account, besides the one at registration. */
const verificationLimits = (role: Role, accountId: string, email: string): Limit[] => [
  { key: `proof:${role}:${accountId}`, max: 5, minutes: hourInMinutes },
  confirmationsTo(email),
];

/** Counts a requested confirmation mail; throws a 429 after too many. */
export const consumeVerificationRateLimit = async (
  context: Context,
  role: Role,
  accountId: string,
  email: string,
): Promise<void> => {
  if (context.env.rateLimits)
    await consumeRateLimit(
      context,
      verificationLimits(role, accountId, email),
      hostTexts.tooManyMails,
    );
};

/**
 * Counts a confirmation mail for a registration (no `accountId`) or a change of address; returns
 * false if it must not be sent.
 */
export const tryConsumeVerificationRateLimit = async (
  { env }: Context,
  tx: Queryable,
  { role, accountId, email }: { role: Role; accountId: string | undefined; email: string },
): Promise<boolean> => {
  if (!env.rateLimits) return true;
  const limits =
    accountId === undefined ? [confirmationsTo(email)] : verificationLimits(role, accountId, email);
  return (await consumeIn(tx, limits)) === 0;
};

/**
 * Counts an invitation of a colleague: at most 6 per hour to an address from all senders together,
 * so that many accounts can't flood a stranger. Throws a 429 that names `email`; rolled back with
 * `tx`.
 */
export const consumeInvitedRateLimit = async (
  { env }: Pick<Context, 'env'>,
  tx: Queryable,
  email: string,
): Promise<void> => {
  if (!env.rateLimits) return;
  const delay = await consumeIn(tx, [
    { key: `colleague-to:${caseFold(email)}`, max: 6, minutes: hourInMinutes },
  ]);
  if (delay > 0)
    throw new ApiError(429, hostCompanyTexts.invitedOften, 'email', {
      'retry-after': String(Math.ceil(delay)),
    });
};

/** Letters per day about one application. */
const lettersADay = 5;
/** Letters per hour of one account: as many as an employer sends after a long search. */
const lettersAnHour = 1000;

/**
 * Counts a letter to an applicant, by its employer's account and by its application, since each is
 * mailed at once. Throws a 429 after too many; rolled back with `tx`. Call it with the application
 * locked.
 */
export const consumeLetterRateLimit = async (
  { env }: Pick<Context, 'env'>,
  tx: Queryable,
  { employerId, applicationId }: { employerId: string; applicationId: string },
): Promise<void> => {
  if (!env.rateLimits) return;
  const about: Limit = {
    key: `letter:${applicationId}`,
    max: lettersADay,
    minutes: 24 * hourInMinutes,
  };
  const by: Limit = {
    key: `letters:employer:${employerId}`,
    max: lettersAnHour,
    minutes: hourInMinutes,
  };
  for (const [limit, message] of [
    [about, hostApplicationTexts.tooManyLetters(lettersADay)],
    [by, hostApplicationTexts.tooManyLettersInAll],
  ] as const) {
    const delay = await consumeIn(tx, [limit]);
    if (delay > 0)
      throw new ApiError(429, message, undefined, { 'retry-after': String(Math.ceil(delay)) });
  }
};

/**
 * Returns the hourly limit on how often a network can learn that a name or address is taken: enough
 * for people looking for a free name, too few to try out a list.
 */
export const takenLimit = (address: string): Limit => ({
  key: `taken-from:${networkOf(address)}`,
  max: 30,
  minutes: hourInMinutes,
});

/**
 * Limits changes of the email address: 10 per hour for an account, including those refused because
 * the address is taken, which also count towards the network's limit. Other failures reveal nothing
 * and don't count.
 */
export const consumeEmailChangeRateLimit = async (
  context: Context,
  role: AccountRole,
  accountId: string,
  address: string,
): Promise<{
  succeeded: (tx: Queryable) => Promise<void>;
  failed: (isTaken: boolean) => Promise<void>;
}> => {
  if (!context.env.rateLimits) return { succeeded: async () => {}, failed: async () => {} };
  const taken = takenLimit(address);
  const changes: Limit = {
    key: `email-change:${role}:${accountId}`,
    max: 10,
    minutes: hourInMinutes,
  };
  await consumeRateLimit(
    context,
    [changes, taken],
    hostTexts.tooManyEmailChanges,
    accountFields[role].email,
  );
  return {
    succeeded: async (tx) => {
      await dropLastHit(tx, taken.key);
    },
    failed: async (isTaken) => {
      if (isTaken) return;
      for (const { key } of [changes, taken]) await dropLastHit(context.db, key);
    },
  };
};
