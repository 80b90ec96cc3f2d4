import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { isId } from '../ids';

/** A file with restricted access; its bytes never change. */
export type StoredFile = { contentType: string; bytes: Buffer };
/**
 * `pages`: the number of pages, if it is a PDF and they were counted. `storedKey`: the key of the
 * bytes, if they are already stored outside the database.
 */
export type NewFile = StoredFile & { pages?: number; storedKey?: string };
/** The bytes are stored under `storedKey`, or in `bytes` if that is null. */
export type FileRow = StoredFile & { storedKey: string | null };

/** For a row whose bytes are stored outside the database. */
const noBytes = Buffer.alloc(0);

export const addFile = (
  tx: Queryable,
  id: string,
  { contentType, bytes, pages, storedKey }: NewFile,
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO files (id, content_type, size, bytes, pages, stored_key)
  VALUES (${id}, ${contentType}, ${bytes.length}, ${storedKey === undefined ? bytes : noBytes}, ${pages ?? null}, ${storedKey ?? null})`);

/** Returns a file's row. To send a file, use `readFile` of the services. */
export const findFile = async (db: Queryable, id: string): Promise<FileRow | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await db.query<FileRow>(
    sql`SELECT content_type AS "contentType", bytes, stored_key AS "storedKey" FROM files WHERE id = ${id}`,
  );
  return row;
};

/**
 * Deletes those files that no CV, application or message uses anymore. Call it in the transaction
 * that removed the reference.
 */
export const dropUnusedFiles = (tx: Queryable, ids: readonly string[]): Promise<number> =>
  tx.execute(sql`
  DELETE FROM files f WHERE f.id = ANY(${ids}::uuid[])
    AND NOT EXISTS (SELECT 1 FROM resumes r WHERE r.file_id = f.id) AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.cv_id = f.id)
    AND NOT EXISTS (SELECT 1 FROM message_files x WHERE x.file_id = f.id)`);
