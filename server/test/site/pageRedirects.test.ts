import fs from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { openHost, type TestHost } from '../host';
import { addCategories } from '../jobFixtures';
import { dist } from './builtPages';

let host: TestHost;
let app: FastifyInstance;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  app = await buildApp(host.context, { dist });
});
afterAll(async () => {
  await app.close();
  await host.close();
  fs.rmSync(dist, { recursive: true });
});
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test.each([
  ['/jobdescription?q=a%00b&utm=1', '/jobdescription?q=a+b&utm=1'],
  ['/jobdescription?q=%00', '/jobdescription'],
  ['/jobdescription?q=nurse&cursor=garbage', '/jobdescription?q=nurse'],
])('%s leads to %s', async (url, address) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, address]);
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test.each([
  ['/category/gone%20jobs', undefined],
  ['/category/gONe%20a', undefined],
])('%s is none in another spelling', async (url, location) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers.location]).toEqual([404, location]);
});
test.each(['/category/nurse%20jobs', '/category/NURSE%20%20JOBS/?utm=1'])(
  '%s leads to the category as it is written',
  async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/category/Nurse%20Jobs']);
  },
);
test('a category as it is written leads nowhere', async () => {
  expect((await get('/category/Nurse%20Jobs')).headers.location).toBeUndefined();
});

test.each(['OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH'] as const)(
  'pages and feeds are only read: %s is refused',
  async (method) => {
    for (const url of ['/', '/login', '/feeds/jobs.rss', '/sitemap.xml', '/robots.txt']) {
      const answer = await app.inject({ method, url });
      expect([url, answer.statusCode, answer.headers.allow, answer.json()]).toEqual([
        url,
        405,
        'GET, HEAD',
        { message: 'This address can only be read' },
      ]);
    }
    const call = await app.inject({ method, url: '/api/nothing' });
    expect([call.statusCode, call.json()]).toEqual([404, { message: 'There’s no such endpoint' }]);
  },
);

test.each(['/%FF', '/category/%FF', '/employerppreadonly/%E0%A4%A'])(
  '%s is a page that there isn’t to a browser, and an error to a program',
  async (url) => {
    const page = await get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    expect(page.body).toContain('<title>Page not found · Jobline</title>');
    expect(page.body).toContain('<a href="/">');
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const answer = await get(url, { accept: 'application/json' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      400,
      'application/json; charset=utf-8',
    ]);
  },
);
test('a call that can’t be read is never answered with a page', async () => {
  const answer = await get('/api/jobs/%FF', { accept: 'text/html' });
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
});
