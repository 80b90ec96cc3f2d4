import type { Context } from '../../context';
import { ApiError } from '../../errors';
import { listMessages } from '../../repositories/applications/applicationMessages';
import { findThread } from '../../repositories/inbox/threads';
import { openCase } from '../../repositories/moderation/cases';
import { lockJob, upsertReport } from '../../repositories/moderation/reports';
import { hostTexts } from '../../texts/errors';
import { inboxTexts } from '../../texts/inbox';
import type { Wire } from '../../wire';
import { consumeReportRateLimit } from '../limits/callLimits';
import type { Visitor } from '../limits/formSigns';
import { otherSide, type Correspondent } from './messages';

/** How many of the last messages an administrator can read. */
const maxQuoted = 20;

/**
 * Reports the other side's messages: adds them to the case of the thread's job, with a copy of the
 * last messages. Throws a 409 if the other side wrote nothing, a 400 for "other" without a note.
 */
export const reportThread = async (
  context: Context,
  { actor, address, visitor }: { actor: Correspondent; address: string; visitor: Visitor },
  threadId: string,
  { reason, note = '' }: Wire<'ThreadReportInput'>,
): Promise<void> => {
  await consumeReportRateLimit(context, actor, address, visitor);
  if (reason === 'other' && note.trim() === '')
    throw new ApiError(400, inboxTexts.sayWhatIsWrong, 'note');
  await context.db.transaction(async (tx) => {
    const thread = await findThread(tx, threadId);
    if (!thread) throw new ApiError(404, hostTexts.notFound);
    const about = otherSide(thread, actor.role);
    const written = await listMessages(tx, thread);
    const messages = written.filter(({ from }) => from === about.role).map(({ text }) => text);
    if (messages.length === 0) throw new ApiError(409, inboxTexts.nothingToReport);
    await lockJob(tx, thread.jobId);
    await upsertReport(tx, {
      caseId: await openCase(tx, thread.jobId, 'message'),
      reason,
      note: note.trim(),
      role: actor.role,
      // several threads may be about one job
      key: `${actor.role}:${actor.accountId}#${thread.id}`,
      about: { ...about, messages: messages.slice(-maxQuoted) },
    });
  });
};
