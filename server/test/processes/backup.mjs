// Tests backup and restore as an operator runs them: next to a live host, between the kinds of
// database, with a full disk, interrupted, killed, and with unusable files.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { root } from '../../../tools/builds.mjs';
import { build, databasePid, makeDataDir, removeDataDir, run, startHost } from './hostProcess.mjs';
import { call, logIn, postJob, register } from './poster.mjs';

const folder = makeDataDir();
const source = path.join(folder, 'source');
/** A backup of the idle source. */
const whole = path.join(folder, 'whole.backup');
const username = 'backed.up';

const succeed = async (program, env, ...args) => {
  const { ended, written } = run(program, env, args);
  assert.equal(await ended, 0, written.err);
  return written.out;
};
const progress = /^(?:\d+ MB copied, table|index) \d+ of \d+ \(\w+\)\n/gm;
/** Expects exit status 1 and a single clear line. */
const endsWith = async (line, { ended, written }) => {
  assert.equal(await ended, 1, written.out);
  const said = written.err.replaceAll(progress, '');
  assert.match(said, line);
  assert.equal(said.trim().split('\n').length, 1, said);
  assert.equal(written.out, '');
};
const refuse = (line, program, env, ...args) => endsWith(line, run(program, env, args));

/** Returns all content of a database, table by table. */
const contentOf = async (env) => {
  const child = spawn(
    process.execPath,
    ['--require', 'esbuild-register', 'server/test/processes/fingerprint.ts'],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env: { PATH: process.env.PATH, ...env } },
  );
  let text = '';
  for await (const bytes of child.stdout) text += bytes;
  return JSON.parse(text);
};

const reads = [
  '/api/jobdescriptions/getAll',
  '/api/jobs/search?q=mill',
  '/api/categories',
  '/api/terms/terms',
  `/api/employer/employers/username/${username}`,
];
const answersOf = (address) =>
  Promise.all(reads.map(async (name) => (await call(address, name)).text()));

const waitUntil = async (what) => {
  for (const end = Date.now() + 60_000; ; await sleep(1)) {
    const found = await what();
    if (found !== undefined && found !== false) return found;
    assert.ok(Date.now() < end, 'It never happened.');
  }
};
const partials = (folderName) =>
  fs.readdirSync(folderName).filter((name) => name.includes('.partial'));
/** Creates a folder for one test. */
const makeFolder = (name) => {
  const made = path.join(folder, name);
  fs.mkdirSync(made);
  return made;
};

let content;
let answers;
before(async () => {
  await build();
  const host = await startHost(source, { DEMO: 'on' });
  await register(host.address, username);
  // with CVs, so that a signal arrives before the backup is done
  const sizes = ['--jobs', '500', '--employers', '50', '--seekers', '400'];
  const applications = ['--applications', '120', '--to', 'demo.employer'];
  await succeed('seed', { DATA_DIR: source }, ...sizes, ...applications);
  answers = await answersOf(host.address);
  await host.stop();
  await succeed('backup', { DATA_DIR: source }, whole);
  content = await contentOf({ DATA_DIR: source });
});
after(() => removeDataDir(folder));

