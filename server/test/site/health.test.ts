import { once } from 'node:events';
import { connect } from 'node:net';
import sql from 'sql-template-tag';
import { buildApp } from '../../app';
import { listenForMetrics } from '../../plugins/metrics';
import type {} from '../../plugins/readiness';
import { openHost, type TestHost } from '../host';
import { addCategories, insertTestJobs } from '../jobFixtures';

const open: TestHost[] = [];
const openOne = async (settings?: Record<string, string>) => {
  const host = await openHost(settings);
  open.push(host);
  return host;
};
afterAll(async () => {
  for (const host of open) await host.close();
});

describe('/readyz', () => {
  test('is 200 while the database answers and has every table of this program', async () => {
    const { app, db } = await openOne();
    const ask = async () => (await app.inject({ url: '/readyz' })).statusCode;
    expect(await ask()).toBe(200);
    await db.execute(sql`UPDATE migrations SET name = 'x' || name WHERE name LIKE '0006%'`);
    expect(await ask()).toBe(503);
    await db.execute(sql`UPDATE migrations SET name = substr(name, 2) WHERE name LIKE 'x%'`);
    expect(await ask()).toBe(200);
  });

  test('is 503 in words once the database is gone, while /healthz says that the program runs', async () => {
    const { context, close } = await openHost();
    const app = await buildApp(context);
    await close();
    const answer = await app.inject({ url: '/readyz' });
    expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([
      503,
      { message: 'The site is busy or starting; try again in a moment' },
      '2',
    ]);
    expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
    await app.close();
  });

  test('a host that drains is not ready, serves on, and closes each connection with its answer', async () => {
    const { app } = await openOne();
    const ask = async (url: string) => {
      const { statusCode, headers } = await app.inject({ url });
      return [statusCode, headers['connection']];
    };
    expect(await ask('/readyz')).toEqual([200, 'keep-alive']);
    app.drain();
    expect(await ask('/readyz')).toEqual([503, 'close']);
    expect(await ask('/api/categories')).toEqual([200, 'close']);
    expect(await ask('/api/employer/getAll')).toEqual([401, 'close']);
    expect(await ask('/healthz')).toEqual([200, 'close']);
  });

  test('a host that is told to stop answers 503 on open connections, and finishes what is under way', async () => {
    const { app, db } = await openOne();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let holds = () => {};
    const holding = new Promise<void>((resolve) => {
      holds = resolve;
    });
    const holder = db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE categories`);
      holds();
      await held;
    });
    await holding;
    const talk = (text: string) => {
      const socket = connect(port, '127.0.0.1');
      const heard = { said: '', socket, closed: once(socket, 'close') };
      socket.on('data', (bytes) => {
        heard.said += bytes.toString();
      });
      socket.write(text);
      return heard;
    };
    const moment = () =>
      new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    // the first request waits for the table; the second is half sent when the host is told to stop
    const [under, late] = [
      talk('GET /api/categories HTTP/1.1\r\nHost: a\r\n\r\n'),
      talk('GET /readyz HTTP/1.1\r\nHost: a\r\n'),
    ];
    await moment();
    const closed = app.close();
    await moment();
    late.socket.write('\r\n');
    await late.closed;
    expect(late.said).toMatch(
      /^HTTP\/1\.1 503[\s\S]*connection: close[\s\S]*\{"message":"The site is busy or starting; try again in a moment"\}/i,
    );
    expect(under.said).toBe('');
    release();
    await Promise.all([holder, under.closed, closed]);
    expect(under.said).toMatch(/^HTTP\/1\.1 200/);
  });
});

describe('/metrics', () => {
  test('live jobs are counted once a minute, however often it is read', async () => {
    const host = await openOne();
    await addCategories(host);
    const read = async () => (await host.app.inject({ url: '/metrics' })).body;
    await insertTestJobs(host, [{}]);
    expect(await read()).toContain('jobline_live_jobs 1');
    await insertTestJobs(host, [{}]);
    expect(await read()).toContain('jobline_live_jobs 1');
  });

  test.each<[string, Record<string, string>, number]>([
    ['a host that only this machine reaches', {}, 200],
    ['one behind a proxy', { TRUST_PROXY: '1' }, 404],
    ['one on the network', { HOST: '0.0.0.0' }, 404],
    [
      'production',
      {
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://jobs.example',
        HOST: '127.0.0.1',
        RATE_LIMITS: 'on',
      },
      404,
    ],
    ['METRICS=off', { METRICS: 'off' }, 404],
    ['a host on the network that was asked to', { HOST: '0.0.0.0', METRICS: 'on' }, 200],
    ['a host with a port for it', { HOST: '0.0.0.0', METRICS_PORT: '0' }, 404],
  ])('of %s', async (_which, settings, status) => {
    const { app } = await openOne(settings);
    expect((await app.inject({ url: '/metrics' })).statusCode).toBe(status);
  });

  test('counts calls by operation and class of status, never by address, and says how the database is', async () => {
    const host = await openOne();
    const { app, db } = host;
    await addCategories(host);
    await insertTestJobs(host, [{}, {}]);
    await db.execute(sql`
      INSERT INTO mails (id, kind, recipient, subject, text_body, html_body) VALUES (gen_random_uuid(), 'reset', 'a@b.example', 's', 't', 'h')`);
    for (const url of [
      '/api/categories',
      '/api/categories/',
      '/api/employer/employers/username/secret.name',
      '/api/session?marker=1',
      '/api/nothing/marker',
      '/secret.page',
    ])
      await app.inject({ url });
    const { body, headers } = await app.inject({ url: '/metrics' });
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(body).toContain('jobline_calls_total{operation="getCategories",status="2xx"} 2');
    expect(body).toContain('jobline_calls_total{operation="getEmployer",status="4xx"} 1');
    expect(body).toMatch(
      /jobline_call_duration_seconds_bucket\{le="0.5",operation="getCategories",status="2xx"\} \d/,
    );
    expect(body).toContain(
      'jobline_call_duration_seconds_count{operation="getCategories",status="2xx"} 2',
    );
    for (const line of ['jobline_mails_waiting 1', 'jobline_live_jobs 2', 'jobline_database_up 1'])
      expect(body).toContain(line);
    expect(body).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
    expect(body).toMatch(/process_resident_memory_bytes \d/);
    expect(body).toMatch(/jobline_database_connections\{state="open"\} [1-9]/);
    expect(body).not.toMatch(/secret|marker/);
  });

  test('on METRICS_PORT there is nothing else', async () => {
    const { app, env } = await openOne({ HOST: '0.0.0.0', METRICS_PORT: '0' });
    const server = await listenForMetrics(app.metrics, env);
    const ask = (path: string) => fetch(`http://127.0.0.1:${server?.port}${path}`);
    expect(await (await ask('/metrics')).text()).toContain('jobline_live_jobs 0');
    for (const path of ['/', '/api/categories', '/healthz'])
      expect((await ask(path)).status).toBe(404);
    const taken = listenForMetrics(app.metrics, { ...env, metricsPort: server?.port });
    await expect(taken).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/^METRICS_PORT \d+ can't be used \(EADDRINUSE\)/),
    });
    await server?.close();
  });
});
