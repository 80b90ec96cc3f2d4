import sql from 'sql-template-tag';
import type { Wire } from '../../wire';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, addRows, day, endNow, post, setStatus } from '../jobFixtures';

let host: TestHost;
let owner: Person;
const ago = (days: number) => new Date(Date.now() - days * day);
/** Named by what they are searched by; the newest first. */
const rows = {
  cook: {
    title: 'Cook/Server',
    company: 'Blue Café',
    location: 'São Paulo',
    category: 'Restaurant Jobs',
    employmentType: 'Part-time',
    payFrom: 1500,
    payTo: 2000,
    degree: 'None',
    createdAt: ago(1),
  },
  engineer: {
    title: 'Senior Software Engineer',
    company: 'North & Sons',
    location: 'Boston, MA',
    category: 'IT Jobs',
    employmentType: 'Contractor',
    payFrom: 6000,
    payTo: 9000,
    degree: "Bachelor's in Computer Science",
    overview: 'Build services in C++ and Node.js.',
    createdAt: ago(2),
  },
  itManager: {
    title: 'IT Manager',
    company: '100% Remote_Work',
    location: 'Remote',
    category: 'IT Jobs',
    employmentType: 'FULL_TIME',
    payFrom: 5000,
    payTo: 7000,
    createdAt: ago(3),
  },
  nurse: {
    title: 'Registered Nurse',
    company: 'Harbour Clinic',
    location: 'Bostwick, GA',
    category: 'Nurse Jobs',
    description: 'Nursing of children. The clinic trains engineers in it too.',
    createdAt: ago(4),
  },
  remoteNurse: {
    title: 'Telephone Nurse',
    company: 'Harbour Clinic',
    location: 'United States (Remote)',
    category: 'Nurse Jobs',
    employmentType: 'temporary',
    payFrom: 3000,
    payTo: 3000,
    createdAt: ago(10),
  },
  arabic: {
    title: 'مهندس برمجيات',
    company: 'شركة البحر',
    location: 'الرياض',
    category: 'Engineering',
    createdAt: ago(20),
  },
};
type Name = keyof typeof rows;
const names = Object.keys(rows) as Name[]; // the object has no other keys
const idOf = new Map<string, Name>();

beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  owner = await asEmployer(host);
  const ids = await addRows(host, Object.values(rows));
  names.forEach((name, index) => idOf.set(ids[index] ?? '', name));
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
const found = async (parameters: Record<string, string | string[]>) => {
  const answer = await search(parameters);
  expect(answer.statusCode).toBe(200);
  const page: Wire<'JobPage'> = answer.json();
  expect([page.total, page.totalIsExact]).toEqual([page.items.length, true]);
  return page.items.map(({ _id }) => idOf.get(_id));
};

test('without parameters: all live jobs, newest first', async () => {
  expect(await found({})).toEqual(names);
});

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
  expect(next.items.map(({ _id }) => idOf.get(_id))).toEqual(names.slice(2, 4));
});

