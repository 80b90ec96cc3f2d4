import fs from 'node:fs';
import zlib from 'node:zlib';
import { invalidateJobCaches } from '../../services/cache';
import { pageForSibling, pageCountsOf } from '../../services/site/pages/pageCache';
import { asEmployer, type Person, type TestHost } from '../host';
import { post, setStatus } from '../jobFixtures';
import { waitFor } from '../waitFor';
import {
  holdFile,
  keep,
  logFile,
  nobody,
  openSiblings,
  type Ask,
  type PageHost,
} from './pageHosts';

/** Two workers of one host; `host` asks `other`. */
let host: PageHost;
let other: PageHost;
let end: () => Promise<void>;
let employer: Person;
/** Jobs by title; their notices arrived long ago. */
const oldJobs = new Map<string, string>();
let lent: Ask;
let ask = nobody;
beforeAll(async () => {
  const opened = await openSiblings('page', pageForSibling, (key) => ask(key));
  ({ end, lent } = opened);
  [host, other] = opened.hosts;
  employer = await asEmployer(host);
  // a separate employer, because a removed job makes its employer's later ones wait for review
  const jobs = { Thatcher: employer, Fuller: employer, Cooper: employer, Chandler: undefined };
  for (const [jobtitle, by] of Object.entries(jobs)) {
    const { _id: id } = await post(host, by ?? (await asEmployer(host)), { jobtitle });
    oldJobs.set(jobtitle, id);
  }
  for (const { app } of [host, other])
    await waitFor(async () => (await app.inject('/')).body.includes('items'));
});
beforeEach(() => {
  ask = nobody;
});
afterEach(() => fs.rmSync(holdFile, { force: true }));
afterAll(() => end());

const pathOf = (id: string) => `/singlejobdescription/jobdescription/${id}`;
const get = ({ app }: TestHost, url: string) =>
  app.inject({ url, headers: { 'accept-encoding': 'br' } });
const textOf = ({ rawPayload }: Awaited<ReturnType<typeof get>>) =>
  zlib.brotliDecompressSync(rawPayload).toString();
const rendersOf = (url: string) =>
  fs
    .readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((each) => each === url).length;
const oldJob = (title: string): { id: string; url: string } => {
  const id = oldJobs.get(title) ?? '';
  return { id, url: pathOf(id) };
};
/** Returns a job whose page the other worker has cached. */
const keptThere = async (title: string) => {
  await keep(other, oldJob(title).url);
  return oldJob(title);
};

test('a page that another worker has is not made again', async () => {
  const { url } = await keptThere('Thatcher');
  const there = await get(other, url);
  const before = rendersOf(url);
  ask = lent;
  const here = await get(host, url);
  expect(textOf(here)).toContain('Thatcher');
  expect([here.headers.etag, here.rawPayload]).toEqual([there.headers.etag, there.rawPayload]);
  expect(here.headers['cache-control']).toBe(there.headers['cache-control']);
  expect(rendersOf(url)).toBe(before);
  // and it is now cached here
  ask = nobody;
  const { kept } = pageCountsOf(host.db);
  expect(textOf(await get(host, url))).toContain('Thatcher');
  expect(pageCountsOf(host.db).kept).toBe(kept + 1);
});

test('a page that another worker makes just now is waited for', async () => {
  const { url } = oldJob('Fuller');
  const before = rendersOf(url);
  fs.writeFileSync(holdFile, '');
  const there = get(other, url);
  await waitFor(() => rendersOf(url) > before);
  ask = lent;
  const here = get(host, url);
  fs.rmSync(holdFile);
  expect([textOf(await there), textOf(await here)]).toEqual(
    Array.from({ length: 2 }, () => expect.stringContaining('Fuller')),
  );
  expect(rendersOf(url)).toBe(before + 1);
});

test('what was changed since it was made is not taken over', async () => {
  const { id, url } = await keptThere('Chandler');
  ask = async (key) => {
    const serialized = await lent(key);
    expect(serialized).not.toBeNull();
    await setStatus(host, id, 'removed');
    await invalidateJobCaches(host.db, id);
    return serialized;
  };
  const { shared } = pageCountsOf(host.db);
  expect((await get(host, url)).statusCode).toBe(404);
  expect(pageCountsOf(host.db).shared).toBe(shared);
});

test('a list that a job came into meanwhile is taken over as a stale one', async () => {
  await keep(other, '/category');
  ask = async (key) => {
    ask = nobody;
    const serialized = await lent(key);
    expect(serialized).not.toBeNull();
    await post(host, employer, { jobtitle: 'Cutler' });
    return serialized;
  };
  const { shared } = pageCountsOf(host.db);
  expect(textOf(await get(host, '/category'))).not.toContain('Cutler');
  expect(pageCountsOf(host.db).shared).toBe(shared + 1);
  await waitFor(async () => textOf(await get(host, '/category')).includes('Cutler'));
});

test('one that is stale is not lent', async () => {
  let asked = '';
  ask = async (key) => {
    asked = key;
  };
  await waitFor(async () => {
    await get(other, '/category');
    return asked !== '' && (await lent(asked)) !== null;
  });
  await post(other, employer, { jobtitle: 'Wheeler' });
  expect(await lent(asked)).toBeNull();
});

test('a worker that does not answer leaves the page to this one', async () => {
  const { url } = await keptThere('Cooper');
  ask = () => Promise.reject(new Error('No answer about page came in time.'));
  expect(textOf(await get(host, url))).toContain('Cooper');
});
