import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';

export type CategoryRow = { id: string; name: string; image: string };

/**
 * All categories that have a name, in the order of spec §3. (One without stands for those jobs that
 * are in none.)
 */
export const listCategories = (db: Queryable): Promise<CategoryRow[]> =>
  db.query<CategoryRow>(
    sql`SELECT id, name, image FROM categories WHERE name <> '' ORDER BY position, name`,
  );

export const categoryExists = (db: Queryable, name: string): Promise<boolean> =>
  someCategoryExists(db, [name]);

/** Whether there is any of these. */
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
 * Lets jobs be stored with the category '', which are in none. It is a row without a name, not NULL,
 * so that a host of the release before reads them, too.
 */
export const allowNoCategory = (db: Queryable): Promise<number> =>
  db.execute(
    sql`INSERT INTO categories (id, name, position) VALUES (${randomUUID()}, '', 0) ON CONFLICT (name) DO NOTHING`,
  );
