import sql from 'sql-template-tag';
import { day } from '@contract/time/durations';
import type { Wire } from '../../wire';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, expireJob, insertTestJobs, post, setStatus } from '../jobFixtures';

// what searches find is tested by the table of cases (searchCases.test.ts)

let host: TestHost;
let owner: Person;
const ago = (days: number) => new Date(Date.now() - days * day);
/** Newest first. */
const rows = {
  cook: { title: 'Cook', createdAt: ago(1) },
  engineer: { title: 'Software Engineer', createdAt: ago(2) },
  manager: { title: 'IT Manager', createdAt: ago(3) },
  nurse: { title: 'Registered Nurse', description: 'Nursing of children.', createdAt: ago(4) },
};
const names = Object.keys(rows);
const nameOf = new Map<string, string>();

beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  owner = await asEmployer(host);
  const ids = await insertTestJobs(host, Object.values(rows));
  names.forEach((name, index) => nameOf.set(ids[index] ?? '', name));
});
afterAll(() => host.close());

const search = (
  parameters: Record<string, string | string[]>,
  headers: Record<string, string> = {},
) => {
  const query = new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, each]),
    ),
  );
  return host.app.inject({ url: `/api/jobs/search?${query.toString()}`, headers });
};
test('brief: all but the texts, and the same pages', async () => {
  const whole: Wire<'JobPage'> = (await search({ limit: '2' })).json();
  const brief: Wire<'JobPage'> = (await search({ limit: '2', brief: 'true' })).json();
  const texts = /^(joboverview|responsibilities\d|qualification\d)$/;
  expect(Object.keys(whole.items[1] ?? {}).filter((name) => texts.test(name))).toHaveLength(10);
  expect(brief).toEqual({
    ...whole,
    items: whole.items.map((job) =>
      Object.fromEntries(Object.entries(job).filter(([name]) => !texts.test(name))),
    ),
  });
  const next: Wire<'JobPage'> = (
    await search({ limit: '2', cursor: brief.nextCursor ?? '' })
  ).json();
  expect(next.items.map(({ _id }) => nameOf.get(_id))).toEqual(names.slice(2, 4));
});

test('nothing is found where the employer does not exist', async () => {
  const page: Wire<'JobPage'> = (await search({ employer: 'nobody at all' })).json();
  expect(page).toMatchObject({ items: [], total: 0, totalIsExact: true });
});

test.each<[string, Record<string, string | string[]>]>([
  ['limit', { limit: '0' }],
  ['limit', { limit: '51' }],
  ['limit', { limit: '10000' }],
  ['limit', { limit: '1.5' }],
  ['limit', { limit: 'many' }],
  ['sort', { sort: 'random' }],
  ['type', { type: 'pirate' }],
  ['payMin', { payMin: '-1' }],
  ['payMin', { payMin: 'x' }],
  ['payMax', { payMax: '1e9' }],
  ['within', { within: '0' }],
  ['within', { within: '366' }],
  ['remote', { remote: 'perhaps' }],
  ['status', { status: 'gone' }],
  ['q', { q: 'a\0b' }],
  ['q', { q: 'x'.repeat(301) }],
  ['location', { location: '\0' }],
  ['category', { category: 'a\0' }],
  ['page', { page: '2' }],
  ['q', { q: ['a', 'b'] }],
])('a bad %s in %j is refused', async (field, parameters) => {
  const answer = await search(parameters);
  expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
});

test('a long description is searched but not sent', async () => {
  const page: Wire<'JobPage'> = (await search({ q: 'children' })).json();
  expect(page.items.map(({ _id }) => nameOf.get(_id))).toEqual(['nurse']);
  expect(page.items[0]).not.toHaveProperty('description');
});

test("another status than live is its owner's and an administrator's", async () => {
  const [other, seeker, admin] = await Promise.all([
    asEmployer(host),
    asSeeker(host),
    asAdmin(host),
  ]);
  const [draft, ended, live] = [
    await post(host, owner),
    await post(host, owner),
    await post(host, owner, { jobtitle: 'Unmistakable' }),
  ];
  await setStatus(host, draft._id, 'draft');
  await expireJob(host, ended._id);
  const ids = async (parameters: Record<string, string>, headers?: Record<string, string>) =>
    (await search(parameters, headers)).json<Wire<'JobPage'>>().items.map(({ _id }) => _id);
  const employer = owner.username;
  for (const headers of [{}, seeker.headers, other.headers]) {
    for (const status of ['draft', 'expired', 'live']) {
      const answer = await search({ employer, status }, headers);
      expect([answer.statusCode, answer.json().field]).toEqual([403, 'status']);
    }
    expect(await ids({ employer: employer.toUpperCase() }, headers)).toEqual([live._id]);
  }
  expect((await search({ status: 'draft' }, owner.headers)).statusCode).toBe(403);
  for (const headers of [owner.headers, admin.headers]) {
    expect(await ids({ employer, status: 'draft' }, headers)).toEqual([draft._id]);
    expect(await ids({ employer, status: 'expired' }, headers)).toEqual([ended._id]);
    expect(await ids({ employer, status: 'live', q: 'unmistak' }, headers)).toEqual([live._id]);
    expect((await search({ employer, status: 'draft' }, headers)).json()).toMatchObject({
      total: 1,
      items: [{ status: 'draft' }],
    });
  }
  expect(await ids({ status: 'expired' }, admin.headers)).toEqual([ended._id]);
});

test('a search that takes too long is given up', async () => {
  const answer = await host.db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE jobs IN ACCESS EXCLUSIVE MODE`);
    return search({ q: 'anything' });
  });
  expect([answer.statusCode, typeof answer.json().message]).toEqual([503, 'string']);
  expect((await search({ q: 'anything' })).statusCode).toBe(200);
});
