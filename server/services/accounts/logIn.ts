import { messages } from '@contract/messages';
import type { Role } from '../../caller';
import type { Context } from '../../context';
import { ApiError } from '../../errors';
import { findCredentials } from '../../repositories/accounts/accounts';
import { consumeLoginRateLimit } from '../limits/loginLimits';
import { checkPassword } from './passwords';
import { startSession } from './sessions';

type Credentials = { role: Role; username: string; password: string };
type Origin = {
  /** network address, for the rate limit */
  address: string;
  device: string;
  /** secret of the browser's present session in the same role, which the new one replaces */
  replaced: string | undefined;
};
type LogIn = { username: string; sessionId: string; secret: string };

/**
 * Checks name and password and starts a session; `secret` is for its cookie. 401 with one text for
 * any wrong credential, 429 after too many.
 */
export const logIn = async (
  context: Context,
  { role, username, password }: Credentials,
  { address, device, replaced }: Origin,
): Promise<LogIn> => {
  const account = await findCredentials(context.db, role, username);
  const attempt = await consumeLoginRateLimit(context, {
    role,
    username,
    accountId: account?.id,
    address,
  });
  const right = await checkPassword(account?.passwordHash, password);
  if (!right || account === undefined) throw new ApiError(401, messages.loginEmployer.failure);
  await attempt.succeeded();
  const { id, secret } = await startSession(
    context.db,
    { role, accountId: account.id, device },
    replaced,
  );
  return { username: account.username, sessionId: id, secret };
};
