import { randomUUID } from 'node:crypto';
import { isEmail } from '@contract/email';
import type { Database, Queryable } from '../../database/database';
import { addMail } from '../../repositories/mail/mails';
import type { Letter } from '../../texts/mail';
import { renderLetter, type Rendered } from './letter';

type MailKind =
  | 'passwordReset'
  | 'passwordChanged'
  | 'verifyEmail'
  | 'application'
  | 'accountDeleted'
  | 'emailChanged'
  | 'answerReminder'
  | 'jobConfirmation'
  | 'notice'
  | 'letter'
  | 'interview'
  | 'digest'
  | 'alertConfirmation'
  | 'jobAlert';
export type Mail = {
  kind: MailKind;
  /** a bare email address */ to: string;
  replyTo?: string;
  /** As it is rendered, where it doesn't look like the others. */
  letter: Letter | Rendered;
  unsubscribeUrl?: string;
  calendar?: { method: 'REQUEST' | 'CANCEL'; text: string };
  /** The application or job alert it is about: what happens to that later drops it while it waits. */
  about?: string;
  /** How long it waits before it is sent, in seconds. */
  delay?: number;
};

/** Drops control characters, which no mail program shows. */
const printable = (text: string): string => text.replaceAll(/[^\P{Cc}\n\r\t]/gu, '');
const maxSubjectLength = 180;
/** One line without invisible characters: a line break in a subject would begin another header. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, maxSubjectLength);

/**
 * Queues a mail in the transaction it reports on: rolled back, it is never sent. Call `mailQueued`
 * after the commit. Throws for an invalid address; an invalid reply address is dropped.
 */
export const queueMail = async (
  tx: Queryable,
  { kind, to, replyTo, letter, unsubscribeUrl, calendar, about, delay = 0 }: Mail,
): Promise<string> => {
  if (!isEmail(to)) throw new Error('A mail needs one e-mail address.');
  const id = randomUUID();
  const { subject, text, html } = 'html' in letter ? letter : renderLetter(letter);
  await addMail(tx, {
    id,
    kind,
    recipient: to,
    replyTo: replyTo !== undefined && isEmail(replyTo) ? replyTo : null,
    subject: oneLine(subject),
    text: printable(text),
    html: printable(html),
    unsubscribeUrl: unsubscribeUrl ?? null,
    calendar: calendar?.text ?? null,
    calendarMethod: calendar?.method ?? null,
    about: about ?? null,
    delay,
  });
  return id;
};

const listeners = new WeakMap<Database, Set<() => void>>();

/** To be called after the commit: this host's worker sends at once. Other hosts poll the queue. */
export const mailQueued = (db: Database): void => {
  for (const wake of listeners.get(db) ?? []) wake();
};

/** Calls `wake` at each `mailQueued`; returns how to unsubscribe. */
export const onMailQueued = (db: Database, wake: () => void): (() => void) => {
  const all = listeners.get(db) ?? new Set();
  listeners.set(db, all.add(wake));
  return () => {
    all.delete(wake);
  };
};