test('a backup at rest, restored into an empty data directory: the same content and answers', async () => {
  assert.equal(fs.statSync(whole).mode & 0o777, 0o600);
  const DATA_DIR = makeFolder('restored');
  assert.match(
    await succeed('restore', { DATA_DIR }, whole),
    /^Restored [\d,]+ rows of \d+ tables/,
  );
  assert.deepEqual(await contentOf({ DATA_DIR }), content);
  const host = await startHost(DATA_DIR);
  assert.deepEqual(await answersOf(host.address), answers);
  // a database with rows is never restored into, whether or not a host runs on it
  await refuse(/^The database isn't empty/, 'restore', { DATA_DIR }, whole);
  assert.equal(await host.stop(), 0);
  await refuse(/^The database isn't empty/, 'restore', { DATA_DIR }, whole);
});

test('a backup beside a host that is written to has every job that was acknowledged before it', async () => {
  const host = await startHost(source);
  const headers = await logIn(host.address, username);
  const acknowledged = [];
  let stopped = false;
  const line = async (number) => {
    for (let index = 0; !stopped; index += 1) {
      const title = `Line ${number}, job ${index}`;
      acknowledged.push(await postJob(host.address, headers, username, title));
    }
  };
  const lines = [1, 2, 3].map(line);
  await waitUntil(() => acknowledged.length > 20);
  const before = [...acknowledged];
  const live = path.join(folder, 'live.backup');
  await succeed('backup', { DATA_DIR: source }, live);
  assert.ok(acknowledged.length > before.length, 'the host served on');
  stopped = true;
  await Promise.all(lines);

  const DATA_DIR = makeFolder('live');
  await succeed('restore', { DATA_DIR }, live);
  const restored = await startHost(DATA_DIR);
  // the session continues, too
  const own = `/api/jobdescriptions/employer/${username}`;
  const jobs = await (await call(restored.address, own, undefined, headers)).json();
  const kept = new Set(jobs.map(({ _id }) => _id));
  assert.deepEqual(
    before.filter((id) => !kept.has(id)),
    [],
  );
  for (const id of [...kept].slice(0, 10)) {
    const view = `/api/jobdescriptions/jobdescriptions/${id}`;
    const texts = [await call(host.address, view), await call(restored.address, view)];
    assert.equal(await texts[0].text(), await texts[1].text());
  }
  assert.equal(await restored.stop(), 0);
  assert.equal(await host.stop(), 0);
});

const server = process.env.TEST_DATABASE_URL;
test('from the embedded database to a server, and back', { skip: !server }, async () => {
  const admin = new pg.Client(server);
  await admin.connect();
  const name = `jobline_backup_${process.pid}`;
  await admin.query(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
  try {
    const DATABASE_URL = Object.assign(new URL(server), { pathname: `/${name}` }).href;
    await succeed('restore', { DATABASE_URL }, whole);
    assert.deepEqual(await contentOf({ DATABASE_URL }), content);
    const host = await startHost(makeFolder('unused'), { DATABASE_URL });
    assert.deepEqual(await answersOf(host.address), answers);
    await host.stop();
    // this backup includes what a host writes at startup
    const back = path.join(folder, 'back.backup');
    await succeed('backup', { DATABASE_URL }, back);
    const DATA_DIR = makeFolder('back');
    await succeed('restore', { DATA_DIR }, back);
    assert.deepEqual(await contentOf({ DATA_DIR }), await contentOf({ DATABASE_URL }));
  } finally {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  }
});

test('a full disk leaves no file, and says so', async (t) => {
  const small = makeFolder('small');
  const mount = ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', small];
  if (spawnSync('mount', mount).status !== 0) {
    t.skip('no tmpfs can be mounted here');
    return;
  }
  try {
    const line = /^Failed: the disk is full\. No backup was written\.$/m;
    await refuse(line, 'backup', { DATA_DIR: source }, path.join(small, 'a.backup'));
    assert.deepEqual(fs.readdirSync(small), []);
  } finally {
    spawnSync('umount', [small]);
  }
});

// Ctrl-C under npm arrives twice: from the terminal and from npm
for (const signals of [['SIGTERM'], ['SIGINT', 'SIGINT']])
  test(`${signals.join(', ')} in the middle of a backup leaves no file`, async () => {
    const where = makeFolder(`interrupted-${signals.join('-')}`);
    const file = path.join(where, 'a.backup');
    const running = run('backup', { DATA_DIR: source }, [file]);
    await waitUntil(() =>
      partials(where).some((name) => fs.statSync(path.join(where, name)).size > 0),
    );
    for (const signal of signals) running.child.kill(signal);
    await endsWith(/^Interrupted\. No backup was written\.$/m, running);
    assert.deepEqual(fs.readdirSync(where), []);
    assert.equal(databasePid(source), undefined);
  });

/** Starts a restore into an embedded database; resolves while its rows are being copied. */
const startRestore = async (DATA_DIR) => {
  const running = run('restore', { DATA_DIR }, [whole]);
  const socket = path.join(DATA_DIR, 'socket');
  const client = await waitUntil(async () => {
    const each = new pg.Client({ host: socket, user: 'postgres', database: 'postgres' });
    each.on('error', () => {});
    return each.connect().then(
      () => each,
      () => undefined,
    );
  });
  const copied = `SELECT 1 FROM pg_stat_progress_copy WHERE relid = to_regclass('files')`;
  await waitUntil(async () => (await client.query(copied)).rowCount > 0);
  await client.end().catch(() => {});
  return running;
};
for (const signal of ['SIGKILL', 'SIGTERM'])
  test(`${signal} in the middle of a restore leaves an empty database, which the next one fills`, async () => {
    const DATA_DIR = makeFolder(`restore-${signal}`);
    const running = await startRestore(DATA_DIR);
    running.child.kill(signal);
    if (signal === 'SIGKILL') assert.equal(await running.ended, 'SIGKILL');
    else await endsWith(/^Interrupted\. Nothing was restored\.$/m, running);
    // succeeds only on an empty database
    await succeed('restore', { DATA_DIR }, whole);
    if (signal === 'SIGKILL') assert.deepEqual(await contentOf({ DATA_DIR }), content);
  });

const changes = {
  'a file cut short': [(bytes) => bytes.subarray(0, -1000), /is incomplete/],
  'a file with one byte flipped': [
    (bytes) => {
      const copy = Buffer.from(bytes);
      copy[copy.length >> 1] ^= 1;
      return copy;
    },
    /is damaged: its checksum doesn't match/,
  ],
  "another program's file": [() => Buffer.from('PGDMP\u0001 and more'), /is no backup of this/],
  'a file of a newer format': [
    (bytes) => Buffer.concat([Buffer.from('jobline-backup 2\n'), bytes.subarray(17)]),
    /was written by a newer version/,
  ],
};
for (const [name, [change, line]] of Object.entries(changes))
  test(`${name} is refused, and makes no database`, async () => {
    const DATA_DIR = path.join(folder, 'never');
    const file = path.join(folder, 'changed.backup');
    fs.writeFileSync(file, change(fs.readFileSync(whole)));
    await refuse(line, 'restore', { DATA_DIR }, file);
    assert.equal(fs.existsSync(DATA_DIR), false);
  });

test('what is no database is not backed up, and none is made', async () => {
  const DATA_DIR = path.join(folder, 'mistyped');
  const file = path.join(folder, 'none.backup');
  await refuse(/^There is no database in .*mistyped/, 'backup', { DATA_DIR }, file);
  const older = makeFolder('older');
  fs.mkdirSync(path.join(older, 'pg17'));
  fs.writeFileSync(path.join(older, 'pg17/PG_VERSION'), '17\n');
  const line = /holds a database of PostgreSQL 17, .*npm run restore -- FILE/;
  await refuse(line, 'backup', { DATA_DIR: older }, file);
  await refuse(line, 'restore', { DATA_DIR: older }, whole);
  await refuse(line, 'index', { DATA_DIR: older });
  assert.deepEqual(fs.readdirSync(older), ['pg17']);
  assert.equal(fs.existsSync(DATA_DIR) || fs.existsSync(file), false);
});

test('a name that no file can have, or none, is refused before anything is done', async () => {
  const env = { DATA_DIR: source };
  await refuse(/is a folder, not a file/, 'backup', env, folder);
  await refuse(/ENOENT/, 'backup', env, path.join(folder, 'no', 'such', 'folder'));
  await refuse(/no such file/, 'restore', env, path.join(folder, 'no.backup'));
});
