import type { FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '@contract/messages';
import type { Context } from '../../context';
import { cookieOf, setSessionCookie } from '../../plugins/callers';
import { ApiError } from '../../plugins/errors';
import { findCredentials } from '../../repositories/accounts/accounts';
import type { Role } from '../../repositories/accounts/sessions';
import { takeLogin } from '../limits/limits';
import { deviceOf } from './device';
import { checkPassword } from './passwords';
import { startSession } from './sessions';

type Given = { role: Role; username: string; password: string };

/**
 * Checks name and password and starts a log-in with its cookie. 401 with one text for any wrong
 * credential, 429 after too many.
 */
export const logIn = async (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { role, username, password }: Given,
): Promise<{ username: string; sessionId: string }> => {
  const account = await findCredentials(context.db, role, username);
  const attempt = await takeLogin(context, {
    role,
    username,
    accountId: account?.id,
    address: request.ip,
  });
  const right = await checkPassword(account?.passwordHash, password);
  if (!right || account === undefined) throw new ApiError(401, messages.loginEmployer.failure);
  await attempt.succeeded();
  const session = await startSession(
    context.db,
    { role, accountId: account.id, device: deviceOf(request) },
    cookieOf(request, role),
  );
  setSessionCookie(request, reply, context, role, session.secret);
  return { username: account.username, sessionId: session.id };
};
