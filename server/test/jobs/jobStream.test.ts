import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { analyzeJobs, insertJobs } from '../../repositories/jobs/jobs';
import type { Wire } from '../../wire';
import { openHost, type TestHost } from '../host';
import { addCategories, jobRow } from '../jobFixtures';

const count = 35_000;
let host: TestHost;
let url: string;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  const now = Date.now();
  const overview = 'Keeps the books and answers letters. '.repeat(10);
  for (let from = 0; from < count; from += 5000) {
    // several per moment, so that the tiebreaker after the time matters at the edges of batches
    const rows = Array.from({ length: 5000 }, (_, index) =>
      jobRow({
        title: `Clerk ${from + index}`,
        overview,
        createdAt: new Date(now - Math.floor((from + index) / 3) * 1000),
      }),
    );
    await host.db.transaction(async (tx) => {
      // without the search triggers: nothing searches here, and they take most of the time
      await tx.execute(sql`SET LOCAL session_replication_role = replica`);
      await insertJobs(tx, rows);
    });
  }
  await analyzeJobs(host.db);
  await host.app.listen({ port: 0, host: '127.0.0.1' });
  // listening on an address and a port, not on a pipe
  url = `http://127.0.0.1:${(host.app.server.address() as AddressInfo).port}/api/jobdescriptions/getAll`;
}, 300_000);
afterAll(() => host.close());

const open = async () => {
  const request = http.get(url, { agent: false });
  // `once` is untyped
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return response;
};
test('all jobs arrive, newest first, each once', async () => {
  const response = await fetch(url);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  // the response as in the contract
  const jobs = (await response.json()) as Wire<'Job'>[];
  expect(new Set(jobs.map(({ _id }) => _id)).size).toBe(count);
  expect(jobs).toHaveLength(count);
  const keys = jobs.map(({ createdAt, _id }) => `${createdAt} ${_id}`);
  expect(keys).toEqual(keys.toSorted().toReversed());
  expect(Object.keys(jobs[0] ?? {})).not.toContain('description');
});

test("the first jobs come before the last are read, and a fault in mid-stream cuts the connection: half a list doesn't look whole", async () => {
  const response = await open();
  const [begin] = (await once(response, 'data')) as [Buffer];
  expect(begin.toString()).toContain('"Clerk 0"');
  response.pause();
  await sleep(300);
  await host.db.execute(sql`ALTER TABLE jobs RENAME TO jobs_away`);
  try {
    const cut = once(response, 'end').then(
      () => 'whole',
      () => 'cut',
    );
    response.on('error', () => {});
    response.resume();
    expect(
      await Promise.race([
        cut,
        once(response, 'close').then(() => (response.complete ? 'whole' : 'cut')),
      ]),
    ).toBe('cut');
  } finally {
    await host.db.execute(sql`ALTER TABLE jobs_away RENAME TO jobs`);
  }
  const again = await fetch(url);
  expect(again.status).toBe(200);
  // an unread body would keep the host from closing
  await again.arrayBuffer();
});

test('a fault before the first batch is an ordinary error', async () => {
  await host.db.execute(sql`ALTER TABLE jobs RENAME TO jobs_away`);
  try {
    const response = await fetch(url);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      message: expect.any(String),
      requestId: expect.any(String),
    });
  } finally {
    await host.db.execute(sql`ALTER TABLE jobs_away RENAME TO jobs`);
  }
});

test("a reader that stops reading stops the reading: what isn't sent yet isn't kept in memory", async () => {
  const response = await open();
  response.pause();
  await sleep(1000);
  await host.db.execute(sql`DELETE FROM jobs`);
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.resume();
  await once(response, 'end');
  const jobs: unknown[] = JSON.parse(Buffer.concat(chunks).toString());
  expect(jobs.length).toBeGreaterThan(0);
  expect(jobs.length).toBeLessThan(count / 2);
});
