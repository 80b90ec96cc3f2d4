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

/** 6 confirmation mails an hour to an address, or many accounts together could flood a stranger. */
const confirmationsTo = (email: string): Limit => ({
  key: `proof-to:${caseFold(email)}`,
  max: 6,
  minutes: hourInMinutes,
});
/** 5 confirmation mails an hour for an account besides the one at registration. */
const verificationLimits = (role: Role, accountId: string, email: string): Limit[] => [
  { key: `proof:${role}:${accountId}`, max: 5, minutes: hourInMinutes },
  confirmationsTo(email),
];

/** Counts a confirmation mail somebody asks for; 429 after too many. */
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
 * The same for one that goes with a registration (no `accountId`) or a change; false: it may not be
 * sent.
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
 * 6 invitations of colleagues an hour to an address, whoever sends them: as many accounts as it takes
 * could flood a stranger. 429, naming `email`; what fails in `tx` doesn't count.
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

/** Letters in a day about an application. */
const lettersADay = 5;
/** Letters an hour of an account: as many as an employer answers after a long search. */
const lettersAnHour = 1000;

/**
 * Counts a letter to an applicant, by its employer's account and by the application, since each is
 * mailed at once. 429 after too many; what fails in `tx` doesn't count. To be called with the
 * application locked.
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
 * Answers an hour to a network that a name or an address is taken: enough for people who look for a
 * free name, too few to try out a list.
 */
export const takenLimit = (address: string): Limit => ({
  key: `taken-from:${networkOf(address)}`,
  max: 30,
  minutes: hourInMinutes,
});

/**
 * 10 changes of the email address an hour for an account, those refused as taken among them, and
 * the network's limit of such answers. What failed otherwise told nothing, and doesn't count.
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
