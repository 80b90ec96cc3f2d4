import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { bodyOf, callerOf, pathOf } from '../plugins/inputs';
import { removeHidden } from '../repositories/inbox/hiddenItems';
import { hiddenList, hide, joinHidden } from '../services/inbox/hiddenItems';

/** Handlers for the jobs and companies that a job seeker has hidden. */
export const hiddenItemsRoutes = ({ db }: Context): Handlers => ({
  getHidden: async (request) => hiddenList(db, callerOf(request).accountId),

  joinHidden: async (request) =>
    joinHidden(db, callerOf(request).accountId, bodyOf<'joinHidden'>(request)),

  hide: async (request, reply) => {
    const { kind, key } = pathOf<'hide'>(request);
    await hide(db, callerOf(request).accountId, kind, key);
    return reply.code(204).send();
  },

  unhide: async (request, reply) => {
    const { kind, key } = pathOf<'unhide'>(request);
    await removeHidden(db, callerOf(request).accountId, kind, key);
    return reply.code(204).send();
  },
});
