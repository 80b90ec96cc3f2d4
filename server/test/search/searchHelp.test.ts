import { countVocabulary, addToVocabulary } from '../../repositories/search/searchVocabulary';
import type { Wire } from '../../wire';
import { asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories, addRows, day, endNow, post, setStatus } from '../jobFixtures';

let host: TestHost;
let owner: Person;
const ago = (days: number) => new Date(Date.now() - days * day);
const many = (count: number, row: object) => Array.from({ length: count }, () => row);
const rows = [
  ...many(30, {
    title: 'Registered Nurse',
    company: 'Harbour Clinic',
    location: 'Boston, MA',
    category: 'Nurse Jobs',
    payFrom: 4000,
    payTo: 5000,
    degree: 'Bachelor',
    createdAt: ago(4),
  }),
  ...many(25, {
    title: 'Software Engineer',
    company: 'Brightwater',
    location: 'Austin, TX',
    category: 'IT Jobs',
    createdAt: ago(3),
  }),
  ...many(2, {
    title: 'Electrical Engineer',
    company: 'SpaceX',
    location: 'Remote',
    category: 'Engineering',
    remote: true,
    createdAt: ago(2),
  }),
  {
    title: 'Accountant',
    company: 'Northern Mill',
    location: 'Chicago, IL',
    category: 'Finance Jobs',
    overview: 'An acountant who counts.',
    createdAt: ago(1),
  },
  {
    title: 'Account Manager',
    company: 'Northern Mill',
    location: 'Chicago, IL',
    category: 'Sales Jobs',
  },
  {
    title: 'Front-End Developer',
    company: 'AT&T',
    location: 'Dallas, TX',
    category: 'Web Dev Jobs',
  },
  {
    title: 'City Clerk',
    company: 'Town of Citra',
    location: 'Citra, FL',
    category: 'Business Analyst',
  },
  { title: 'Banker', company: 'Citi', location: 'New York, NY', category: 'Finance Jobs' },
];

beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  owner = await asEmployer(host);
  await addRows(host, rows);
  await countVocabulary(host.db);
});
afterAll(() => host.close());

const get = (url: string) => host.app.inject({ url: `/api${url}` });
const search = async (parameters: Record<string, string>): Promise<Wire<'JobPage'>> => {
  const answer = await get(`/jobs/search?${new URLSearchParams(parameters).toString()}`);
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json();
};
const titles = ({ items }: Wire<'JobPage'>) => [...new Set(items.map(({ jobtitle }) => jobtitle))];

test.each([
  ['rn', 'Registered Nurse'],
  ['RNs', 'Registered Nurse'],
  ['software dev', 'Software Engineer'],
  ['frontend developer', 'Front-End Developer'],
  ['front end dev', 'Front-End Developer'],
  ['nurse boston', 'Registered Nurse'],
  ['boston nurse registered', 'Registered Nurse'],
  ['at&t', 'Front-End Developer'],
  ['acountant', 'Accountant'],
  ['accountant chicago', 'Accountant'],
  ['clerk florida', 'City Clerk'],
  ['developer in texas', 'Front-End Developer'],
  ['citi', 'Banker'],
  ['spacex', 'Electrical Engineer'],
])('"%s" shows %s first', async (q, expected) => {
  const page = await search({ q });
  expect([titles(page)[0], page.searchedFor]).toEqual([expected, null]);
});

test.each([
  ['regsitered nurse', 'registered nurse', 30],
  ['registerd nurse', 'registered nurse', 30],
  ['sofware enginer', 'software engineer', 25],
  ['brightwatr', 'brightwater', 25],
  ['nurze', 'nurse', 30],
  ['eletrical enginer', 'electrical engineer', 2],
  ['spacx', 'spacex', 2],
])('"%s" is searched as "%s"', async (q, expected, total) => {
  const page = await search({ q, limit: '20' });
  expect([page.searchedFor, page.total]).toEqual([expected, total]);
  expect(await search({ q, asTyped: 'true' })).toMatchObject({
    searchedFor: null,
    total: 0,
    items: [],
  });
});

test('pages of another spelling go on with it', async () => {
  const first = await search({ q: 'regsitered nurse', limit: '20' });
  const second = await search({
    q: 'regsitered nurse',
    limit: '20',
    cursor: first.nextCursor ?? '',
  });
  expect([second.searchedFor, second.items.length, second.nextCursor]).toEqual([
    'registered nurse',
    10,
    null,
  ]);
  expect(new Set([...first.items, ...second.items].map(({ _id }) => _id)).size).toBe(30);
});

test.each(['nurse', 'zzzzzz', 'qa', '12345', '"regsitered nurse"', 'nurse -zzzz'])(
  '"%s" is searched as it is',
  async (q) => {
    expect(await search({ q })).toMatchObject({ searchedFor: null });
  },
);

test('where nothing is found, what to leave out is told with what it gives, most first', async () => {
  expect((await search({ q: 'nurse', location: 'boston', remote: 'true' })).loosened).toEqual([
    { leftOut: 'remote', total: 30, totalIsExact: true },
  ]);
  expect((await search({ q: 'nurse austin' })).loosened).toEqual([
    { leftOut: 'words', q: 'nurse', total: 30, totalIsExact: true },
    { leftOut: 'words', q: 'austin', total: 25, totalIsExact: true },
  ]);
  expect((await search({ q: 'zzzzzz', location: 'boston' })).loosened).toEqual([
    { leftOut: 'words', q: '', total: 30, totalIsExact: true },
  ]);
  const all = await search({
    q: 'nurse',
    payMin: '9000',
    within: '5',
    category: 'Nurse Jobs',
    type: 'full-time',
    company: 'harbour',
    degree: 'bachelor',
  });
  expect(all).toMatchObject({
    total: 0,
    loosened: [{ leftOut: 'pay', total: 30, totalIsExact: true }],
  });
  expect((await search({ q: 'nurse', payMin: '9000', company: 'nobody' })).loosened).toEqual([
    { leftOut: 'filters', total: 30, totalIsExact: true },
  ]);
  expect((await search({ q: 'zzzzzz' })).loosened).toEqual([]);
  expect((await search({ q: 'nurse' })).loosened).toEqual([]);
});

