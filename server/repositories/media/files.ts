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

/** Whether no CV, application or message uses the file `f`. */
const isUnused = sql`NOT EXISTS (SELECT 1 FROM resumes r WHERE r.file_id = f.id)
  AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.cv_id = f.id)
  AND NOT EXISTS (SELECT 1 FROM message_files x WHERE x.file_id = f.id)`;

/**
 * Deletes those files that no CV, application or message uses anymore. Call it in the transaction
 * that removed the reference.
 */
export const dropUnusedFiles = async (tx: Queryable, ids: readonly string[]): Promise<number> => {
  // in a statement of its own, so that the next one sees what a transaction that removed another
  // reference has committed: otherwise each of the two would see the other's and keep the file
  await tx.execute(sql`SELECT 1 FROM files WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`);
  return tx.execute(sql`DELETE FROM files f WHERE f.id = ANY(${ids}::uuid[]) AND ${isUnused}`);
};

/**
 * Deletes those of at most `limit` files following `after` that nothing uses and that are at least
 * an hour old. Returns the id of the last file it looked at; `undefined` if none follow.
 */
export const sweepFiles = async (
  db: Queryable,
  after: string,
  limit: number,
): Promise<string | undefined> => {
  const [last] = await db.query<{ id: string }>(sql`
    WITH looked AS MATERIALIZED (SELECT id, created_at FROM files WHERE id > ${after} ORDER BY id LIMIT ${limit}),
      dropped AS (DELETE FROM files WHERE id IN (SELECT f.id FROM looked f WHERE f.created_at < now() - interval '1 hour' AND ${isUnused}))
    SELECT id FROM looked ORDER BY id DESC LIMIT 1`);
  return last?.id;
};
