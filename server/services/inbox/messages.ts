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
import { storeIdempotencyRecord } from '../limits/exactlyOnce';
import { watchMessage } from '../moderation/abuseSignals';
import { kindOf, readResumeFile, resumeName } from '../resumes/resumeFile';
import { notifyInbox } from './notifyInbox';
import { checkMayWrite, reachedBy, silenceOf, stateSilence } from './relationship';

/** A caller who is on one of a thread's two sides. */
export type Correspondent = Actor & { role: AccountRole };

/** Returns the account on the other side of a thread. */
export const otherSide = (
  { employerId, seekerId }: Pick<ThreadRow, 'employerId' | 'seekerId'>,
  role: AccountRole,
): InboxOwner =>
  role === 'employer'
    ? { role: 'jobseeker', accountId: seekerId }
    : { role: 'employer', accountId: employerId };

/**
 * Returns the account on the caller's side of a thread: for colleagues, the account that owns the
 * job.
 */
const sideOf = (
  { employerId, seekerId }: Pick<ThreadRow, 'employerId' | 'seekerId'>,
  role: AccountRole,
): InboxOwner => ({ role, accountId: role === 'employer' ? employerId : seekerId });

/** Returns a thread as one of its sides sees it. */
export const readThread = async (
  db: Database,
  { role, accountId }: Correspondent,
  id: string,
): Promise<Wire<'Thread'>> => {
  const thread = await findThread(db, id);
  if (!thread) throw new ApiError(404, hostTexts.notFound);
  const other = otherSide(thread, role);
  const [messages, relationship, name, self] = await Promise.all([
    listMessages(db, thread),
    silenceOf(db, thread, { role, accountId }),
    shownPerson(db, other.role, other.accountId),
    shownPerson(db, role, accountId),
  ]);
  const silence = stateSilence(thread) ?? relationship.silence;
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
    isBlocked: relationship.isBlocked,
  };
};

/** Returns what a thread's notifications are about. */
const topicOf = (thread: ThreadRow) =>
  thread.applicationId === null
    ? { invitationId: thread.id, between: thread }
    : { applicationId: thread.applicationId, between: thread };

type NewMessage = { text: string; file?: { name: string; bytes: Buffer } };

/** Stores a file attached to a message, which was checked like a CV. */
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
 * Sends a message to the other side: it appears in their inbox, and is mailed unless they read it
 * soon. An employer's message counts as an answer. Throws a 400 for an empty message, a 409 if they
 * can't write to each other.
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
    await storeIdempotencyRecord(tx, id);
    const to = otherSide(thread, actor.role);
    await watchMessage(tx, {
      // the account that wrote it, not the one that owns the job
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
    await notifyInbox(tx, { to, kind: 'message', about: topicOf(thread) });
    // for the writer's other open pages
    await addEvents(tx, [
      { role: actor.role, accountId: actor.accountId, kind: 'sent', about: thread.id },
    ]);
    // in this transaction, before the thread can be deleted with its application
    return readMessage(tx, thread.id, id);
  });
};

/** Returns a message; throws a 404 if it isn't in the thread. */
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

/** Returns a message's file; throws a 404 if it has none. */
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

/**
 * Groups threads by the account on the reader's side: for colleagues, the one that owns the job.
 */
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
 * Marks the other side's messages as read, on all of the reader's devices; the writers see that.
 * What a colleague has read is read for the job's owner, too. Uses a constant number of statements,
 * however many threads there are. Returns how many of the threads exist.
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

/** Marks one thread as read; throws a 404 if it doesn't exist. */
export const markThreadRead = async (
  tx: Queryable,
  reader: InboxOwner,
  threadId: string,
): Promise<void> => {
  if ((await markThreadsRead(tx, reader, [threadId])) === 0)
    throw new ApiError(404, hostTexts.notFound);
};
