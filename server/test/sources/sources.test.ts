import type { ServerResponse } from 'node:http';
import sql from 'sql-template-tag';
import { nextReading } from '../../services/sources/settle';
import { applyTo } from '../applicationFixtures';
import { call } from '../companies/companyFixtures';
import { asSeeker, type Person, type TestHost } from '../host';
import {
  added,
  board,
  list,
  makeSourcesDue,
  openForEach,
  problems,
  readAll,
  sendForm,
  stored,
} from './fixtures';

let host: TestHost;
let owner: Person;
const site = openForEach((opened) => ({ host, owner } = opened));

const json = (text: string, headers: Record<string, string> = {}) =>
  site.answer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(text);
  });
const failing = (status: number, headers: Record<string, string> = {}) =>
  site.answer((_, response) => {
    response.writeHead(status, headers).end();
  });
const feed = () => ({ kind: 'greenhouse', url: site.at('/board'), schedule: 'daily' });
const own = async () => {
  const [source] = await list(host, owner);
  if (!source) throw new Error('There is no source.');
  return source;
};
const again = async () => {
  await makeSourcesDue(host);
  await readAll(host);
  return own();
};
const titles = async (status = 'live') =>
  (await stored(host, owner)).filter((job) => job.status === status).map(({ title }) => title);

test('a feed’s jobs are there, change with it and end when they are gone', async () => {
  json(board('Cook', 'Baker', 'Welder'));
  await added(host, owner, feed());
  expect(await own()).toMatchObject({ reading: true, live: 0, lastRunAt: null });
  await readAll(host);
  expect(await own()).toMatchObject({
    ...{ reading: false, live: 3, added: 3, changed: 0, ended: 0, skipped: 0 },
    ...{ problem: null, status: 200, nextRunAt: expect.any(String) },
  });
  expect(await titles()).toEqual(['Baker', 'Cook', 'Welder']);
  // no duplicates
  expect(await again()).toMatchObject({ live: 3, added: 0, changed: 0, ended: 0 });
  json(board('Cook', 'Baker').replace('a Cook.', 'a very good Cook.'));
  expect(await again()).toMatchObject({ live: 2, added: 0, changed: 1, ended: 1 });
  expect(await titles('expired')).toEqual(['Welder']);
  const [cook] = (await stored(host, owner)).filter(({ title }) => title === 'Cook');
  const job = (
    await call(host, owner, 'GET', `/jobdescriptions/jobdescriptions/${cook?.id}`)
  ).json();
  expect(job).toMatchObject({
    joboverview: 'All about the work of a very good Cook.',
    applyUrl: 'https://boards.example/jobs/Cook',
    usernameEmployer: owner.username,
  });
  // it comes back as the same job
  json(board('Cook', 'Baker', 'Welder'));
  expect(await again()).toMatchObject({ live: 3, added: 1, changed: 1 });
  expect(await stored(host, owner)).toHaveLength(3);
});

test('nobody can apply here for a job that one applies for on another site', async () => {
  json(board('Cook'));
  await added(host, owner, feed());
  await readAll(host);
  const [job] = await stored(host, owner);
  const seeker = await asSeeker(host);
  const answer = await call(host, seeker, 'POST', '/applications', { jobId: job?.id });
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'The employer takes applications for this job on another site',
  ]);
  const text = 'title\nPorter,\n';
  await added(host, owner, {
    kind: 'csv',
    file: { name: 'a.csv', bytes: `${text.replace('\n', ',city\n')}` },
  });
  await readAll(host);
  const porter = (await stored(host, owner)).find(({ title }) => title === 'Porter');
  await applyTo(host, seeker, { jobId: porter?.id ?? '' });
});

test('a list that has shrunk to less than half ends nothing until it says so again', async () => {
  json(board('Cook', 'Baker', 'Welder'));
  await added(host, owner, feed());
  await readAll(host);
  json(board());
  expect(await again()).toMatchObject({ live: 3, ended: 0, shrunk: true });
  json(board('Cook', 'Baker', 'Welder'));
  expect(await again()).toMatchObject({ live: 3, shrunk: false });
  json(board('Cook'));
  expect(await again()).toMatchObject({ live: 3, shrunk: true });
  expect(await again()).toMatchObject({ live: 1, ended: 2, shrunk: false });
});

