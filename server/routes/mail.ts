import type { FastifyRequest } from 'fastify';
import type { AccountRole } from '@contract/accountFields';
import type { Context } from '../context';
import { ApiError } from '../errors';
import type { Handlers } from '../plugins/contract';
import { bodyOf, callerOf } from '../plugins/inputs';
import { mailAccountById } from '../repositories/accounts/mailAccounts';
import { undoEmailChange } from '../services/accounts/emailUndo';
import { verifyEmail, requestEmailVerification } from '../services/accounts/emailVerification';
import { requestPasswordReset, resetPassword } from '../services/accounts/passwordReset';
import { siteOrigin } from '../services/site/origin';
import { hostTexts } from '../texts/errors';

/** Returns the account whose email is meant; the contract admits no other caller. */
const ownerOf = (request: FastifyRequest): { role: AccountRole; accountId: string } => {
  const { role, accountId } = callerOf(request);
  if (role === 'admin') throw new ApiError(403, hostTexts.forbidden);
  return { role, accountId };
};

/** Handlers for mailed links: resetting a password, confirming an email. */
export const mailRoutes = (context: Context): Handlers => ({
  requestPasswordReset: async (request, reply) => {
    const { role, email } = bodyOf<'requestPasswordReset'>(request);
    await requestPasswordReset(context, {
      role,
      email,
      address: request.ip,
      origin: siteOrigin(request, context.env),
    });
    return reply.code(202).send();
  },

  resetPassword: async (request, reply) => {
    const { token, password } = bodyOf<'resetPassword'>(request);
    const owner = await resetPassword(context, {
      token,
      password,
      address: request.ip,
      origin: siteOrigin(request, context.env),
    });
    return reply.send(owner);
  },

  getEmailVerification: async (request) => {
    const { role, accountId } = ownerOf(request);
    const account = await mailAccountById(context.db, role, accountId);
    if (account === undefined) throw new ApiError(401, hostTexts.noSession);
    return { email: account.email, verifiedAt: account.verifiedAt?.toISOString() ?? null };
  },

  requestEmailVerification: async (request, reply) => {
    const { role, accountId } = ownerOf(request);
    await requestEmailVerification(context, role, accountId, siteOrigin(request, context.env));
    return reply.code(202).send();
  },

  verifyEmail: async (request, reply) => {
    await verifyEmail(context, bodyOf<'verifyEmail'>(request).token, request.ip);
    return reply.code(204).send();
  },

  undoEmailChange: (request) =>
    undoEmailChange(context, bodyOf<'undoEmailChange'>(request).token, request.ip),
});
