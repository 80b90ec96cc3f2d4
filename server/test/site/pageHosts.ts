import fs from 'node:fs';
import { buildApp } from '../../app';
import { openDatabase, type Database } from '../../database/database';
import type { Notices } from '../../database/notices';
import { subscribeToJobChanges } from '../../services/search/responseCache/jobChanges';
import { pageCountsOf } from '../../services/site/pages/pageCache';
import { readEnv } from '../../settings/env';
import { connectSiblings, type SharedKind } from '../../siblings';
import type { TestHost } from '../host';
import { addCategories } from '../jobFixtures';
import { asHostsDo, freshDatabase, silent } from '../testServer';
import { waitFor } from '../waitFor';

const dist = fs.mkdtempSync('/tmp/jobline-kept-pages-');
/** While this file exists, rendering a job's page doesn't finish. */
export const holdFile = `${dist}/hold`;
export const logFile = `${dist}/renders.log`;
/** Stands in for the renderer that webpack builds: shows the API's response. */
const renderer = `
const fs = require('node:fs');
exports.renderPage = async ({ url, call }) => {
  fs.appendFileSync(${JSON.stringify(logFile)}, url + '\\n');
  const calls = { '/': '/api/jobs/search?limit=20', '/category': '/api/jobs/search?limit=20', '/termsofuse': '/api/terms/terms', '/login': '/api/featuredemployer/' };
  const shown = calls[url] ?? url.replace('/employerppreadonly', '/api/employer/employers/username').replace('/singlejobdescription/jobdescription', '/api/jobdescriptions/jobdescriptions');
  if (url.endsWith('hang')) for (;;);
  if (url.endsWith('crash')) setImmediate(() => { throw new Error('The thread crashes.'); });
  if (url.endsWith('crash')) return new Promise(() => {});
  if (url.endsWith('fat')) for (const all = []; ;) all.push(new Array(1e5).fill(all.length));
  const { status, body } = await call({ method: 'GET', url: shown });
  while (fs.existsSync(${JSON.stringify(holdFile)})) await new Promise((resolve) => setTimeout(resolve, 5));
  return { status, html: status === 200 ? '<title>x</title><body>' + body + ' '.repeat(2000) + '</body>' : null };
};`;
fs.mkdirSync(`${dist}/web`);
fs.mkdirSync(`${dist}/host`);
fs.writeFileSync(`${dist}/web/index.html`, '<title>Jobline</title><body><!--app-html--></body>');
fs.writeFileSync(`${dist}/host/renderPage.cjs`, renderer);

export type PageHost = TestHost & { notices: Notices };

/** Opens two hosts on one database whose pages show the API's responses; `end` closes both. */
export const openPageHosts = async (): Promise<{
  hosts: [PageHost, PageHost];
  end: () => Promise<void>;
}> => {
  const env = readEnv({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
  const { connection, drop } = await freshDatabase();
  const close = [drop];
  const open = async (): Promise<PageHost> => {
    const db = openDatabase({ ...asHostsDo(connection), max: 5, files: env.files }, silent);
    const context = { db, env, log: silent };
    const app = await buildApp(context, { dist });
    const notices = subscribeToJobChanges(context);
    const stop = async () => {
      await app.close();
      await notices.stop();
      await db.close();
    };
    close.push(stop);
    await waitFor(notices.isListening);
    return { app, db, env, context, close: stop, notices };
  };
  const hosts: [PageHost, PageHost] = [await open(), await open()];
  await addCategories(hosts[0]);
  const end = async () => {
    for (const each of close.toReversed()) await each();
    fs.rmSync(dist, { recursive: true });
  };
  return { hosts, end };
};

/** Requests a page until it is served from the cache. */
export const keep = (at: TestHost, url: string) =>
  waitFor(async () => {
    const before = pageCountsOf(at.db).kept;
    const { statusCode } = await at.app.inject({ url });
    return statusCode === 200 && pageCountsOf(at.db).kept > before;
  });

export type Ask = (key: string) => Promise<unknown>;
export const nobody: Ask = async () => undefined;
/**
 * Opens two workers of one host; the first asks the other by `ask`, and `lent` returns what the
 * second has, serialized as between two processes.
 */
export const openSiblings = async (
  what: SharedKind,
  lend: (db: Database, key: string) => Promise<unknown>,
  ask: Ask,
) => {
  const { hosts, end } = await openPageHosts();
  const [, other] = hosts;
  connectSiblings({
    notify: async () => true,
    ask: async (asked, key) => (asked === what ? ask(key) : undefined),
  });
  const lent: Ask = async (key) => JSON.parse(JSON.stringify((await lend(other.db, key)) ?? null));
  return { hosts, end, lent };
};
