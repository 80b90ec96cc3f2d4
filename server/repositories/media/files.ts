import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { isId } from '../ids';

/** A file that only some may read; its bytes are never changed. */
export type StoredFile = { contentType: string; bytes: Buffer };
/**
 * `pages`: of a PDF whose pages were counted. `storedKey`: under which its bytes are outside the
 * database already.
 */
export type NewFile = StoredFile & { pages?: number; storedKey?: string };
/** Its bytes are under `storedKey`, or where that is null, here. */
export type FileRow = StoredFile & { storedKey: string | null };

/** Of a row whose bytes are elsewhere. */
const noBytes = Buffer.alloc(0);

export const addFile = (
  tx: Queryable,
  id: string,
  { contentType, bytes, pages, storedKey }: NewFile,
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO files (id, content_type, size, bytes, pages, stored_key)
  VALUES (${id}, ${contentType}, ${bytes.length}, ${storedKey === undefined ? bytes : noBytes}, ${pages ?? null}, ${storedKey ?? null})`);

/** Who sends it asks `readFile` of the services. */
export const findFile = async (db: Queryable, id: string): Promise<FileRow | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await db.query<FileRow>(
    sql`SELECT content_type AS "contentType", bytes, stored_key AS "storedKey" FROM files WHERE id = ${id}`,
  );
  return row;
};

/**
 * Deletes those of the files that no CV, no application and no message has any more. Call it in the
 * transaction that let go of them.
 */
export const dropUnusedFiles = (tx: Queryable, ids: readonly string[]): Promise<number> =>
  tx.execute(sql`
  DELETE FROM files f WHERE f.id = ANY(${ids}::uuid[])
    AND NOT EXISTS (SELECT 1 FROM resumes r WHERE r.file_id = f.id) AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.cv_id = f.id)
    AND NOT EXISTS (SELECT 1 FROM message_files x WHERE x.file_id = f.id)`);
