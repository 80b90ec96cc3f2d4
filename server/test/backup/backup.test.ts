import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import sql from 'sql-template-tag';
import { firstLine, lastLineBytes } from '../../database/backup/format';
import { openBackup } from '../../database/backup/openBackup';
import { restoreBackup } from '../../database/backup/restoreBackup';
import { writeBackup } from '../../database/backup/writeBackup';
import { openDatabase, type Database } from '../../database/database';
import { startEmbedded, type Embedded } from '../../database/embedded/embedded';
import { migrateOver, migrationNames } from '../../database/migrate';
import { readSchema } from '../../database/schemaSnapshot';
import { seedDatabase } from '../../seed/seedDatabase';
import { asAdmin, asEmployer, openHost, type TestHost } from '../host';
import { silent } from '../testServer';
import { fingerprint } from './compare';

const folder = fs.mkdtempSync('/tmp/jobline-backup-');
fs.chmodSync(folder, 0o755);
const file = path.join(folder, 'whole.backup');
const close: (() => Promise<void>)[] = [];

/** Opens a host with the demo data and the rows that users and the host itself create. */
const openUsedHost = async (): Promise<TestHost> => {
  const host = await openHost({ DEMO: 'on' });
  close.push(host.close);
  await seedDatabase(host.context);
  return host;
};
const openTarget = async (): Promise<TestHost> => {
  const host = await openHost();
  close.push(host.close);
  return host;
};
let embedded: Embedded;
/** Creates an empty database on a separate embedded server. */
const openBlank = async (name: string): Promise<Database> => {
  const client = new Client(embedded.connection);
  await client.connect();
  await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  await client.end();
  const db = openDatabase({ ...embedded.connection, database: name, max: 3 }, silent);
  close.push(db.close);
  return db;
};

let host: TestHost;
let employer: Record<string, string>;
let admin: Record<string, string>;
/** The fingerprint that a restored backup must have. */
let expected: Record<string, unknown>;
beforeAll(async () => {
  embedded = await startEmbedded(path.join(folder, 'data'), silent);
  close.push(embedded.stop);
  host = await openUsedHost();
  employer = (await asEmployer(host, 'kept.employer')).headers;
  admin = (await asAdmin(host, 'kept.admin')).headers;
  // strings that COPY has to escape, and empty strings and nulls
  await host.db.execute(
    sql`UPDATE employers SET company_profile = ${'tab\t, line\nand \\N, \\. "quoted" \u{1F600}'}, logo_id = NULL WHERE username = 'kept.employer'`,
  );
  await host.db.execute(
    sql`INSERT INTO search_terms VALUES (now()::date, 'café "cook"', 5, 6, 2, 1, 12), (now()::date, 'nurse', 9, 9, 0, 0, NULL)`,
  );
  await writeBackup(host.db, file);
  expected = await fingerprint(host.db);
});
afterAll(async () => {
  for (const each of close.toReversed()) await each();
  fs.rmSync(folder, { recursive: true, force: true });
});

const restore = async (
  db: Database,
  name: string,
  options?: Parameters<typeof restoreBackup>[2],
) => {
  const backup = await openBackup(name);
  try {
    return await restoreBackup(db, backup, options);
  } finally {
    await backup.close();
  }
};

const reads = [
  '/api/jobdescriptions/getAll',
  '/api/jobs/search?q=nurse',
  '/api/categories/',
  '/api/featuredemployer/',
  '/api/terms/terms',
  '/api/employer/employers/username/kept.employer',
];
/** URLs read in sessions that started before the backup. */
const own = ['/api/sessions', '/api/admin/employers', '/api/admin/audit'];
const answers = async ({ app }: TestHost) => {
  const found: unknown[][] = [];
  for (const url of reads) {
    const { statusCode, body } = await app.inject({ url });
    found.push([url, statusCode, body]);
  }
  for (const url of own) {
    const headers = url.startsWith('/api/admin') ? admin : employer;
    const { statusCode, body } = await app.inject({ url, headers });
    found.push([url, statusCode, body]);
  }
  return found;
};

