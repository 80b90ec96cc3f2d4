/**
 * Ends jobs of the filled database of DATABASE_URL (bench/live.mjs runs it). `--keep 5`: all but one
 * in five, once, spread over their whole time, which leaves live ones further apart than those who
 * end at the age of a month. `--measure 2000`: ends so many by their status, moves so many to another
 * table, and prints what each wrote as JSON; the jobs stay as they were.
 */
import { parseArgs } from 'node:util';
import sql, { raw, type Sql } from 'sql-template-tag';
import { readToolEnv, withDatabase } from '../../server/cli/tool';
import type { Database, Queryable } from '../../server/database/database';
import { runMain } from '../../server/runMain';

const noteName = 'bench-ended';
const timeout = 3_600_000;

/** Without triggers, which tell others of it in either way. */
const quietly = (tx: Queryable) => tx.query(sql`SET LOCAL session_replication_role = replica`);

const byStatus = (ids: Sql): Sql[] => [
  sql`UPDATE jobs SET status = 'expired', ended_at = expires_at WHERE id IN (${ids})`,
  sql`UPDATE job_search SET live = false WHERE job_id IN (${ids})`,
];

const endAllBut = async (db: Database, keep: number): Promise<void> => {
  const done = await db.query(sql`SELECT 1 FROM facts WHERE name = ${noteName}`);
  if (done.length > 0) return;
  await db.transaction(
    async (tx) => {
      await quietly(tx);
      const ids = sql`SELECT id FROM jobs WHERE status = 'live' AND abs(hashtext(import_key)) % ${keep}::integer <> 0`;
      // the search's rows first: their jobs are chosen by what the other statement changes
      for (const statement of byStatus(ids).toReversed()) await tx.execute(statement);
      await tx.execute(sql`INSERT INTO facts (name, value) VALUES (${noteName}, ${keep}::jsonb)`);
    },
    { timeout },
  );
  await db.execute(raw('VACUUM ANALYZE'));
};

/**
 * Tables for what has ended, with the indexes that are of use for it. Made before what is measured:
 * rows of a table that is as new as its transaction aren't in the log.
 */
const otherTables = [
  raw('CREATE TABLE ended_jobs (LIKE jobs INCLUDING DEFAULTS INCLUDING CONSTRAINTS)'),
  raw('ALTER TABLE ended_jobs ADD PRIMARY KEY (id), ADD UNIQUE (import_key)'),
  raw('CREATE INDEX ON ended_jobs (employer_id, created_at DESC, id DESC)'),
  raw('CREATE INDEX ON ended_jobs (created_at DESC, id DESC)'),
  raw('CREATE INDEX ON ended_jobs (created_at) INCLUDE (status)'),
  raw('CREATE TABLE ended_job_search (LIKE job_search INCLUDING ALL)'),
  // an index costs more to write the more it holds
  raw("INSERT INTO ended_jobs SELECT * FROM jobs WHERE status = 'expired'"),
  raw('INSERT INTO ended_job_search SELECT * FROM job_search WHERE NOT live'),
];
const dropOthers = 'DROP TABLE IF EXISTS ended_jobs, ended_job_search';
const byMoving = (ids: Sql): Sql[] => [
  sql`WITH moved AS (DELETE FROM job_search WHERE job_id IN (${ids}) RETURNING *)
    INSERT INTO ended_job_search SELECT job_id, false, created_at, expires_at, category, employment_kind, pay_from, pay_to, title_key, place, head, marks, body FROM moved`,
  sql`WITH moved AS (DELETE FROM jobs WHERE id IN (${ids}) RETURNING *) INSERT INTO ended_jobs SELECT * FROM moved`,
];

class Undo extends Error {}

/** Bytes of the log and milliseconds for one job; nothing of it stays. */
const measure = async (db: Database, what: string, count: number, end: (ids: Sql) => Sql[]) => {
  const position = async (tx: Queryable): Promise<number> => {
    const [row] = await tx.query<{ position: number }>(
      sql`SELECT (pg_current_wal_insert_lsn() - '0/0')::float8 AS position`,
    );
    return row?.position ?? 0;
  };
  let figures = { wal: 0, milliseconds: 0 };
  const work = async (tx: Queryable): Promise<void> => {
    await quietly(tx);
    await tx.execute(
      sql`CREATE TEMP TABLE chosen ON COMMIT DROP AS SELECT id FROM jobs WHERE status = 'live' ORDER BY md5(id::text) LIMIT ${count}::integer`,
    );
    const before = await position(tx);
    const startedAt = performance.now();
    for (const statement of end(sql`SELECT id FROM chosen`)) await tx.execute(statement);
    const milliseconds = performance.now() - startedAt;
    figures = {
      wal: ((await position(tx)) - before) / count,
      milliseconds: milliseconds / count,
    };
    throw new Undo();
  };
  await db.transaction(work, { timeout }).catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return { what, ...figures };
};

runMain(async () => {
  const { values } = parseArgs({
    options: { keep: { type: 'string' }, measure: { type: 'string' } },
  });
  await withDatabase(
    readToolEnv(),
    async (db) => {
      if (values.keep) await endAllBut(db, Number(values.keep));
      const count = Number(values.measure ?? 0);
      const endings = [];
      if (count > 0) {
        await db.execute(raw(dropOthers));
        await db.transaction(
          async (tx) => {
            for (const table of otherTables) await tx.execute(table);
          },
          { timeout },
        );
        await db.execute(raw('VACUUM ANALYZE ended_jobs, ended_job_search'));
        // the first one finds the rows outside the memory
        await measure(db, 'warming up', count, byStatus);
        endings.push(await measure(db, 'by its status', count, byStatus));
        endings.push(await measure(db, 'moved to another table', count, byMoving));
        await db.execute(raw(dropOthers));
      }
      process.stdout.write(JSON.stringify(endings));
    },
    { asItIs: true },
  );
});
