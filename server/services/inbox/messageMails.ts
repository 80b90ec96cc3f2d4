import { paths } from '@contract/paths';
import type { Context } from '../../context';
import type { Database } from '../../database/database';
import {
  claimMessageMail,
  unreadAmong,
  type UnreadMessage,
} from '../../repositories/inbox/messageMails';
import type { Letter } from '../../texts/mail';
import { messageMailTexts } from '../../texts/messageMail';
import { notify } from '../mail/notify';
import { mailQueued } from '../mail/queue';
import { processDueHiringRows, type ClaimOptions } from '../processDueRows';

/** How many threads a mail names; the others are in the inbox. */
const maxThreads = 10;

type UnreadThread = UnreadMessage & { count: number; url: string };
/** Groups messages by thread: the first one, and how many are unread. */
const threadsOf = (unread: readonly UnreadMessage[], origin: string): UnreadThread[] => {
  const threads = new Map<string, UnreadThread>();
  for (const each of unread)
    threads.set(each.threadId, {
      ...(threads.get(each.threadId) ?? each),
      url: `${origin}${paths.thread(each.threadId)}`,
      count: (threads.get(each.threadId)?.count ?? 0) + 1,
    });
  return [...threads.values()];
};

const letterOf = (unread: readonly UnreadMessage[], name: string, origin: string): Letter => {
  const threads = threadsOf(unread, origin);
  const [only] = threads;
  if (only && unread.length === 1)
    return messageMailTexts.message({
      name,
      writer: only.writer,
      jobtitle: only.title,
      text: only.text === '' ? messageMailTexts.onlyFile : only.text,
      url: only.url,
    });
  return messageMailTexts.unreadMessages({
    name,
    count: unread.length,
    threads: threads
      .slice(0, maxThreads)
      .map(({ title, ...each }) => ({ ...each, jobtitle: title })),
  });
};

/** Returns the unread threads as lines of a daily mail. */
const linesOf = (unread: readonly UnreadMessage[], origin: string) =>
  threadsOf(unread, origin).map(({ threadId, title, writer, count, url }) => ({
    text: messageMailTexts.line({ writer, jobtitle: title, count }),
    url,
    about: threadId,
  }));

/** Mails one person about their unread messages; returns false if none is due. */
const sendOne = (
  db: Database,
  origin: string,
  { skippedIds, onLocked }: ClaimOptions,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const claimed = await claimMessageMail(tx, skippedIds);
    if (!claimed) return false;
    const { role, accountId } = claimed;
    onLocked(accountId);
    const unread = await unreadAmong(tx, claimed);
    if (unread.length === 0) return true;
    await notify(tx, {
      role,
      accountId,
      origin,
      kind: 'messages',
      lines: linesOf(unread, origin),
      write: (name) => letterOf(unread, name, origin),
    });
    return true;
  });

/** Mails people who haven't read their messages in time; returns how many people were processed. */
export const sendMessageMails = async (
  { db, log }: Pick<Context, 'db' | 'log'>,
  origin: string,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  const done = await processDueHiringRows({ log, isStopped, what: 'unread messages' }, (options) =>
    sendOne(db, origin, options),
  );
  if (done > 0) mailQueued(db);
  return done;
};
