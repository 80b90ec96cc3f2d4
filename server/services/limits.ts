import { hostTexts } from '@contract/texts/host';
import type { Context } from '../context';
import { ApiError } from '../plugins/errors';
import { addAttempts, countAttempts, dropAttempts, dropLastAttempt, lockAttempts } from '../repositories/attempts';
import { fold } from '../repositories/fold';
import type { Role } from '../repositories/sessions';
import { networkOf } from './addresses';

export type Limit = { key: string; most: number; minutes: number };

/**
 * Counts a try beforehand, so that a hundred at once are not all let through; what proves to be none is taken back. A refused try
 * doesn't count: it only slows the account down (product §4).
 */
export const take = (context: Context, limits: Limit[], message: string): Promise<void> =>
  context.db.transaction(async (tx) => {
    const keys = limits.map(({ key }) => key);
    await lockAttempts(tx, keys);
    for (const { key, most, minutes } of limits) {
      const { count, wait } = await countAttempts(tx, key, minutes);
      if (count >= most) throw new ApiError(429, message, undefined, { 'retry-after': String(Math.max(1, wait)) });
    }
    await addAttempts(tx, keys);
  });

/** A wrong password 10 times in 15 minutes for an account, existing or not, or 50 times from a network, and the next try has to wait. */
export const takeLogin = async (context: Context, role: Role, username: string, address: string): Promise<{ succeeded: () => Promise<void> }> => {
  if (!context.env.rateLimits) return { succeeded: async () => {} };
  const account = `login:${role}:${fold(username)}`;
  const network = `login-from:${networkOf(address)}`;
  await take(context, [{ key: account, most: 10, minutes: 15 }, { key: network, most: 50, minutes: 15 }], hostTexts.tooManyLogins);
  const succeeded = async () => {
    await dropAttempts(context.db, account);
    await dropLastAttempt(context.db, network);
  };
  return { succeeded };
};

/** Tokens of invitations are as many tries as passwords from a network. */
export const takeInvitationTry = async (context: Context, address: string): Promise<{ succeeded: () => Promise<void> }> => {
  if (!context.env.rateLimits) return { succeeded: async () => {} };
  const network = `login-from:${networkOf(address)}`;
  await take(context, [{ key: network, most: 50, minutes: 15 }], hostTexts.tooManyLogins);
  return { succeeded: async () => { await dropLastAttempt(context.db, network); } };
};
