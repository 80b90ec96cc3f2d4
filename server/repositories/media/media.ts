import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { isId } from '../ids';

export type Picture = { contentType: string; bytes: Buffer };

/** Stores a picture under its own id; it is never changed. */
export const addMedia = (
  tx: Queryable,
  id: string,
  { contentType, bytes }: Picture,
): Promise<number> =>
  tx.execute(
    sql`INSERT INTO media (id, content_type, bytes) VALUES (${id}, ${contentType}, ${bytes})`,
  );

export const findMedia = async (db: Queryable, id: string): Promise<Picture | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await db.query<Picture>(
    sql`SELECT content_type AS "contentType", bytes FROM media WHERE id = ${id}`,
  );
  return row;
};

/** Deletes a picture that nothing shows any more. */
export const dropUnusedMedia = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(sql`
  DELETE FROM media WHERE id = ${id}
    AND NOT EXISTS (SELECT 1 FROM employers WHERE logo_id = ${id}) AND NOT EXISTS (SELECT 1 FROM featured_employers WHERE media_id = ${id})`);
