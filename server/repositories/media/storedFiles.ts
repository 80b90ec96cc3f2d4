import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../database/database';

/** The tables whose rows may have their bytes in the store of FILES_URL. */
const tables = { files: sql`files`, media: sql`media` };
export type FileTable = keyof typeof tables;
export const fileTables: readonly FileTable[] = ['files', 'media'];

/**
 * Records a key before its bytes are put into the store, outside any transaction: this is how bytes
 * that never got a row are found.
 */
export const noteStored = (db: Queryable, key: string): Promise<number> =>
  db.execute(sql`
  INSERT INTO stored_files (key) VALUES (${key}) ON CONFLICT (key) DO UPDATE SET noted_at = now()`);

/** Locked by a backup while it copies files, which must not be deleted in the meantime. */
const lockName = sql`hashtext('stored files')`;

/**
 * Deletes the records of at most `limit` stored files that no row has referred to for an hour, and
 * returns their keys. The caller must delete the files in the same transaction, so that storing
 * such a file again waits for it. Returns none while a backup copies files.
 */
export const deleteUnusedStored = async (tx: Queryable, limit: number): Promise<string[]> => {
  const [lock] = await tx.query<{ held: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${lockName}) AS held`,
  );
  if (lock?.held !== true) return [];
  const rows = await tx.query<{ key: string }>(sql`
    DELETE FROM stored_files WHERE key = ANY(ARRAY(
      SELECT key FROM stored_files s WHERE noted_at < now() - interval '1 hour' AND ${isUnused}
      LIMIT ${limit} FOR UPDATE SKIP LOCKED))
    RETURNING key`);
  return rows.map(({ key }) => key);
};

const isUnused = sql`NOT EXISTS (SELECT 1 FROM files f WHERE f.stored_key = s.key)
  AND NOT EXISTS (SELECT 1 FROM media m WHERE m.stored_key = s.key)`;

/** Whether any file is in the store. */
export const hasStoredFiles = async (db: Queryable): Promise<boolean> => {
  const [row] = await db.query<{ any: boolean }>(sql`
    SELECT EXISTS (SELECT 1 FROM files WHERE stored_key IS NOT NULL) OR EXISTS (SELECT 1 FROM media WHERE stored_key IS NOT NULL) AS any`);
  return row?.any === true;
};

const isHere = (stored: boolean): Sql =>
  stored ? sql`stored_key IS NOT NULL` : sql`stored_key IS NULL`;

/** Counts the files in the store (`stored`), or in the database. */
export const countFiles = async (
  db: Queryable,
  table: FileTable,
  stored: boolean,
): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`SELECT count(*) AS count FROM ${tables[table]} WHERE ${isHere(stored)}`,
  );
  return row?.count ?? 0;
};

/**
 * Returns at most `limit` ids, following `after`, of files in the store (`stored`), or in the
 * database.
 */
export const listFilesToMove = async (
  db: Queryable,
  table: FileTable,
  { stored, after, limit }: { stored: boolean; after: string; limit: number },
): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(
    sql`SELECT id FROM ${tables[table]} WHERE ${isHere(stored)} AND id > ${after} ORDER BY id LIMIT ${limit}`,
  );
  return rows.map(({ id }) => id);
};

/**
 * Records that a file's bytes are in the store. Returns 0 if it was deleted, or is there already.
 */
export const moveOut = (
  db: Queryable,
  table: FileTable,
  id: string,
  key: string,
): Promise<number> =>
  db.execute(
    sql`UPDATE ${tables[table]} SET stored_key = ${key}, bytes = '' WHERE id = ${id} AND stored_key IS NULL`,
  );

/** Moves a file's bytes into the database; the store's copy is deleted after an hour. */
export const moveIn = async (
  tx: Queryable,
  table: FileTable,
  id: string,
  { key, bytes }: { key: string; bytes: Buffer },
): Promise<number> => {
  await noteStored(tx, key);
  return tx.execute(
    sql`UPDATE ${tables[table]} SET stored_key = NULL, bytes = ${bytes} WHERE id = ${id} AND stored_key = ${key}`,
  );
};