test('while something of a page can’t be read, none of its jobs ends', async () => {
  const block = (title: string) =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', identifier: title, title, url: `https://mill.example/${title}` })}</script>`;
  const page = (...blocks: string[]) =>
    site.answer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', etag: '"p"' }).end(blocks.join(''));
    });
  const names = ['Cook', 'Baker', 'Welder', 'Porter'];
  page(...names.map(block));
  await added(host, owner, { ...feed(), kind: 'jsonLd' });
  await readAll(host);
  expect(await own()).toMatchObject({ live: 4 });
  page(...names.map(block).with(1, block('Baker').replace('}', '')));
  expect(await again()).toMatchObject({ live: 4, ended: 0, skipped: 1, shrunk: false });
  page(block('Cook').replace('}', ''));
  expect(await again()).toMatchObject({ live: 4, ended: 0, skipped: 1, shrunk: false });
  // so the next reading isn't conditional
  expect(await again()).toMatchObject({ live: 4, skipped: 1 });
  expect(site.seen.at(-1)?.headers['if-none-match']).toBeUndefined();
  page(block('Cook'), block('Baker'), block('Porter'));
  expect(await again()).toMatchObject({ live: 3, ended: 1, skipped: 0 });
});

test('a feed that was cut off has failed: nothing is added, nothing ends', async () => {
  const job = (title: string) =>
    `<job><title>${title}</title><referencenumber>${title}</referencenumber></job>`;
  const xml = (text: string) =>
    site.answer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/xml' }).end(text);
    });
  xml(`<source>${job('Cook')}${job('Baker')}</source>`);
  await added(host, owner, { ...feed(), kind: 'indeed' });
  await readAll(host);
  xml(`<source>${job('Cook')}<job><title>Welder`);
  expect(await again()).toMatchObject({ live: 2, problem: 'format', failures: 1 });
  expect(await titles()).toEqual(['Baker', 'Cook']);
});

test('what is unchanged isn’t sent again, and its jobs stay live', async () => {
  json(board('Cook'), { etag: '"one"' });
  await added(host, owner, feed());
  await readAll(host);
  await host.db.execute(sql`UPDATE jobs SET expires_at = now() + interval '2 days'`);
  failing(304);
  expect(await again()).toMatchObject({ live: 1, problem: null, status: 304, ended: 0 });
  expect(site.seen.at(-1)?.headers['if-none-match']).toBe('"one"');
  const [row] = await host.db.query(
    sql`SELECT expires_at > now() + interval '29 days' AS later FROM jobs WHERE id = ${(await stored(host, owner))[0]?.id}`,
  );
  expect(row).toEqual({ later: true });
});

test('a job that its employer changed here keeps that until it changes there', async () => {
  json(board('Cook'));
  await added(host, owner, feed());
  await readAll(host);
  const [job] = await stored(host, owner);
  await host.db.execute(sql`UPDATE jobs SET overview = 'Mine' WHERE id = ${job?.id}`);
  const overview = async () =>
    (await call(host, owner, 'GET', `/jobdescriptions/jobdescriptions/${job?.id}`)).json()
      .joboverview;
  await again();
  expect(await overview()).toBe('Mine');
  json(board('Cook').replace('All about', 'Everything about'));
  await again();
  expect(await overview()).toBe('Everything about the work of a Cook.');
});

test('what its employer closed or deleted here stays so', async () => {
  json(board('Baker', 'Cook', 'Welder'));
  await added(host, owner, feed());
  await readAll(host);
  const [baker, cook] = await stored(host, owner);
  await call(host, owner, 'POST', `/jobs/${baker?.id}/close`);
  await call(host, owner, 'DELETE', `/jobdescriptions/delete/${cook?.id}`);
  json(board('Baker', 'Cook', 'Welder').replaceAll('All about', 'Everything about'));
  expect(await again()).toMatchObject({ live: 1, added: 0, changed: 1 });
  expect(await titles()).toEqual(['Welder']);
});

