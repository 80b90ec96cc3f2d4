import { totalmem } from 'node:os';
import sql, { raw } from 'sql-template-tag';
import type { Database } from '../../../server/database/database';

/** The number of connections that store rows or build indexes in parallel, one per core. */
export const concurrency = 2;
/** Runs `concurrency` copies of the work in parallel. */
export const runConcurrently = (work: () => Promise<void>) =>
  Promise.all(Array.from({ length: concurrency }, work));

/**
 * Lists the indexes that enforce no constraint, with their names and CREATE statements. Building
 * them once at the end costs a fraction of updating them.
 */
export const looseIndexes = async (db: Database): Promise<string[]> => {
  const found = await db.query<{ name: string; statement: string }>(sql`
    SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS statement
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND (a.amname = 'gin' OR (i.indrelid = 'jobs'::regclass AND NOT i.indisunique)) ORDER BY a.amname DESC, 1`);
  return found.map(({ name, statement }) => `${name}\n${statement}`);
};

/**
 * Memory for building each index, in MB. With 6 GB, the search index of ten million jobs took 7
 * minutes.
 */
const indexMemory = Math.max(1024, Math.min(6144, Math.floor(totalmem() / 2 ** 20 / 4)));

/** Creates the indexes that `looseIndexes` returned. */
export const makeIndexes = async (
  db: Database,
  indexes: readonly string[],
  say: (line: string) => void,
) => {
  const left = [...indexes];
  await runConcurrently(async () => {
    for (let index = left.shift(); index !== undefined; index = left.shift()) {
      const [name = '', statement = ''] = index.split('\n');
      const startedAt = performance.now();
      await db.transaction(async (tx) => {
        await tx.execute(
          sql`SELECT set_config('maintenance_work_mem', ${`${indexMemory}MB`}, true)`,
        );
        await tx.execute(raw(statement.replace(/ INDEX /, ' INDEX IF NOT EXISTS ')));
      });
      say(`index ${name}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
    }
  });
};
