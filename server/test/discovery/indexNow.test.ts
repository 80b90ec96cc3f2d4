import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sql from 'sql-template-tag';
import { paths } from '@contract/paths';
import type { Context } from '../../context';
import { submitChangedPages } from '../../services/discovery/indexNow';
import { sweepJobs } from '../../services/housekeeping';
import { asAdmin, asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories, insertTestJobs, jobChange, post, setStatus } from '../jobFixtures';

const origin = 'https://jobs.example';
const key = 'a-key-of-the-site-1';

type Request = { headers: IncomingHttpHeaders; body: Record<string, unknown> };
type Answer = { status: number; headers?: Record<string, string> };
let server: Server;
let received: Request[];
let answers: Answer[];
/** Delays responses until it resolves. */
let hold: Promise<void> | undefined;
let host: TestHost;
let employer: Person;
let admin: Person;
beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({
        headers: request.headers,
        body: JSON.parse(Buffer.concat(parts).toString('utf8')),
      });
      const { status, headers } = answers.shift() ?? { status: 202 };
      void Promise.resolve(hold).then(() => response.writeHead(status, headers).end('{}'));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // a TCP server's address is an object, not a pipe's name
  const { port } = server.address() as AddressInfo;
  host = await openHost({
    PUBLIC_URL: origin,
    INDEXNOW_KEY: key,
    INDEXNOW_URL: `http://127.0.0.1:${port}/indexnow`,
    REVIEW_FIRST: '0',
  });
  await addCategories(host);
  [employer, admin] = [await asEmployer(host), await asAdmin(host)];
});
afterAll(async () => {
  await host.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  [received, answers, hold] = [[], [], undefined];
  await host.db.execute(sql`DELETE FROM index_now`);
  await host.db.execute(sql`DELETE FROM changed_pages`);
  // the first poll of a host with a key
  await submitChangedPages(host.context, origin);
});

const tell = (context: Context = host.context) => submitChangedPages(context, origin);
/** Backdates the last request and the changes by a minute. */
const later = async () => {
  await host.db.execute(sql`UPDATE index_now SET next_at = next_at - interval '61 seconds'`);
  await host.db.execute(
    sql`UPDATE changed_pages SET changed_at = changed_at - interval '61 seconds'`,
  );
};
const told = async () => {
  received.length = 0;
  await later();
  await tell();
  return received.flatMap(({ body }) => body['urlList']);
};
const pageOf = (id: string) => origin + paths.jobView(id);
const ask = async (
  who: Person,
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) => {
  const { headers } = who;
  const answer = await host.app.inject({ method, url, headers, ...(payload && { payload }) });
  if (answer.statusCode >= 300) throw new Error(answer.body);
};
const nextIn = async (): Promise<{ failures: number; seconds: number }> => {
  const [row] = await host.db.query<{ failures: number; seconds: number }>(
    sql`SELECT failures, extract(epoch FROM next_at - now())::float8 AS seconds FROM index_now`,
  );
  if (!row) throw new Error('no turn');
  return row;
};

test('the key is where the protocol looks for it, on a host that has one alone', async () => {
  const answer = await host.app.inject({ url: `/${key}.txt` });
  expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([
    200,
    key,
    'text/plain; charset=utf-8',
  ]);
  const without = await openHost({ PUBLIC_URL: origin });
  expect((await without.app.inject({ url: `/${key}.txt` })).statusCode).toBe(404);
  await without.close();
});

test('what is published, changed and ended is sent, each once, as the protocol has it', async () => {
  const jobs = [await post(host, employer), await post(host, employer, { jobtitle: 'Surgeon' })];
  const [first = '', second = ''] = jobs.map(({ _id }) => _id);
  // changes are collected for a minute first
  expect([await tell(), received]).toEqual([0, []]);
  await later();
  expect(await tell()).toBe(2);
  expect(received).toHaveLength(1);
  expect(received[0]?.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(received[0]?.body).toEqual({
    host: 'jobs.example',
    key,
    keyLocation: `${origin}/${key}.txt`,
    urlList: expect.arrayContaining([pageOf(first), pageOf(second)]),
  });
  expect(await told()).toEqual([]);

  await ask(employer, 'PUT', `/api/jobdescriptions/${first}`, jobChange({ jobtitle: 'Day Nurse' }));
  await ask(
    employer,
    'PUT',
    `/api/jobdescriptions/${first}`,
    jobChange({ jobtitle: 'Late Nurse' }),
  );
  expect(await told()).toEqual([pageOf(first)]);
  await ask(employer, 'POST', `/api/jobs/${first}/close`);
  expect(await told()).toEqual([pageOf(first)]);
  // its later changes aren't public
  await ask(
    employer,
    'PUT',
    `/api/jobdescriptions/${first}`,
    jobChange({ jobtitle: 'Night Nurse' }),
  );
  expect(await told()).toEqual([]);
  await ask(employer, 'POST', `/api/jobs/${first}/renew`);
  expect(await told()).toEqual([pageOf(first)]);
  await ask(employer, 'DELETE', `/api/jobdescriptions/delete/${first}`);
  expect(await told()).toEqual([pageOf(first)]);
  await ask(admin, 'POST', '/api/admin/jobs/take-downs', { ids: [second], reason: 'A scam.' });
  expect(await told()).toEqual([pageOf(second)]);
});

test('an imported job is sent, and one whose time is over', async () => {
  const [id = ''] = await insertTestJobs(host, [{ title: 'Imported clerk' }]);
  expect(await told()).toEqual([pageOf(id)]);
  await host.db.execute(
    sql`UPDATE jobs SET expires_at = now() - interval '1 minute' WHERE id = ${id}`,
  );
  expect(await told()).toEqual([]);
  await sweepJobs(host.db);
  expect(await told()).toEqual([pageOf(id)]);
});

test('no hidden job is ever sent: a draft, one that waits, one that is hidden again in time', async () => {
  const [draft = '', waiting = '', brief = '', shown = ''] = await insertTestJobs(host, [
    { status: 'draft' },
    { status: 'waiting' },
    {},
    {},
  ]);
  for (const id of [draft, waiting])
    await host.db.execute(
      sql`UPDATE jobs SET title = 'Secret', updated_at = now() + interval '1 second' WHERE id = ${id}`,
    );
  await host.db.execute(sql`UPDATE jobs SET deleted_at = now() WHERE id = ${waiting}`);
  await setStatus(host, brief, 'draft');
  expect(await told()).toEqual([pageOf(shown)]);
  expect(await host.db.query(sql`SELECT 1 FROM changed_pages`)).toEqual([]);
  await setStatus(host, shown, 'draft');
  expect(await told()).toEqual([pageOf(shown)]);
});

test('all hosts make one request a minute together', async () => {
  await insertTestJobs(host, [{}, {}, {}]);
  await later();
  const counts = await Promise.all(Array.from({ length: 8 }, () => tell()));
  expect(counts.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 0, 0, 0, 0, 3]);
  expect(received).toHaveLength(1);
  // there are more changes, but the minute isn't over
  await insertTestJobs(host, [{}]);
  await host.db.execute(
    sql`UPDATE changed_pages SET changed_at = changed_at - interval '2 minutes'`,
  );
  expect([await tell(), received.length]).toEqual([0, 1]);
  await later();
  expect([await tell(), received.length]).toEqual([1, 2]);
});

