import fs from 'node:fs';
import zlib from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { buildApp, buildPagesApp } from '../../app';
import type { Notices } from '../../database/notices';
import { invalidateJobCaches } from '../../services/cache';
import { subscribeToJobChanges } from '../../services/search/responseCache/jobChanges';
import { readEnv } from '../../settings/env';
import { openHost, type TestHost } from '../host';
import { waitFor } from '../waitFor';
import { dist, isPlain, job, put, renders } from './builtPages';

let host: TestHost;
let app: FastifyInstance;
let notices: Notices;
beforeAll(async () => {
  host = await openHost({ RATE_LIMITS: 'on' });
  app = await buildApp(host.context, { dist });
  notices = subscribeToJobChanges(host.context);
  await waitFor(notices.isListening);
});
afterAll(async () => {
  await app.close();
  await notices.stop();
  await host.close();
  fs.rmSync(dist, { recursive: true });
});
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
test('a page is rendered with what the API answers in-process', async () => {
  // on a busy machine the first call may take too long for a rendered page
  const answer = await waitFor(async () => {
    const page = await get('/', { cookie: 'jl_employer=x' });
    return page.statusCode === 200 && !isPlain(page) && page;
  });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate, s-maxage=10',
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.body).toContain('200|[]|/api|number|/assets/Home.js|refused');
  expect(answer.body).toContain(
    '<script type="application/json" id="config">{"apiHost":"/api","extensions":true,"webVitals":true}</script>',
  );
});
test.each([
  '/category',
  '/category/breaks',
  '/login?next=/a',
  '/employerpp/demo.employer',
  '/JOBDESCRIPTION/',
  '/jobseekerpp',
  '/category/A%20%26%20B',
])('%s is the plain app', async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  expect(answer.body).toContain('id="root"');
});
test('a page whose data cannot be had is the plain app with a 503, which nobody indexes', async () => {
  const answer = await get('/category/down');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.body).toContain('id="root"');
});
test('and so is one that takes longer than two seconds', async () => {
  const startedAt = Date.now();
  const answer = await get('/category/slow');
  expect([answer.statusCode, answer.body.includes('<!--app-html-->')]).toEqual([503, true]);
  expect(Date.now() - startedAt).toBeLessThan(5000);
});
test.each([
  '/nothing',
  '/category/a/b',
  '/index.html',
  '/admin',
  '/employerpp/a/b',
  '/category/gone',
  '/chunks.json',
  '/assets',
])('%s is a page with status 404', async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    404,
    url === '/assets' ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
  ]);
});
test('all addresses that are no page have the same one', async () => {
  const answers = await Promise.all([get('/nothing'), get('/category/a/b?q=1')]);
  expect(answers.map(({ body }) => body)).toEqual(Array(2).fill('the page of all others'));
});
test('of what there isn’t no more than ten pages a second are drawn, others are the plain app', async () => {
  const startedAt = Date.now();
  let drawn = 0;
  for (let index = 0; index < 60; index += 1) {
    const answer = await app.inject({
      url: `/category/unknown${index}`,
      remoteAddress: `203.0.${index}.1`,
    });
    expect(answer.statusCode).toBe(404);
    const isDrawn = answer.body === 'drawn';
    expect(isDrawn || answer.body.includes('<!--app-html-->')).toBe(true);
    if (isDrawn) drawn += 1;
  }
  // the elapsed seconds, plus the one in which it began
  const seconds = Math.floor(Date.now() / 1000) - Math.floor(startedAt / 1000) + 1;
  expect(drawn).toBeGreaterThanOrEqual(10);
  expect(drawn).toBeLessThanOrEqual(10 * seconds);
  // URLs that match no page share one
  expect((await get('/nothing/again')).body).toBe('the page of all others');
});
test.each([
  '/favicon.ico',
  '/sitemap-1.xml',
  '/assets/gone.js',
  '/assets/main.1234.js.br',
  '/assets/pdf',
  '/feeds/all',
  '/.well-known/x',
  '/apple-touch-icon.png',
  '/api/nothing',
])('%s never answers a page', async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    404,
    'application/json; charset=utf-8',
  ]);
});
test('hashed files are kept for ever, others for an hour, compressed as they were built', async () => {
  const plain = await get('/assets/main.1234.js');
  expect([plain.body, plain.headers['cache-control'], plain.headers['content-encoding']]).toEqual([
    'plain',
    'public, max-age=31536000, immutable',
    undefined,
  ]);
  const small = await get('/assets/main.1234.js', { 'accept-encoding': 'gzip, br' });
  expect([
    small.headers['content-encoding'],
    String(zlib.brotliDecompressSync(small.rawPayload)),
    small.headers['content-type'],
  ]).toEqual(['br', 'plain', expect.stringContaining('javascript')]);
  expect(
    (await get('/assets/main.1234.js', { 'accept-encoding': 'gzip' })).headers['content-encoding'],
  ).toBe('gzip');
  expect((await get('/start.js')).headers['cache-control']).toBe('public, max-age=3600');
  const { body, headers } = await app.inject({ method: 'HEAD', url: '/assets/pdf/font.pfb' });
  expect([body, headers['content-length']]).toEqual(['', '4']);
});
test('any site may load the widget’s script, compressed as well, and nothing else of the app', async () => {
  for (const encoding of ['identity', 'br']) {
    const answer = await get('/widget.js', { 'accept-encoding': encoding });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=3600',
      'content-type': expect.stringContaining('javascript'),
    });
  }
  for (const url of ['/', '/start.js', '/assets/main.1234.js']) {
    const { headers } = await get(url);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  }
});
test.each([
  '/..%2f..%2fpackage.json',
  '/assets/..%2f..%2fhost/renderPage.cjs',
  '/%2e%2e/host/renderPage.cjs',
  '/assets/%00',
])('%s leads out of nothing', async (url) => {
  const answer = await get(url);
  expect(answer.body).not.toMatch(/renderPage|"dependencies"/);
});
test('every answer carries the security headers, and allows no script in the page but the one the build wrote there', async () => {
  for (const url of ['/', '/api/categories', '/assets/main.1234.js', '/nothing', '/api/nothing']) {
    const { headers } = await get(url);
    expect(headers['content-security-policy']).toContain(
      "default-src 'self';script-src 'self' 'sha256-fDYmfWjvur9AxjhDbjHe6RvExc05MbXhhrbgz2vvy/A=';style-src 'self' 'unsafe-inline';connect-src 'self' blob:;img-src 'self' https: data: blob:",
    );
    expect([
      headers['x-content-type-options'],
      headers['x-frame-options'],
      headers['strict-transport-security'],
    ]).toEqual(['nosniff', 'DENY', undefined]);
  }
});
test('rendering counts for no limit', async () => {
  // readers in many networks; the API calls during rendering all come from the host itself
  for (let index = 0; index < 31; index += 1)
    await Promise.all(
      Array.from({ length: 100 }, () =>
        app.inject({ url: '/', remoteAddress: `198.51.100.${index}` }),
      ),
    );
  expect((await get('/')).body).toContain('200|[]|');
});
describe('a flood of pages', () => {
  beforeEach(async () => {
    put('host/renders.log', '');
    await invalidateJobCaches(host.db);
  });
  test('a path is rendered once for all who open it, whatever its query, until a job is written', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => get(`${job('one')}?x=${index}`)),
    );
    for (const { body } of answers) expect(body).toBe('render 1');
    expect(renders()).toEqual([job('one')]);
    expect((await get(job('one'))).body).toBe('render 1');
    await invalidateJobCaches(host.db);
    expect((await get(job('one'))).body).toBe('render 2');
  });
  test('a page without its data is not kept', async () => {
    expect((await get(job('down'))).statusCode).toBe(503);
    expect((await get(job('down'))).statusCode).toBe(503);
    expect(renders()).toHaveLength(2);
  });
  test('beyond those that are rendered or wait there is the plain app, a 503 only where data is away', async () => {
    // late: a busy machine may take longer than a page is allowed to
    const flood = (name: string) =>
      Promise.all(
        Array.from({ length: 300 }, async (_, index) => {
          const begun = performance.now();
          const { statusCode, body } = await get(job(`${name}${index}`));
          return { statusCode, body, isLate: performance.now() - begun >= 2000 };
        }),
      );
    await get(job('fine'));
    const answers = await flood('a');
    const inTime = answers.filter(({ isLate }) => !isLate);
    for (const { statusCode } of inTime) expect(statusCode).toBe(200);
    expect(answers.filter(isPlain).length).toBeGreaterThan(0);
    const rendered = answers.filter((answer) => !isPlain(answer)).length;
    expect(renders().length).toBeGreaterThanOrEqual(1 + rendered);
    expect(renders().length).toBeLessThanOrEqual(1 + rendered + answers.length - inTime.length);
    expect((await get(job('down'))).statusCode).toBe(503);
    expect((await flood('b')).find(isPlain)?.statusCode).toBe(503);
  });
  test('a render counts as twenty calls of the network that asks for it', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 20 * 60_000);
    const from = (remoteAddress: string, id: string) => app.inject({ url: job(id), remoteAddress });
    // wait until the pages requested by the test before are done
    await waitFor(async () => !isPlain(await from('192.0.2.49', `rest${Math.random()}`)));
    for (let index = 0; index < 150; index += 1)
      expect((await from('192.0.2.50', `j${index}`)).statusCode).toBe(200);
    expect((await from('192.0.2.50', 'more')).statusCode).toBe(429);
    // a cached page counts as one call
    for (let index = 0; index < 200; index += 1)
      expect((await from('192.0.2.51', 'j149')).statusCode).toBe(200);
    now.mockRestore();
  });
});
test('healthz answers', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
});
test('API_HOST: the pages alone, told of that host', async () => {
  const pagesOnly = await buildPagesApp(
    readEnv({ API_HOST: 'https://spec.example/base', LOG_LEVEL: 'silent' }),
    { dist },
  );
  const page = await pagesOnly.inject({ url: '/' });
  expect(page.body).toContain('<!--app-html-->');
  expect(page.body).toContain(
    'id="config">{"apiHost":"https://spec.example/base","extensions":false}</script>',
  );
  expect(page.headers['content-security-policy']).toContain(
    "connect-src 'self' blob: https://spec.example;",
  );
  for (const url of ['/api/categories', '/widget.js'])
    expect((await pagesOnly.inject({ url })).statusCode).toBe(404);
  await pagesOnly.close();
});
test('a page is compressed whatever its address', async () => {
  for (const url of ['/', '/termsofuse', '/category/gone']) {
    const answer = await get(url, { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(String(zlib.brotliDecompressSync(answer.rawPayload))).toContain('<div id="root">');
  }
});
test('above what a person does a network gets the plain app, and is told how long to wait', async () => {
  // pages are counted per clock minute, which must not end between two of them
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60_000);
  const from = (remoteAddress: string, url = '/saved') => app.inject({ url, remoteAddress });
  for (let round = 0; round < 30; round += 1) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => from('192.0.2.1')));
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
  }
  const over = await from('192.0.2.1', '/');
  expect([over.statusCode, Number(over.headers['retry-after']) > 0]).toEqual([429, true]);
  expect([over.headers['content-type'], over.headers['cache-control']]).toEqual([
    'text/html; charset=utf-8',
    'no-cache',
  ]);
  expect(over.body).toContain('<div id="root"><!--app-html--></div>');
  expect((await from('192.0.2.1', '/api/categories')).statusCode).toBe(429);
  expect((await from('192.0.2.1', '/start.js')).statusCode).toBe(200);
  expect((await from('192.0.2.2', '/')).statusCode).toBe(200);
  now.mockReturnValue(Date.now() + 60_000);
  expect((await from('192.0.2.1', '/')).statusCode).toBe(200);
  now.mockRestore();
});
