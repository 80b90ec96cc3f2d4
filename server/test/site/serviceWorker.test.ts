import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { FastifyInstance } from 'fastify';
import type { AppBuild } from '@contract/serviceWorker';
import { buildApp, buildPagesApp } from '../../app';
import { readEnv } from '../../settings/env';
import { openHost, type TestHost } from '../host';

const dist = fs.mkdtempSync('/tmp/jobline-worker-');
const put = (name: string, content: string) => {
  fs.mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
  fs.writeFileSync(path.join(dist, name), content);
};
put(
  'web/index.html',
  '<link rel="preload" href="/assets/manrope.0123abcd.woff2"><link rel="stylesheet" href="/assets/variables.4567abcd.css"><script defer src="/assets/runtime.11111111.js"></script><script defer src="/assets/main.22222222.js"></script><div id="root"></div><script type="application/json" id="config">{}</script>',
);
put(
  'web/chunks.json',
  '{"Home":["/assets/7.33333333.js"],"TermsEditor":["/assets/8.44444444.js"]}',
);
put('web/start.js', 'start()');
for (const name of [
  'manrope.0123abcd.woff2',
  'variables.4567abcd.css',
  'runtime.11111111.js',
  'runtime.11111111.js.br',
  'main.22222222.js',
  '7.33333333.js',
  '8.44444444.js',
  'main.22222222.js.map',
])
  put(`web/assets/${name}`, name);
put('worker/sw.js', 'this.seen = build;');

let host: TestHost;
let app: FastifyInstance;
beforeAll(async () => {
  host = await openHost();
  app = await buildApp(host.context, { dist });
});
afterAll(async () => {
  await app.close();
  await host.close();
  fs.rmSync(dist, { recursive: true });
});
const buildOf = async (of: FastifyInstance): Promise<AppBuild> => {
  const context: { seen?: AppBuild } = {};
  vm.runInNewContext((await of.inject('/sw.js')).body, context);
  if (!context.seen) throw new Error('The script has no build.');
  return context.seen;
};

test('the worker’s script says what its build is made of, and is asked about each time', async () => {
  const { statusCode, headers } = await app.inject('/sw.js');
  expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([
    200,
    'no-cache',
    'text/javascript; charset=utf-8',
  ]);
  expect(headers['content-security-policy']).toContain("worker-src 'self'");
  expect(JSON.parse(JSON.stringify(await buildOf(app)))).toEqual({
    id: expect.stringMatching(/^[\da-f]{16}$/),
    main: '/assets/main.22222222.js',
    precache: [
      '/assets/runtime.11111111.js',
      '/assets/main.22222222.js',
      '/assets/manrope.0123abcd.woff2',
      '/assets/variables.4567abcd.css',
      '/assets/7.33333333.js',
      '/start.js',
    ],
    files: [
      '/assets/7.33333333.js',
      '/assets/8.44444444.js',
      '/assets/main.22222222.js',
      '/assets/manrope.0123abcd.woff2',
      '/assets/runtime.11111111.js',
      '/assets/variables.4567abcd.css',
    ],
  });
  const again = await app.inject({
    url: '/sw.js',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await app.inject({ method: 'HEAD', url: '/sw.js' })).statusCode).toBe(200);
});

test('another build is another worker, also where only an unhashed file has changed', async () => {
  const before = await buildOf(app);
  put('web/start.js', 'start(1)');
  const next = await buildApp(host.context, { dist });
  expect((await buildOf(next)).id).not.toBe(before.id);
  await next.close();
  put('web/start.js', 'start()');
  const same = await buildApp(host.context, { dist });
  expect((await buildOf(same)).id).toBe(before.id);
  await same.close();
});

test('the page without a screen has the host’s config and every security header', async () => {
  const { headers, body } = await app.inject('/app.html');
  const [, config = ''] = /id="config">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(config)).toMatchObject({ extensions: true, serviceWorker: true });
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
  });
  // it equals the start of every page
  const page = (await app.inject('/login')).body;
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  expect(hash(page)).toBe(hash(body));
});

test('without it, and for a spec host’s pages, the script is gone and no page asks for it', async () => {
  const off = await openHost({ SERVICE_WORKER: 'off' });
  const without = await buildApp(off.context, { dist });
  const spec = await buildPagesApp(readEnv({ API_HOST: 'https://spec.example' }), { dist });
  for (const each of [without, spec]) {
    for (const url of ['/sw.js', '/app.html'])
      expect([url, (await each.inject(url)).statusCode]).toEqual([url, 404]);
    expect((await each.inject('/login')).body).not.toContain('serviceWorker');
    await each.close();
  }
  await off.close();
});
