import type { Context } from '../context';
import { clearSessionCookie, cookieOf, sessionsOfCookies } from '../plugins/callers';
import type { Handlers } from '../plugins/contract';
import { endSession } from '../repositories/accounts/sessions';
import { sessionKeys } from '../services/accounts/sessions';

/** The browser's session, and logout (product §4). */
export const sessionRoutes = (context: Context): Handlers => {
  return {
    getSession: async (request, reply) => {
      const [latest] = await sessionsOfCookies(request, context);
      const text =
        latest === undefined ? 'null' : JSON.stringify(await sessionKeys(context.db, latest));
      // sent as text: Fastify takes a bare null for no body
      return reply.type('application/json; charset=utf-8').send(text);
    },
    logOut: async (request, reply) => {
      const { caller, sessionId } = request;
      if (caller !== null && sessionId !== undefined) {
        const held = await sessionsOfCookies(request, context);
        await endSession(context.db, sessionId);
        // a bearer token may belong to another browser's session than the cookie: then the cookie
        // stays
        const foreign = held.some(({ role, id }) => role === caller.role && id !== sessionId);
        if (!foreign && cookieOf(request, caller.role) !== undefined)
          clearSessionCookie(request, reply, context, caller.role);
      }
      return reply.code(204).send();
    },
  };
};
