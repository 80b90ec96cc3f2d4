/**
 * `npm run bench:months -- 1000000`: compares deleting old job views row by row with dropping a
 * partition. Adds that many views of one month, first to the partition from before there were
 * monthly ones, where housekeeping deletes them in batches, then to the month's own partition,
 * which housekeeping drops. Prints the time of each, the longest wait of a concurrent reader,
 * and the table's size on disk before and after.
 */
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import sql, { raw, type Sql } from 'sql-template-tag';
import { inBatches } from '../server/batches';
import { openDatabase, type Database } from '../server/database/database';
import { startEmbedded } from '../server/database/embedded/embedded';
import { migrate } from '../server/database/migrate';
import { initialPartitions, makeMonths } from '../server/database/months';
import { consoleLog } from '../server/log';
import { sweepBatch } from '../server/repositories/deleteBatch';
import { dropOldViews } from '../server/repositories/jobs/jobViews';
import { runMain } from '../server/runMain';

const views = Number(process.argv[2] ?? 1_000_000);

/**
 * Runs something while reading, and returns how long it took and the longest read, in milliseconds.
 */
const whileReading = async (reader: Client, run: () => Promise<unknown>) => {
  const startedAt = performance.now();
  let done = false;
  const running = run().finally(() => {
    done = true;
  });
  let worst = 0;
  while (!done) {
    const since = performance.now();
    await reader.query('SELECT views FROM job_views LIMIT 1');
    worst = Math.max(worst, performance.now() - since);
    await sleep(2);
  }
  await running;
  return { took: performance.now() - startedAt, worst };
};

const size = async (db: Database): Promise<number> => {
  const [row] = await db.query<{ bytes: number }>(
    sql`SELECT sum(pg_total_relation_size(format('months.%I', part)::regclass))::float8 AS bytes FROM months_of('job_views')`,
  );
  return (row?.bytes ?? 0) / 1e6;
};

/** Adds views of 14 months ago. */
const fill = (db: Database, table: Sql) =>
  db.execute(sql`
    INSERT INTO ${table} (job_id, day, source, views)
    SELECT gen_random_uuid(), (date_trunc('month', now()) - interval '14 months' + make_interval(days => n % 28))::date, 'home', 1
    FROM generate_series(1, ${views}) n`);

runMain(async () => {
  const folder = fs.mkdtempSync('/tmp/jobline-months-');
  // PostgreSQL may run as another user, who needs access
  fs.chmodSync(folder, 0o755);
  const server = await startEmbedded(folder, consoleLog('warn'), ['fsync=off', 'max_wal_size=4GB']);
  const db = openDatabase({ ...server.connection, max: 2 }, consoleLog('warn'), async () => {});
  const reader = new Client(server.connection);
  await reader.connect();
  try {
    await migrate(server.connection);
    // the views' jobs don't exist
    await db.execute(sql`ALTER TABLE job_views DROP CONSTRAINT job_views_job_id_fkey`);
    const rows: [string, { took: number; worst: number }, number, number][] = [];
    const end = async (what: string) => {
      const before = await size(db);
      const figures = await whileReading(reader, () =>
        inBatches(
          (limit) => dropOldViews(db, limit),
          sweepBatch,
          () => false,
        ),
      );
      rows.push([what, figures, before, await size(db)]);
    };
    await fill(db, initialPartitions.job_views);
    await end('row by row');
    await db.execute(sql`TRUNCATE job_views`);
    await db.transaction(async (tx) => {
      const parts = await tx.query<{ part: string }>(
        sql`SELECT part FROM months_of('job_views') WHERE part <> 'job_views'`,
      );
      for (const { part } of parts) await tx.execute(sql`DROP TABLE ${raw(`months.${part}`)}`);
      await tx.execute(sql`ALTER TABLE job_views DETACH PARTITION ${initialPartitions.job_views}`);
      await tx.execute(
        sql`ALTER TABLE job_views ATTACH PARTITION ${initialPartitions.job_views} FOR VALUES FROM (MINVALUE) TO ('2020-01-01')`,
      );
    });
    await db.query(makeMonths);
    await fill(db, sql`job_views`);
    await end('with its month');
    console.log(
      `${views} views of a month end | took | a reader waited at most | MB before, after\n--- | --- | --- | ---`,
    );
    for (const [what, { took, worst }, before, after] of rows)
      console.log(
        `${what} | ${Math.round(took)} ms | ${Math.round(worst)} ms | ${before.toFixed(0)}, ${after.toFixed(0)}`,
      );
  } finally {
    await reader.end();
    await db.close();
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
