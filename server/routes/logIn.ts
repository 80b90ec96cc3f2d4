import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '../caller';
import type { Context } from '../context';
import { cookieOf, setSessionCookie } from '../plugins/callers';
import { deviceOf } from '../services/accounts/device';
import { logIn } from '../services/accounts/logIn';

/** Checks the credentials and sets the session cookie, for all three login operations. */
export const logInWithCookie = async (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  credentials: { role: Role; username: string; password: string },
): Promise<{ username: string; sessionId: string }> => {
  const { role } = credentials;
  const { secret, ...session } = await logIn(context, credentials, {
    address: request.ip,
    device: deviceOf(request),
    replaced: cookieOf(request, role),
  });
  setSessionCookie(request, reply, context, role, secret);
  return session;
};
