import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { isId } from '../ids';

/** A featured employer; `mediaId` is its picture. */
export type FeaturedRow = { id: string; name: string; mediaId: string | null };
const columns = sql`id, name, media_id AS "mediaId"`;

/** Returns the featured employers, in the administrator's order. */
export const listFeatured = (db: Queryable): Promise<FeaturedRow[]> =>
  db.query<FeaturedRow>(
    sql`SELECT ${columns} FROM featured_employers WHERE deleted_at IS NULL ORDER BY position, created_at, id`,
  );

/** Returns a featured employer and locks it. */
export const lockFeatured = async (tx: Queryable, id: string): Promise<FeaturedRow | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await tx.query<FeaturedRow>(
    sql`SELECT ${columns} FROM featured_employers WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`,
  );
  return row;
};

export const updateFeatured = (
  tx: Queryable,
  { id, name, mediaId }: FeaturedRow,
): Promise<number> =>
  tx.execute(
    sql`UPDATE featured_employers SET name = ${name}, media_id = ${mediaId}, updated_at = now() WHERE id = ${id}`,
  );

/** Adds a featured employer at the end. */
export const addFeatured = (tx: Queryable, { id, name, mediaId }: FeaturedRow): Promise<number> =>
  tx.execute(sql`
  INSERT INTO featured_employers (id, name, media_id, position)
  SELECT ${id}, ${name}, ${mediaId}, COALESCE(max(position), 0) + 1 FROM featured_employers WHERE deleted_at IS NULL`);

/** Removes a featured employer from the list and releases its picture. */
export const removeFeatured = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(
    sql`UPDATE featured_employers SET deleted_at = now(), updated_at = now(), media_id = NULL WHERE id = ${id}`,
  );

/** Returns all featured employers in order, and locks them. */
export const lockAllFeatured = (tx: Queryable): Promise<FeaturedRow[]> =>
  tx.query<FeaturedRow>(
    sql`SELECT ${columns} FROM featured_employers WHERE deleted_at IS NULL ORDER BY position, created_at, id FOR UPDATE`,
  );

/** Stores the given order. */
export const orderFeatured = (tx: Queryable, ids: readonly string[]): Promise<number> =>
  tx.execute(sql`
  UPDATE featured_employers f SET position = given.position, updated_at = now()
  FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS given(id, position) WHERE f.id = given.id`);
