import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { isId } from '../ids';

/** A private note of an employer. */
export type NoteRow = { id: string; authorId: string; name: string; text: string; createdAt: Date };
type NewNote = {
  id: string;
  applicationId: string;
  authorId: string;
  name: string;
  text: string;
};

export const addNote = async (tx: Queryable, n: NewNote): Promise<NoteRow> => {
  const [row] = await tx.query<NoteRow>(sql`
    INSERT INTO application_notes (id, application_id, author_id, author_name, text) VALUES (${n.id}, ${n.applicationId}, ${n.authorId}, ${n.name}, ${n.text})
    RETURNING id, author_id AS "authorId", author_name AS name, text, created_at AS "createdAt"`);
  if (!row) throw new Error('A stored note was not returned.');
  return row;
};

/** Returns the notes on an application, oldest first. */
export const listNotes = (db: Queryable, applicationId: string): Promise<NoteRow[]> =>
  db.query<NoteRow>(sql`
  SELECT id, author_id AS "authorId", author_name AS name, text, created_at AS "createdAt" FROM application_notes
  WHERE application_id = ${applicationId} ORDER BY created_at, id`);

export const deleteNote = async (
  tx: Queryable,
  applicationId: string,
  id: string,
): Promise<number> =>
  isId(id)
    ? tx.execute(
        sql`DELETE FROM application_notes WHERE id = ${id} AND application_id = ${applicationId}`,
      )
    : 0;

/** Updates the searchable text of an application's tags and notes. */
export const updatePrivateWords = (tx: Queryable, applicationId: string): Promise<number> =>
  tx.execute(sql`
  UPDATE applications a SET updated_at = now(), private_words = array_to_string(a.tags, E'\n') || E'\n' ||
    coalesce((SELECT string_agg(n.text, E'\n' ORDER BY n.created_at) FROM application_notes n WHERE n.application_id = a.id), '')
  WHERE a.id = ${applicationId}`);
