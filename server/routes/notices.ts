import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { bodyOf, callerOf } from '../plugins/inputs';
import { listNotices, markRead, type NoticeRow } from '../repositories/moderation/notices';
import { findSuspension } from '../repositories/moderation/suspension';
import type { Wire } from '../wire';

const toNotice = ({
  id,
  kind,
  reason,
  jobId,
  title,
  createdAt,
  readAt,
}: NoticeRow): Wire<'Notice'> => ({
  _id: id,
  kind,
  reason,
  createdAt: createdAt.toISOString(),
  ...(jobId === null ? {} : { jobId }),
  ...(title === null ? {} : { jobtitle: title }),
  ...(readAt === null ? {} : { readAt: readAt.toISOString() }),
});

/** Handlers for notices for an employer about decisions on the account and its jobs. */
export const noticesRoutes = ({ db }: Context): Handlers => ({
  getNotices: async (request): Promise<Wire<'NoticeList'>> => {
    const { accountId } = callerOf(request);
    const [rows, suspension] = await Promise.all([
      listNotices(db, accountId),
      findSuspension(db, accountId),
    ]);
    return {
      items: rows.map(toNotice),
      ...(suspension && {
        suspendedAt: suspension.at.toISOString(),
        suspensionReason: suspension.reason,
      }),
    };
  },

  readNotices: async (request, reply) => {
    await markRead(db, callerOf(request).accountId, bodyOf<'readNotices'>(request).ids);
    return reply.code(204).send();
  },
});
