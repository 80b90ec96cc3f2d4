import fs from 'node:fs';
import zlib from 'node:zlib';
import sql from 'sql-template-tag';
import type {} from '../../plugins/pages/pages';
import { invalidateJobCaches } from '../../services/cache';
import { clearPageCache, pageCountsOf } from '../../services/site/pages/pageCache';
import { asAdmin, asEmployer, type Person, type TestHost } from '../host';
import { insertTestJobs, post, setStatus } from '../jobFixtures';
import { waitFor } from '../waitFor';
import { holdFile, keep, logFile, openPageHosts, type PageHost } from './pageHosts';

let host: PageHost;
let other: PageHost;
let end: () => Promise<void>;
let employer: Person;
/** A job whose notices arrived long ago. */
let oldJob: string;
beforeAll(async () => {
  const opened = await openPageHosts();
  ({ end } = opened);
  [host, other] = opened.hosts;
  employer = await asEmployer(host);
  oldJob = (await post(host, employer, { jobtitle: 'Bellfounder' }))._id;
  // the render threads are running
  for (const { app } of [host, other])
    await waitFor(async () => (await app.inject('/')).body.includes('items'));
});
afterEach(() => fs.rmSync(holdFile, { force: true }));
afterAll(() => end());

const pathOf = (id: string) => `/singlejobdescription/jobdescription/${id}`;
const get = ({ app }: TestHost, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers });
const renders = () => fs.readFileSync(logFile, 'utf8').split('\n').slice(0, -1);
const rendersOf = (url: string) => renders().filter((each) => each === url).length;
/**
 * Posts a job and waits until its page is cached: a late notice of its creation may drop the first
 * rendering.
 */
const keptJob = async (title: string): Promise<string> => {
  const { _id } = await post(host, employer, { jobtitle: title });
  await keep(host, pathOf(_id));
  return _id;
};
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

test('a host that starts draws a page before anybody asks for one', async () => {
  const before = rendersOf('/');
  await other.app.startRendering?.();
  expect(rendersOf('/')).toBe(before + 1);
});

test('a page has a tag, and is not sent again to who has it', async () => {
  const url = pathOf(await keptJob('Tagger'));
  const first = await get(host, url, { 'accept-encoding': 'gzip, br' });
  const { etag } = first.headers;
  expect(first.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    etag: expect.stringMatching(/^W\/"[\w-]{22}\.br"$/),
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
  for (const tag of [String(etag), `"other", ${etag}`, String(plain.headers.etag), '*']) {
    const again = await get(host, url, { 'accept-encoding': 'br', 'if-none-match': tag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  }
  const changed = await get(host, url, { 'if-none-match': '"other"' });
  expect(changed.statusCode).toBe(200);
  const head = await host.app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', plain.headers.etag]);
});

test('a page that is asked for again and again is compressed best', async () => {
  const url = pathOf(await keptJob('Cartwright'));
  const sent = async () => (await get(host, url, { 'accept-encoding': 'br' })).rawPayload;
  const first = await sent();
  const best = await waitFor(async () => {
    const now = await sent();
    return now.length < first.length && now;
  });
  const whole = zlib.brotliDecompressSync(first);
  expect(zlib.brotliDecompressSync(best)).toEqual(whole);
  const { BROTLI_PARAM_QUALITY: level } = zlib.constants;
  expect(best.length).toBe(zlib.brotliCompressSync(whole, { params: { [level]: 11 } }).length);
});

test('a page is the same for who is logged in', async () => {
  const url = pathOf(await keptJob('Everyman'));
  const [seen, unknown] = [await get(host, url, employer.headers), await get(host, url)];
  expect(seen.body).toBe(unknown.body);
});

test('a list that a job comes into is sent stale while a new one is made', async () => {
  const [title, body] = await waitFor(async () => {
    fs.rmSync(holdFile, { force: true });
    await keep(host, '/');
    fs.writeFileSync(holdFile, '');
    const posted = `Farrier ${Date.now()}`;
    await post(host, employer, { jobtitle: posted });
    const { stale } = pageCountsOf(host.db);
    const answer = await get(host, '/');
    // on a busy machine the five seconds may be over before the page is requested
    return pageCountsOf(host.db).stale > stale && ([posted, answer.body] as const);
  });
  expect(body).not.toContain(title);
  fs.rmSync(holdFile);
  await waitFor(async () => (await get(host, '/')).body.includes(title));
});

test('it is sent so for five seconds at most', async () => {
  let until = 0;
  // on a busy machine the five seconds may be over before the page is requested
  await waitFor(async () => {
    fs.rmSync(holdFile, { force: true });
    await keep(host, '/');
    fs.writeFileSync(holdFile, '');
    await post(host, employer, { jobtitle: 'Ostler' });
    until = Date.now() + 5000;
    return (await get(host, '/')).body.includes('items');
  });
  await waitFor(() => Date.now() > until);
  // the new page isn't rendered yet
  expect((await get(host, '/')).body).not.toContain('items');
  fs.rmSync(holdFile);
  await waitFor(async () => (await get(host, '/')).body.includes('Ostler'));
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

test('neither is it in a feed that another host keeps', async () => {
  const id = await keptJob('Ropemaker');
  const feed = async () => (await get(other, '/feeds/jobs.json?q=ropemaker')).body;
  await waitFor(async () => (await feed()).includes(id));
  const answer = await host.app.inject({
    method: 'DELETE',
    url: `/api/jobdescriptions/delete/${id}`,
    headers: employer.headers,
  });
  expect(answer.statusCode).toBeLessThan(300);
  // before its minute is over
  await waitFor(async () => !(await feed()).includes(id), 20_000);
});

test('neither is what a tool changed, past every host', async () => {
  const [id = ''] = await insertTestJobs(host, [{ title: 'Thatcher' }]);
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

test('so is one of which changes may have been missed meanwhile', async () => {
  const [id = ''] = await insertTestJobs(host, [{ title: 'Millwright' }]);
  const url = pathOf(id);
  fs.writeFileSync(holdFile, '');
  const before = rendersOf(url);
  const asked = get(host, url);
  await waitFor(() => rendersOf(url) > before);
  await setStatus(host, id, 'removed');
  clearPageCache(host.db);
  fs.rmSync(holdFile);
  expect((await asked).body).not.toContain('Millwright');
});

test('a job that ends by the clock is not sent after it', async () => {
  const [id = ''] = await insertTestJobs(host, [{ title: 'Chandler' }]);
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
    // cached pages need no render thread
    expect((await get(host, url)).body).toContain('Bellfounder');
    // a URL that isn't cached
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
  await waitFor(() => !other.notices.isListening());
  const kept = pageCountsOf(other.db).kept;
  await get(other, pathOf(id));
  await setStatus(host, id, 'removed');
  expect((await get(other, pathOf(id))).body).not.toContain('Tanner');
  expect(pageCountsOf(other.db).kept).toBe(kept);
  await waitFor(other.notices.isListening);
  expect((await get(other, pathOf(id))).body).not.toContain('Tanner');
});
