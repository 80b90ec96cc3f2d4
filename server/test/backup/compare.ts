import type { Database } from '../../database/database';
import { readSchema } from '../../database/schemaSnapshot';

/**
 * Returns the schema, each sequence's position, and each table's row count with two
 * order-independent 64-bit checksums of its rows' text.
 */
export const fingerprint = async (db: Database): Promise<Record<string, unknown>> => {
  const found: Record<string, unknown> = { schema: await readSchema(db) };
  await db.withClient(async (client) => {
    await client.query("SET TimeZone = 'UTC'");
    const { rows: relations } = await client.query<{ name: string; kind: string }>(
      `SELECT relname AS name, relkind AS kind FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'S') ORDER BY 1`,
    );
    for (const { name, kind } of relations) {
      const content =
        kind === 'S'
          ? `SELECT last_value, is_called FROM "${name}"`
          : `SELECT count(*) AS rows, sum(hashtextextended(t::text, 0))::text AS content, sum(hashtextextended(t::text, 1))::text AS again FROM "${name}" t`;
      const { rows } = await client.query<Record<string, unknown>>(content);
      found[name] = rows[0];
    }
  });
  return found;
};
