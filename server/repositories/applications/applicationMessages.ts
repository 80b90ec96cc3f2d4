import sql from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';

export type MessageRow = {
  id: string;
  from: AccountRole;
  name: string;
  text: string;
  createdAt: Date;
  readAt: Date | null;
};
type NewMessage = {
  id: string;
  applicationId: string;
  from: AccountRole;
  name: string;
  text: string;
};

export const addMessage = async (tx: Queryable, m: NewMessage): Promise<MessageRow> => {
  const [row] = await tx.query<MessageRow>(sql`
    INSERT INTO application_messages (id, application_id, from_role, author_name, text) VALUES (${m.id}, ${m.applicationId}, ${m.from}, ${m.name}, ${m.text})
    RETURNING id, from_role AS "from", author_name AS name, text, created_at AS "createdAt", read_at AS "readAt"`);
  if (!row) throw new Error('A stored message was not returned.');
  return row;
};

/** The oldest first. */
export const listMessages = (db: Queryable, applicationId: string): Promise<MessageRow[]> =>
  db.query<MessageRow>(sql`
  SELECT id, from_role AS "from", author_name AS name, text, created_at AS "createdAt", read_at AS "readAt"
  FROM application_messages WHERE application_id = ${applicationId} ORDER BY created_at, id`);

/** Marks what the other side wrote as read by `reader`. */
export const markMessagesRead = (
  tx: Queryable,
  applicationId: string,
  reader: AccountRole,
): Promise<number> =>
  tx.execute(sql`
  UPDATE application_messages SET read_at = now() WHERE application_id = ${applicationId} AND from_role <> ${reader} AND read_at IS NULL`);