test.each<[why: string, how: (response: ServerResponse) => unknown, seen: object]>([
  ['gone', (response) => response.writeHead(404).end(), { problem: 'status', status: 404 }],
  [
    'another type',
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
    { problem: 'type' },
  ],
  [
    'no board',
    (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('[1]'),
    { problem: 'format' },
  ],
  [
    'too large',
    (response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(`"${'x'.repeat(11 * 1024 * 1024)}"`),
    { problem: 'size' },
  ],
  [
    'led to a private address',
    (response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
    { problem: 'private' },
  ],
  ['silent', () => undefined, { problem: 'timeout' }],
])('a source that is %s fails in so many words, and ends nothing', async (why, how, seen) => {
  json(board('Cook'));
  await added(host, owner, feed());
  await readAll(host);
  site.answer((_request, response) => void how(response));
  await makeSourcesDue(host);
  // the other sources respond, however busy the machine is
  await readAll(host, why === 'silent' ? { timeouts: { whole: 1500 } } : undefined);
  expect(await own()).toMatchObject({ failures: 1, live: 1, ...seen });
});

test('it waits as long as it is asked to, and longer after each failure', async () => {
  await added(host, owner, feed());
  failing(503, { 'retry-after': '172800' });
  await readAll(host);
  const waits = Date.parse((await own()).nextRunAt ?? '') - Date.now();
  expect(waits).toBeGreaterThan(47 * 3_600_000);
  expect([0, 1, 4, 6].map((failures) => nextReading({ schedule: 'daily', failures }, 0))).toEqual([
    3600, 7200, 57_600, 86_400,
  ]);
  expect(nextReading({ schedule: 'sixHours', failures: 9 }, 0)).toBe(21_600);
  expect(nextReading({ schedule: 'off', failures: 0 }, 100)).toBeNull();
});

test('one that fails for long is turned off, and its employer is told; then it begins anew', async () => {
  failing(500);
  const id = await added(host, owner, feed());
  await readAll(host);
  for (let count = 0; count < 6; count += 1) await again();
  expect(await own()).toMatchObject({ failures: 7, offForFailures: true, nextRunAt: null });
  const [mail] = await host.db.query<{ count: number }>(
    sql`SELECT count(*)::integer AS count FROM audit_log WHERE action = 'turnOffJobSource'`,
  );
  expect(mail?.count).toBe(1);
  json(board('Cook'));
  await call(host, owner, 'PUT', `/company/job-sources/${id}`, { schedule: 'sixHours' });
  await readAll(host);
  expect(await own()).toMatchObject({ failures: 0, offForFailures: false, live: 1 });
});

test('a table from a file, and a newer one in its place', async () => {
  const file = (text: string) => ({ name: 'jobs.csv', bytes: text });
  const mapping = JSON.stringify({ jobtitle: 'Role', key: 'No' });
  const id = await added(host, owner, {
    ...{ kind: 'csv', mapping, file: file('No,Role\n1,Cook\n2,\n3,Baker\n') },
  });
  await readAll(host);
  expect(await own()).toMatchObject({
    ...{ name: 'jobs.csv', isFile: true, live: 2, skipped: 1, nextRunAt: null },
  });
  expect(await problems(host, owner, id)).toEqual([{ row: 2, title: '', reason: 'noTitle' }]);
  const run = (fields: Parameters<typeof sendForm>[3]) =>
    sendForm(host, owner, `/company/job-sources/${id}/runs`, fields);
  expect((await run({})).statusCode).toBe(400);
  await run({ file: file('No,Role\n1,Head Cook\n3,Baker\n') });
  await readAll(host);
  expect(await titles()).toEqual(['Baker', 'Head Cook']);
  const daily = await call(host, owner, 'PUT', `/company/job-sources/${id}`, { schedule: 'daily' });
  expect(daily.statusCode).toBe(400);
});

test('removed, its jobs end or stay', async () => {
  json(board('Cook'));
  const remove = (id: string, jobs: string) =>
    call(host, owner, 'DELETE', `/company/job-sources/${id}?jobs=${jobs}`);
  const first = await added(host, owner, feed());
  await readAll(host);
  expect((await remove(first, 'keep')).statusCode).toBe(204);
  expect(await titles()).toEqual(['Cook']);
  json(board('Baker'));
  const second = await added(host, owner, feed());
  await readAll(host);
  await remove(second, 'end');
  expect(await titles()).toEqual(['Cook']);
  expect(await list(host, owner)).toEqual([]);
});
