import fs from 'node:fs';
import type { PoolConfig } from 'pg';
import sql from 'sql-template-tag';
import { buildApp } from '../../app';
import { openDatabase } from '../../database/database';
import { startEmbedded } from '../../database/embedded/embedded';
import { consoleLog } from '../../log';
import { readEnv } from '../../settings/env';
import { freshDatabase, silent } from '../testServer';
import { waitFor } from '../waitFor';
import { openProxiedHost, proxied, setReadOnly } from './network';

const env = readEnv({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
const unavailable = [503, { message: 'The site is busy or starting; try again in a moment' }];

/** Returns a host's response to a read on such a database. */
const readFrom = async (config: PoolConfig) => {
  const db = openDatabase(config, silent);
  const app = await buildApp({ db, env, log: silent });
  try {
    const answer = await app.inject({ url: '/api/categories' });
    return [answer.statusCode, answer.json(), Number(answer.headers['retry-after'])];
  } finally {
    await app.close();
    await db.close();
  }
};

describe('a database that is away is a 503 with Retry-After:', () => {
  test.each<[string, PoolConfig]>([
    ['a name that nobody knows', { connectionString: 'postgres://u@nowhere.invalid/d' }],
    ['a refused connection', { connectionString: 'postgres://u@127.0.0.1:1/d' }],
    ['no route', { connectionString: 'postgres://u@255.255.255.255/d' }],
    ['no socket', { host: '/not/there', database: 'd' }],
    ['a port that is none of its own', { connectionString: 'postgres://u@127.0.0.1:9/d' }],
  ])('%s', async (_which, config) => {
    expect(await readFrom(config)).toEqual([...unavailable, 2]);
  });

  test('one that was renamed, or takes no connections', async () => {
    const { connection, drop } = await freshDatabase();
    const of = (database: string): PoolConfig => {
      if (connection.connectionString === undefined) return { ...connection, database };
      const url = new URL(connection.connectionString);
      url.pathname = `/${database}`;
      return { connectionString: url.href };
    };
    expect(await readFrom(of('no_such_database'))).toEqual([...unavailable, 2]);
    expect(await readFrom({ ...connection, max: 1, options: '-c no.such.setting.at.all' })).toEqual(
      [...unavailable, 2],
    );
    await drop();
  });

  test('silent from the beginning, refusing, cut off, and back', async () => {
    const { app, proxy, close } = await openProxiedHost();
    const read = async () => (await app.inject({ url: '/api/categories' })).statusCode;
    expect(await read()).toBe(200);
    await proxy.refuse();
    proxy.cut();
    expect([await read(), await read()]).toEqual([503, 503]);
    await proxy.restore();
    expect(await read()).toBe(200);
    proxy.swallow();
    proxy.cut();
    expect(await read()).toBe(503);
    await proxy.restore();
    expect(await read()).toBe(200);
    await close();
  });

  test('cut off in the middle of a statement and of a transaction', async () => {
    const { app, db, direct, proxy, close } = await openProxiedHost();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let holds = () => {};
    const holding = new Promise<void>((resolve) => {
      holds = resolve;
    });
    const holder = direct.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE categories`);
      holds();
      await held;
    });
    await holding;
    const waiting = async () =>
      (
        await direct.query(
          sql`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
        )
      ).length;
    const read = app.inject({ url: '/api/categories' });
    await waitFor(async () => (await waiting()) > 0);
    proxy.cut();
    expect((await read).statusCode).toBe(503);
    release();
    await holder;
    const broken = db.transaction(async (tx) => {
      await tx.execute(sql`UPDATE categories SET name = name`);
      proxy.cut();
      await tx.execute(sql`UPDATE categories SET name = name`);
    });
    await expect(broken).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    expect((await app.inject({ url: '/api/categories' })).statusCode).toBe(200);
    await close();
  });
});

