import { paths } from '@contract/paths';
import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { keepNowhere } from '../plugins/idempotency';
import { bodyOf, callerOf, pathOf } from '../plugins/inputs';
import { listAdmins } from '../repositories/office/admins';
import { listInvitations } from '../repositories/office/invitations';
import { newToken } from '../services/accounts/sessions';
import { accept, end, invite } from '../services/office/administrators';
import { logInWithCookie } from './logIn';

/** The administrator's log-in (spec §2.16; the token goes into `data`), and who is one. */
export const adminsRoutes = (context: Context): Handlers => ({
  loginAdmin: async (request, reply) => {
    const { adminname, adminpassword } = bodyOf<'loginAdmin'>(request);
    const { sessionId } = await logInWithCookie(context, request, reply, {
      role: 'admin',
      username: adminname,
      password: adminpassword,
    });
    return { data: await newToken(context.db, sessionId) };
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

  inviteAdmin: async (request, reply) => {
    const { token, expiresAt } = await invite(
      context.db,
      callerOf(request),
      bodyOf<'inviteAdmin'>(request).adminname,
    );
    // shown this once
    keepNowhere(request);
    return reply
      .code(201)
      .send({ path: `${paths.adminInvite()}#${token}`, expiresAt: expiresAt.toISOString() });
  },

  acceptInvitation: async (request, reply) => {
    const { token, adminpassword } = bodyOf<'acceptInvitation'>(request);
    keepNowhere(request);
    return reply
      .code(201)
      .send({ adminname: await accept(context, request.ip, token, adminpassword) });
  },

  endAdmin: async (request, reply) => {
    await end(context.db, callerOf(request), pathOf<'endAdmin'>(request).id);
    return reply.code(204).send();
  },
});
