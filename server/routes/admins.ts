import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { bodyOf } from '../plugins/inputs';
import { logIn } from '../services/logIn';
import { newToken } from '../services/sessions';

/** The administrator's log-in (spec §2.16); the token goes into `data`. */
export const adminsRoutes = (context: Context): Handlers => ({
  loginAdmin: async (request, reply) => {
    const { adminname, adminpassword } = bodyOf<'loginAdmin'>(request);
    const { sessionId } = await logIn(context, request, reply, { role: 'admin', username: adminname, password: adminpassword });
    return { data: await newToken(context.db, sessionId) };
  },
});
