import { totalmem } from 'node:os';
import sql, { raw } from 'sql-template-tag';
import type { Database } from '../../../server/database/database';

/** Connections that store or build indexes at the same time, one for each core. */
export const concurrency = 2;
/** Does the same work that often at once. */
export const runConcurrently = (work: () => Promise<void>) =>
  Promise.all(Array.from({ length: concurrency }, work));

/**
 * The indexes that hold nothing together: made once at the end they cost a fraction. Answers each
 * one's name and the statement that makes it.
 */
export const looseIndexes = async (db: Database): Promise<string[]> => {
  const found = await db.query<{ name: string; statement: string }>(sql`
    SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS statement
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND (a.amname = 'gin' OR (i.indrelid = 'jobs'::regclass AND NOT i.indisunique)) ORDER BY a.amname DESC, 1`);
  return found.map(({ name, statement }) => `${name}\n${statement}`);
};

/** Memory for building each index, in MB: with 6 GB, that of ten million jobs' search took 7 minutes. */
const indexMemory = Math.max(1024, Math.min(6144, Math.floor(totalmem() / 2 ** 20 / 4)));

/** Makes the indexes that `looseIndexes` named. */
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
