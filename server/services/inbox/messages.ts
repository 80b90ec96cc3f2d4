import { randomUUID } from 'node:crypto';
import type { AccountRole } from '@contract/accountFields';
import type { Actor } from '../../caller';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import {
  addMessage,
  addMessageFile,
  findMessage,
  listMessages,
  markMessagesRead,
  type MessageRow,
} from '../../repositories/applications/applicationMessages';
import { setAnswered } from '../../repositories/applications/applications';
import { addEvents } from '../../repositories/inbox/events';
import { markThreadItemsRead, type InboxOwner } from '../../repositories/inbox/inboxItems';
import { addMessageMail, dropReadMails } from '../../repositories/inbox/messageMails';
import {
  findThread,
  findThreads,
  lockThread,
  type ThreadRow,
} from '../../repositories/inbox/threads';
import { addFile, type NewFile, type StoredFile } from '../../repositories/media/files';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { hostApplicationTexts } from '../../texts/applications';
import { hostTexts } from '../../texts/errors';
import type { Wire } from '../../wire';
import { toMessage } from '../applications/applicationWire';
import { shownPerson } from '../applications/people';
import { placeFile, readFile } from '../files/storedFiles';
import { mediaAddress } from '../jobs/jobWire';
import { recordMade } from '../limits/exactlyOnce';
import { watchMessage } from '../moderation/abuseSignals';
import { kindOf, readResumeFile, resumeName } from '../resumes/resumeFile';
import { checkMayWrite, reachedBy, silenceOf, stateSilence } from './standing';
import { tell } from './tell';

/** One of a thread's two sides. */
export type Correspondent = Actor & { role: AccountRole };

/** The account on the other side of a thread. */
export const otherSide = (
  { employerId, seekerId }: Pick<ThreadRow, 'employerId' | 'seekerId'>,
  role: AccountRole,
): InboxOwner =>
  role === 'employer'
    ? { role: 'jobseeker', accountId: seekerId }
    : { role: 'employer', accountId: employerId };

/** The account on the own side of a thread: for colleagues, the one that the job is under. */
const sideOf = (
  { employerId, seekerId }: Pick<ThreadRow, 'employerId' | 'seekerId'>,
  role: AccountRole,
): InboxOwner => ({ role, accountId: role === 'employer' ? employerId : seekerId });

/** A thread as one of its sides reads it. */
export const readThread = async (
  db: Database,
  { role, accountId }: Correspondent,
  id: string,
): Promise<Wire<'Thread'>> => {
  const thread = await findThread(db, id);
  if (!thread) throw new ApiError(404, hostTexts.notFound);
  const other = otherSide(thread, role);
  const [messages, standing, name, self] = await Promise.all([
    listMessages(db, thread),
    silenceOf(db, thread, { role, accountId }),
    shownPerson(db, other.role, other.accountId),
    shownPerson(db, role, accountId),
  ]);
  const silence = stateSilence(thread) ?? standing.silence;
  return {
    _id: thread.id,
    ...(thread.applicationId !== null && { applicationId: thread.applicationId }),
    ...(thread.invitationId !== null && { invitationId: thread.invitationId }),
    jobId: thread.jobId,
    jobtitle: thread.title,
    companyname: thread.company,
    ...(thread.logoId !== null && { companyLogo: mediaAddress(thread.logoId) }),
    self,
    other: name,
    messages: messages.map(toMessage),
    mayWrite: silence === undefined,
    ...(silence !== undefined && { silence }),
    isBlocked: standing.isBlocked,
  };
};

/** What somebody is told a thread is about. */
const topicOf = (thread: ThreadRow) =>
  thread.applicationId === null
    ? { invitationId: thread.id, between: thread }
    : { applicationId: thread.applicationId, between: thread };

type NewMessage = { text: string; file?: { name: string; bytes: Buffer } };

/** A file that came with a message, checked as CVs are. */
const storeFile = async (
  tx: Queryable,
  messageId: string,
  { name, stored }: { name: string; stored: NewFile },
): Promise<void> => {
  const fileId = randomUUID();
  await addFile(tx, fileId, stored);
  await addMessageFile(tx, messageId, {
    fileId,
    name: resumeName(name, kindOf(stored.contentType)),
  });
};

/**
 * Writes to the other side, who finds it in their inbox and is mailed unless they read it soon; an
 * employer's message counts as an answer. 400 for nothing, 409 where they can't write to each other.
 */
