import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { extensionOperations, specOperations } from '@contract/generated/operations';
import { webhookEvents } from '@contract/webhooks';
import { buildApp, buildPagesApp } from '../../app';
import { readEnv } from '../../settings/env';
import { openHost, type TestHost } from '../host';

const dist = fs.mkdtempSync('/tmp/jobline-api-docs-');
const yaml = fs.readFileSync('contract/spec.openapi.yaml', 'utf8');
const files = {
  'index.html': '<!doctype html><div id="root"></div>',
  'api-docs/index.html': '<!doctype html><title>API</title>',
  'api-docs/viewer.js': 'show()',
  'api-docs/spec.openapi.yaml': yaml,
  'api-docs/extensions.openapi.yaml': 'openapi: 3.0.3',
};
for (const [name, content] of Object.entries(files)) {
  const file = path.join(dist, 'web', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}

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
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('one document describes all calls, where they are and how one logs in', async () => {
  const answer = await get('/api/openapi.json');
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const { openapi, servers, components, paths, webhooks } = answer.json();
  expect([openapi, servers]).toEqual(['3.1.0', [{ url: '/api' }]]);
  expect(components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' });
  const names = Object.values<object>(paths).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  );
  expect(new Set(names)).toEqual(new Set([...specOperations, ...extensionOperations]));
  expect(Object.keys(webhooks)).toEqual([...webhookEvents, 'webhook.test']);
  // nullable types are written as in OpenAPI 3.1
  expect(answer.body).not.toContain('nullable');
  expect(components.schemas.ApiKey.properties.usedAt.type).toEqual(['string', 'null']);
});

test('the two files are sent as they are written', async () => {
  const answer = await get('/api/spec.openapi.yaml');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/yaml; charset=utf-8',
  ]);
  expect(answer.body).toBe(yaml);
  expect((await get('/api/extensions.openapi.yaml')).body).toBe('openapi: 3.0.3');
});

test.each(['/api/openapi.json', '/api/spec.openapi.yaml', '/api/docs'])(
  '%s is sent once to those who keep it',
  async (url) => {
    const first = await get(url);
    const etag = String(first.headers['etag']);
    expect(first.headers['cache-control']).toMatch(/^(public, max-age=3600|no-cache)$/);
    expect(first.headers).not.toHaveProperty('set-cookie');
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
      const again = await get(url, { 'if-none-match': known });
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
    }
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  },
);

test('programs on other sites may read the description, and no more', async () => {
  const originOf = async (url: string) => (await get(url)).headers['access-control-allow-origin'];
  expect([await originOf('/api/openapi.json'), await originOf('/api/docs')]).toEqual([
    '*',
    undefined,
  ]);
});

test('what is long is compressed', async () => {
  for (const url of ['/api/openapi.json', '/api/spec.openapi.yaml']) {
    const answer = await get(url, { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(zlib.brotliDecompressSync(answer.rawPayload).toString()).toBe((await get(url)).body);
  }
});

test('the page is at one address, under the CSP of every page', async () => {
  const page = await get('/api/docs');
  expect([page.statusCode, page.headers['content-type'], page.body]).toEqual([
    200,
    'text/html; charset=utf-8',
    '<!doctype html><title>API</title>',
  ]);
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self'(?!.*unsafe-eval)/);
  expect((await get('/api-docs/viewer.js')).body).toBe('show()');
  for (const url of ['/api-docs/index.html', '/api-docs/spec.openapi.yaml', '/api-docs'])
    expect((await get(url)).statusCode).toBe(404);
});

test('nothing of it is there for a spec host', async () => {
  const pages = await buildPagesApp(
    readEnv({ API_HOST: 'https://jobs.example', LOG_LEVEL: 'silent' }),
    { dist },
  );
  for (const url of ['/api/docs', '/api/openapi.json', '/api/spec.openapi.yaml'])
    expect((await pages.inject({ url })).statusCode).toBe(404);
  for (const url of ['/api-docs/viewer.js', '/api-docs/index.html'])
    expect((await pages.inject({ url })).statusCode).toBe(404);
  await pages.close();
});
