import { messages } from '@contract/messages';
import type { Role } from '../../caller';
import type { Context } from '../../context';
import { ApiError } from '../../errors';
import { findCredentials } from '../../repositories/accounts/accounts';
import { hostModerationTexts } from '../../texts/moderation';
import { consumeLoginRateLimit } from '../limits/loginLimits';
import { checkPassword, hashPassword, isOutdatedHash } from './passwords';
import { startSession } from './sessions';

type Credentials = { role: Role; username: string; password: string };
type Origin = {
  /** network address, for the rate limit */
  address: string;
  device: string;
  /** secret of the browser's current session in the same role, which the new one replaces */
  replaced: string | undefined;
};
type LogIn = { username: string; sessionId: string; secret: string };

/** Maximum number of times a password is checked if the stored hash keeps changing. */
const maxTries = 3;

/**
 * Checks username and password and starts a session; `secret` is for its cookie. 401 with the same
 * text for any wrong credential, 403 with the reason for a suspended job seeker, 429 after too many
 * attempts. Upgrades a hash that was made with outdated parameters.
 */
export const logIn = async (
  context: Context,
  { role, username, password }: Credentials,
  { address, device, replaced }: Origin,
): Promise<LogIn> => {
  const { db } = context;
  let account = await findCredentials(db, role, username);
  const attempt = await consumeLoginRateLimit(context, {
    role,
    username,
    accountId: account?.id,
    address,
  });
  for (let tries = 0; tries < maxTries; tries += 1) {
    const right = await checkPassword(account?.passwordHash, password);
    if (!right || account === undefined) break;
    const { id: accountId, passwordHash: verifiedHash, suspension } = account;
    if (suspension !== null) {
      await attempt.succeeded(db);
      throw new ApiError(403, hostModerationTexts.suspendedLogIn(suspension));
    }
    const renewedHash = isOutdatedHash(verifiedHash) ? await hashPassword(password) : undefined;
    const owner = { role, accountId, device };
    const session = await startSession(
      db,
      { ...owner, verifiedHash, renewedHash, replaced },
      attempt.succeeded,
    );
    if (session !== undefined) {
      return { username: account.username, sessionId: session.id, secret: session.secret };
    }
    // the hash changed in the meantime, perhaps to another hash of this password
    account = await findCredentials(db, role, username);
  }
  throw new ApiError(401, messages.loginEmployer.failure);
};
