import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { deleteBatch, sweepBatch } from '../deleteBatch';
import { isId } from '../ids';
import type { FileRow } from './files';

/** `storedKey`: the key of the bytes, if they are already stored outside the database. */
export type Picture = { contentType: string; bytes: Buffer; storedKey?: string };

/** Stores a picture under a new id; it never changes. */
export const addMedia = (
  tx: Queryable,
  id: string,
  { contentType, bytes, storedKey }: Picture,
): Promise<number> =>
  tx.execute(
    sql`INSERT INTO media (id, content_type, bytes, stored_key)
      VALUES (${id}, ${contentType}, ${storedKey === undefined ? bytes : Buffer.alloc(0)}, ${storedKey ?? null})`,
  );

/** Returns a picture's row. To send a picture, use `readMedia` of the services. */
export const findMedia = async (db: Queryable, id: string): Promise<FileRow | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await db.query<FileRow>(
    sql`SELECT content_type AS "contentType", bytes, stored_key AS "storedKey" FROM media WHERE id = ${id}`,
  );
  return row;
};

/** Records that a picture was replaced: cached pages and responses still refer to it. */
export const retireMedia = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(sql`UPDATE media SET replaced_at = now() WHERE id = ${id}`);

const isShown = (id: Sql): Sql =>
  sql`(EXISTS (SELECT 1 FROM employers WHERE logo_id = ${id}) OR EXISTS (SELECT 1 FROM featured_employers WHERE media_id = ${id}))`;

/** Deletes pictures that were replaced over an hour ago. */
export const dropReplacedMedia = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(
    db,
    sql`media`,
    sql`replaced_at < now() - interval '1 hour' AND NOT ${isShown(sql`media.id`)}`,
    limit,
  );

/** Deletes a picture that is no longer shown anywhere. */
export const dropUnusedMedia = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(sql`DELETE FROM media WHERE id = ${id} AND NOT ${isShown(sql`media.id`)}`);
