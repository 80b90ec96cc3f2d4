import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';

export type CategoryRow = { id: string; name: string; image: string };

/**
 * Returns all named categories, in the order of spec §3. (The nameless one stands for jobs without
 * a category.)
 */
export const listCategories = (db: Queryable): Promise<CategoryRow[]> =>
  db.query<CategoryRow>(
    sql`SELECT id, name, image FROM categories WHERE name <> '' ORDER BY position, name`,
  );

export const categoryExists = (db: Queryable, name: string): Promise<boolean> =>
  someCategoryExists(db, [name]);

/** Whether any of these categories exists. */
export const someCategoryExists = async (
  db: Queryable,
  names: readonly string[],
): Promise<boolean> =>
  (
    await db.query(
      sql`SELECT 1 FROM categories WHERE name <> '' AND name = ANY(${[...names]}::text[]) LIMIT 1`,
    )
  ).length > 0;

/**
 * Allows storing jobs without a category, as category ''. A row with an empty name is used instead
 * of NULL, so that hosts of the previous release can read such jobs.
 */
export const allowNoCategory = (db: Queryable): Promise<number> =>
  db.execute(
    sql`INSERT INTO categories (id, name, position) VALUES (${randomUUID()}, '', 0) ON CONFLICT (name) DO NOTHING`,
  );
