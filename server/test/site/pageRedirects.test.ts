import fs from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { openHost, type TestHost } from '../host';
import { dist } from './builtPages';

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

test.each([
  ['/jobdescription?q=a%00b&utm=1', '/jobdescription?q=a+b&utm=1'],
  ['/jobdescription?q=%00', '/jobdescription'],
  ['/jobdescription?q=nurse&cursor=garbage', '/jobdescription?q=nurse'],
])('%s leads to %s', async (url, address) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, address]);
  expect(answer.headers['cache-control']).toBe('no-cache');
});
