import { day } from '@contract/time/durations';
import { markJobDeleted } from '../../repositories/jobs/jobs';
import type { Wire } from '../../wire';
import { openHost, type TestHost } from '../host';
import { addCategories, insertTestJobs } from '../jobFixtures';

let host: TestHost;
const minute = 60_000;
const started = Date.now() - 5 * day;
/** 1,300 jobs, some with the same time and the same pay. */
const many = Array.from({ length: 1300 }, (_, index) => ({
  title: index % 7 === 0 ? 'Baker' : 'Assistant',
  description: "A baker's shop",
  payFrom: index % 5 === 0 ? 1000 : 0,
  payTo: index % 5 === 0 ? 1000 + (index % 3) : 0,
  createdAt: new Date(started - Math.floor(index / 4) * minute),
  category: index % 2 === 0 ? 'Restaurant Jobs' : 'Sales Jobs',
}));
let ids: string[];
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  ids = await insertTestJobs(host, many);
});
afterAll(() => host.close());

const ask = (query: string) => host.app.inject({ url: `/api/jobs/search?each=true&${query}` });
const page = async (query: string): Promise<Wire<'JobPage'>> => {
  const answer = await ask(query);
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json();
};
const cursorOf = ({ nextCursor }: Wire<'JobPage'>) =>
  `cursor=${encodeURIComponent(nextCursor ?? '')}`;

/** Reads all pages; `between` runs after each. */
const readAll = async (
  query: string,
  between: (pages: number) => Promise<void> = async () => {},
) => {
  const found: Wire<'Job'>[] = [];
  let last = await page(query);
  for (let pages = 1; ; pages += 1) {
    found.push(...last.items);
    await between(pages);
    if (last.nextCursor === null) return found;
    last = await page(`${query}&${cursorOf(last)}`);
  }
};

test.each([
  'limit=50',
  'limit=50&sort=pay',
  'limit=50&q=baker',
  'limit=47&q=baker&sort=newest',
  'limit=13&q=baker&category=Sales%20Jobs',
])('all pages of "%s" together hold each job once', async (query) => {
  const found = (await readAll(query)).map(({ _id }) => _id);
  const expected = query.includes('category')
    ? ids.filter((_, index) => many[index]?.category === 'Sales Jobs')
    : ids;
  expect(found).toHaveLength(expected.length);
  expect(new Set(found)).toEqual(new Set(expected));
});

test('newest first, by pay, and titles before texts', async () => {
  const newest = await readAll('limit=50');
  const times = newest.map(({ createdAt }) => Date.parse(createdAt ?? ''));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  const pay = (await readAll('limit=50&sort=pay')).map(({ monthlysalary2 }) => monthlysalary2 ?? 0);
  expect(pay).toEqual(pay.toSorted((a, b) => b - a));
  const titles = (await readAll('limit=50&q=baker')).map(({ jobtitle }) => jobtitle);
  const bakers = newest.filter(({ jobtitle }) => jobtitle === 'Baker').length;
  expect(titles).toEqual([
    ...Array.from({ length: bakers }, () => 'Baker'),
    ...Array.from({ length: 1300 - bakers }, () => 'Assistant'),
  ]);
});

test.each(['limit=50', 'limit=50&sort=pay', 'limit=50&q=baker'])(
  '"%s" stays in step while jobs come and go',
  async (query) => {
    const before = new Set((await readAll(query)).map(({ _id }) => _id));
    const come: string[] = [];
    const gone = new Set<string>();
    const found = (
      await readAll(query, async (pages) => {
        if (pages > 8) return;
        come.push(
          ...(await insertTestJobs(
            host,
            Array.from({ length: 5 }, () => ({ title: 'Baker', payFrom: 1, payTo: 1001 })),
          )),
        );
        const victim = ids.find((id) => before.has(id) && !gone.has(id)) ?? '';
        gone.add(victim);
        await markJobDeleted(host.db, victim);
      })
    ).map(({ _id }) => _id);
    expect(new Set(found).size).toBe(found.length);
    const missing = [...before].filter((id) => !found.includes(id) && !gone.has(id));
    expect(missing).toEqual([]);
    for (const id of come) await markJobDeleted(host.db, id);
  },
);

test('a page without a follower has no cursor', async () => {
  const [only = ''] = await insertTestJobs(host, [{ title: 'Zookeeper' }]);
  expect(await page('q=zookeeper&limit=1')).toMatchObject({
    items: [{ _id: only }],
    total: 1,
    nextCursor: null,
  });
  expect(await page('q=nobodysaysthis')).toMatchObject({
    items: [],
    total: 0,
    totalIsExact: true,
    nextCursor: null,
  });
});

test('a cursor may be used with another page size, and again', async () => {
  const first = await page('q=baker&limit=10');
  const [second, again] = [
    await page(`q=baker&limit=5&${cursorOf(first)}`),
    await page(`q=baker&limit=5&${cursorOf(first)}`),
  ];
  expect(second.items).toEqual(again.items);
  expect(second.items).toHaveLength(5);
});

test('a foreign or broken cursor is refused', async () => {
  const cursor = (await page('q=baker')).nextCursor ?? '';
  const parts: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  const packed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const broken = [
    'x',
    '%00',
    cursor.slice(3),
    `${cursor.slice(0, 20)}AAAA${cursor.slice(24)}`,
    packed(null),
    packed({}),
    packed([]),
    packed(parts.slice(0, 4)),
    packed([...parts, 1]),
    packed(parts.with(2, 'x')),
    packed(parts.with(2, 1e300)),
    packed(parts.with(3, "' OR 1=1")),
    packed(parts.with(4, 1e12)),
    packed(parts.with(1, 'pay').slice(0, 5)).slice(0, -4),
    packed(parts.with(0, 'another')),
    ...[
      null,
      [['a', 'split b c'], 'x'],
      [[]],
      [['a', 'other b']],
      [['a', 'split']],
      [['a', 'split b\0']],
      [['', 'split b']],
      [['a', `joined ${'b'.repeat(100)}`]],
      [['a', ...Array.from({ length: 24 }, () => 'joined b')]],
      Array.from({ length: 49 }, (_, index) => [`a${index}`, 'joined b']),
    ].map((alternatives) => packed(parts.with(13, alternatives))),
    ...[1, 'a\0', 'baker '.repeat(120)].map((words) => packed(parts.with(7, words))),
    ...['a', [1], [''], ['a\0'], ['a'.repeat(101)], Array.from({ length: 33 }, () => 'a')].map(
      (begun) => packed(parts.with(14, begun)),
    ),
  ];
  for (const each of broken) {
    const answer = await ask(`q=baker&cursor=${each}`);
    expect([each, answer.statusCode, answer.json().field]).toEqual([each, 400, 'cursor']);
  }
  for (const other of [
    '',
    'q=bakers',
    'q=baker&sort=newest',
    'q=baker&category=Sales%20Jobs',
    'q=baker&payMin=1',
  ]) {
    const answer = await ask(`${other}&cursor=${cursor}`);
    expect([other, answer.statusCode, answer.json().field]).toEqual([other, 400, 'cursor']);
  }
});
