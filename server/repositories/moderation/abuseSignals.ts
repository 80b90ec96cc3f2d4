import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';
import { deleteBatch, sweepBatch } from '../deleteBatch';
import type { InboxOwner } from '../inbox/inboxItems';

/** An action towards so many others that an administrator reviews it. */
export type SignalName = 'massInvitations' | 'copiedMessages' | 'links';

export type SentText = {
  from: InboxOwner;
  recipientId: string;
  /**
   * The hash of the text as a reader perceives it; null if the text isn't compared, such as a short
   * one.
   */
  hash: Buffer | null;
  hasLink: boolean;
};

export const addSentText = (
  tx: Queryable,
  { from, recipientId, hash, hasLink }: SentText,
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO sent_texts (id, role, account_id, recipient_id, text_hash, has_link)
  VALUES (${randomUUID()}, ${from.role}, ${from.accountId}, ${recipientId}, ${hash}, ${hasLink})`);

/** Counts to how many people an account sent a text, and links, in the last 24 hours. */
export const countRecipients = async (
  tx: Queryable,
  { role, accountId }: InboxOwner,
  hash: Buffer | null,
): Promise<{ copies: number; links: number }> => {
  const [row] = await tx.query<{ copies: number; links: number }>(sql`
    SELECT count(DISTINCT recipient_id) FILTER (WHERE text_hash = ${hash}::bytea) AS copies, count(DISTINCT recipient_id) FILTER (WHERE has_link) AS links
    FROM sent_texts WHERE role = ${role} AND account_id = ${accountId} AND sent_at > now() - interval '1 day'`);
  return row ?? { copies: 0, links: 0 };
};

/** After this time without activity, a signal starts over. */
const pause = sql`interval '1 day'`;

/** Returns the count of a current signal, and locks it; 0 if there is none. */
export const lockSignal = async (
  tx: Queryable,
  { role, accountId }: InboxOwner,
  signal: SignalName,
): Promise<number> => {
  const [row] = await tx.query<{ count: number }>(sql`
    SELECT count FROM abuse_signals WHERE role = ${role} AND account_id = ${accountId} AND signal = ${signal} AND last_at > now() - ${pause} FOR UPDATE`);
  return row?.count ?? 0;
};

/** Stores the count of a signal; starts over if the previous one has ended. */
export const storeSignal = (
  tx: Queryable,
  { role, accountId }: InboxOwner,
  { signal, count, example }: { signal: SignalName; count: number; example: string },
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO abuse_signals (role, account_id, signal, count, example) VALUES (${role}, ${accountId}, ${signal}, ${count}, ${example})
  ON CONFLICT (role, account_id, signal) DO UPDATE SET example = excluded.example, last_at = now(),
    count = CASE WHEN abuse_signals.last_at > now() - ${pause} THEN greatest(abuse_signals.count, excluded.count) ELSE excluded.count END,
    first_at = CASE WHEN abuse_signals.last_at > now() - ${pause} THEN abuse_signals.first_at ELSE now() END`);

/** Records that a case is about an account. */
export const addCaseAccount = (
  tx: Queryable,
  caseId: string,
  { role, accountId }: InboxOwner,
): Promise<number> =>
  tx.execute(
    sql`INSERT INTO case_accounts (case_id, role, account_id) VALUES (${caseId}, ${role}, ${accountId}) ON CONFLICT DO NOTHING`,
  );

export type SignalRow = {
  accountId: string;
  signal: SignalName;
  count: number;
  example: string;
  firstAt: Date;
  lastAt: Date;
};
/** Returns the signals of some accounts, newest first. */
export const listSignals = (
  db: Queryable,
  role: AccountRole,
  accountIds: readonly string[],
): Promise<SignalRow[]> =>
  db.query<SignalRow>(sql`
  SELECT account_id AS "accountId", signal, count, example, first_at AS "firstAt", last_at AS "lastAt" FROM abuse_signals
  WHERE role = ${role} AND account_id = ANY(${[...accountIds]}::uuid[]) ORDER BY last_at DESC, signal`);

/** Deletes sent texts after two days: only the last 24 hours are counted. */
export const dropOldSentTexts = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(db, sql`sent_texts`, sql`sent_at < now() - interval '2 days'`, limit);

/** Deletes signals 90 days after their last occurrence. */
export const dropOldSignals = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(db, sql`abuse_signals`, sql`last_at < now() - interval '90 days'`, limit);
