import { createHash } from 'node:crypto';
import { networkOf } from '../../addresses';
import type { Role } from '../../caller';
import type { Context } from '../../context';
import type { Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { isKnownNetwork, noteNetwork } from '../../repositories/accounts/knownNetworks';
import { fold } from '../../repositories/caseFold';
import {
  addAttempts,
  attemptAges,
  countAttempts,
  dropAttempts,
  dropLastAttempt,
  lockAttempts,
} from '../../repositories/limits/rateLimitHits';
import { hostTexts } from '../../texts/errors';
import { growingWait } from './backoff';

export type Limit = {
  key: string;
  most: number;
  minutes: number;
  /**
   * Over the limit the wait grows with each further try, and tries of the last so many minutes
   * count; else one waits until the first is `minutes` old.
   */
  growsFor?: number;
};

/**
 * Counts a try beforehand, so that a hundred at once are not all let through; what proves to be
 * none is taken back. A refused try doesn't count: it only slows the account down (product §4).
 */
export const take = (context: Context, limits: Limit[], message: string): Promise<void> =>
  context.db.transaction(async (tx) => {
    const wait = await takeIn(tx, limits);
    if (wait > 0)
      throw new ApiError(429, message, undefined, { 'retry-after': String(Math.ceil(wait)) });
  });

/**
 * The same in a transaction of the caller's; answers the seconds to wait, 0 where the try may be
 * made.
 */
const takeIn = async (tx: Queryable, limits: Limit[]): Promise<number> => {
  const keys = limits.map(({ key }) => key);
  await lockAttempts(tx, keys);
  for (const limit of limits) {
    const wait = await waitOf(tx, limit);
    if (wait > 0) return wait;
  }
  await addAttempts(tx, keys);
  return 0;
};

/** Seconds until the next try; 0: now. */
const waitOf = async (tx: Queryable, { key, most, minutes, growsFor }: Limit): Promise<number> => {
  if (growsFor !== undefined)
    return growingWait(await attemptAges(tx, key, growsFor), most, minutes);
  const { count, wait } = await countAttempts(tx, key, minutes);
  return count >= most ? Math.max(1, wait) : 0;
};

/** A day: rows older than that are dropped. */
const accountMemory = 24 * 60;
// an office shares a network, and one person's success doesn't clear what another typed wrongly
const networkMemory = 60;
const fromNetwork = (address: string): Limit => ({
  key: `login-from:${networkOf(address)}`,
  most: 50,
  minutes: 15,
  growsFor: networkMemory,
});

/**
 * A few bits of a network's hash with its account: so many networks share them that nothing can be
 * told back, and so few that a stranger's is hardly ever among an account's own.
 */
const networkHash = (role: Role, accountId: string, address: string): Buffer =>
  createHash('sha256')
    .update(`${role}\n${accountId}\n${networkOf(address)}`)
    .digest()
    .subarray(0, 2);

type LoginTry = {
  role: Role;
  username: string;
  /** undefined: there is none of that name */ accountId: string | undefined;
  address: string;
};
const loginKey = (role: Role, username: string) => `login:${role}:${fold(username)}`;
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * A wrong password 10 times in 15 minutes for an account, existing or not, or 50 times from a
 * network, and the next try has to wait, longer each time: a delay, never a lock. Networks that the
 * account was logged in from lately are counted each by itself, so strangers can't keep its owner
 * out.
 */
export const takeLogin = async (
  context: Context,
  { role, username, accountId, address }: LoginTry,
): Promise<{ succeeded: () => Promise<void> }> => {
  const { db, env } = context;
  if (!env.rateLimits) return { succeeded: async () => {} };
  const hash = networkHash(role, accountId ?? nobody, address);
  // asked for unknown names as well: they take as long
  const known = await isKnownNetwork(db, role, accountId ?? nobody, hash);
  const key = known
    ? `${loginKey(role, username)}\n${hash.toString('hex')}`
    : loginKey(role, username);
  const network = fromNetwork(address);
  await take(
    context,
    [{ key, most: 10, minutes: 15, growsFor: accountMemory }, network],
    hostTexts.tooManyLogins,
  );
  const succeeded = async () => {
    await dropAttempts(db, key);
    await dropLastAttempt(db, network.key);
    if (accountId !== undefined) await noteNetwork(db, role, accountId, hash);
  };
  return { succeeded };
};

/** Wrong passwords for an account count no more: it has another one. */
export const forgetLogins = async (tx: Queryable, role: Role, username: string): Promise<void> => {
  await dropAttempts(tx, loginKey(role, username));
};

/** Tokens of invitations and mailed links are as many tries as passwords from a network. */
export const takeTokenTry = async (
  context: Context,
  address: string,
): Promise<{ succeeded: () => Promise<void> }> => {
  if (!context.env.rateLimits) return { succeeded: async () => {} };
  const network = fromNetwork(address);
  await take(context, [network], hostTexts.tooManyLogins);
  return {
    succeeded: async () => {
      await dropLastAttempt(context.db, network.key);
    },
  };
};

/**
 * 5 mails an hour that set another password for an address, whether or not it has an account, and
 * 20 asked for from a network.
 */
export const takeResetRequest = async (
  context: Context,
  role: Role,
  email: string,
  address: string,
): Promise<void> => {
  if (!context.env.rateLimits) return;
  const limits = [
    { key: `reset:${role}:${fold(email)}`, most: 5, minutes: 60 },
    { key: `reset-from:${networkOf(address)}`, most: 20, minutes: 60 },
  ];
  await take(context, limits, hostTexts.tooManyMails);
};

const proofs = (role: Role, accountId: string): Limit[] => [
  { key: `proof:${role}:${accountId}`, most: 5, minutes: 60 },
];
/** 5 mails an hour that confirm an account's address. */
export const takeProofRequest = async (
  context: Context,
  role: Role,
  accountId: string,
): Promise<void> => {
  if (context.env.rateLimits) await take(context, proofs(role, accountId), hostTexts.tooManyMails);
};
/**
 * The same for one that another address calls for; false: too many, so none is sent, or an account
 * could mail to anybody at its will.
 */
export const mayProve = async (
  { env }: Context,
  tx: Queryable,
  role: Role,
  accountId: string,
): Promise<boolean> => !env.rateLimits || (await takeIn(tx, proofs(role, accountId))) === 0;
