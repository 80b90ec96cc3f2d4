// Errors that the operator can fix: a single clear line, exit status 1, no stack trace, nothing
// damaged.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { build, databasePid, makeDataDir, removeDataDir, run, startHost } from './hostProcess.mjs';

const dataDir = makeDataDir();
const spare = makeDataDir();
let host;
/** Milliseconds after which a request without its body is cut. */
let cutAfter;
before(async () => {
  await build();
  host = await startHost(dataDir, { DEMO: 'on' });
  // started here and checked at the end, because it takes half a minute
  cutAfter = new Promise((resolve) => {
    const startedAt = Date.now();
    const { port } = new URL(host.address);
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(
        'POST /api/employer/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
      );
    });
    socket
      .on('error', () => {})
      .on('data', () => {})
      .on('close', () => resolve(Date.now() - startedAt));
  });
});
after(async () => {
  await host.stop();
  removeDataDir(dataDir);
  removeDataDir(spare);
});

const refused = async (env, line, program = 'index', args = []) => {
  const { ended, written } = run(program, env, args);
  assert.equal(await ended, 1);
  assert.match(written.err, line);
  assert.equal(written.err.trim().split('\n').length, 1, written.err);
  assert.doesNotMatch(written.err, /s3cret|\bat .*\.(mjs|ts|js):/);
  assert.equal(written.out, '');
};

for (const [env, line] of [
  [{ PORT: 'abc' }, /^PORT must be/],
  [{ NODE_ENV: 'production', RATE_LIMITS: '' }, /^PUBLIC_URL must be set/],
  [{ DATABASE_URL: 'mysql://u:s3cret@h/d' }, /^DATABASE_URL must be/],
  [
    { DATABASE_URL: 'postgres://u:s3cret@127.0.0.1:1/d' },
    /^DATABASE_URL: the database can't be used: connect ECONNREFUSED/,
  ],
  [
    { DATABASE_URL: 'postgres://u:s3cret@nowhere.invalid/d' },
    /^DATABASE_URL: the database can't be used: getaddrinfo/,
  ],
  [
    { DATABASE_URL: 'postgres://u:s3cret@%2fnot%2fthere/d' },
    /^DATABASE_URL: the database can't be used/,
  ],
  [{ ADMIN_PASSWORD: 'short', DATA_DIR: spare }, /^ADMIN_PASSWORD can't be used/],
  [{ HOST: '192.0.2.77', DATA_DIR: spare }, /^HOST 192\.0\.2\.77 is no address of this machine/],
]) {
  test(`${Object.entries(env)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')} is refused`, () => refused(env, line));
}

test('a data directory that is a file is refused', async () => {
  const file = path.join(spare, 'a-file');
  fs.writeFileSync(file, 'precious');
  await refused({ DATA_DIR: file }, /^The data directory .* can't be made or written to/);
  assert.equal(fs.readFileSync(file, 'utf8'), 'precious');
});

test('a data directory in use is refused after a moment, and the host that uses it goes on', async () => {
  const before = databasePid(dataDir);
  await refused({ DATA_DIR: dataDir }, /^The data directory .* is in use by another host/);
  assert.equal(databasePid(dataDir), before);
  assert.equal((await fetch(`${host.address}/api/categories`)).status, 200);
});

test('a port in use is refused, and leaves the data as it was', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    holder.once('listening', resolve);
  });
  const { port } = holder.address();
  await refused({ DATA_DIR: spare, PORT: String(port) }, new RegExp(`^Port ${port} is in use`));
  holder.close();
  assert.equal(databasePid(spare), undefined);
  const again = await startHost(spare);
  assert.equal(await again.stop(), 0);
});

test('demo accounts are not opened to others unasked', async () => {
  const open = makeDataDir();
  const first = await startHost(open, { DEMO: 'on' });
  assert.match(first.written.out, /demo\.employer/);
  await first.stop();
  await refused({ DATA_DIR: open, HOST: '0.0.0.0', DEMO: '' }, /demo\.employer.*DEMO=on/);
  removeDataDir(open);
});