export const sendMessage = async (
  db: Database,
  actor: Correspondent,
  threadId: string,
  { text, file }: NewMessage,
): Promise<MessageRow> => {
  const words = text.trim();
  if (words === '' && !file) throw new ApiError(400, hostApplicationTexts.emptyMessage, 'text');
  const stored = file && (await placeFile(db, await readResumeFile('file', file.bytes)));
  const id = randomUUID();
  return db.transaction(async (tx) => {
    const thread = await lockThread(tx, threadId);
    if (!thread) throw new ApiError(404, hostTexts.notFound);
    const silence = stateSilence(thread);
    if (silence !== undefined) throw new ApiError(409, silence);
    await checkMayWrite(tx, thread, actor);
    await addMessage(tx, {
      id,
      thread,
      from: actor.role,
      name: await shownPerson(tx, actor.role, actor.accountId),
      text: words,
    });
    if (file && stored) await storeFile(tx, id, { name: file.name, stored });
    await recordMade(tx, id);
    const to = otherSide(thread, actor.role);
    await watchMessage(tx, {
      // whoever wrote it, not the colleague that the job is under
      from: { role: actor.role, accountId: actor.accountId },
      recipientId: to.accountId,
      jobId: thread.jobId,
      text: words,
    });
    if (actor.role === 'employer') {
      if (thread.applicationId !== null) await setAnswered(tx, thread.applicationId);
      await addAudit(tx, { ...auditActor(actor), action: 'sendMessage', recordId: thread.id });
    }
    await addMessageMail(tx, to.role, to.accountId, id);
    await tell(tx, { to, kind: 'message', about: topicOf(thread) });
    // the writer's other pages
    await addEvents(tx, [
      { role: actor.role, accountId: actor.accountId, kind: 'sent', about: thread.id },
    ]);
    // before an application takes it along
    return readMessage(tx, thread.id, id);
  });
};

/** 404 for a message that isn't in the thread. */
export const readMessage = async (
  db: Queryable,
  threadId: string,
  id: string,
): Promise<MessageRow> => {
  const thread = await findThread(db, threadId);
  const message = thread && (await findMessage(db, thread, id));
  if (!message) throw new ApiError(404, hostTexts.notFound);
  return message;
};

/** The file of a message; 404 where it has none. */
export const readMessageFile = async (
  db: Database,
  threadId: string,
  messageId: string,
): Promise<{ name: string; file: StoredFile }> => {
  const { fileId, fileName } = await readMessage(db, threadId, messageId);
  const file = fileId === null ? undefined : await readFile(db, fileId);
  if (!file) throw new ApiError(404, hostTexts.notFound);
  return { name: fileName ?? '', file };
};

/** Threads by whose they are on the reader's side: for colleagues, whom the job is under. */
const bySide = (threads: readonly ThreadRow[], role: AccountRole): [string, ThreadRow[]][] => {
  const sides = new Map<string, ThreadRow[]>();
  for (const thread of threads) {
    const { accountId } = sideOf(thread, role);
    const own = sides.get(accountId) ?? [];
    own.push(thread);
    sides.set(accountId, own);
  }
  return [...sides];
};

/**
 * Marks what the other side wrote as read, on all of the reader's devices; the writers see it. What a
 * colleague has read is read for whoever the job is under. However many threads there are, it is a
 * few statements. Returns how many of the threads there are.
 */
export const markThreadsRead = async (
  tx: Queryable,
  { role }: InboxOwner,
  threadIds: readonly string[],
): Promise<number> => {
  const threads = await findThreads(tx, threadIds);
  if (threads.length === 0) return 0;
  const read = new Set(await markMessagesRead(tx, threads, role));
  const changed: ThreadRow[] = [];
  for (const [accountId, own] of bySide(threads, role)) {
    const wereUnread = new Set(await markThreadItemsRead(tx, { role, accountId }, own));
    const ownChanged = own.filter(({ id }) => read.has(id) || wereUnread.has(id));
    if (ownChanged.length > 0) await dropReadMails(tx, role, accountId);
    changed.push(...ownChanged);
  }
  const reached = await reachedBy(
    tx,
    threads.filter(({ id }) => read.has(id)),
  );
  const event = ({ id }: ThreadRow) => ({ kind: 'read', about: id });
  await addEvents(tx, [
    ...changed.map((thread) => ({ ...sideOf(thread, role), ...event(thread) })),
    ...reached.map((thread) => ({ ...otherSide(thread, role), ...event(thread) })),
  ]);
  return threads.length;
};

/** The same in one thread; 404 where there is none. */
export const markThreadRead = async (
  tx: Queryable,
  reader: InboxOwner,
  threadId: string,
): Promise<void> => {
  if ((await markThreadsRead(tx, reader, [threadId])) === 0)
    throw new ApiError(404, hostTexts.notFound);
};
