import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { buildApp } from '../../app';
import { openDatabase } from '../../database/database';
import { migrate, migrationNames, runMigrations } from '../../database/migrate';
import { lastMigrations, recordRelease, refuseTooNew } from '../../database/releases';
import { rootFolder } from '../../root';
import { readEnv } from '../../settings/env';
import { emptyDatabase, freshDatabase, silent } from '../testServer';

type Row = Record<string, unknown>;
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true });
});

/** Returns a folder with the migrations up to `last`, as an earlier release had them. */
const migrationsUpTo = (last: string): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'jobline-migrations-'));
  folders.push(folder);
  for (const name of migrationNames().filter((each) => each <= last))
    fs.copyFileSync(
      path.join(rootFolder(), 'server/migrations', `${name}.sql`),
      path.join(folder, `${name}.sql`),
    );
  return folder;
};

/** Runs `work` on a database that is dropped afterwards. */
const onDatabase = async (
  made: Promise<{ connection: ClientConfig; drop: () => Promise<void> }>,
  work: (connection: ClientConfig, client: Client) => Promise<void>,
) => {
  const { connection, drop } = await made;
  const client = new Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    await work(connection, client);
  } finally {
    await client.end();
    await drop();
  }
};

/** Returns all rows of all tables, by table, in a fixed order. */
const readAll = async (client: Client): Promise<Record<string, Row[]>> => {
  const tables = await client.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace AND relname <> 'migrations' ORDER BY 1",
  );
  const all: Record<string, Row[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ row: Row }>(
      `SELECT to_jsonb(t) AS row FROM ${name} t ORDER BY to_jsonb(t)::text`,
    );
    all[name] = rows.map(({ row }) => row);
  }
  return all;
};
const only = (row: Row, names: string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

test('what the first schema stored is there in the newest one, and its people log in', () =>
  onDatabase(emptyDatabase(), async (connection, client) => {
    await runMigrations(connection, migrationsUpTo('0001_initial'));
    const fixture = path.join(rootFolder(), 'server/test/fixtures/first-schema.sql');
    await client.query(fs.readFileSync(fixture, 'utf8'));
    const before = await readAll(client);
    // every table of the first schema has rows that could be lost
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
    await migrate(connection);
    const after = await readAll(client);
    // the only column that later schemas dropped: it was derived from the others
    const dropped = ['search'];
    for (const [table, rows] of Object.entries(before)) {
      const columns = Object.keys(rows[0] ?? {}).filter((name) => !dropped.includes(name));
      const kept = (some: Row[] = []) =>
        some
          .map((row) => only(row, columns))
          .toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
      expect([table, kept(after[table])]).toEqual([table, kept(rows)]);
    }
    const db = openDatabase({ ...connection, max: 3 }, silent, async () => {});
    const env = readEnv({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
    const app = await buildApp({ db, env, log: silent });
    try {
      const logIn = await app.inject({
        method: 'POST',
        url: '/api/employer/login',
        payload: { usernameEmployer: 'Harbour', passwordnameEmployer: 'right horse battery' },
      });
      expect(logIn.statusCode).toBe(200);
      const found = await app.inject('/api/jobs/search?q=night');
      expect(found.json().items).toEqual([
        expect.objectContaining({ jobtitle: 'Night Nurse', companyname: 'Harbour Clinic' }),
      ]);
    } finally {
      await app.close();
      await db.close();
    }
  }));

test('an interview that is still on though its application was decided is ended; one that took place is not', () =>
  onDatabase(emptyDatabase(), async (connection, client) => {
    await runMigrations(connection, migrationsUpTo('0001_initial'));
    const fixture = path.join(rootFolder(), 'server/test/fixtures/first-schema.sql');
    await client.query(fs.readFileSync(fixture, 'utf8'));
    await runMigrations(connection, migrationsUpTo('0031_live_index'));
    // the application's state, the interview's state, the days until its time, and its expected
    // state
    const cases: [string, string, number, string][] = [
      ['hired', 'booked', 2, 'cancelled'],
      ['notSelected', 'booked', 2, 'cancelled'],
      ['withdrawn', 'booked', 2, 'cancelled'],
      ['hired', 'offered', 2, 'cancelled'],
      ['withdrawn', 'offered', -2, 'cancelled'],
      ['hired', 'booked', -2, 'booked'],
      ['notSelected', 'declined', 2, 'declined'],
      ['interview', 'booked', 2, 'booked'],
      ['offer', 'offered', 2, 'offered'],
    ];
    for (const [index, [application, interview, days]] of cases.entries()) {
      const { rows } = await client.query<{ id: string }>(
        `WITH seeker AS (INSERT INTO job_seekers (id, username, username_key, email, email_key, password_hash, first_name, last_name)
           VALUES (gen_random_uuid(), $1, $1, $1, $1, 'x', 'Ivo', 'Kern') RETURNING id)
         INSERT INTO applications (id, job_id, seeker_id, sender, employer_id, state)
           SELECT gen_random_uuid(), a.job_id, seeker.id, a.sender, a.employer_id, $2 FROM seeker, applications a LIMIT 1 RETURNING id`,
        [`case-${index}`, application],
      );
      await client.query(
        `INSERT INTO interviews (id, application_id, state, kind, minutes, times, chosen_at, sequence)
           SELECT gen_random_uuid(), $1, $2, 'phone', 30, ARRAY[at], CASE WHEN $2 = 'booked' THEN at END, $3
           FROM (SELECT now() + make_interval(days => $4) AS at) time`,
        [rows[0]?.id, interview, index, days],
      );
    }
    await migrate(connection);
    const { rows: after } = await client.query<{ state: string; sequence: number }>(
      `SELECT i.state, i.sequence FROM interviews i JOIN applications a ON a.id = i.application_id
         JOIN job_seekers s ON s.id = a.seeker_id ORDER BY s.username`,
    );
    // calendars compare the sequence number
    expect(after).toEqual(
      cases.map(([, before, , state], index) => ({
        state,
        sequence: state === before ? index : index + 1,
      })),
    );
    expect((await client.query('SELECT 1 FROM mails')).rows).toEqual([]);
  }));

test('the newest migration belongs to a release (else: server/database/releases.ts)', () => {
  expect(migrationNames().toSorted().at(-1)).toBe(lastMigrations.at(-1));
  expect(lastMigrations).toEqual(lastMigrations.toSorted());
});

test('a host one release older starts beside the newer schema, an older one is refused and changes nothing', () =>
  onDatabase(freshDatabase(), async (connection, client) => {
    const own = lastMigrations.length;
    // what the next release does when it opens the database
    await client.query('CREATE TABLE of_the_next_release (id integer)');
    await client.query("INSERT INTO migrations (name, run_on) VALUES ('9998_next', now())");
    await recordRelease(connection, own + 1);
    await migrate(connection);
    // a host of the previous release, on this release's schema
    await runMigrations(connection, migrationsUpTo(lastMigrations.at(-2) ?? ''));
    // and the release after the next
    await recordRelease(connection, own + 2);
    const before = await readAll(client);
    await expect(migrate(connection)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(
        /^The database was opened by a newer release: .* Nothing was changed\. Start a newer release/,
      ),
    });
    expect(await readAll(client)).toEqual(before);
    await refuseTooNew(connection, own + 1);
    // an older release that is still running leaves the number unchanged when it opens the database
    await recordRelease(connection, own);
    expect((await readAll(client))['oldest_release']).toEqual([{ id: 1, number: own + 1 }]);
  }));

test('a migration that waits for a table makes readers wait for less than a second, and is done once the table is free', () =>
  onDatabase(emptyDatabase(), async (connection, client) => {
    await runMigrations(connection, migrationsUpTo('0017_exactly_once'));
    const long = new Client(connection);
    await long.connect();
    try {
      // a backup reads the table for minutes; the migration needs an exclusive lock
      await long.query('BEGIN');
      await long.query('SELECT count(*) FROM audit_log');
      let done = false;
      const migrating = migrate(connection).then(() => {
        done = true;
      });
      const waits: number[] = [];
      for (const until = Date.now() + 4000; Date.now() < until; await sleep(10)) {
        const startedAt = performance.now();
        await client.query('SELECT count(*) FROM audit_log');
        waits.push(performance.now() - startedAt);
      }
      expect(done).toBe(false);
      // otherwise nobody waited and nothing was tested
      expect(Math.max(...waits)).toBeGreaterThan(100);
      expect(Math.max(...waits)).toBeLessThan(1000);
      await long.query('COMMIT');
      await migrating;
      const { rows } = await client.query<{ name: string }>(
        'SELECT name FROM migrations ORDER BY id DESC LIMIT 1',
      );
      expect(rows).toEqual([{ name: lastMigrations.at(-1) }]);
    } finally {
      await long.end();
    }
  }));

test('no migration since release 1 rewrites a table or checks all of its rows under a lock that keeps readers out', () =>
  onDatabase(emptyDatabase(), async (connection, client) => {
    await runMigrations(connection, migrationsUpTo('0017_exactly_once'));
    const files = async () => {
      const { rows } = await client.query<{ name: string; file: string }>(
        "SELECT relname AS name, pg_relation_filenode(oid) AS file FROM pg_class WHERE relkind = 'r' AND relnamespace IN (to_regnamespace('public'), to_regnamespace('months')) AND relname <> 'migrations'",
      );
      return Object.fromEntries(rows.map(({ name, file }) => [name, file]));
    };
    const before = await files();
    await migrate(connection);
    expect(await files()).toMatchObject(before);
    for (const name of migrationNames().filter((each) => each > '0017_exactly_once')) {
      const file = path.join(rootFolder(), 'server/migrations', `${name}.sql`);
      const text = fs.readFileSync(file, 'utf8').replaceAll(/--.*$/gm, '');
      expect([
        name,
        /SET NOT NULL|ADD CONSTRAINT (?![^;]*(NOT VALID|USING INDEX))/i.test(text),
      ]).toEqual([name, false]);
      // creating an index on an existing table takes long, so the migration must not lock anything
      // else
      const indexed = [...text.matchAll(/CREATE (?:UNIQUE )?INDEX \w+ ON (\w+)/g)].filter(
        ([, table = '']) => table in before,
      );
      expect([name, indexed.length > 0 && /ALTER TABLE|DROP|TRIGGER/.test(text)]).toEqual([
        name,
        false,
      ]);
    }
  }));
