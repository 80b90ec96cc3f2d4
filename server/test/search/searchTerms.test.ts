import sql from 'sql-template-tag';
import { countTerms, type TypedSearch } from '../../services/search/termCounts';
import type { Wire } from '../../wire';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';

let host: TestHost;
let admin: Person;
beforeAll(async () => {
  host = await openHost({ TRUST_PROXY: '1' });
  admin = await asAdmin(host);
});
afterAll(() => host.close());
afterEach(() => jest.restoreAllMocks());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
type Visitor = { address?: string; userAgent?: string; person?: Person };
type Typed = { results?: number; opened?: boolean };
const search = (
  q: string,
  { address, userAgent = firefox, person }: Visitor,
  { opened = false, ...typed }: Typed = {},
  { app } = host,
) =>
  app.inject({
    method: 'POST',
    url: '/api/jobs/searches',
    headers: {
      ...person?.headers,
      'user-agent': userAgent,
      'x-forwarded-for': address ?? '192.0.2.1',
    },
    payload: { q, opened, ...typed },
  });
/** Searches as this many visitors, each from a different network. */
const byVisitors = async (count: number, q: string, typed: Typed = {}, on = host) => {
  for (let number = 1; number <= count; number += 1)
    expect((await search(q, { address: `192.0.2.${number}` }, typed, on)).statusCode).toBe(204);
};
const listed = async (query = '', on = host): Promise<Wire<'SearchTermPage'>> => {
  const who = on === host ? admin : await asAdmin(on);
  const answer = await on.app.inject({ url: `/api/admin/searches${query}`, headers: who.headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const find = async (term: string, on = host) =>
  (await listed('?limit=100', on)).items.find((item) => item.term === term);
const storedTerms = async ({ db } = host) =>
  (await db.query<{ term: string }>(sql`SELECT DISTINCT term FROM search_terms`)).map(
    ({ term }) => term,
  );

test('what four visitors typed is neither stored nor shown; the fifth brings it with all counts', async () => {
  await byVisitors(4, 'Garbage  Man ', { results: 0 });
  for (let time = 0; time < 9; time += 1) await search('garbage man', { address: '192.0.2.4' });
  expect(await find('garbage man')).toBeUndefined();
  expect(await storedTerms()).not.toContain('garbage man');
  await search('GARBAGE MAN', { address: '192.0.2.5' }, { results: 3 });
  expect(await find('garbage man')).toEqual({
    _id: 'garbage man',
    term: 'garbage man',
    visitors: 5,
    searches: 5,
    noResults: 4,
    clicks: 0,
    results: 3,
  });
  // counting continues from the stored counts
  await search('garbage man', { address: '192.0.2.6' }, { results: 3, opened: true });
  expect(await find('garbage man')).toMatchObject({ visitors: 6, searches: 6, clicks: 1 });
});

test('a visitor is a network and a browser, or an account on any network', async () => {
  for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4', '2001:db8::5'])
    await search('bellboy', { address });
  expect(await find('bellboy')).toBeUndefined();
  const seeker = await asSeeker(host);
  for (let number = 1; number <= 5; number += 1)
    await search('bellboy', { address: `198.51.100.${number}`, person: seeker });
  expect(await find('bellboy')).toBeUndefined();
  await search('bellboy', { userAgent: `${firefox} Mobile` });
  await search('bellboy', { person: await asSeeker(host) });
  await search('bellboy', { person: await asSeeker(host) });
  expect(await find('bellboy')).toMatchObject({ visitors: 5, searches: 5, results: null });
});

test('who comes back to the same words within half an hour goes on with the same search', async () => {
  const noon = Date.parse('2026-03-12T12:00:00Z');
  const clock = jest.spyOn(Date, 'now').mockReturnValue(noon);
  const counts = countTerms(host.context);
  const typed = (visitor: string, changes: Partial<TypedSearch> = {}) =>
    counts.count({ q: 'cook', results: 7, opened: false, visitor, network: visitor, ...changes });
  for (const visitor of ['a', 'b', 'c', 'd', 'e']) typed(visitor, { results: 0 });
  typed('a', { results: 0 });
  typed('a', { opened: true });
  typed('a', { opened: true });
  clock.mockReturnValue(noon + 31 * 60_000);
  typed('a', { opened: true });
  typed('b', { results: undefined });
  await counts.flush();
  expect(await find('cook')).toMatchObject({
    visitors: 5,
    searches: 7,
    noResults: 5,
    clicks: 2,
    results: 7,
  });
  // the next day they are new visitors
  clock.mockReturnValue(noon + 86_400_000);
  for (const visitor of ['a', 'b', 'c', 'd']) typed(visitor);
  await counts.flush();
  expect(await find('cook')).toMatchObject({ visitors: 5 });
  typed('e');
  await counts.flush();
  expect(await find('cook')).toMatchObject({ visitors: 10, searches: 12 });
});

test.each([
  'ann.lee@mail.example',
  'ann＠mail',
  'nurse 555 0142',
  'nurse ٥٥٥٠١٤٢',
  '90210',
  'plumber 90210',
  'https://firm.example/jobs',
  'www.firm.example',
  'linkedin.com/in/ann-lee',
  '1234',
  '...',
  '   ',
  'nurse\u200B',
  `nurse ${'x'.repeat(80)}`,
])('%j is never stored', async (q) => {
  await byVisitors(6, q, { results: 1 });
  await listed();
  const rows = await host.db.query<{ term: string }>(
    sql`SELECT term FROM search_terms WHERE term NOT IN ('garbage man', 'bellboy', 'cook')`,
  );
  expect(rows).toEqual([]);
});

test.each([
  'c++',
  '.net',
  'asp.net',
  '24/7 gym',
  'cook $18 an hr',
  '"night shift" -nurse',
  'enfermera',
])('%j is', async (q) => {
  await byVisitors(5, q);
  expect(await find(q)).toMatchObject({ visitors: 5 });
});

test('robots, employers and administrators don’t count', async () => {
  for (const userAgent of ['', 'Googlebot/2.1', 'curl/8.5.0', 'HeadlessChrome/140', 'node'])
    await search('welder', { userAgent });
  for (let number = 0; number < 4; number += 1)
    await search('welder', { person: await asEmployer(host) });
  await search('welder', { person: admin });
  await byVisitors(4, 'welder');
  expect(await find('welder')).toBeUndefined();
});

test('one network adds 1,000 searches a day at most', async () => {
  const counts = countTerms(host.context);
  for (let visitor = 0; visitor < 1200; visitor += 1)
    counts.count({
      q: 'flood',
      results: 1,
      opened: false,
      visitor: String(visitor),
      network: 'one',
    });
  await counts.flush();
  expect(await find('flood')).toMatchObject({ visitors: 1000, searches: 1000 });
});

test('of 5,000 terms that few typed, the one typed longest ago is forgotten', async () => {
  const counts = countTerms(host.context);
  const typed = (q: string, visitor: number) =>
    counts.count({
      q,
      results: 1,
      opened: false,
      visitor: `${visitor}`,
      network: `${q} ${visitor}`,
    });
  const typedByFour = (q: string) => {
    for (let visitor = 1; visitor <= 4; visitor += 1) typed(q, visitor);
  };
  typedByFour('forgotten');
  typedByFour('remembered');
  for (let number = 1; number < 5000; number += 1)
    typed(`${String.fromCodePoint(0x4e00 + number)} word`, 0);
  for (const q of ['remembered', 'forgotten']) typed(q, 5);
  await counts.flush();
  expect(await find('forgotten')).toBeUndefined();
  expect(await find('remembered')).toMatchObject({ visitors: 5 });
});

test('while the database is away counts wait, and none is lost or doubled', async () => {
  const counts = countTerms({
    ...host.context,
    db: { ...host.db, execute: (statement) => run(statement) },
  });
  let isAway = true;
  const run: TestHost['db']['execute'] = (statement) =>
    isAway ? Promise.reject(new Error('away')) : host.db.execute(statement);
  const typed = (visitor: string, results: number) =>
    counts.count({ q: 'roofer', results, opened: false, visitor, network: visitor });
  for (const visitor of ['a', 'b', 'c', 'd', 'e']) typed(visitor, 0);
  await expect(counts.flush()).rejects.toThrow('away');
  typed('f', 4);
  await Promise.allSettled([counts.flush(), counts.flush()]);
  typed('g', 5);
  isAway = false;
  await counts.flush();
  await counts.flush();
  expect(await find('roofer')).toMatchObject({
    visitors: 7,
    searches: 7,
    noResults: 5,
    results: 5,
  });
});

test('a host that is shut down stores the rest; hosts add to each other’s', async () => {
  for (let time = 1; time <= 2; time += 1) {
    const counts = countTerms(host.context);
    counts.start();
    for (const visitor of ['a', 'b', 'c', 'd', 'e'])
      counts.count({ q: 'mason', results: 1, opened: true, visitor, network: visitor });
    counts.count({ q: 'alone', results: 1, opened: true, visitor: 'a', network: 'a' });
    await counts.stop();
    expect(await find('mason')).toMatchObject({ visitors: 5 * time, clicks: 5 * time });
  }
  expect(await storedTerms()).not.toContain('alone');
});

test('SEARCH_TERMS=off: nothing is counted, and the list says so', async () => {
  const off = await openHost({ TRUST_PROXY: '1', SEARCH_TERMS: 'off' });
  await byVisitors(9, 'nurse', {}, off);
  expect(await listed('', off)).toEqual({ items: [], total: 0, counting: false });
  expect(await storedTerms(off)).toEqual([]);
  await off.close();
  expect((await listed()).counting).toBe(true);
});