test('create-admin joins the running host, makes and resets, and refuses a weak password', async () => {
  const logIn = async (adminpassword) =>
    (
      await fetch(`${host.address}/api/admin/admins/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ adminname: 'boss', adminpassword }),
      })
    ).status;
  const make = async (...more) => {
    const { ended, written } = run('create-admin', { DATA_DIR: dataDir }, ['boss', ...more]);
    assert.equal(await ended, 0, written.err);
    return written.out;
  };
  const [, generated] =
    /^Made the administrator boss: password (\S{16})\n$/.exec(await make()) ?? [];
  assert.equal(await logIn(generated), 200);
  assert.match(
    await make('--password', 'a better one by far'),
    /^Reset the password of the administrator boss/,
  );
  assert.deepEqual([await logIn(generated), await logIn('a better one by far')], [401, 200]);
  await refused({ DATA_DIR: dataDir }, /too easy to guess/, 'create-admin', [
    'boss',
    '--password',
    'password123',
  ]);
  await refused({ DATA_DIR: dataDir }, /^Usage/, 'create-admin');
});

test('below a folder that is closed to others the host starts all the same, and finds its data again', async () => {
  // mkdtemp creates it without access for others, like root's home
  const closed = fs.mkdtempSync('/tmp/jobline-closed-');
  const inside = path.join(closed, 'data');
  const first = await startHost(inside, { DEMO: 'on' });
  assert.match(first.written.out, /The data is kept in /);
  const { ended } = run('create-admin', { DATA_DIR: inside }, ['joined']);
  assert.equal(await ended, 0);
  assert.equal(await first.stop(), 0);
  const second = await startHost(inside);
  assert.match(second.written.out, /demo\.employer/);
  assert.equal(await second.stop(), 0);
  const pointer = path.join(inside, 'database-location');
  // only under root does the database run as another user, and so in another folder
  assert.equal(fs.existsSync(pointer), process.getuid() === 0);
  if (fs.existsSync(pointer)) removeDataDir(fs.readFileSync(pointer, 'utf8').trim());
  removeDataDir(closed);
});

test("seed fills the running host's database up to its numbers, twice over, and not in production", async () => {
  await refused(
    { NODE_ENV: 'production', RATE_LIMITS: '', DATA_DIR: dataDir },
    /^Invented people don't belong in production/,
    'seed',
    ['--seekers', '5'],
  );
  const seed = async () => {
    const { ended, written } = run('seed', { DATA_DIR: dataDir }, [
      '--employers',
      '20',
      '--seekers',
      '30',
      '--jobs',
      '90',
    ]);
    assert.equal(await ended, 0, written.err);
    return written.out;
  };
  assert.match(
    await seed(),
    /^Added [1-9]\d* employers, [1-9]\d* job seekers and [1-9]\d* jobs in [\d.]+ s\.\nThe password of each new account: \S{16}\n$/,
  );
  assert.match(await seed(), /^Added 0 employers, 0 job seekers and 0 jobs in [\d.]+ s\.\n$/);
});

test('create-admin works without a running host', async () => {
  const { ended, written } = run('create-admin', { DATA_DIR: spare }, ['alone']);
  assert.equal(await ended, 0, written.err);
  assert.match(written.out, /^Made the administrator alone/);
  assert.equal(databasePid(spare), undefined);
});

test('three tools at once share one database', async () => {
  const codes = await Promise.all(
    ['one', 'two', 'three'].map((name) => run('create-admin', { DATA_DIR: spare }, [name]).ended),
  );
  assert.deepEqual(codes, [0, 0, 0]);
  assert.equal(databasePid(spare), undefined);
});

test('the first administrator is printed once', async () => {
  const fresh = makeDataDir();
  const first = await startHost(fresh);
  assert.match(first.written.out, /Administrator: admin, password \S{16} \(shown only this once\)/);
  await first.stop();
  const second = await startHost(fresh);
  assert.doesNotMatch(second.written.out, /Administrator/);
  await second.stop();
  removeDataDir(fresh);
});

test('API_HOST serves without any database', async () => {
  const pages = await startHost(path.join(spare, 'never'), { API_HOST: 'https://spec.example' });
  assert.equal((await fetch(`${pages.address}/healthz`)).status, 200);
  assert.equal((await fetch(`${pages.address}/api/categories`)).status, 404);
  assert.equal(await pages.stop(), 0);
  assert.equal(fs.existsSync(path.join(spare, 'never')), false);
});

test('a body of 20 MB is answered', async () => {
  const body = JSON.stringify({ usernameEmployer: 'x'.repeat(20_000_000) });
  const answer = await fetch(`${host.address}/api/employer/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  assert.deepEqual(
    [answer.status, await answer.json()],
    [413, { message: 'The body is too large' }],
  );
});

test('a request that never arrives as a whole is cut after 30 seconds', async () => {
  const milliseconds = await cutAfter;
  assert.ok(milliseconds > 29_000 && milliseconds < 40_000, `after ${milliseconds} ms`);
});
