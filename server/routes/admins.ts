import { paths } from '@contract/paths';
import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { neverStoreResponse } from '../plugins/idempotency';
import { bodyOf, callerOf, pathOf } from '../plugins/inputs';
import { listAdmins } from '../repositories/office/admins';
import { listInvitations } from '../repositories/office/invitations';
import { issueToken } from '../services/accounts/sessions';
import {
  acceptInvitation,
  endAdmin,
  inviteAdmin,
  withdrawInvitation,
} from '../services/office/administrators';
import { logInWithCookie } from './logIn';

const adminHandlers = (context: Context): Handlers => ({
  loginAdmin: async (request, reply) => {
    const { adminname, adminpassword } = bodyOf<'loginAdmin'>(request);
    const { sessionId } = await logInWithCookie(context, request, reply, {
      role: 'admin',
      username: adminname,
      password: adminpassword,
    });
    return { data: await issueToken(context.db, sessionId) };
  },

  getAdmins: async (request) => {
    const { accountId } = callerOf(request);
    const [admins, invitations] = await Promise.all([
      listAdmins(context.db),
      listInvitations(context.db),
    ]);
    return {
      items: admins.map(({ id, name, createdAt, seenAt }) => ({
        _id: id,
        adminname: name,
        createdAt: createdAt.toISOString(),
        seenAt: seenAt?.toISOString() ?? null,
        you: id === accountId,
      })),
      invitations: invitations.map(({ id, name, invitedBy, expiresAt }) => ({
        _id: id,
        adminname: name,
        invitedBy,
        expiresAt: expiresAt.toISOString(),
      })),
    };
  },

  endAdmin: async (request, reply) => {
    await endAdmin(context.db, callerOf(request), pathOf<'endAdmin'>(request).id);
    return reply.code(204).send();
  },
});

const invitationHandlers = (context: Context): Handlers => ({
  inviteAdmin: async (request, reply) => {
    const { token, expiresAt } = await inviteAdmin(
      context.db,
      callerOf(request),
      bodyOf<'inviteAdmin'>(request).adminname,
    );
    // shown only once
    neverStoreResponse(request);
    return reply
      .code(201)
      .send({ path: `${paths.adminInvite()}#${token}`, expiresAt: expiresAt.toISOString() });
  },

  withdrawInvitation: async (request, reply) => {
    const { id } = pathOf<'withdrawInvitation'>(request);
    await withdrawInvitation(context.db, callerOf(request), id);
    return reply.code(204).send();
  },

  acceptInvitation: async (request, reply) => {
    const { token, adminpassword } = bodyOf<'acceptInvitation'>(request);
    return reply
      .code(201)
      .send({ adminname: await acceptInvitation(context, request.ip, token, adminpassword) });
  },
});

/**
 * Handlers for the administrator's login (spec §2.16; the token goes into `data`), the
 * administrators themselves and their invitations.
 */
export const adminsRoutes = (context: Context): Handlers => ({
  ...adminHandlers(context),
  ...invitationHandlers(context),
});
