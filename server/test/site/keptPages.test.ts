import fs from 'node:fs';
import zlib from 'node:zlib';
import sql from 'sql-template-tag';
import { buildApp } from '../../app';
import { openDatabase } from '../../database/database';
import type { Notices } from '../../database/notices';
import { invalidateJobCaches } from '../../services/cache';
import { startHearingOfJobs } from '../../services/search/jobChanges';
import { pageCountsOf } from '../../services/site/pages/keptPages';
import { readEnv } from '../../settings/env';
import { asAdmin, asEmployer, type Person, type TestHost } from '../host';
import { addCategories, addRows, post, setStatus } from '../jobFixtures';
import { asHostsDo, freshDatabase, silent } from '../testServer';
import { waitFor } from '../waitFor';

const dist = fs.mkdtempSync('/tmp/jobline-kept-pages-');
/** While this file is there, pages of jobs aren't done. */
const holdFile = `${dist}/hold`;
const logFile = `${dist}/renders.log`;
/** Stands where webpack puts the renderer: shows what the API answers. */
const renderer = `
const fs = require('node:fs');
exports.renderPage = async ({ url, call }) => {
  fs.appendFileSync(${JSON.stringify(logFile)}, url + '\\n');
  const shown = url === '/' ? '/api/jobs/search?limit=20' : url.replace('/singlejobdescription/jobdescription', '/api/jobdescriptions/jobdescriptions');
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

type Host = TestHost & { notices: Notices };
const close: (() => Promise<void>)[] = [];
let host: Host;
let other: Host;
let employer: Person;
/** The database has told all about it long ago. */
let oldJob: string;
beforeAll(async () => {
  const env = readEnv({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
  const { connection, drop } = await freshDatabase();
  close.push(drop);
  const open = async (): Promise<Host> => {
    const db = openDatabase({ ...asHostsDo(connection), max: 5, files: env.files }, silent);
    const context = { db, env, log: silent };
    const app = await buildApp(context, { dist });
    const notices = startHearingOfJobs(context);
    const stop = async () => {
      await app.close();
      await notices.stop();
      await db.close();
    };
    close.push(stop);
    await waitFor(notices.isHearing);
    return { app, db, env, context, close: stop, notices };
  };
  [host, other] = [await open(), await open()];
  await addCategories(host);
  employer = await asEmployer(host);
  oldJob = (await post(host, employer, { jobtitle: 'Bellfounder' }))._id;
  // the threads run
  for (const { app } of [host, other])
    await waitFor(async () => (await app.inject('/')).body.includes('items'));
}, 120_000);
afterAll(async () => {
  for (const each of close.toReversed()) await each();
  fs.rmSync(dist, { recursive: true });
});

const pathOf = (id: string) => `/singlejobdescription/jobdescription/${id}`;
const get = ({ app }: TestHost, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers });
const renders = () => fs.readFileSync(logFile, 'utf8').split('\n').slice(0, -1);
const rendersOf = (url: string) => renders().filter((each) => each === url).length;
/** A job whose page is kept: what the database still tells of its making may drop the first one. */
const keptJob = async (title: string): Promise<string> => {
  const { _id } = await post(host, employer, { jobtitle: title });
  await keep(host, pathOf(_id));
  return _id;
};
const keep = (at: TestHost, url: string) =>
  waitFor(async () => {
    const before = pageCountsOf(at.db).kept;
    const { statusCode } = await get(at, url);
    return statusCode === 200 && pageCountsOf(at.db).kept > before;
  });

test('a page is rendered once for all who ask, whatever junk is in its address', async () => {
  const url = pathOf(await keptJob('Glazier'));
  const before = rendersOf(url);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => get(host, `${url}?utm_source=${index}&q=${index}`)),
  );
  for (const { body } of answers) expect(body).toContain('Glazier');
  expect(rendersOf(url)).toBe(before);
  expect(renders().every((each) => !each.includes('utm_source'))).toBe(true);
});

test('a page has a tag, and is not sent again to who has it', async () => {
  const url = pathOf(await keptJob('Tagger'));
  const first = await get(host, url, { 'accept-encoding': 'gzip, br' });
  const { etag } = first.headers;
  expect(first.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    etag: expect.stringMatching(/^"[\w-]{22}\.br"$/),
    'cache-control': 'public, max-age=0, must-revalidate, s-maxage=10',
  });
  expect(first.headers).not.toHaveProperty('set-cookie');
  expect(zlib.brotliDecompressSync(first.rawPayload).toString()).toContain('Tagger');
  const plain = await get(host, url, { 'accept-encoding': 'br;q=0' });
  expect([plain.headers['content-encoding'], plain.body.includes('Tagger')]).toEqual([
    undefined,
    true,
  ]);
  expect(plain.headers.etag).not.toBe(etag);
  for (const tag of [String(etag), `"other", W/${etag}`, String(plain.headers.etag), '*']) {
    const again = await get(host, url, { 'accept-encoding': 'br', 'if-none-match': tag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  }
  const changed = await get(host, url, { 'if-none-match': '"other"' });
  expect(changed.statusCode).toBe(200);
  const head = await host.app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', plain.headers.etag]);
});

test('a page is the same for who is logged in', async () => {
  const url = pathOf(await keptJob('Everyman'));
  const [seen, unknown] = [await get(host, url, employer.headers), await get(host, url)];
  expect(seen.body).toBe(unknown.body);
});

test('a list that a job comes into is sent stale while a new one is made', async () => {
  await keep(host, '/');
  fs.writeFileSync(holdFile, '');
  await post(host, employer, { jobtitle: 'Farrier' });
  const stale = pageCountsOf(host.db).stale;
  expect((await get(host, '/')).body).not.toContain('Farrier');
  expect(pageCountsOf(host.db).stale).toBe(stale + 1);
  fs.rmSync(holdFile);
  await waitFor(async () => (await get(host, '/')).body.includes('Farrier'));
});

test('what was taken down is never sent again, also on another host', async () => {
  const id = await keptJob('Cooper');
  for (const at of [host, other]) for (const url of [pathOf(id), '/']) await keep(at, url);
  const answer = await host.app.inject({
    method: 'DELETE',
    url: `/api/jobdescriptions/delete/${id}`,
    headers: employer.headers,
  });
  expect(answer.statusCode).toBeLessThan(300);
  for (const url of [pathOf(id), '/']) expect((await get(host, url)).body).not.toContain('Cooper');
  await waitFor(async () => (await get(other, pathOf(id))).statusCode === 404);
  expect((await get(other, '/')).body).not.toContain('Cooper');
});

test('neither is what a tool changed, past every host', async () => {
  const [id = ''] = await addRows(host, [{ title: 'Thatcher' }]);
  for (const at of [host, other]) await keep(at, pathOf(id));
  await setStatus(host, id, 'removed');
  for (const at of [host, other]) {
    const gone = await waitFor(async () => {
      const answer = await get(at, pathOf(id));
      return !answer.body.includes('Thatcher') && answer;
    });
    expect(gone.statusCode).toBe(404);
  }
});

test('a page that is being made as its job is taken down is made again', async () => {
  const { _id } = await post(host, employer, { jobtitle: 'Wheelwright' });
  const url = pathOf(_id);
  fs.writeFileSync(holdFile, '');
  const before = rendersOf(url);
  const asked = get(host, url);
  await waitFor(() => rendersOf(url) > before);
  await host.app.inject({
    method: 'DELETE',
    url: `/api/jobdescriptions/delete/${_id}`,
    headers: employer.headers,
  });
  fs.rmSync(holdFile);
  expect((await asked).body).not.toContain('Wheelwright');
  expect((await get(host, url)).body).not.toContain('Wheelwright');
});

test('a job that ends by the clock is not sent after it', async () => {
  const [id = ''] = await addRows(host, [{ title: 'Chandler' }]);
  await keep(host, pathOf(id));
  const ends = new Date(Date.now() + 3000);
  await host.db.execute(sql`UPDATE jobs SET expires_at = ${ends} WHERE id = ${id}`);
  await waitFor(async () => (await get(host, pathOf(id))).body.includes(ends.toISOString()));
  await waitFor(() => Date.now() > ends.getTime());
  expect((await get(host, pathOf(id))).body).not.toContain('Chandler');
});

test('a suspended employer’s jobs are not sent', async () => {
  const suspended = await asEmployer(host);
  const { _id } = await post(host, suspended, { jobtitle: 'Saddler' });
  for (const at of [host, other]) await keep(at, pathOf(_id));
  const admin = await asAdmin(host);
  const answer = await host.app.inject({
    method: 'PUT',
    url: `/api/admin/people/employer/${suspended.id}/suspension`,
    headers: admin.headers,
    payload: { reason: 'It asks applicants for money.' },
  });
  expect(answer.statusCode).toBe(200);
  expect((await get(host, pathOf(_id))).body).not.toContain('Saddler');
  await waitFor(async () => !(await get(other, pathOf(_id))).body.includes('Saddler'));
});

test.each(['hang', 'crash', 'fat'])(
  'a thread that ends (%s) is replaced; pages that are kept need none',
  async (how) => {
    const url = pathOf(oldJob);
    await keep(host, url);
    const answer = await get(host, pathOf(how));
    expect(answer.body).toContain('<!--app-html-->');
    // kept pages need no thread
    expect((await get(host, url)).body).toContain('Bellfounder');
    // an address that isn't kept
    await waitFor(async () => (await get(host, `${url}/`)).body.includes('Bellfounder'), 60_000);
    await invalidateJobCaches(host.db);
  },
  120_000,
);

test('nothing is kept while notices are missed, and all is right after it', async () => {
  const id = await keptJob('Tanner');
  await keep(other, pathOf(id));
  await host.db.query(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%pg_notify%'`,
  );
  await waitFor(() => !other.notices.isHearing());
  const kept = pageCountsOf(other.db).kept;
  await get(other, pathOf(id));
  await setStatus(host, id, 'removed');
  expect((await get(other, pathOf(id))).body).not.toContain('Tanner');
  expect(pageCountsOf(other.db).kept).toBe(kept);
  await waitFor(other.notices.isHearing);
  expect((await get(other, pathOf(id))).body).not.toContain('Tanner');
}, 60_000);
