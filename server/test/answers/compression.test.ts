import zlib from 'node:zlib';
import type { Person, TestHost } from '../host';
import { insertTestJobs, post } from '../jobFixtures';
import { openCachingHost, type CachingHost } from '../search/responseCache/cachingHost';
import { waitFor } from '../waitFor';

let hot: CachingHost;
let host: TestHost;
let seeker: Person;
let employer: Person;
let id: string;
beforeAll(async () => {
  hot = await openCachingHost();
  ({ host, seeker, employer } = hot);
  ({ _id: id } = await post(host, employer, {
    jobtitle: 'Lamplighter',
    joboverview: 'Candlelighters and lanternkeepers light lamps. '.repeat(12),
  }));
});
afterAll(() => hot.close());

const unpacked = {
  br: zlib.brotliDecompressSync,
  gzip: zlib.gunzipSync,
  identity: (bytes: Buffer) => bytes,
};
const get = (url: string, encoding: string, headers = {}) =>
  host.app.inject({ url, headers: { ...headers, 'accept-encoding': encoding } });
const jobUrl = () => `/api/jobdescriptions/jobdescriptions/${id}`;

test.each(['br', 'gzip', 'identity'] as const)('an answer is whole in %s', async (encoding) => {
  const { rawPayload, headers, statusCode } = await get(jobUrl(), encoding);
  expect(statusCode).toBe(200);
  expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
  expect(headers['content-length']).toBe(String(rawPayload.length));
  const { jobtitle } = JSON.parse(unpacked[encoding](rawPayload).toString());
  expect(jobtitle).toBe('Lamplighter');
});

test.each(['br', 'gzip'])(
  'who keeps it is told that it depends on what is taken: %s',
  async (encoding) => {
    expect((await get(jobUrl(), encoding)).headers['vary']).toContain('accept-encoding');
  },
);

/** Counts how often a whole body is compressed while `work` runs. */
const compressions = async (work: () => Promise<unknown>): Promise<number> => {
  const asked = jest.spyOn(zlib, 'brotliCompress');
  await work();
  const { length } = asked.mock.calls;
  asked.mockRestore();
  return length;
};
const thrice = async (url: string, headers = {}) => {
  for (let times = 0; times < 3; times += 1)
    expect((await get(url, 'gzip;q=0, br', headers)).headers['content-encoding']).toBe('br');
};

test('what visitors are answered is compressed once while it is the same', async () => {
  const search = '/api/jobs/search?q=lamplighter';
  expect(await compressions(() => thrice(search))).toBe(1);
  await insertTestJobs(host, [{ title: 'Night Lamplighter' }]);
  const shown = async () => unpacked.br((await get(search, 'br')).rawPayload).toString();
  await waitFor(async () => (await shown()).includes('Night Lamplighter'), 10_000);
});

test('what somebody is answered who is logged in is kept for nobody, but what others are given, too', async () => {
  expect(await compressions(() => thrice(jobUrl(), seeker.headers))).toBe(0);
  await insertTestJobs(host, [{ title: 'Day Lamplighter' }]);
  const search = { q: 'lamplighter', limit: '5' };
  const url = `/api/jobs/search?${new URLSearchParams(search)}`;
  await waitFor(async () => (await hot.waitUntilCached(search)).page.items.length > 2, 10_000);
  expect(await compressions(() => thrice(url, employer.headers))).toBe(0);
  expect(await compressions(() => thrice(url, seeker.headers))).toBe(1);
});
