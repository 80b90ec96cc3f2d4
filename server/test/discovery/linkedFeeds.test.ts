import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { paths } from '@contract/paths';
import { buildApp } from '../../app';
import { asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';

const origin = 'https://jobs.example';
const dist = fs.mkdtempSync('/tmp/jobline-linked-feeds-');
fs.mkdirSync(path.join(dist, 'web'));
fs.writeFileSync(
  path.join(dist, 'web', 'index.html'),
  '<!doctype html><html><head><title>Jobline</title></head><body><div id="root"></div></body></html>',
);

let host: TestHost;
let app: FastifyInstance;
let employer: Person;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: origin });
  app = await buildApp(host.context, { dist });
  await addCategories(host);
  employer = await asEmployer(host);
  await post(host, employer);
});
afterAll(async () => {
  await app.close();
  await host.close();
  fs.rmSync(dist, { recursive: true });
});
const open = async (url: string) => {
  const { document } = new JSDOM((await app.inject({ url })).body).window;
  const href = (link: Element) => link.getAttribute('href') ?? '';
  return {
    canonical: document.querySelectorAll('link[rel=canonical]').length,
    shared: document.querySelector('meta[property="og:url"]')?.getAttribute('content'),
    feeds: [...document.querySelectorAll('link[rel=alternate]')].map((link) => ({
      title: link.getAttribute('title'),
      href: href(link),
    })),
  };
};

const long = 'x'.repeat(301);
test.each([
  ['q=a&q=b', 'q=a'],
  ['payMin=abc', ''],
  ['payMin=-1&payMax=5000', 'payMax=5000'],
  ['type=nope&type=contract&type=contract', 'type=contract'],
  [`q=${long}`, `q=${long.slice(0, 300)}`],
  ['q=+&location=Tulsa', 'location=Tulsa'],
  ['remote=yes&withPay=true', 'withPay=true'],
  ['near=here&miles=7&within=400', ''],
  [`category=${long}&category=Nurse+Jobs`, 'category=Nurse+Jobs'],
])('a page of %s links the feeds of %s, which answer', async (query, kept) => {
  const { canonical, shared, feeds } = await open(`/jobdescription?${query}`);
  const search = kept === '' ? '' : `?${kept}`;
  expect([canonical, shared]).toEqual([0, `${origin}/jobdescription${search}`]);
  expect(feeds.map(({ href }) => href)).toEqual(
    ['rss', 'atom', 'json'].map((type) => `${origin}/feeds/jobs.${type}${search}`),
  );
  for (const { href } of feeds)
    expect((await app.inject({ url: href.slice(origin.length) })).statusCode).toBe(200);
});

test("a company's page links feeds that are called after it", async () => {
  const { feeds } = await open(`/employerppreadonly/${employer.username}`);
  expect(feeds.map(({ title }) => title)).toEqual(Array(3).fill('New jobs: Mara Lind'));
});

test('a shared picture is said in words', async () => {
  const { _id } = await post(host, employer, { jobtitle: 'Baker' });
  const altOf = async (url: string) => {
    const { document } = new JSDOM((await app.inject({ url })).body).window;
    return document.querySelector('meta[property="og:image:alt"]')?.getAttribute('content');
  };
  expect(await altOf('/')).toBe('Jobline: pay and place before the first click');
  expect(await altOf(paths.jobView(_id))).toBe('Baker - Harbour Clinic, Boston, MA');
});

test.each(['/category/Made%20Up', '/jobdescription?category=Made+Up'])(
  'every feed that %s links answers',
  async (url) => {
    for (const { href } of (await open(url)).feeds)
      expect((await app.inject({ url: href.slice(origin.length) })).statusCode).toBe(200);
  },
);
