import sql, { type Sql } from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';
import { isId } from '../ids';
import { isIn, isInAny, type ThreadTopic } from '../inbox/threadTopic';
import { dropUnusedFiles } from '../media/files';

export type MessageRow = {
  id: string;
  from: AccountRole;
  name: string;
  text: string;
  createdAt: Date;
  readAt: Date | null;
  fileId: string | null;
  fileName: string | null;
  fileType: string | null;
  fileSize: number | null;
};
type NewMessage = {
  id: string;
  thread: ThreadTopic;
  from: AccountRole;
  name: string;
  text: string;
};

const readMessages = (db: Queryable, condition: Sql): Promise<MessageRow[]> =>
  db.query<MessageRow>(sql`
  SELECT m.id, m.from_role AS "from", m.author_name AS name, m.text, m.created_at AS "createdAt", m.read_at AS "readAt",
    x.file_id AS "fileId", x.name AS "fileName", f.content_type AS "fileType", f.size AS "fileSize"
  FROM application_messages m LEFT JOIN message_files x ON x.message_id = m.id LEFT JOIN files f ON f.id = x.file_id
  WHERE ${condition} ORDER BY m.created_at, m.id`);

export const addMessage = (tx: Queryable, m: NewMessage): Promise<number> =>
  tx.execute(sql`
    INSERT INTO application_messages (id, application_id, invitation_id, from_role, author_name, text)
    VALUES (${m.id}, ${m.thread.applicationId}, ${m.thread.invitationId}, ${m.from}, ${m.name}, ${m.text})`);

/** Attaches a stored file to a message. */
export const addMessageFile = (
  tx: Queryable,
  messageId: string,
  { fileId, name }: { fileId: string; name: string },
): Promise<number> =>
  tx.execute(
    sql`INSERT INTO message_files (message_id, file_id, name) VALUES (${messageId}, ${fileId}, ${name})`,
  );

/** Returns the messages of a thread, oldest first. */
export const listMessages = (db: Queryable, thread: ThreadTopic): Promise<MessageRow[]> =>
  readMessages(db, isIn(thread, sql`m`));

export const findMessage = async (
  db: Queryable,
  thread: ThreadTopic,
  id: string,
): Promise<MessageRow | undefined> =>
  isId(id) ? (await readMessages(db, sql`m.id = ${id} AND ${isIn(thread, sql`m`)}`))[0] : undefined;

/**
 * Marks the other side's messages as read by `reader`; returns the ids of threads that had unread
 * ones.
 */
export const markMessagesRead = async (
  tx: Queryable,
  threads: readonly ThreadTopic[],
  reader: AccountRole,
): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(sql`
    WITH read AS (UPDATE application_messages m SET read_at = now() WHERE ${isInAny(threads, sql`m`)} AND from_role <> ${reader} AND read_at IS NULL
      RETURNING coalesce(m.application_id, m.invitation_id) AS id)
    SELECT DISTINCT id FROM read`);
  return rows.map(({ id }) => id);
};

/**
 * Deletes messages `m` that match `condition`, with files that nothing else uses. Returns the
 * number of messages. Call in a transaction.
 */
export const dropMessages = async (tx: Queryable, condition: Sql): Promise<number> => {
  const files = await tx.query<{ id: string }>(sql`
    SELECT x.file_id AS id FROM message_files x JOIN application_messages m ON m.id = x.message_id WHERE ${condition}`);
  const count = await tx.execute(sql`DELETE FROM application_messages m WHERE ${condition}`);
  await dropUnusedFiles(
    tx,
    files.map(({ id }) => id),
  );
  return count;
};