describe('a database that can only be read', () => {
  test('answers reads, and writes with a 503; /readyz says that it is not ready, until it can write again', async () => {
    const host = await openProxiedHost();
    const { app, db, close } = host;
    const ready = async () => (await app.inject({ url: '/readyz' })).statusCode;
    expect(await ready()).toBe(200);
    await setReadOnly(host, 'on');
    expect(await ready()).toBe(503);
    expect((await app.inject({ url: '/api/categories' })).statusCode).toBe(200);
    await expect(db.execute(sql`UPDATE categories SET name = name`)).rejects.toMatchObject({
      name: 'DatabaseUnavailable',
      code: '25006',
    });
    await setReadOnly(host, 'off');
    expect(await ready()).toBe(200);
    await close();
  });

  test('is passed over where another address can be written to, before and after they change places', async () => {
    const { connection, drop } = await freshDatabase();
    const one = openDatabase(connection, silent);
    const [row] = await one.query<{ name: string }>(sql`SELECT current_database() AS name`);
    const name = row?.name ?? '';
    const folder = fs.mkdtempSync('/tmp/jobline-standby-');
    fs.chmodSync(folder, 0o755);
    const standby = await startEmbedded(folder, silent);
    const other = openDatabase(standby.connection, silent);
    await other.execute(sql`DO $$ BEGIN NULL; END $$`);
    const raw = (text: string) => Object.assign(sql``, { strings: [text] });
    await other.execute(raw(`CREATE DATABASE ${name}`));
    const setReadOnly = async (db: typeof one, value: 'on' | 'off') =>
      db.execute(raw(`ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`));
    await setReadOnly(other, 'on');

    const [first, second] = [await proxied(standby.connection), await proxied(connection)];
    const user = connection.connectionString
      ? new URL(connection.connectionString).href.replace(/^.*?\/\/(.*?)@.*$/, '$1')
      : 'postgres';
    const both = openDatabase(
      {
        connectionString: `postgres://${user}@127.0.0.1:${first.proxy.port},127.0.0.1:${second.proxy.port}/${name}?target_session_attrs=read-write`,
      },
      silent,
    );
    const isOld = async () =>
      (await both.query(sql`SELECT 1 FROM pg_tables WHERE tablename = 'categories'`)).length === 1;
    expect(await isOld()).toBe(true);
    // fail over: the other database is promoted
    await setReadOnly(one, 'on');
    await setReadOnly(other, 'off');
    second.proxy.cut();
    await waitFor(async () => !(await isOld().catch(() => true)));
    // and back, with a connection that goes silent
    await setReadOnly(one, 'off');
    first.proxy.swallow();
    first.proxy.cut();
    await waitFor(() => isOld().catch(() => false));
    await both.close();
    await Promise.all([one.close(), other.close()]);
    await Promise.all([first.proxy.close(), second.proxy.close()]);
    await standby.stop();
    await drop();
    fs.rmSync(folder, { recursive: true, force: true });
  });
});

test('a page whose data cannot be had is a 503 with the shell, and a rendered one is a 200', async () => {
  const dist = fs.mkdtempSync('/tmp/jobline-dist-');
  fs.mkdirSync(`${dist}/web`);
  fs.mkdirSync(`${dist}/host`);
  fs.writeFileSync(`${dist}/web/index.html`, '<!doctype html><div id="root"></div>');
  fs.writeFileSync(
    `${dist}/host/renderPage.cjs`,
    `exports.renderPage = async ({ template, call, onFailure }) => {
      const { status, body } = await call({ method: 'GET', url: '/api/categories' });
      if (status !== 200) onFailure('Error fetching categories:', JSON.parse(body));
      return status === 200 ? { html: template, status } : { html: null, status };
    };`,
  );
  const lines: string[] = [];
  const log = consoleLog('info', { write: (line) => lines.push(line) });
  const { app, proxy, close } = await openProxiedHost(log, dist);
  expect((await app.inject({ url: '/' })).statusCode).toBe(200);
  await proxy.refuse();
  proxy.cut();
  // another page, because rendered pages are cached for seconds
  const answer = await app.inject({ url: '/singlejobdescription/jobdescription/any' });
  expect([answer.statusCode, answer.headers['retry-after'], answer.body]).toEqual([
    503,
    '2',
    '<!doctype html><div id="root"></div>',
  ]);
  await close();
  fs.rmSync(dist, { recursive: true });
});
