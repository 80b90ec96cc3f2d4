import type { AccountRole } from '@contract/accountFields';
import type { Context } from '../context';
import { ApiError } from '../errors';
import { clearSessionCookie, setSessionCookie } from '../plugins/callers';
import type { Handlers } from '../plugins/contract';
import { bodyOf, callerOf, pathOf, queryOf } from '../plugins/inputs';
import { findCreatedAt } from '../repositories/accounts/accounts';
import {
  endOtherSessionsOf,
  endSessionOf,
  listSessionsOf,
} from '../repositories/accounts/sessions';
import { accountEntries } from '../services/accounts/accountExport';
import { deletedPage, restoreAccount } from '../services/accounts/deletedAccounts';
import { deviceOf } from '../services/accounts/device';
import {
  agreeToTerms,
  changePassword,
  confirmPassword,
  consentOf,
} from '../services/accounts/ownAccount';
import { removeAccount } from '../services/accounts/removeAccount';
import { sessionKeys } from '../services/accounts/sessions';
import { sendZip } from '../services/office/zip';
import { siteOrigin } from '../services/site/origin';
import { hostTexts } from '../texts/errors';
import type { Wire } from '../wire';

/** Handlers for the caller's own sessions and password. */
const sessionHandlers = (context: Context): Handlers => {
  const { db } = context;
  return {
    getSessions: async (request): Promise<Wire<'OwnSession'>[]> => {
      const { role, accountId } = callerOf(request);
      const rows = await listSessionsOf(db, role, accountId);
      return rows
        .map(({ id, device, createdAt, seenAt }) => ({
          _id: id,
          current: id === request.sessionId,
          device,
          createdAt: createdAt.toISOString(),
          seenAt: seenAt.toISOString(),
        }))
        .toSorted((one, other) => Number(other.current) - Number(one.current));
    },
    endSession: async (request, reply) => {
      const { role, accountId } = callerOf(request);
      const { id } = pathOf<'endSession'>(request);
      if ((await endSessionOf(db, role, accountId, id)) === 0)
        throw new ApiError(404, hostTexts.notFound);
      if (id === request.sessionId) clearSessionCookie(request, reply, context, role);
      return reply.code(204).send();
    },
    endOtherSessions: async (request, reply) => {
      const { role, accountId } = callerOf(request);
      await endOtherSessionsOf(db, role, accountId, request.sessionId ?? '');
      return reply.code(204).send();
    },
    checkPassword: async (request, reply) => {
      const { password } = bodyOf<'checkPassword'>(request);
      await confirmPassword(context, callerOf(request), password, request.ip);
      return reply.code(204).send();
    },
    changePassword: async (request, reply) => {
      const caller = callerOf(request);
      const session = await changePassword(context, caller, bodyOf<'changePassword'>(request), {
        address: request.ip,
        device: deviceOf(request),
        origin: siteOrigin(request, context.env),
      });
      setSessionCookie(request, reply, context, caller.role, session.secret);
      return reply.send(
        await sessionKeys(db, { id: session.id, role: caller.role, username: caller.username }),
      );
    },
  };
};

/** Handlers for an employer's or job seeker's own account and data (product §5). */
const ownAccountHandlers = (context: Context): Handlers => {
  const { db } = context;
  return {
    getAccount: async (request): Promise<Wire<'Account'>> => {
      const { role, accountId, username } = person(request);
      const createdAt = await findCreatedAt(db, role, accountId);
      return {
        username,
        role,
        createdAt: createdAt.toISOString(),
        ...(await consentOf(context, role, accountId)),
      };
    },
    agreeToTerms: async (request, reply) => {
      const { role, accountId } = person(request);
      await agreeToTerms(context, role, accountId, bodyOf<'agreeToTerms'>(request).version);
      return reply.code(204).send();
    },
    exportAccount: async (request, reply) => {
      const { role, ...caller } = person(request);
      const actor = { role, ...caller };
      return sendZip(reply, actor, 'my-data', accountEntries(db, role, actor));
    },
    deleteAccount: async (request, reply) => {
      const { role, accountId, username } = person(request);
      const caller = { role, accountId, username };
      const { password } = bodyOf<'deleteAccount'>(request);
      const verifiedHash = await confirmPassword(context, caller, password, request.ip);
      await removeAccount(context, caller, role, accountId, {
        verifiedHash,
        origin: siteOrigin(request, context.env),
      });
      clearSessionCookie(request, reply, context, role);
      return reply.code(204).send();
    },
  };
};

/** Handlers for restoring deleted accounts, for administrators (product §6). */
const deletedAccountHandlers = ({ db }: Context): Handlers => ({
  getDeletedAccounts: (request) => deletedPage(db, queryOf<'getDeletedAccounts'>(request)),
  restoreAccount: async (request, reply) => {
    await restoreAccount(db, callerOf(request), pathOf<'restoreAccount'>(request).id);
    return reply.code(204).send();
  },
});

export const accountRoutes = (context: Context): Handlers => ({
  ...sessionHandlers(context),
  ...ownAccountHandlers(context),
  ...deletedAccountHandlers(context),
});

/** Returns the caller of an operation that only employers and job seekers may use. */
const person = (
  request: Parameters<typeof callerOf>[0],
): { role: AccountRole; accountId: string; username: string } => {
  const { role, accountId, username } = callerOf(request);
  if (role === 'admin') throw new Error('An administrator has no account of this kind.');
  return { role, accountId, username };
};
