/**
 * `npm run bench:migrations -- 1000000`: measures how long readers of the largest tables wait while
 * the migrations since release 1 run on a database with that many jobs. Exits with 1 if a reader
 * waited for more than a second.
 */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startEmbedded } from '../server/database/embedded/embedded';
import { migrate, migrationNames, runMigrations } from '../server/database/migrate';
import { lastMigrations } from '../server/database/releases';
import { consoleLog } from '../server/log';
import { rootFolder } from '../server/root';
import { runMain } from '../server/runMain';

const longest = 1000;
const jobs = Number(process.argv[2] ?? 1_000_000);
const tables = [
  'jobs',
  'job_search',
  'audit_log',
  'job_views',
  'notices',
  'decisions',
  'idempotency_keys',
];

/** Copies the migrations of release 1 to a folder, and returns it. */
const firstRelease = (parent: string): string => {
  const folder = path.join(parent, 'migrations');
  fs.mkdirSync(folder);
  for (const name of migrationNames().filter((each) => each <= (lastMigrations[0] ?? '')))
    fs.copyFileSync(
      path.join(rootFolder(), 'server/migrations', `${name}.sql`),
      path.join(folder, `${name}.sql`),
    );
  return folder;
};

/**
 * Adds ended jobs with short texts: only their number matters, and live jobs take longer to store.
 */
const fill = async (client: Client) => {
  await client.query(`
    SET session_replication_role = replica;
    INSERT INTO categories (id, name, position) VALUES (gen_random_uuid(), 'Clerks', 1);
    INSERT INTO jobs (id, title, company, location, overview, responsibilities, qualifications, employment_type, employment_kind, pay_from, pay_to, vacancies, degree,
        category, status, created_at, expires_at, ended_at)
      SELECT gen_random_uuid(), 'Clerk ' || n, 'Mill', 'Denver', repeat('Keep the books. ', 60), '{}', '{}', 'Full-time', 'full-time', 0, 0, 1, '',
        'Clerks', 'expired', now() - interval '60 days', now() - interval '30 days', now() - interval '30 days' FROM generate_series(1, ${jobs}) n;
    INSERT INTO job_search SELECT id, false, created_at, expires_at, category, employment_kind, 0, 0, title, location, 'clerk', 'h1', 'clerk' FROM jobs;
    INSERT INTO audit_log (actor_role, action) SELECT 'host', 'addJob' FROM generate_series(1, ${Math.floor(jobs / 10)});
    INSERT INTO job_views (job_id, day, source, views) SELECT id, now() - interval '60 days', 'home', 1 FROM jobs;
    ANALYZE jobs, job_search;`);
};

runMain(async () => {
  const folder = fs.mkdtempSync('/tmp/jobline-migrations-');
  // PostgreSQL may run as another user, who needs access
  fs.chmodSync(folder, 0o755);
  const server = await startEmbedded(folder, consoleLog('warn'), ['fsync=off', 'max_wal_size=4GB']);
  const client = new Client(server.connection);
  await client.connect();
  try {
    await runMigrations(server.connection, firstRelease(folder));
    await fill(client);
    const startedAt = performance.now();
    let done = false;
    const migrating = migrate(server.connection).finally(() => {
      done = true;
    });
    const worst: Record<string, number> = {};
    while (!done) {
      for (const table of tables) {
        const since = performance.now();
        await client.query(`SELECT 1 FROM ${table} LIMIT 1`);
        worst[table] = Math.max(worst[table] ?? 0, Math.round(performance.now() - since));
      }
      await sleep(5);
    }
    await migrating;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(
      `${jobs} jobs: the migrations since release 1 in ${seconds} s; readers waited at most (ms): ${JSON.stringify(worst)}\n`,
    );
    if (Object.values(worst).some((wait) => wait > longest)) process.exitCode = 1;
  } finally {
    await client.end();
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