test('places are counted without the place that is asked for', async () => {
  const { facets, facetsAreExact } = await search({ q: 'engineer', location: 'austin' });
  expect([facets.place, facetsAreExact]).toEqual([
    [
      { value: 'Austin, TX', count: 25 },
      { value: 'Remote', count: 2 },
    ],
    true,
  ]);
  expect(facets.category.filter(({ count }) => count > 0)).toEqual([
    { value: 'IT Jobs', count: 25 },
  ]);
});

const suggestions = async (q: string, field: 'what' | 'where') => {
  const answer = await get(
    `/jobs/suggestions?${new URLSearchParams({ q, for: field }).toString()}`,
  );
  const { items }: Wire<'Suggestions'> = answer.json();
  return items.map(({ kind, text, count }) => [kind, text, count]);
};

test('suggestions: every typed word begins a word of them, most jobs first', async () => {
  expect(await suggestions('n', 'what')).toEqual([
    ['title', 'Registered Nurse', 30],
    ['company', 'Northern Mill', 2],
  ]);
  expect(await suggestions('eng sof', 'what')).toEqual([['title', 'Software Engineer', 25]]);
  expect(await suggestions('ENG', 'what')).toEqual([
    ['title', 'Software Engineer', 25],
    ['title', 'Electrical Engineer', 2],
  ]);
  expect(await suggestions('front-end d', 'what')).toEqual([['title', 'Front-End Developer', 1]]);
  expect(await suggestions('cit', 'where')).toEqual([['place', 'Citra, FL', 1]]);
  expect(await suggestions('ma', 'where')).toEqual([['place', 'Boston, MA', 30]]);
  for (const nothing of ['', '  ', '%', '_', '\\', '👩‍⚕️', "'", 'ngineer'])
    expect([nothing, await suggestions(nothing, 'what')]).toEqual([nothing, []]);
  expect((await get('/jobs/suggestions?q=a%00b&for=what')).json()).toMatchObject({ field: 'q' });
  expect((await get('/jobs/suggestions?q=a&for=all')).json()).toMatchObject({ field: 'for' });
});

test('what new jobs say is suggested after the next round, what no job says any more is not', async () => {
  const [id = ''] = await addRows(host, [{ title: 'Zither Player' }]);
  expect(await suggestions('zith', 'what')).toEqual([]);
  await addToVocabulary(host.db, ago(1));
  expect(await suggestions('zith', 'what')).toEqual([['title', 'Zither Player', 1]]);
  await endNow(host, id);
  await countVocabulary(host.db);
  expect(await suggestions('zith', 'what')).toEqual([]);
});

test('a posted job is found at once, whole and half typed, an edited one by its new words, an ended one no more', async () => {
  const { _id } = await post(host, owner, { jobtitle: 'Quokka Keeper' });
  const ids = async (q: string) =>
    (await search({ q, asTyped: 'true' })).items.map((job) => job._id);
  expect([await ids('quokka'), await ids('quok')]).toEqual([[_id], [_id]]);
  const {
    _id: _same,
    usernameEmployer: _name,
    categoryName: _category,
    createdAt: _c,
    updatedAt: _u,
    expiresAt: _e,
    status: _s,
    companyLogo: _l,
    ...form
  }: Wire<'Job'> = (await get(`/jobdescriptions/jobdescriptions/${_id}`)).json();
  const changed = await host.app.inject({
    method: 'PUT',
    url: `/api/jobdescriptions/${_id}`,
    headers: owner.headers,
    payload: { ...form, jobtitle: 'Wombat Keeper' },
  });
  expect([changed.statusCode, changed.body.slice(0, 200)]).toEqual([200, expect.any(String)]);
  expect([await ids('quokka'), await ids('wombat')]).toEqual([[], [_id]]);
  const closed = await host.app.inject({
    method: 'POST',
    url: `/api/jobs/${_id}/close`,
    headers: owner.headers,
  });
  expect([closed.statusCode, await ids('wombat')]).toEqual([200, []]);
});

test("similar jobs share the title's words, never the job itself nor an ended one", async () => {
  const ids = await addRows(host, [
    { title: 'Night Baker', category: 'Restaurant Jobs', location: 'Reno, NV' },
    { title: 'Baker', category: 'Restaurant Jobs', location: 'Bend, OR' },
    { title: 'Baker of the night', category: 'Hotel Jobs' },
    { title: 'Baker', category: 'Restaurant Jobs' },
    { title: 'Sailor', category: 'Restaurant Jobs' },
  ]);
  await setStatus(host, ids[3] ?? '', 'filled');
  const similar = async (id: string, limit = 3) => {
    const answer = await get(`/jobs/${id}/similar?limit=${limit}`);
    return answer.statusCode === 200
      ? (answer.json() as Wire<'SimilarJobs'>).items.map(({ _id }) => ids.indexOf(_id))
      : answer.statusCode;
  };
  expect(await similar(ids[0] ?? '')).toEqual([1, 2]);
  expect(await similar(ids[4] ?? '')).toEqual([]);
  expect(await similar(ids[3] ?? '')).toBe(404);
  expect(await similar('no-such-job')).toBe(404);
  expect(await similar(ids[0] ?? '', 1)).toEqual([1]);
});
