import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { bodyOf, correspondentOf, queryOf } from '../plugins/inputs';
import { countUnreadItems } from '../repositories/inbox/inboxItems';
import { inboxPage, readInboxItems } from '../services/inbox/inbox';

/** Handlers for the inbox of a job seeker or employer. */
export const inboxRoutes = ({ db }: Context): Handlers => ({
  getInbox: async (request) =>
    inboxPage(db, correspondentOf(request), queryOf<'getInbox'>(request)),

  getUnreadCount: async (request) => ({
    unread: await countUnreadItems(db, correspondentOf(request)),
  }),

  readInbox: async (request, reply) => {
    await readInboxItems(db, correspondentOf(request), bodyOf<'readInbox'>(request).ids);
    return reply.code(204).send();
  },
});
