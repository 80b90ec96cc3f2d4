import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { day } from '@contract/time/durations';
import { buildApp } from '../../app';
import { rootFolder } from '../../root';
import { securityText } from '../../services/discovery/securityText';
import { openHost, type TestHost } from '../host';

const origin = 'https://jobs.example';
const dist = fs.mkdtempSync('/tmp/jobline-site-files-');
const web = path.join(dist, 'web');
fs.mkdirSync(web);
fs.writeFileSync(path.join(web, 'index.html'), '<title>Jobline</title>');
fs.copyFileSync(path.join(rootFolder(), 'public/favicon.svg'), path.join(web, 'favicon.svg'));

let host: TestHost;
let app: FastifyInstance;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: origin });
  app = await buildApp(host.context, { dist });
});
afterAll(async () => {
  await app.close();
  await host.close();
  fs.rmSync(dist, { recursive: true });
});

test('security.txt says whom to tell, and counts for less than a year', async () => {
  const answer = await app.inject({ url: '/.well-known/security.txt' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  const fields = new Map(
    answer.body
      .trim()
      .split('\n')
      .map((line) => line.split(': ', 2) as [string, string]),
  );
  expect(fields.get('Contact')).toBe('mailto:hello@jobline.example');
  expect(fields.get('Canonical')).toBe(`${origin}/.well-known/security.txt`);
  for (const [month, date] of [
    [0, 1],
    [7, 31],
    [11, 15],
  ] as const) {
    const now = new Date(Date.UTC(2026, month, date));
    const expires = /Expires: (.*)/.exec(securityText(origin, now))?.[1] ?? '';
    const days = (Date.parse(expires) - now.getTime()) / day;
    expect(days).toBeGreaterThan(100);
    expect(days).toBeLessThan(365);
  }
});

test.each([
  ['/favicon.ico', 'image/x-icon', 32, 22],
  ['/apple-touch-icon.png', 'image/png', 180, 0],
])('%s is the site’s mark', async (url, type, size, from) => {
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
  expect(await sharp(answer.rawPayload.subarray(from)).metadata()).toMatchObject({
    format: 'png',
    width: size,
    height: size,
  });
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
  const again = await app.inject({
    url,
    headers: { 'if-none-match': String(answer.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test('any site may show favicon.svg', async () => {
  const { headers } = await app.inject({ url: '/favicon.svg' });
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});
