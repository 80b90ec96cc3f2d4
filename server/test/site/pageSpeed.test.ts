import sql from 'sql-template-tag';
import type { Wire } from '../../wire';
import { asAdmin, asEmployer, openHost, type Person, type TestHost } from '../host';

let host: TestHost;
let admin: Person;
beforeAll(async () => {
  host = await openHost({ TRUST_PROXY: '1' });
  admin = await asAdmin(host);
});
afterAll(() => host.close());
beforeEach(() => host.db.execute(sql`DELETE FROM page_loads`));

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const load = (
  payload: object,
  { address = '192.0.2.1', userAgent = firefox } = {},
  { app } = host,
) =>
  app.inject({
    method: 'POST',
    url: '/api/page-loads',
    headers: { 'user-agent': userAgent, 'x-forwarded-for': address },
    payload,
  });
const speed = async (on = host): Promise<Wire<'PageSpeed'>> => {
  const { headers } = on === host ? admin : await asAdmin(on);
  const answer = await on.app.inject({ url: '/api/admin/page-speed', headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

test('three of four loads are at most as slow as what is shown, within 5 %; pages by visits', async () => {
  for (let number = 1; number <= 100; number += 1)
    expect((await load({ page: 'home', lcp: number * 40, cls: number / 200 })).statusCode).toBe(
      204,
    );
  for (const inp of [8, 8, 8, 4000]) await load({ page: 'jobView', inp });
  const { pages, counting } = await speed();
  expect(counting).toBe(true);
  expect(pages.map(({ page }) => page)).toEqual(['home', 'jobView']);
  const [home, jobView] = pages;
  expect(home).not.toHaveProperty('inp');
  expect(home?.lcp?.loads).toBe(100);
  expect(Math.abs((home?.lcp?.p75 ?? 0) / 3000 - 1)).toBeLessThan(0.05);
  expect(Math.abs((home?.cls?.p75 ?? 0) / 0.375 - 1)).toBeLessThan(0.05);
  expect(jobView?.inp).toEqual({ p75: 8, loads: 4 });
});

test('no shift and no delay are 0', async () => {
  await load({ page: 'terms', cls: 0, ttfb: 0 });
  expect((await speed()).pages).toEqual([
    { page: 'terms', cls: { p75: 0, loads: 1 }, ttfb: { p75: 0, loads: 1 } },
  ]);
});

test('what is not of the last 28 days, or of a page there is no more, does not count', async () => {
  await host.db.execute(sql`INSERT INTO page_loads (day, page, metric, bucket, loads) VALUES
    ((now() AT TIME ZONE 'UTC')::date - 28, 'home', 'lcp', 90, 1000),
    ((now() AT TIME ZONE 'UTC')::date - 27, 'home', 'lcp', 10, 3),
    ((now() AT TIME ZONE 'UTC')::date, 'noSuchPage', 'lcp', 10, 3)`);
  expect((await speed()).pages).toEqual([{ page: 'home', lcp: { p75: 2, loads: 3 } }]);
});

test.each([
  ['no page', { lcp: 1 }],
  ['a value below 0', { page: 'home', lcp: -1 }],
  ['a value nobody waits for', { page: 'home', lcp: 1e12 }],
  ['a value that is no number', { page: 'home', inp: 'slow' }],
  ['more than is asked for', { page: 'home', lcp: 1, address: 'https://example.com' }],
])('%s is refused', async (_what, payload) => {
  expect((await load(payload)).statusCode).toBe(400);
});

test('robots, pages there are none of and what a network sends too often are received and not counted', async () => {
  await load({ page: 'home', lcp: 1000 }, { userAgent: 'Googlebot/2.1' });
  expect((await load({ page: 'constructor', lcp: 1000 })).statusCode).toBe(204);
  const other = await openHost({ TRUST_PROXY: '1', RATE_LIMITS: 'off' });
  try {
    for (let number = 0; number < 1001; number += 1)
      await load({ page: 'home', lcp: 1000 }, { address: '192.0.2.9' }, other);
    await load({ page: 'home', lcp: 1000 }, { address: '192.0.2.10' }, other);
    expect((await speed(other)).pages[0]?.lcp?.loads).toBe(1001);
  } finally {
    await other.close();
  }
  expect((await speed()).pages).toEqual([]);
});

test('WEB_VITALS=off counts nothing, and pages are not told to measure', async () => {
  const off = await openHost({ WEB_VITALS: 'off' });
  try {
    await load({ page: 'home', lcp: 1000 }, {}, off);
    expect(await speed(off)).toEqual({ pages: [], counting: false });
  } finally {
    await off.close();
  }
});

test('an administrator alone reads it', async () => {
  const employer = await asEmployer(host, 'page.speed');
  const url = '/api/admin/page-speed';
  expect((await host.app.inject({ url })).statusCode).toBe(401);
  expect((await host.app.inject({ url, headers: employer.headers })).statusCode).toBe(403);
});
