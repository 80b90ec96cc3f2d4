import { createHash } from 'node:crypto';
import { caseFold } from '@contract/text/caseFold';
import { networkOf } from '../../addresses';
import type { Role } from '../../caller';
import type { Context } from '../../context';
import type { Queryable } from '../../database/database';
import { isKnownNetwork, rememberNetwork } from '../../repositories/accounts/knownNetworks';
import { nilId } from '../../repositories/ids';
import { dropHits, dropLastHit } from '../../repositories/limits/rateLimitHits';
import { hostTexts } from '../../texts/errors';
import { consumeRateLimit, type Limit } from './rateLimit';

/** In minutes; older hits are deleted. */
const accountBackoff = 24 * 60;
// shorter: an office shares a network, and one person's success doesn't clear another's failures
const networkBackoff = 60;
const networkLimit = (address: string): Limit => ({
  key: `login-from:${networkOf(address)}`,
  max: 50,
  minutes: 15,
  backoffMinutes: networkBackoff,
});

/**
 * Returns 16 bits of a hash of account and network: so many networks share a value that the network
 * can't be recovered, and so few that a stranger's rarely matches one of the account's own.
 */
const networkHash = (role: Role, accountId: string, address: string): Buffer =>
  createHash('sha256')
    .update(`${role}\n${accountId}\n${networkOf(address)}`)
    .digest()
    .subarray(0, 2);

type LoginAttempt = {
  role: Role;
  username: string;
  /** undefined if no account has that name */ accountId: string | undefined;
  address: string;
};
const loginKey = (role: Role, username: string) => `login:${role}:${caseFold(username)}`;

/**
 * Limits logins: after 10 wrong passwords in 15 minutes for an account, existing or not, or 50 from
 * a network, the next try has to wait, longer each time; accounts are never locked. Networks from
 * which the account logged in recently are counted separately, so that strangers can't keep its
 * owner out. Call `succeeded` in the transaction that the password was needed for, if there is one: if
 * it failed after the commit, a session would have no cookie.
 */
export const consumeLoginRateLimit = async (
  context: Context,
  { role, username, accountId, address }: LoginAttempt,
  field?: string,
): Promise<{ succeeded: (db: Queryable) => Promise<void> }> => {
  const { db, env } = context;
  if (!env.rateLimits) return { succeeded: async () => {} };
  const hash = networkHash(role, accountId ?? nilId, address);
  // also for unknown names, so that they take as long
  const known = await isKnownNetwork(db, role, accountId ?? nilId, hash);
  const key = known
    ? `${loginKey(role, username)}\n${hash.toString('hex')}`
    : loginKey(role, username);
  const network = networkLimit(address);
  await consumeRateLimit(
    context,
    [{ key, max: 10, minutes: 15, backoffMinutes: accountBackoff }, network],
    hostTexts.tooManyLogins,
    field,
  );
  const succeeded = async (on: Queryable) => {
    await dropHits(on, key);
    await dropLastHit(on, network.key);
    if (accountId !== undefined) await rememberNetwork(on, role, accountId, hash);
  };
  return { succeeded };
};

/** Drops the counted wrong passwords of an account that got a new password. */
export const resetLoginRateLimit = async (
  tx: Queryable,
  role: Role,
  username: string,
): Promise<void> => {
  await dropHits(tx, loginKey(role, username));
};

/**
 * Limits tokens of invitations and mailed links, counted like passwords from a network. Call
 * `succeeded` in the transaction that uses the token: if it failed after the commit, a stored
 * change would be answered as an error.
 */
export const consumeTokenRateLimit = async (
  context: Context,
  address: string,
): Promise<{ succeeded: (tx: Queryable) => Promise<void> }> => {
  if (!context.env.rateLimits) return { succeeded: async () => {} };
  const network = networkLimit(address);
  await consumeRateLimit(context, [network], hostTexts.tooManyLogins);
  return {
    succeeded: async (tx) => {
      await dropLastHit(tx, network.key);
    },
  };
};

/**
 * Limits reset mails per hour: 5 for an address, whether or not it has an account, and 20 from a
 * network.
 */
export const consumeResetRateLimit = async (
  context: Context,
  role: Role,
  email: string,
  address: string,
): Promise<void> => {
  if (!context.env.rateLimits) return;
  const limits = [
    { key: `reset:${role}:${caseFold(email)}`, max: 5, minutes: 60 },
    { key: `reset-from:${networkOf(address)}`, max: 20, minutes: 60 },
  ];
  await consumeRateLimit(context, limits, hostTexts.tooManyMails);
};
