import type { AccountRole } from '@contract/accountFields';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { blockSeeker, unblockSeeker } from '../../repositories/inbox/blocks';
import { addEvents } from '../../repositories/inbox/events';
import { dropReadMails } from '../../repositories/inbox/messageMails';
import { findThread, type ThreadRow } from '../../repositories/inbox/threads';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { hostTexts } from '../../texts/errors';
import { blockEmployerOf, unblockEmployerOf } from '../candidates/blockedEmployers';
import type { Correspondent } from './messages';

const change = async (
  tx: Queryable,
  role: AccountRole,
  thread: ThreadRow,
  isWanted: boolean,
): Promise<void> => {
  if (role === 'jobseeker') await (isWanted ? blockEmployerOf : unblockEmployerOf)(tx, thread);
  else await (isWanted ? blockSeeker : unblockSeeker)(tx, thread);
};

/**
 * Blocks the other side of a thread in all threads, or unblocks it. The other side isn't notified.
 */
export const setBlocked = (
  db: Database,
  actor: Correspondent,
  threadId: string,
  isWanted: boolean,
): Promise<void> =>
  db.transaction(async (tx) => {
    const thread = await findThread(tx, threadId);
    if (!thread) throw new ApiError(404, hostTexts.notFound);
    const { role, accountId } = actor;
    await change(tx, role, thread, isWanted);
    await dropReadMails(tx, role, accountId);
    await addAudit(tx, {
      ...auditActor(actor),
      action: isWanted ? 'blockThread' : 'unblockThread',
      recordId: role === 'employer' ? thread.seekerId : thread.employerId,
    });
    await addEvents(tx, [{ role, accountId, kind: 'read', about: thread.id }]);
  });
