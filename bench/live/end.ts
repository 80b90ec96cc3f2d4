/**
 * Ends jobs in the filled database of DATABASE_URL (run by bench/live.mjs). `--keep 5` ends all but
 * one in five, unless that was done before. Ended jobs are of all ages, so live jobs are further
 * apart than on a board whose jobs end after a month. `--measure 2000` ends that many jobs by their
 * status and by moving them to another table, rolls both back, and prints the writes of each as
 * JSON.
 */
import { parseArgs } from 'node:util';
import sql, { raw, type Sql } from 'sql-template-tag';
import { readToolEnv, withDatabase } from '../../server/cli/tool';
import type { Database, Queryable } from '../../server/database/database';
import { runMain } from '../../server/runMain';

const markerName = 'bench-ended';
const timeout = 3_600_000;

/** Disables triggers, whose notifications cost the same either way. */
const quietly = (tx: Queryable) => tx.query(sql`SET LOCAL session_replication_role = replica`);

const byStatus = (ids: Sql): Sql[] => [
  sql`UPDATE jobs SET status = 'expired', ended_at = expires_at WHERE id IN (${ids})`,
  sql`UPDATE job_search SET live = false WHERE job_id IN (${ids})`,
];

const endAllBut = async (db: Database, keep: number): Promise<void> => {
  const done = await db.query(sql`SELECT 1 FROM facts WHERE name = ${markerName}`);
  if (done.length > 0) return;
  await db.transaction(
    async (tx) => {
      await quietly(tx);
      const ids = sql`SELECT id FROM jobs WHERE status = 'live' AND abs(hashtext(import_key)) % ${keep}::integer <> 0`;
      // the search rows first: the other statement changes the column that selects the jobs
      for (const statement of byStatus(ids).toReversed()) await tx.execute(statement);
      await tx.execute(sql`INSERT INTO facts (name, value) VALUES (${markerName}, ${keep}::jsonb)`);
    },
    { timeout },
  );
  await db.execute(raw('VACUUM ANALYZE'));
};

/**
 * Tables of ended jobs with the indexes they need. Created before the measured transaction: rows of
 * a table that was created in the same transaction may not be written to the WAL.
 */
const otherTables = [
  raw('CREATE TABLE ended_jobs (LIKE jobs INCLUDING DEFAULTS INCLUDING CONSTRAINTS)'),
  raw('ALTER TABLE ended_jobs ADD PRIMARY KEY (id), ADD UNIQUE (import_key)'),
  raw('CREATE INDEX ON ended_jobs (employer_id, created_at DESC, id DESC)'),
  raw('CREATE INDEX ON ended_jobs (created_at DESC, id DESC)'),
  raw('CREATE INDEX ON ended_jobs (created_at) INCLUDE (status)'),
  raw('CREATE TABLE ended_job_search (LIKE job_search INCLUDING ALL)'),
  // filled, because writes to a larger index cost more
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

/** Measures the WAL bytes and milliseconds of ending one job. Rolls back. */
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
        // warm-up: the first run reads rows that aren't cached
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
