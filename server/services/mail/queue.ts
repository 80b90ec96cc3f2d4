import { randomUUID } from 'node:crypto';
import { isEmail } from '@contract/text/email';
import type { Database, Queryable } from '../../database/database';
import { addMail } from '../../repositories/mail/mails';
import { notifySiblings } from '../../siblings';
import type { Letter } from '../../texts/mail';
import { renderLetter, type Rendered } from './letter';

type MailKind =
  | 'passwordReset'
  | 'passwordChanged'
  | 'verifyEmail'
  | 'application'
  | 'accountDeleted'
  | 'suspended'
  | 'restored'
  | 'emailChanged'
  | 'answerReminder'
  | 'jobConfirmation'
  | 'notice'
  | 'letter'
  | 'messages'
  | 'interview'
  | 'digest'
  | 'alertConfirmation'
  | 'jobAlert'
  | 'invitation'
  | 'newCandidates'
  | 'colleagueInvitation'
  | 'helpQuestion';
export type Mail = {
  kind: MailKind;
  /** a bare email address */ to: string;
  replyTo?: string;
  /** The mail, already rendered if it has a layout of its own. */
  letter: Letter | Rendered;
  unsubscribeUrl?: string;
  calendar?: { method: 'REQUEST' | 'CANCEL'; text: string };
  /**
   * The application, job alert, invitation or decision it is about: later events drop the mail by
   * it while it is queued.
   */
  about?: string;
  /** How long to delay it, in seconds. */
  delay?: number;
};

/** Removes control characters, which no mail program shows. */
const printable = (text: string): string => text.replaceAll(/[^\P{Cc}\n\r\t]/gu, '');
const maxSubjectLength = 180;
/**
 * Reduces a text to one line without invisible characters: a line break in a subject would begin
 * another header.
 */
const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, maxSubjectLength);

/**
 * Queues a mail in the transaction it reports on: if that is rolled back, the mail is never sent.
 * Call `mailQueued` after the commit. Throws for an invalid address; drops an invalid reply
 * address.
 */
export const queueMail = async (
  tx: Queryable,
  { kind, to, replyTo, letter, unsubscribeUrl, calendar, about, delay = 0 }: Mail,
): Promise<string> => {
  if (!isEmail(to)) throw new Error('A mail needs one email address.');
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

/** Makes this process's mailer, if it has one, send at once. */
export const wakeMailer = (db: Database): void => {
  for (const wake of listeners.get(db) ?? []) wake();
};

/** Makes this host's mailer send at once; call it after the commit. Other hosts poll the queue. */
export const mailQueued = (db: Database): void => {
  wakeMailer(db);
  // best effort: a mailer that misses it finds the mail at its next poll
  notifySiblings({ about: 'mail' }).catch(() => {});
};

/** Calls `wake` at each `mailQueued`; returns a function that unsubscribes. */
export const onMailQueued = (db: Database, wake: () => void): (() => void) => {
  const all = listeners.get(db) ?? new Set();
  listeners.set(db, all.add(wake));
  return () => {
    all.delete(wake);
  };
};