test('a restored database is equal table by table and in what the host answers', async () => {
  const target = await openTarget();
  const { rows, tables } = await restore(target.db, file);
  expect(rows).toBeGreaterThan(200);
  expect(tables).toBeGreaterThan(40);
  expect(await fingerprint(target.db)).toEqual(expected);
  const found = await answers(target);
  expect(found).toEqual(await answers(host));
  expect(found.map(([url, status]) => `${String(url)} ${String(status)}`)).toEqual(
    [...reads, ...own].map((url) => `${url} 200`),
  );
  const logIn = await target.app.inject({
    method: 'POST',
    url: '/api/employer/login',
    payload: { usernameEmployer: 'kept.employer', passwordnameEmployer: 'right horse battery' },
  });
  expect(logIn.statusCode).toBe(200);
  // triggers are active again, and sequences continue
  await expect(target.db.execute(sql`DELETE FROM audit_log`)).rejects.toThrow('only ever added to');
  const replicated = target.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await tx.execute(sql`DELETE FROM audit_log`);
  });
  await expect(replicated).rejects.toThrow('only ever added to');
  const [last] = await target.db.query<{ id: number }>(sql`SELECT max(id) AS id FROM audit_log`);
  const [next] = await target.db.query<{ id: number }>(
    sql`INSERT INTO audit_log (actor_role, action) VALUES ('host', 'test') RETURNING id`,
  );
  expect(next?.id).toBeGreaterThan(last?.id ?? 0);
});

test('the same into an embedded database without tables, and from there back', async () => {
  const blank = await openBlank('blank');
  await restore(blank, file);
  expect(await fingerprint(blank)).toEqual(expected);
  const second = path.join(folder, 'second.backup');
  await writeBackup(blank, second);
  const target = await openTarget();
  await restore(target.db, second);
  expect(await fingerprint(target.db)).toEqual(expected);
});

test('only the owner can read the file, and nothing of an unfinished one is left', async () => {
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  const stop = new AbortController();
  const aborted = writeBackup(host.db, path.join(folder, 'never'), {
    signal: stop.signal,
    onProgress: () => stop.abort(),
  });
  await expect(aborted).rejects.toThrow('aborted');
  expect(fs.readdirSync(folder).filter((name) => name.startsWith('never'))).toEqual([]);
});

test('the backup is one moment: what is written in pairs is in it in pairs', async () => {
  let writing = true;
  let pairs = 0;
  const writer = (async () => {
    while (writing) {
      await host.db.transaction(async (tx) => {
        const key = `pair ${(pairs += 1)}`;
        await tx.execute(sql`INSERT INTO attempts (key) VALUES (${key})`);
        await tx.execute(
          sql`INSERT INTO search_words (word, jobs) VALUES (${key}, 1) ON CONFLICT DO NOTHING`,
        );
      });
    }
  })();
  const busy = path.join(folder, 'busy.backup');
  await writeBackup(host.db, busy);
  writing = false;
  await writer;
  const target = await openTarget();
  await restore(target.db, busy);
  const [counts] = await target.db.query<{ attempts: number; words: number }>(
    sql`SELECT (SELECT count(*) FROM attempts WHERE key LIKE 'pair %') AS attempts, (SELECT count(*) FROM search_words WHERE word LIKE 'pair %') AS words`,
  );
  expect(counts?.attempts).toBe(counts?.words);
  expect(pairs).toBeGreaterThan(0);
});

