import { randomUUID } from 'node:crypto';
import { isEmail } from '@contract/email';
import type { Database, Queryable } from '../../database/database';
import { addMail } from '../../repositories/mail/mails';
import type { Letter } from '../../texts/mail';
import { renderLetter } from './letter';

type MailKind =
  | 'passwordReset'
  | 'passwordChanged'
  | 'verifyEmail'
  | 'application'
  | 'accountDeleted'
  | 'emailChanged';
export type Mail = {
  kind: MailKind;
  /** an e-mail address alone */ to: string;
  replyTo?: string;
  letter: Letter;
};

/** Signs that no text has and no mail program shows. */
const printable = (text: string): string => text.replaceAll(/[^\P{Cc}\n\r\t]/gu, '');
const maxSubjectLength = 180;
/** One line without invisible signs: a line's end in a subject would begin another header. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, maxSubjectLength);

/**
 * Puts a mail into the queue, in the transaction that it tells of: rolled back, it is never sent.
 * Once that is committed call `mailQueued`. An address that is none fails; an answer's address that
 * is none is left out.
 */
export const queueMail = async (
  tx: Queryable,
  { kind, to, replyTo, letter }: Mail,
): Promise<string> => {
  if (!isEmail(to)) throw new Error('A mail needs one e-mail address.');
  const id = randomUUID();
  const { subject, text, html } = renderLetter(letter);
  await addMail(tx, {
    id,
    kind,
    recipient: to,
    replyTo: replyTo !== undefined && isEmail(replyTo) ? replyTo : null,
    subject: oneLine(subject),
    text: printable(text),
    html: printable(html),
  });
  return id;
};

const listeners = new WeakMap<Database, Set<() => void>>();

/**
 * To be called once something queued is committed: this host's worker looks at once. Other hosts
 * find it by themselves, a little later.
 */
export const mailQueued = (db: Database): void => {
  for (const wake of listeners.get(db) ?? []) wake();
};

/** Calls `wake` at each `mailQueued`; answers how to end that. */
export const onMailQueued = (db: Database, wake: () => void): (() => void) => {
  const all = listeners.get(db) ?? new Set();
  listeners.set(db, all.add(wake));
  return () => {
    all.delete(wake);
  };
};
