import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { isId } from '../ids';
import type { FileRow } from './files';

/** `storedKey`: under which its bytes are outside the database already. */
export type Picture = { contentType: string; bytes: Buffer; storedKey?: string };

/** Stores a picture under its own id; it is never changed. */
export const addMedia = (
  tx: Queryable,
  id: string,
  { contentType, bytes, storedKey }: Picture,
): Promise<number> =>
  tx.execute(
    sql`INSERT INTO media (id, content_type, bytes, stored_key)
      VALUES (${id}, ${contentType}, ${storedKey === undefined ? bytes : Buffer.alloc(0)}, ${storedKey ?? null})`,
  );

/** Who sends it asks `readMedia` of the services. */
export const findMedia = async (db: Queryable, id: string): Promise<FileRow | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await db.query<FileRow>(
    sql`SELECT content_type AS "contentType", bytes, stored_key AS "storedKey" FROM media WHERE id = ${id}`,
  );
  return row;
};

/** Deletes a picture that nothing shows any more. */
export const dropUnusedMedia = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(sql`
  DELETE FROM media WHERE id = ${id}
    AND NOT EXISTS (SELECT 1 FROM employers WHERE logo_id = ${id}) AND NOT EXISTS (SELECT 1 FROM featured_employers WHERE media_id = ${id})`);