describe('refused, with nothing written', () => {
  const changed = (name: string, change: (bytes: Buffer) => Buffer) => {
    const target = path.join(folder, name);
    fs.writeFileSync(target, change(fs.readFileSync(file)));
    return target;
  };
  let empty: TestHost;
  let before: Record<string, unknown>;
  beforeAll(async () => {
    empty = await openTarget();
    before = await fingerprint(empty.db);
  });
  const flipped = (at: (length: number) => number) => (bytes: Buffer) => {
    const copy = Buffer.from(bytes);
    const place = at(copy.length);
    copy.writeUInt8(copy.readUInt8(place) ^ 1, place);
    return copy;
  };
  test.each<[string, (bytes: Buffer) => Buffer, string]>([
    ['truncated', (bytes) => bytes.subarray(0, bytes.length - 100), 'is incomplete'],
    ['cut in half', (bytes) => bytes.subarray(0, bytes.length / 2), 'is incomplete'],
    ['of the first line only', (bytes) => bytes.subarray(0, 17), 'is incomplete'],
    ['empty', () => Buffer.alloc(0), 'is no backup'],
    ['foreign', () => Buffer.from('PGDMP and something else'), 'is no backup'],
    ['damaged at the start', flipped(() => 40), 'is damaged'],
    ['damaged in the middle', flipped((length) => length >> 1), 'is damaged'],
    ['damaged at the end', flipped((length) => length - lastLineBytes - 1), 'is damaged'],
    [
      'of a newer format',
      (bytes) => Buffer.concat([Buffer.from(firstLine(2)), bytes.subarray(firstLine(1).length)]),
      'by a newer version',
    ],
  ])('a file that is %s', async (name, change, message) => {
    const target = changed(name.replaceAll(' ', '-'), change);
    await expect(restore(empty.db, target)).rejects.toThrow(message);
    expect(await fingerprint(empty.db)).toEqual(before);
  });
  test('a file that is not there', async () => {
    await expect(restore(empty.db, path.join(folder, 'none'))).rejects.toThrow('no such file');
  });
  test('a backup with a migration that this version lacks', async () => {
    const newer = await openTarget();
    await newer.db.execute(sql`INSERT INTO migrations (name, run_on) VALUES ('9999_later', now())`);
    const target = path.join(folder, 'newer.backup');
    await writeBackup(newer.db, target);
    await expect(restore(empty.db, target)).rejects.toThrow('9999_later');
    expect(await fingerprint(empty.db)).toEqual(before);
  });
  test('a database with rows', async () => {
    const used = await openTarget();
    await asEmployer(used, 'somebody.here');
    const found = await fingerprint(used.db);
    await expect(restore(used.db, file)).rejects.toThrow("The database isn't empty");
    expect(await fingerprint(used.db)).toEqual(found);
  });
  test('a restore that is interrupted', async () => {
    const stop = new AbortController();
    const interrupted = restore(empty.db, file, {
      signal: stop.signal,
      onProgress: ({ step }) => {
        if (step === 'index') stop.abort();
      },
    });
    await expect(interrupted).rejects.toThrow('aborted');
    expect(await fingerprint(empty.db)).toEqual(before);
    // and a second attempt succeeds
    await restore(empty.db, file);
    expect(await fingerprint(empty.db)).toEqual(expected);
  });
});

test('rows are compressed, and generated columns are left out', () => {
  const bytes = fs.readFileSync(file);
  const content = gunzipSync(bytes.subarray(firstLine(1).length, -lastLineBytes));
  expect(content.length).toBeGreaterThan(bytes.length);
  const manifest: { tables: { name: string; columns: string[] }[] } = JSON.parse(
    content.subarray(4, 4 + content.readUInt32BE()).toString(),
  );
  const seekers = manifest.tables.find(({ name }) => name === 'job_seekers');
  expect(seekers?.columns).toContain('username');
  expect(seekers?.columns).not.toContain('words');
});

test('a backup from before a migration is restored and brought up to date', async () => {
  const older = await openBlank('older');
  await older.withClient((client) => migrateOver(client, migrationNames().length - 1));
  await older.execute(
    sql`INSERT INTO categories (id, name, position) VALUES (gen_random_uuid(), 'Kept', 1)`,
  );
  const target = path.join(folder, 'older.backup');
  await writeBackup(older, target);
  const newer = await openBlank('newer');
  await restore(newer, target);
  expect(await newer.query(sql`SELECT name FROM categories`)).toEqual([{ name: 'Kept' }]);
  expect(await readSchema(newer)).toBe(await readSchema(host.db));
});
