import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';

export type CategoryRow = { id: string; name: string; image: string };

/** All categories, in the order of spec §3. */
export const listCategories = (db: Queryable): Promise<CategoryRow[]> =>
  db.query<CategoryRow>(sql`SELECT id, name, image FROM categories ORDER BY position, name`);

export const categoryExists = async (db: Queryable, name: string): Promise<boolean> =>
  (await db.query(sql`SELECT 1 FROM categories WHERE name = ${name}`)).length > 0;
