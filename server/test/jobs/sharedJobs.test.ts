import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import sql from 'sql-template-tag';
import type { Notices } from '../../database/notices';
import { analyzeJobs, insertJobs } from '../../repositories/jobs/jobs';
import { subscribeToJobChanges } from '../../services/search/responseCache/jobChanges';
import type { Wire } from '../../wire';
import { asAdmin, asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories, insertTestJobs, jobChange, jobRow, post } from '../jobFixtures';
import { waitFor } from '../waitFor';

const count = 3000;
let host: TestHost;
let employer: Person;
let notices: Notices;
let statements: jest.SpyInstance;
let port: number;
const path = '/api/jobdescriptions/getAll';
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  employer = await asEmployer(host);
  await insertJobs(
    host.db,
    Array.from({ length: count }, (_, index) => jobRow({ title: `Clerk ${index}` })),
  );
  await analyzeJobs(host.db);
  notices = subscribeToJobChanges(host.context);
  await waitFor(notices.isListening);
  statements = jest.spyOn(host.db, 'query');
  await host.app.listen({ port: 0, host: '127.0.0.1' });
  // listening on an address and a port, not on a pipe
  port = (host.app.server.address() as AddressInfo).port;
}, 300_000);
afterAll(async () => {
  await notices.stop();
  await host.close();
});

type Jobs = Wire<'Job'>[];
const get = async (headers: Record<string, string> = {}, url = path): Promise<Jobs> => {
  const answer = await host.app.inject({
    url,
    headers: { 'accept-encoding': 'gzip', ...headers },
  });
  expect(answer.statusCode).toBe(200);
  const packed = answer.headers['content-encoding'] === 'gzip';
  return JSON.parse((packed ? gunzipSync(answer.rawPayload) : answer.rawPayload).toString());
};
/** Returns the number of job reads so far. */
const reads = () =>
  statements.mock.calls.filter(([statement]) => /FROM jobs j/.test(String(statement?.text))).length;
const titles = (jobs: Jobs) => jobs.map(({ jobtitle }) => jobtitle);
/** Makes a list that later calls share: repeats until no notice of an earlier write drops it. */
const shareAnew = () =>
  waitFor(async () => {
    await get();
    const before = reads();
    await get();
    return reads() === before;
  });

test('many who ask at once and later read the database once, whatever encoding they take', async () => {
  await shareAnew();
  await insertTestJobs(host, [{ title: 'Beekeeper' }]);
  await waitFor(async () => titles(await get()).includes('Beekeeper'));
  await shareAnew();
  const before = reads();
  const all = await Promise.all(
    ['gzip', 'identity', 'br', 'gzip;q=0, br', 'GZIP;q=0.5'].map((encoding) =>
      host.app.inject({ url: path, headers: { 'accept-encoding': encoding } }),
    ),
  );
  expect(all.map(({ headers }) => headers['content-encoding'] ?? 'identity')).toEqual([
    'gzip',
    'identity',
    'br',
    'br',
    'gzip',
  ]);
  for (const { headers } of all) expect(headers.vary).toMatch(/accept-encoding/i);
  expect(JSON.parse(all[1]?.body ?? '')).toEqual(await get());
  expect(reads()).toBe(before);
});

test('what was written shows to who asks then, also while an older list is still read', async () => {
  await shareAnew();
  // a client that doesn't read its list to the end
  const paused = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get({ port, path, agent: false }, resolve).on('error', reject);
  });
  paused.pause();
  const { _id: id } = await post(host, employer, { jobtitle: 'Cooper' });
  expect(titles(await get())).toContain('Cooper');
  const changed = await host.app.inject({
    method: 'PUT',
    url: `/api/jobdescriptions/${id}`,
    headers: employer.headers,
    payload: jobChange({ jobtitle: 'Cartwright' }),
  });
  expect(changed.statusCode).toBe(200);
  const now = titles(await get());
  expect(now).toContain('Cartwright');
  expect(now).not.toContain('Cooper');
  const removed = await host.app.inject({
    method: 'DELETE',
    url: `/api/jobdescriptions/delete/${id}`,
    headers: employer.headers,
  });
  expect(removed.statusCode).toBe(200);
  expect(titles(await get())).not.toContain('Cartwright');
  const chunks: Buffer[] = [];
  for await (const chunk of paused) chunks.push(chunk);
  expect(JSON.parse(Buffer.concat(chunks).toString()).length).toBeGreaterThanOrEqual(count);
});

test("another host's changes end a list, and so does a job's end by the clock", async () => {
  await shareAnew();
  await host.db.execute(sql`UPDATE jobs SET title = 'Farrier' WHERE title = 'Clerk 7'`);
  await waitFor(async () => titles(await get()).includes('Farrier'));
  await shareAnew();
  await host.db.execute(
    sql`UPDATE jobs SET expires_at = now() + interval '3 seconds' WHERE title = 'Clerk 8'`,
  );
  await waitFor(async () => !titles(await get()).includes('Clerk 8'));
  expect(titles(await get())).toContain('Farrier');
});

test('administrators see all jobs, and a category has a list of its own', async () => {
  await shareAnew();
  await host.db.execute(sql`UPDATE jobs SET status = 'filled' WHERE title = 'Clerk 9'`);
  const admin = await asAdmin(host);
  await waitFor(async () => !titles(await get()).includes('Clerk 9'));
  expect(titles(await get(admin.headers))).toContain('Clerk 9');
  const [first] = await get();
  const url = `/api/jobdescriptions/getByCategory/${encodeURIComponent(first?.categoryName ?? '')}`;
  const ofCategory = await get({}, url);
  expect(new Set(ofCategory.map(({ categoryName }) => categoryName))).toEqual(
    new Set([first?.categoryName]),
  );
  expect(await get({}, url)).toEqual(ofCategory);
});

test('a failure is not kept, and without notices nothing is shared', async () => {
  await host.db.execute(sql`UPDATE jobs SET title = 'Fletcher' WHERE title = 'Clerk 10'`);
  await waitFor(async () => titles(await get()).includes('Fletcher'));
  await shareAnew();
  await host.db.execute(sql`UPDATE jobs SET title = 'Fuller' WHERE title = 'Clerk 11'`);
  await waitFor(async () => titles(await get()).includes('Fuller'));
  await host.db.execute(sql`ALTER TABLE jobs RENAME TO jobs_away`);
  try {
    const answer = await waitFor(async () => {
      const each = await host.app.inject({ url: `/api/jobdescriptions/getByCategory/Away` });
      return each.statusCode !== 200 && each;
    });
    expect(answer.statusCode).toBe(500);
  } finally {
    await host.db.execute(sql`ALTER TABLE jobs_away RENAME TO jobs`);
  }
  expect(await get({}, '/api/jobdescriptions/getByCategory/Away')).toEqual([]);
  await notices.stop();
  const before = reads();
  await get();
  const ofOne = reads() - before;
  await get();
  expect(ofOne).toBeGreaterThan(0);
  expect(reads()).toBe(before + 2 * ofOne);
});