test('more than the protocol takes is sent in several requests', async () => {
  await host.db.execute(
    sql`INSERT INTO changed_pages (job_id, is_new) SELECT gen_random_uuid(), false FROM generate_series(1, 10001)`,
  );
  await later();
  expect(await tell()).toBe(10_000);
  await later();
  expect(await tell()).toBe(1);
  const sizes = received.map(({ body: { urlList } }) => Array.isArray(urlList) && urlList.length);
  expect(sizes).toEqual([10_000, 1]);
});

test('what changes while a request is under way is sent with the next', async () => {
  const [id = ''] = await insertTestJobs(host, [{}]);
  let answerNow = () => {};
  hold = new Promise((resolve) => {
    answerNow = resolve;
  });
  await later();
  const telling = tell();
  while (received.length === 0)
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  await setStatus(host, id, 'draft');
  answerNow();
  expect(await telling).toBe(1);
  hold = undefined;
  expect(await told()).toEqual([pageOf(id)]);
  expect(await told()).toEqual([]);
});

test.each<{ answer: Answer; seconds: number }>([
  { answer: { status: 500 }, seconds: 120 },
  { answer: { status: 429, headers: { 'retry-after': '1000' } }, seconds: 1000 },
  { answer: { status: 429, headers: { 'retry-after': '999999999' } }, seconds: 86_400 },
  { answer: { status: 403 }, seconds: 3600 },
  { answer: { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, seconds: 3600 },
])('after $answer it is tried again in $seconds seconds', async ({ answer, seconds }) => {
  const [id = ''] = await insertTestJobs(host, [{}]);
  answers.push(answer);
  expect(await told()).toEqual([pageOf(id)]);
  const next = await nextIn();
  expect(next.failures).toBe(1);
  expect(next.seconds).toBeGreaterThan(seconds - 10);
  // two connections may read the clock on different cores
  expect(next.seconds).toBeLessThan(seconds + 1);
  // not before that
  expect([await tell(), received.length]).toEqual([0, 1]);
  await host.db.execute(sql`UPDATE index_now SET next_at = now() - interval '1 second'`);
  expect([await tell(), received.length]).toEqual([1, 2]);
  expect((await nextIn()).failures).toBe(0);
});

test('each failure in a row waits longer, an hour at most, and what nobody hears goes on', async () => {
  const away: Context = {
    ...host.context,
    env: { ...host.env, indexNow: { key, url: 'http://127.0.0.1:1/indexnow' } },
  };
  await insertTestJobs(host, [{}]);
  const delays: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    await later();
    await host.db.execute(sql`UPDATE index_now SET next_at = now() - interval '1 second'`);
    expect(await tell(away)).toBe(0);
    delays.push(Math.round((await nextIn()).seconds / 60));
  }
  expect(delays).toEqual([2, 5, 15, 60, 60, 60]);
  await host.db.execute(sql`UPDATE index_now SET next_at = now() - interval '1 second'`);
  expect(await tell()).toBe(1);
});

test('without a key nothing is written down, sent or read', async () => {
  const without: Context = { ...host.context, env: { ...host.env, indexNow: undefined } };
  await host.db.execute(sql`DELETE FROM index_now`);
  expect(await tell(without)).toBe(0);
  await insertTestJobs(host, [{}]);
  expect(await host.db.query(sql`SELECT 1 FROM changed_pages`)).toEqual([]);
  // the last host with a key was seen too long ago
  await host.db.execute(sql`INSERT INTO index_now (on_until) VALUES (now() - interval '1 second')`);
  await insertTestJobs(host, [{}]);
  expect(await host.db.query(sql`SELECT 1 FROM changed_pages`)).toEqual([]);
});
