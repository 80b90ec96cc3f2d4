import type { Database } from '../../database/database';
import { readSchema } from '../../database/schemaSnapshot';

/** A checksum over all rows of each table, how far each sequence is, and the schema. */
export const fingerprint = async (db: Database): Promise<Record<string, unknown>> => {
  const found: Record<string, unknown> = { schema: await readSchema(db) };
  await db.withClient(async (client) => {
    await client.query("SET TimeZone = 'UTC'");
    const { rows: relations } = await client.query<{ name: string; kind: string }>(
      `SELECT relname AS name, relkind AS kind FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'S') ORDER BY 1`,
    );
    for (const { name, kind } of relations) {
      const content =
        kind === 'S'
          ? `SELECT last_value, is_called FROM "${name}"`
          : `SELECT count(*) AS rows, md5(string_agg(t::text, E'\\n' ORDER BY t::text COLLATE "C")) AS content FROM "${name}" t`;
      const { rows } = await client.query<Record<string, unknown>>(content);
      found[name] = rows[0];
    }
  });
  return found;
};
