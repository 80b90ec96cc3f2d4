import sql from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';
import { isBlocked } from './blocks';

/** How long a message must be unread before its reader gets an email, in minutes. */
const mailDelayMinutes = 10;

/**
 * Schedules an email about a message, unless it is read before; several messages share one email.
 */
export const addMessageMail = (
  tx: Queryable,
  role: AccountRole,
  accountId: string,
  messageId: string,
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO message_mails (role, account_id, message_ids, due_at) VALUES (${role}, ${accountId}, ARRAY[${messageId}::uuid], now() + make_interval(mins => ${mailDelayMinutes}))
  ON CONFLICT (role, account_id) DO UPDATE SET message_ids = message_mails.message_ids || excluded.message_ids`);

/** Deletes the scheduled email if all of its messages have been read. */
export const dropReadMails = (
  tx: Queryable,
  role: AccountRole,
  accountId: string,
): Promise<number> =>
  tx.execute(sql`
  DELETE FROM message_mails w WHERE w.role = ${role} AND w.account_id = ${accountId}
    AND NOT EXISTS (SELECT 1 FROM application_messages m WHERE m.id = ANY(w.message_ids) AND m.read_at IS NULL)`);

type MessageMail = { role: AccountRole; accountId: string; messageIds: string[] };
/**
 * Claims the email that has been due the longest, skipping accounts in `skippedIds`; concurrent
 * hosts get different ones.
 */
export const claimMessageMail = async (
  tx: Queryable,
  skippedIds: readonly string[],
): Promise<MessageMail | undefined> => {
  const [row] = await tx.query<MessageMail>(sql`
    DELETE FROM message_mails WHERE (role, account_id) = (
      SELECT role, account_id FROM message_mails WHERE due_at <= now() AND account_id <> ALL(${[...skippedIds]}::uuid[]) ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING role, account_id AS "accountId", message_ids AS "messageIds"`);
  return row;
};

export type UnreadMessage = {
  threadId: string;
  writer: string;
  text: string;
  hasFile: boolean;
  title: string;
};
/**
 * Returns those of an email's messages that its reader hasn't read, oldest first. Skips messages to
 * or from a suspended account, about an invitation that is no longer accepted, or between sides
 * that block each other.
 */
export const unreadAmong = (
  db: Queryable,
  { role, accountId, messageIds }: MessageMail,
): Promise<UnreadMessage[]> =>
  db.query<UnreadMessage>(sql`
  SELECT t.id AS "threadId", m.author_name AS writer, m.text, EXISTS (SELECT 1 FROM message_files f WHERE f.message_id = m.id) AS "hasFile", j.title
  FROM application_messages m
  JOIN LATERAL (
    SELECT a.id, a.job_id, a.employer_id, a.seeker_id FROM applications a WHERE a.id = m.application_id
    UNION ALL SELECT i.id, i.job_id, i.employer_id, i.seeker_id FROM candidate_invitations i WHERE i.id = m.invitation_id AND i.state = 'accepted') t ON true
  JOIN jobs j ON j.id = t.job_id JOIN employers e ON e.id = t.employer_id JOIN job_seekers s ON s.id = t.seeker_id
  WHERE m.id = ANY(${messageIds}::uuid[]) AND ${role === 'employer' ? sql`t.employer_id` : sql`t.seeker_id`} = ${accountId} AND m.read_at IS NULL
    AND e.suspended_at IS NULL AND s.suspended_at IS NULL AND NOT ${isBlocked(sql`t.employer_id`, sql`t.seeker_id`)}
  ORDER BY m.created_at, m.id`);
