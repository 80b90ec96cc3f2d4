import type { Context } from '../context';
import { clearSessionCookie, cookieOf, sessionsOfCookies } from '../plugins/callers';
import type { Handlers } from '../plugins/contract';
import { queryOf } from '../plugins/inputs';
import { endSession } from '../repositories/accounts/sessions';
import { sessionKeys } from '../services/accounts/sessions';

/** Handlers for the browser's session, and logout (product §4). */
export const sessionRoutes = (context: Context): Handlers => {
  return {
    getSession: async (request, reply) => {
      const [latest] = await sessionsOfCookies(request, context);
      const text =
        latest === undefined ? 'null' : JSON.stringify(await sessionKeys(context.db, latest));
      // sent as text, since Fastify treats a bare null as no body
      return reply.type('application/json; charset=utf-8').send(text);
    },
    logOut: async (request, reply) => {
      const { role } = queryOf<'logOut'>(request);
      if (role !== undefined) {
        const held = (await sessionsOfCookies(request, context)).filter((one) => one.role === role);
        for (const { id } of held) await endSession(context.db, id);
        if (cookieOf(request, role) !== undefined)
          clearSessionCookie(request, reply, context, role);
        return reply.code(204).send();
      }
      const { caller, sessionId } = request;
      if (caller !== null && sessionId !== undefined) {
        const held = await sessionsOfCookies(request, context);
        await endSession(context.db, sessionId);
        // the bearer token may belong to another session than this browser's cookie: then the
        // cookie stays
        const foreign = held.some(({ role, id }) => role === caller.role && id !== sessionId);
        if (!foreign && cookieOf(request, caller.role) !== undefined)
          clearSessionCookie(request, reply, context, caller.role);
      }
      return reply.code(204).send();
    },
  };
};
