import { gzipSync } from 'node:zlib';
import type { Person, TestHost } from '../host';
import { add, added, board, list, openForEach, readAll, sendForm, stored } from './fixtures';

let host: TestHost;
let owner: Person;
const site = openForEach((opened) => ({ host, owner } = opened));

const text = 'x'.repeat(9_000);
const xml = `<source>${Array.from({ length: 60 }, (_, n) => `<job><title>Cook ${n}</title><referencenumber>${n}</referencenumber><description>${text}</description></job>`).join('')}</source>`;
const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024, ' '), { level: 9 });
const answer = (type: string, bytes: Buffer | string) =>
  site.answer((_request, response) => {
    response.writeHead(200, type === '' ? {} : { 'content-type': type }).end(bytes);
  });
const preview = (fields: Parameters<typeof add>[2]) =>
  sendForm(host, owner, '/company/job-source-previews', fields);

test('a source that is read in a thread is previewed and imported as any other', async () => {
  answer('application/xml', xml);
  const fields = { kind: 'indeed', url: site.at('/jobs.xml'), schedule: 'daily' };
  expect((await preview(fields)).json()).toMatchObject({ ready: 60, skipped: 0 });
  await added(host, owner, fields);
  await readAll(host);
  expect(await list(host, owner)).toMatchObject([{ added: 60, problem: null, reading: false }]);
});

test('a host that ends leaves what it reads in a thread for the next one', async () => {
  answer('application/xml', xml);
  await added(host, owner, { kind: 'indeed', url: site.at('/jobs.xml'), schedule: 'daily' });
  const abort = new AbortController();
  const reading = readAll(host, { stopped: abort.signal });
  setTimeout(() => abort.abort(), 50);
  await reading;
  expect(await stored(host, owner)).toEqual([]);
  expect(await list(host, owner)).toMatchObject([{ reading: true, problem: null, failures: 0 }]);
  await readAll(host);
  expect(await stored(host, owner)).toHaveLength(60);
});

test.each<[kind: string, type: string, content: string]>([
  ['greenhouse', 'application/gzip', board('Cook')],
  ['greenhouse', 'application/octet-stream', board('Cook')],
  ['indeed', 'application/x-gzip', xml],
  ['indeed', '', xml],
  ['csv', 'application/octet-stream', 'title,id\nCook,1\n'],
  [
    'jsonLd',
    'application/gzip',
    '{"@type":"JobPosting","title":"Cook","url":"https://a.example/1"}',
  ],
  [
    'jsonLd',
    'application/octet-stream',
    '{"@type":"JobPosting","title":"Cook","url":"https://a.example/1"}',
  ],
])('a packed list of the kind %s sent as %j is read', async (kind, type, content) => {
  answer(type, gzipSync(content));
  const fields = { kind, url: site.at('/jobs.gz') };
  const { rows } = (await preview(fields)).json();
  expect(rows[0]).toMatchObject({ jobtitle: expect.stringMatching(/^Cook/) });
  const file = { name: 'jobs.gz', bytes: gzipSync(content) };
  expect((await preview({ kind, file })).json().rows).toHaveLength(rows.length);
  await added(host, owner, fields);
  await readAll(host);
  expect((await list(host, owner))[0]).toMatchObject({ problem: null, skipped: 0 });
});

test('a packed file is imported once, however often it is uploaded', async () => {
  const file = { name: 'jobs.csv.gz', bytes: gzipSync('title,id\nCook,1\nBaker,2\n') };
  await added(host, owner, { kind: 'csv', file });
  await readAll(host);
  expect(await stored(host, owner)).toMatchObject([{ title: 'Baker' }, { title: 'Cook' }]);
  expect((await add(host, owner, { kind: 'csv', file })).statusCode).toBe(409);
});

test('what is too much once it is unpacked is told so', async () => {
  answer('application/gzip', bomb);
  const message = 'There’s too much here: we read up to 10 MB';
  const url = site.at('/jobs.csv.gz');
  const refused = await preview({ kind: 'csv', url });
  expect([refused.statusCode, refused.json()]).toEqual([400, { message, field: 'url' }]);
  const file = { name: 'jobs.csv.gz', bytes: bomb };
  expect((await preview({ kind: 'csv', file })).json()).toEqual({ message, field: 'file' });
  await added(host, owner, { kind: 'csv', url, schedule: 'daily' });
  await readAll(host);
  expect(await list(host, owner)).toMatchObject([{ problem: 'size', failures: 1 }]);
  answer('application/gzip', gzipSync(xml).subarray(0, -9));
  expect((await preview({ kind: 'indeed', url })).json()).toMatchObject({
    message: expect.stringMatching(/^We couldn’t find jobs in this/),
  });
});
