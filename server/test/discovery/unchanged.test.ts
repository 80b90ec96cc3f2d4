import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { invalidateJobCaches } from '../../services/cache';
import { asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories, expireJob, post } from '../jobFixtures';

let host: TestHost;
let employer: Person;
let nurse: string;
let logo: string;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example' });
  await addCategories(host);
  employer = await asEmployer(host);
  nurse = (await post(host, employer))._id;
  logo = await uploadLogo();
});
afterAll(() => host.close());

const uploadLogo = async (): Promise<string> => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('companyLogo', new Blob([new Uint8Array(picture)]), 'logo.png');
  const answer = await host.app.inject({
    method: 'PUT',
    url: `/api/employers/${employer.id}/logo`,
    headers: employer.headers,
    payload: form,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data.companyLogo;
};
const get = (url: string, headers: Record<string, string> = {}) =>
  host.app.inject({ url, headers });
const addresses: readonly [string, () => string][] = [
  '/feeds/jobs.rss',
  '/feeds/jobs.atom?q=nurse',
  '/feeds/jobs.json',
  '/feeds/indeed.xml',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/sitemap-jobs-1.xml',
  '/sitemap-companies-1.xml',
  '/robots.txt',
  '/share/site.png',
].map((url) => [url, () => url]);

test.each([
  ...addresses,
  ['the picture of a job', () => `/share/jobs/${nurse}.png`],
  ['a logo', () => logo],
] as const)('%s is sent once to who asks again', async (_name, urlOf) => {
  const url = urlOf();
  const first = await get(url);
  const { etag = '' } = first.headers;
  expect([first.statusCode, String(etag)]).toEqual([200, expect.stringMatching(/^(W\/)?".{8,}"$/)]);
  const known = String(etag).replace(/^W\//, '');
  for (const tag of [String(etag), known, `"other", W/${known}`, '*']) {
    const again = await get(url, { 'if-none-match': tag, 'accept-encoding': 'gzip' });
    expect([tag, again.statusCode, again.rawPayload.length]).toEqual([tag, 304, 0]);
    expect(again.headers).toMatchObject({
      etag,
      'cache-control': first.headers['cache-control'],
      'cross-origin-resource-policy': first.headers['cross-origin-resource-policy'],
    });
  }
  const other = await get(url, { 'if-none-match': '"other"' });
  expect([other.statusCode, other.body]).toEqual([200, first.body]);
});

const changing = ['/feeds/jobs.rss', '/feeds/indeed.xml', '/sitemap-jobs-1.xml'];
test.each(changing)('%s has another tag once a job has come, changed or gone', async (url) => {
  const tagOf = async () => String((await get(url)).headers.etag);
  const tags = [await tagOf()];
  const { _id } = await post(host, employer, { jobtitle: 'Glazier' });
  tags.push(await tagOf());
  await host.db.execute(
    sql`UPDATE jobs SET title = 'Master glazier', updated_at = updated_at + interval '1 ms' WHERE id = ${_id}`,
  );
  await invalidateJobCaches(host.db, _id);
  tags.push(await tagOf());
  await expireJob(host, _id);
  await invalidateJobCaches(host.db, _id);
  tags.push(await tagOf());
  expect(new Set(tags.slice(0, 3)).size).toBe(3);
  expect(tags[3]).not.toBe(tags[2]);
});

test('the feed of all jobs says when it last changed', async () => {
  const builtAt = async () =>
    /<lastBuildDate>(.*?)</.exec((await get('/feeds/indeed.xml')).body)?.[1];
  const before = await builtAt();
  await sleep(1100);
  expect(await builtAt()).toBe(before);
  await post(host, employer, { jobtitle: 'Tiler' });
  expect(Date.parse((await builtAt()) ?? '')).toBeGreaterThan(Date.parse(before ?? ''));
});

test('who has the feed of all jobs may ask again while somebody of the network reads it', async () => {
  const { etag } = (await get('/feeds/indeed.xml')).headers;
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => get('/feeds/indeed.xml', { 'if-none-match': String(etag) })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([304, 304, 304]);
});

test('any site may show the public pictures, and no other file', async () => {
  for (const url of ['/share/site.png', `/share/jobs/${nurse}.png`, logo])
    expect((await get(url)).headers['cross-origin-resource-policy']).toBe('cross-origin');
  for (const url of ['/share/jobs/none.png', '/api/media/none', '/robots.txt'])
    expect((await get(url)).headers['cross-origin-resource-policy']).toBe('same-origin');
});