test.each<[Record<string, string | string[]>, Name[]]>([
  // words
  [{ q: 'nurse' }, ['nurse', 'remoteNurse']],
  [{ q: 'NURSES' }, ['nurse', 'remoteNurse']],
  [{ q: 'nurs' }, ['nurse', 'remoteNurse']],
  [{ q: 'engineering' }, ['engineer', 'arabic', 'nurse']],
  [{ q: 'enginee' }, ['engineer', 'arabic']],
  [{ q: 'senior enginee' }, ['engineer']],
  [{ q: '"registered nurse"' }, ['nurse']],
  [{ q: '"nurse registered"' }, []],
  [{ q: 'nurse -telephone' }, ['nurse']],
  [{ q: 'cook or manager' }, ['itManager', 'cook']],
  [{ q: 'cook OR mana' }, ['cook', 'itManager']],
  [{ q: 'nurse clinic children' }, ['nurse']],
  [{ q: 'server' }, ['cook']],
  [{ q: 'cafe' }, ['cook']],
  [{ q: 'CAFÉ' }, ['cook']],
  [{ q: 'it' }, ['itManager', 'engineer']],
  [{ q: 'it manager' }, ['itManager']],
  [{ q: 'c++' }, ['engineer']],
  [{ q: 'node' }, ['engineer']],
  [{ q: 'node.js' }, ['engineer']],
  [{ q: 'nurse - clinic' }, ['nurse', 'remoteNurse']],
  [{ q: 'برمجيات' }, ['arabic']],
  [{ q: 'برمج' }, ['arabic']],
  [{ q: 'remote nurse' }, ['remoteNurse']],
  [{ q: '“registered nurse”' }, ['nurse']],
  [{ q: 'sao paulo' }, ['cook']],
  [{ q: 'part time server' }, ['cook']],
  [{ q: 'part-time' }, ['cook']],
  [{ q: 'parttime cook' }, ['cook']],
  [{ q: 'contract engineer' }, ['engineer']],
  [{ q: 'temp nurse' }, ['remoteNurse']],
  [{ q: 'time' }, []],
  [{ q: 'nurse -temporary' }, ['nurse']],
  [{ q: 'work from home nurse' }, ['remoteNurse']],
  [{ q: '%' }, []],
  [{ q: '???' }, []],
  [{ q: "' & | ! ( ) <-> :* \\ nurse" }, ['nurse', 'remoteNurse']],
  [{ q: 'nurse"' }, ['nurse', 'remoteNurse']],
  [{ q: '   ' }, names],
  [{ q: '' }, names],
  // place
  [{ location: 'bost' }, ['engineer', 'nurse']],
  [{ location: 'boston, ma' }, ['engineer']],
  [{ location: 'SAO' }, ['cook']],
  [{ location: 'são' }, ['cook']],
  [{ location: 'remote' }, ['itManager', 'remoteNurse']],
  [{ location: 'Remote, United' }, ['remoteNurse']],
  [{ location: '%' }, []],
  [{ location: '_' }, []],
  [{ location: '\\' }, []],
  [{ location: 'الرياض' }, ['arabic']],
  [{ location: 'Massachusetts' }, ['engineer']],
  [{ location: 'boston massachusetts' }, ['engineer']],
  [{ location: 'Salem, Massachusetts' }, []],
  [{ location: 'Georgia' }, ['nurse']],
  [{ location: 'remote, georgia' }, []],
  [{ location: 'Florida' }, []],
  [{ remote: 'true' }, ['itManager', 'remoteNurse']],
  [{ remote: 'false' }, names],
  // choices
  [{ category: 'IT Jobs' }, ['engineer', 'itManager']],
  [{ category: ['IT Jobs', 'Engineering'] }, ['engineer', 'itManager', 'arabic']],
  [{ category: 'Pirate Jobs' }, []],
  [{ type: 'contract' }, ['engineer']],
  [{ type: ['part-time', 'temporary'] }, ['cook', 'remoteNurse']],
  [{ type: 'full-time', category: 'Nurse Jobs' }, ['nurse']],
  // pay
  [{ withPay: 'true' }, ['cook', 'engineer', 'itManager', 'remoteNurse']],
  [{ withPay: 'false' }, names],
  [{ payMin: '7000' }, ['engineer', 'itManager']],
  [{ payMin: '7001' }, ['engineer']],
  [{ payMax: '3000' }, ['cook', 'remoteNurse']],
  [{ payMax: '2999.5' }, ['cook']],
  [{ payMin: '2500', payMax: '5000' }, ['itManager', 'remoteNurse']],
  [{ payMin: '0' }, names],
  // the rest
  [{ within: '3' }, ['cook', 'engineer']],
  [{ within: '4' }, ['cook', 'engineer', 'itManager']],
  [{ degree: 'bachelor' }, ['engineer']],
  [{ company: 'harbour' }, ['nurse', 'remoteNurse']],
  [{ company: 'cafe' }, ['cook']],
  [{ company: '100%' }, ['itManager']],
  [{ company: 'north & sons' }, ['engineer']],
  [{ employer: 'nobody at all' }, []],
  [{ sort: 'pay' }, ['engineer', 'itManager', 'remoteNurse', 'cook', 'nurse', 'arabic']],
  [{ sort: 'newest', q: 'engineering' }, ['engineer', 'nurse', 'arabic']],
  [{ sort: 'relevance' }, names],
  [
    {
      q: 'nurse',
      location: 'remote',
      withPay: 'true',
      type: 'temporary',
      category: 'Nurse Jobs',
      company: 'clinic',
      payMin: '1',
      within: '30',
    },
    ['remoteNurse'],
  ],
])('%j finds %j', async (parameters, expected) => {
  expect(await found(parameters)).toEqual(expected);
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

test('facets count each choice with the other filters, without their own', async () => {
  const facets = async (parameters: Record<string, string | string[]>) => {
    const { facets: counted } = (await search(parameters)).json() as Wire<'JobPage'>;
    const above = (counts: Wire<'FacetCount'>[]) =>
      Object.fromEntries(
        counts.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]),
      );
    return { category: above(counted.category), type: above(counted.type) };
  };
  expect(await facets({})).toEqual({
    category: { 'IT Jobs': 2, 'Nurse Jobs': 2, Engineering: 1, 'Restaurant Jobs': 1 },
    type: { 'full-time': 3, 'part-time': 1, contract: 1, temporary: 1 },
  });
  const chosen = { 'IT Jobs': 1, 'Nurse Jobs': 1, Engineering: 1 };
  expect(await facets({ type: 'full-time', category: 'IT Jobs' })).toEqual({
    category: chosen,
    type: { 'full-time': 1, contract: 1 },
  });
  expect(await facets({ q: 'nurse' })).toEqual({
    category: { 'Nurse Jobs': 2 },
    type: { 'full-time': 1, temporary: 1 },
  });
  expect(await facets({ q: 'nurse', type: 'temporary' })).toEqual({
    category: { 'Nurse Jobs': 1 },
    type: { 'full-time': 1, temporary: 1 },
  });
  const all: Wire<'JobPage'> = (await search({ q: 'nurse' })).json();
  expect([all.facets.category.length, all.facets.type.length]).toEqual([12, 7]);
});

test('a title counts more than the texts, whatever their number', async () => {
  const [texts, title] = await addRows(host, [
    { title: 'Assistant', description: 'glazier '.repeat(50), createdAt: ago(5) },
    { title: 'Glazier', description: 'Windows. '.repeat(300), createdAt: ago(6) },
  ]);
  const page: Wire<'JobPage'> = (await search({ q: 'glazier' })).json();
  expect(page.items.map(({ _id }) => _id)).toEqual([title, texts]);
});

test('a long description is searched but not sent', async () => {
  const page: Wire<'JobPage'> = (await search({ q: 'children' })).json();
  expect(page.items.map(({ _id }) => idOf.get(_id))).toEqual(['nurse']);
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
  await endNow(host, ended._id);
  const ids = async (parameters: Record<string, string>, headers?: Record<string, string>) =>
    ((await search(parameters, headers)).json() as Wire<'JobPage'>).items.map(({ _id }) => _id);
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
