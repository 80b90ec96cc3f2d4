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
import { eachDueInHiring, type Taking } from '../eachDue';
import { notify } from '../mail/notify';
import { mailQueued } from '../mail/queue';

/** Threads that one mail names; the others are found in the inbox. */
const maxThreads = 10;

type UnreadThread = UnreadMessage & { count: number; url: string };
/** Each thread with how many of its messages are unread, and the first of them. */
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

/** The same in somebody's daily mail. */
const linesOf = (unread: readonly UnreadMessage[], origin: string) =>
  threadsOf(unread, origin).map(({ threadId, title, writer, count, url }) => ({
    text: messageMailTexts.line({ writer, jobtitle: title, count }),
    url,
    about: threadId,
  }));

/** Mails one person about what they haven't read; false: nobody's time has come. */
const sendOne = (db: Database, origin: string, { aside, locked }: Taking): Promise<boolean> =>
  db.transaction(async (tx) => {
    const claimed = await claimMessageMail(tx, aside);
    if (!claimed) return false;
    const { role, accountId } = claimed;
    locked(accountId);
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

/** Mails those who haven't read their messages in time; returns how many people were looked at. */
export const sendMessageMails = async (
  { db, log }: Pick<Context, 'db' | 'log'>,
  origin: string,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  const done = await eachDueInHiring({ log, isStopped, what: 'unread messages' }, (taking) =>
    sendOne(db, origin, taking),
  );
  if (done > 0) mailQueued(db);
  return done;
};
