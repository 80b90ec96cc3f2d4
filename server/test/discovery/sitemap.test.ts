import zlib from 'node:zlib';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { paths } from '@contract/paths';
import { jobsSitemap, type SitemapFile } from '../../services/discovery/sitemap';
import { asEmployer, openHost, type TestHost } from '../host';
import { addCategories, expireJob, insertTestJobs, post, setStatus } from '../jobFixtures';

const origin = 'https://jobs.example';
let host: TestHost;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: origin });
  await addCategories(host);
});
afterAll(() => host.close());

type Url = { loc: string; lastmod?: string };
const parser = new XMLParser({ isArray: (name) => ['url', 'sitemap'].includes(name) });
const parse = (text: string) => {
  expect(XMLValidator.validate(text)).toBe(true);
  return parser.parse(text);
};
const get = (url: string, headers: Record<string, string> = {}) =>
  host.app.inject({ url, headers });
const urlsOf = (text: string): Url[] => parse(text).urlset.url ?? [];
const read = async (url: string): Promise<Url[]> => {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  return urlsOf(answer.body);
};
// sorted, because jobs with the same time have no defined order
const sortedLocs = (urls: readonly Url[]) => urls.map(({ loc }) => loc).toSorted();
const addressesOf = (ids: readonly string[]) =>
  ids.map((id) => origin + paths.jobView(id)).toSorted();
const wholeText = async (file: SitemapFile): Promise<string> => {
  const parts: string[] = [];
  for await (const part of file?.write() ?? []) parts.push(part);
  return parts.join('');
};

test('robots.txt names the sitemap by the public address', async () => {
  const answer = await get('/robots.txt');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  expect(answer.body).toContain('User-agent: *\n');
  expect(answer.body).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
});

test('a site without jobs has its pages and categories', async () => {
  const { sitemapindex } = parse((await get('/sitemap.xml')).body);
  expect(sitemapindex.sitemap).toEqual([{ loc: `${origin}/sitemap-pages.xml` }]);
  const addresses = (await read('/sitemap-pages.xml')).map(({ loc }) => loc);
  expect(addresses).toContain(`${origin}/`);
  expect(addresses).toContain(`${origin}/category/Nurse%20Jobs`);
  // that of jobs without one
  expect(addresses).not.toContain(`${origin}/category/`);
  expect(addresses).not.toContain(`${origin}${paths.adminLogin()}`);
  expect((await get('/sitemap-jobs-1.xml')).statusCode).toBe(404);
});

describe('with jobs', () => {
  const hour = 3_600_000;
  let ids: string[];
  let postedBy: string;
  beforeAll(async () => {
    await host.close();
    host = await openHost({ PUBLIC_URL: origin });
    await addCategories(host);
    const start = Date.now() - 20 * 24 * hour;
    // jobs share their time in pairs
    ids = await insertTestJobs(
      host,
      Array.from({ length: 25 }, (_, index) => ({
        createdAt: new Date(start + Math.floor(index / 2) * hour),
        expiresAt: new Date(Date.now() + hour),
      })),
    );
    const [first = '', second = '', third = ''] = ids;
    await expireJob(host, first);
    await setStatus(host, second, 'removed');
    await setStatus(host, third, 'filled');
    const employer = await asEmployer(host, 'Hart & Søn');
    await asEmployer(host, 'without jobs');
    postedBy = employer.username;
    ids.push((await post(host, employer))._id);
  });

  test('the index names a file of live jobs and one of hiring companies', async () => {
    const { sitemapindex } = parse((await get('/sitemap.xml')).body);
    const files: Url[] = sitemapindex.sitemap;
    expect(files.map(({ loc }) => loc)).toEqual([
      `${origin}/sitemap-pages.xml`,
      `${origin}/sitemap-jobs-1.xml`,
      `${origin}/sitemap-companies-1.xml`,
    ]);
    const lastmod = new Date(files[1]?.lastmod ?? '').getTime();
    expect(Math.abs(Date.now() - lastmod)).toBeLessThan(hour);
    const jobs = await read('/sitemap-jobs-1.xml');
    expect(sortedLocs(jobs)).toEqual(addressesOf(ids.slice(3)));
    expect(jobs.every(({ lastmod: day = '' }) => !Number.isNaN(Date.parse(day)))).toBe(true);
    const companies = await read('/sitemap-companies-1.xml');
    expect(companies.map(({ loc }) => loc)).toEqual([origin + paths.employerReadOnly(postedBy)]);
    expect((await get('/sitemap-jobs-2.xml')).statusCode).toBe(404);
    expect((await get('/sitemap-jobs-0.xml')).statusCode).toBe(404);
  });

  test('files together hold every live job once, none more than it may', async () => {
    const size = 4;
    const texts = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (number) =>
        wholeText(await jobsSitemap(host.db, origin, number, size)),
      ),
    );
    const files = texts.map(urlsOf);
    expect(files.map(({ length }) => length)).toEqual([4, 4, 4, 4, 4, 3]);
    expect(sortedLocs(files.flat())).toEqual(addressesOf(ids.slice(3)));
    expect(await jobsSitemap(host.db, origin, 7, size)).toBeUndefined();
  });

  test('a job that ends leaves its file at once, a new one comes into the last', async () => {
    await setStatus(host, ids[3] ?? '', 'filled');
    const [added = ''] = await insertTestJobs(host, [{ createdAt: new Date() }]);
    const jobs = await read('/sitemap-jobs-1.xml');
    expect(sortedLocs(jobs)).toEqual(addressesOf([...ids.slice(4), added]));
  });

  test('is compressed for who takes it', async () => {
    const answer = await get('/sitemap-jobs-1.xml', { 'accept-encoding': 'gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(urlsOf(String(zlib.gunzipSync(answer.rawPayload))).length).toBeGreaterThan(20);
  });
});

test('more than a batch of jobs is read by keys', async () => {
  await insertTestJobs(
    host,
    Array.from({ length: 2100 }, (_, index) => ({
      // many jobs share a time
      createdAt: new Date(Date.now() - 24 * 3_600_000 - Math.floor(index / 300)),
    })),
  );
  const text = await wholeText(await jobsSitemap(host.db, origin, 1, 10_000));
  const addresses = urlsOf(text).map(({ loc }) => loc);
  expect(addresses.length).toBeGreaterThan(2100);
  expect(new Set(addresses).size).toBe(addresses.length);
});
