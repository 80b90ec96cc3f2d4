import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { deleteBatch, sweepBatch } from '../deleteBatch';

export type NewMail = {
  id: string;
  kind: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** For one-click unsubscribe (RFC 8058). */
  unsubscribeUrl: string | null;
  /** An iCalendar invitation or cancellation (RFC 5545), and its method. */
  calendar: string | null;
  calendarMethod: 'REQUEST' | 'CANCEL' | null;
  /** The application or job alert it is about, if a later change can make the email pointless. */
  about: string | null;
  /** Delay before it is sent, in seconds. */
  delay: number;
};

export const addMail = (tx: Queryable, m: NewMail): Promise<number> =>
  tx.execute(sql`
  INSERT INTO mails (id, kind, recipient, reply_to, subject, text_body, html_body, unsubscribe_url, calendar, calendar_method, about, next_at)
  VALUES (${m.id}, ${m.kind}, ${m.recipient}, ${m.replyTo}, ${m.subject}, ${m.text}, ${m.html}, ${m.unsubscribeUrl}, ${m.calendar}, ${m.calendarMethod}, ${m.about},
    now() + make_interval(secs => ${m.delay}))`);

/** Deletes all unsent emails about an application or job alert, even after failed attempts. */
export const dropWaitingMails = (tx: Queryable, about: string): Promise<number> =>
  tx.execute(sql`DELETE FROM mails WHERE about = ${about} AND state = 'waiting'`);

/**
 * An email claimed by this host; `attempts` includes this one, and together with the id it
 * identifies the claim.
 */
export type ClaimedMail = Omit<NewMail, 'about' | 'delay'> & { attempts: number; createdAt: Date };

/**
 * Claims the email that has been due the longest; concurrent hosts get the next one. Returns
 * `undefined` if none is due.
 */
export const claimMail = async (db: Queryable): Promise<ClaimedMail | undefined> => {
  const [row] = await db.query<ClaimedMail>(sql`
    UPDATE mails SET state = 'sending', claimed_at = now(), handed_at = NULL, attempts = attempts + 1
    WHERE id = (SELECT id FROM mails WHERE state = 'waiting' AND next_at <= now() ORDER BY next_at, created_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, recipient, reply_to AS "replyTo", subject, text_body AS text, html_body AS html, unsubscribe_url AS "unsubscribeUrl",
      calendar, calendar_method AS "calendarMethod", attempts, created_at AS "createdAt"`);
  return row;
};

type Claim = { id: string; attempts: number };
const claimed = ({ id, attempts }: Claim) =>
  sql`id = ${id} AND attempts = ${attempts} AND state = 'sending'`;

/**
 * Renews the claims on emails that the host is still sending, which would otherwise count as
 * abandoned.
 */
export const keepClaims = (db: Queryable, claims: readonly Claim[]): Promise<number> =>
  claims.length === 0
    ? Promise.resolve(0)
    : db.execute(sql`
  UPDATE mails m SET claimed_at = now() FROM unnest(${claims.map(({ id }) => id)}::uuid[], ${claims.map(({ attempts }) => attempts)}::integer[]) AS c(id, attempts)
  WHERE m.id = c.id AND m.attempts = c.attempts AND m.state = 'sending'`);

/**
 * Records that an email is about to be fully handed to the server. Returns 0 if another host has
 * claimed it, in which case it must not be sent.
 */
export const markHandedOver = (db: Queryable, claim: Claim): Promise<number> =>
  db.execute(sql`UPDATE mails SET handed_at = now() WHERE ${claimed(claim)} AND handed_at IS NULL`);

/** Finishes an email and deletes its texts, which may contain one-time links. */
export const endMail = (
  db: Queryable,
  claim: Claim,
  state: 'sent' | 'failed',
  note: string | null,
): Promise<number> =>
  db.execute(sql`
  UPDATE mails SET state = ${state}, ended_at = now(), last_error = ${note}, text_body = '', html_body = '', unsubscribe_url = NULL, calendar = NULL WHERE ${claimed(claim)}`);

/** Schedules the next attempt for an email, `seconds` from now. */
export const postponeMail = (
  db: Queryable,
  claim: Claim,
  seconds: number,
  error: string,
): Promise<number> =>
  db.execute(sql`
  UPDATE mails SET state = 'waiting', next_at = now() + make_interval(secs => ${seconds}), claimed_at = NULL, handed_at = NULL, last_error = ${error}
  WHERE ${claimed(claim)}`);

/**
 * Releases the emails of hosts that died while sending: one that may have arrived counts as sent,
 * any other is due again. `seconds` must be longer than a running host ever takes.
 */
export const releaseStaleMails = async (
  db: Queryable,
  seconds: number,
  note: string,
): Promise<{ assumedSent: string[]; again: number }> => {
  const rows = await db.query<{ id: string }>(sql`
    UPDATE mails SET state = 'sent', ended_at = now(), last_error = ${note}, text_body = '', html_body = '', unsubscribe_url = NULL, calendar = NULL
    WHERE state = 'sending' AND handed_at IS NOT NULL AND claimed_at < now() - make_interval(secs => ${seconds}) RETURNING id`);
  const again = await db.execute(sql`
    UPDATE mails SET state = 'waiting', next_at = now(), claimed_at = NULL
    WHERE state = 'sending' AND handed_at IS NULL AND claimed_at < now() - make_interval(secs => ${seconds})`);
  return { assumedSent: rows.map(({ id }) => id), again };
};

/** Deletes emails that ended over 30 days ago. */
export const dropOldMails = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(db, sql`mails`, sql`ended_at < now() - interval '30 days'`, limit);
