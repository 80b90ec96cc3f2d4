import sql from 'sql-template-tag';
import { day } from '@contract/time/durations';
import { analyzeJobs, insertJobs, type NewJob } from '../../repositories/jobs/jobs';
import { readCandidates } from '../../repositories/search/candidates';
import { readFilters } from '../../repositories/search/jobFilters';
import { readHistogram } from '../../repositories/search/jobWindows';
import { refreshSearchStatistics } from '../../services/search/searchUpkeep';
import type { Wire } from '../../wire';
import { openHost, type TestHost } from '../host';
import { addCategories, jobRow } from '../jobFixtures';

/** Enough for the search to read the newest jobs first (repositories/search/jobWindows.ts). */
const count = 20_000;
let host: TestHost;
const now = Date.now();
const begin = now - 29 * day;
/**
 * Returns a job's title by number, oldest first: common words, words that only old jobs contain,
 * and rare words.
 */
const titleOf = (index: number) =>
  [
    index % 3 === 0 ? 'Manager' : 'Clerk',
    index % 50 === 0 ? 'Night' : '',
    index < 3000 && index % 10 === 0 ? 'Steam' : '',
    index % 4999 === 7 ? 'Falconer' : '',
  ]
    .filter(Boolean)
    .join(' ');
const payOf = (index: number) => (index % 4 === 0 ? 1000 + (index % 997) * 7 : 0);
const makeJob = (index: number) =>
  jobRow({
    title: titleOf(index),
    company: `Company ${index % 200}`,
    location: index % 7 === 0 ? 'Boston, MA' : 'Denver, CO',
    category: index % 5 === 0 ? 'Sales Jobs' : 'HR Jobs',
    payFrom: payOf(index),
    payTo: payOf(index),
    createdAt: new Date(begin + Math.floor(index / 3) * 300_000),
  });
const jobs = Array.from({ length: count }, (_, index) => makeJob(index));

beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  for (let from = 0; from < count; from += 2000)
    await insertJobs(host.db, jobs.slice(from, from + 2000));
});
afterAll(() => host.close());

const page = async (query: string): Promise<Wire<'JobPage'>> => {
  const answer = await host.app.inject({ url: `/api/jobs/search?each=true&limit=50&${query}` });
  expect([query, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([
    query,
    200,
    '',
  ]);
  return answer.json();
};
const readAll = async (query: string, pages = Infinity) => {
  const found: Wire<'Job'>[] = [];
  let last = await page(query);
  for (let read = 1; ; read += 1) {
    found.push(...last.items);
    if (last.nextCursor === null || read >= pages) return found;
    last = await page(`${query}&cursor=${encodeURIComponent(last.nextCursor)}`);
  }
};
const says = (word: string) => (job: { title: string }) => job.title.includes(word);
const timesOf = (found: readonly Wire<'Job'>[]) =>
  found.map(({ createdAt }) => Date.parse(createdAt ?? ''));

test.each<[string, (job: NewJob) => boolean]>([
  ['q=falconer&sort=newest', says('Falconer')],
  ['q=steam&sort=newest', says('Steam')],
  ['q=night%20manager&sort=newest', (job) => says('Night')(job) && says('Manager')(job)],
  ['q=steam%20night&sort=newest', (job) => says('Steam')(job) && says('Night')(job)],
  [
    'category=Sales%20Jobs&location=boston&company=company%2015',
    (job) =>
      job.category === 'Sales Jobs' &&
      job.location.startsWith('Boston') &&
      /^Company 15\d?$/.test(job.company),
  ],
  ['payMin=7900', (job) => job.payTo >= 7900],
  [
    'q=steam&payMax=1500&sort=newest',
    (job) => says('Steam')(job) && job.payTo > 0 && job.payFrom <= 1500,
  ],
])('"%s" finds all that there are, each once', async (query, isRight) => {
  const [first, found] = [await page(query), await readAll(query)];
  const right = jobs.filter(isRight);
  expect(right.length).toBeGreaterThan(0);
  expect([
    first.total,
    first.totalIsExact,
    found.length,
    new Set(found.map(({ _id }) => _id)).size,
  ]).toEqual([right.length, true, right.length, right.length]);
  expect(timesOf(found)).toEqual(
    right.map(({ createdAt }) => createdAt.getTime()).toSorted((a, b) => b - a),
  );
});

test.each([
  'q=manager',
  'q=manager&sort=newest',
  'q=clerk%20night&sort=newest',
  'category=HR%20Jobs',
  'sort=newest',
])('the pages of "%s" go on without a gap', async (query) => {
  const found = await readAll(query, 30);
  expect(new Set(found.map(({ _id }) => _id)).size).toBe(found.length);
  const word = /q=(\w+)/.exec(query)?.[1] ?? '';
  const right = jobs.filter(
    (job) =>
      job.title.toLowerCase().includes(word) &&
      (!query.includes('night') || says('Night')(job)) &&
      (!query.includes('HR') || job.category === 'HR Jobs'),
  );
  const newest = right
    .map(({ createdAt }) => createdAt.getTime())
    .toSorted((a, b) => b - a)
    .slice(0, found.length);
  // by relevance, equally good matches are ordered by age, but better and worse ones are mixed
  const times = timesOf(found);
  expect(query === 'q=manager' ? times.toSorted((a, b) => b - a) : times).toEqual(newest);
});

test("best paid first, through those that don't say it, newest first", async () => {
  const found = await readAll('q=night&sort=pay');
  const right = jobs.filter(says('Night'));
  expect(found.map(({ monthlysalary2 }) => monthlysalary2)).toEqual(
    right.map(({ payTo }) => payTo).toSorted((a, b) => b - a),
  );
  const unpaid = timesOf(found.filter(({ monthlysalary2 }) => monthlysalary2 === 0));
  expect(unpaid).toEqual(unpaid.toSorted((a, b) => b - a));
  expect(
    (await readAll('q=clerk&sort=pay', 3)).map(({ monthlysalary2 }) => monthlysalary2),
  ).toEqual(
    jobs
      .filter(says('Clerk'))
      .map(({ payTo }) => payTo)
      .toSorted((a, b) => b - a)
      .slice(0, 150),
  );
});

test('what a few thousand jobs say is counted whole, and facets with it; of more it is told that there are at least so many', async () => {
  const { total, totalIsExact, facets, facetsAreExact } = await page('q=night&location=boston');
  const right = jobs.filter((job) => says('Night')(job) && job.location.startsWith('Boston'));
  expect([total, totalIsExact, facetsAreExact]).toEqual([right.length, true, true]);
  expect(facets.category.reduce((sum, each) => sum + each.count, 0)).toBe(right.length);
  expect(
    Object.fromEntries(facets.place.map(({ value, count: number }) => [value, number])),
  ).toEqual(
    Object.fromEntries(
      ['Boston, MA', 'Denver, CO'].map((place) => [
        place,
        jobs.filter((job) => says('Night')(job) && job.location === place).length,
      ]),
    ),
  );
  const [common, narrowed] = [await page('q=clerk'), await page('q=clerk&location=boston')];
  expect([common.total, common.totalIsExact, common.facetsAreExact]).toEqual([3000, false, false]);
  expect([narrowed.total, narrowed.totalIsExact, narrowed.facetsAreExact]).toEqual([
    jobs.filter((job) => says('Clerk')(job) && job.location.startsWith('Boston')).length,
    true,
    false,
  ]);
  expect((await page('')).total).toBe(count);
});

test('what a role pays is read from the newest jobs, however far back they are', async () => {
  const jobsOf = async (q: string) =>
    (await host.app.inject({ url: `/api/jobs/pay?q=${q}` })).json<Wire<'PayInsight'>>().jobs;
  const paid = jobs.filter(({ title, payTo }) => title.includes('Steam') && payTo > 0);
  const ofCompany = new Map<string, Set<string>>();
  for (const { company, title, location } of paid)
    ofCompany.set(company, (ofCompany.get(company) ?? new Set()).add(`${title}\n${location}`));
  const counted = [...ofCompany.values()].reduce((sum, { size }) => sum + Math.min(4, size), 0);
  expect(counted).toBeGreaterThan(20);
  expect([await jobsOf('steam'), await jobsOf('falconer')]).toEqual([counted, 0]);
  expect(await jobsOf('manager')).toBeGreaterThan(40);
});

test.each([
  ['title', 'clerk', count, 800],
  ['title', 'clerk', 100_001, 400],
  ['head', 'denver', count, 800],
  ['texts', 'books', count, 100],
  ['texts', 'books', 100_001, 100],
] as const)(
  'of the tier "%s", "%s" among %d jobs ranks the newest %d',
  async (tier, words, total, atMost) => {
    const histogram = { ...(await readHistogram(host.db)), total };
    const query = await readFilters(host.db, {
      words,
      categories: [],
      types: [],
      remote: false,
      applyHere: false,
      withPay: false,
      status: 'live',
    });
    if (!query?.words) throw new Error('Nothing is asked for.');
    const asked = { ...query, words: query.words };
    const first = await readCandidates(host.db, histogram, asked, tier);
    expect(first.candidates).toHaveLength(atMost);
    expect(first.floor?.id).toBe(first.candidates.at(-1)?.id);
    // a later page reads down to the same job, and some with the same time
    const floor = { at: new Date(begin), id: '00000000-0000-0000-0000-000000000000' };
    const later = await readCandidates(host.db, histogram, asked, tier, { from: { floor } });
    expect(later.candidates).toHaveLength(2 * atMost);
  },
);

test('the same jobs counted again: a new search lists them in the same order', async () => {
  const orders = async () => {
    await refreshSearchStatistics(host.db);
    return Promise.all(
      [
        'night manager',
        'steam clerk ',
        'fal',
        'mangaer night',
        'steam night falconer',
        'books',
      ].map(async (q) => (await page(`q=${encodeURIComponent(q)}`)).items.map(({ _id }) => _id)),
    );
  };
  const before = await orders();
  expect(before.every(({ length }) => length > 0)).toBe(true);
  expect([await orders(), await orders()]).toEqual([before, before]);
});

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

test('each statement of a search is planned, and none reads through all jobs', async () => {
  await analyzeJobs(host.db);
  await refreshSearchStatistics(host.db);
  const sent = jest.spyOn(host.db.searches, 'query');
  const searches = [
    'q=manager',
    'q=night%20manager%20',
    'q=steam%20clerk&sort=newest',
    'q=clerk&sort=pay',
    'q=falconer%20-night',
    'q=%22night%20clerk%22',
    'q=falconer%20or%20steam',
    'q=fal',
    'q=mangaer',
    'q=company%2015%20clerk',
    'q=falconer%20sales',
    'q=steam%20night%20falconer%20bookkeeping',
    'q=clerk%20$20%20an%20hour%20full%20time%20remote%20this%20week',
    'q=clerk%20night%20shift',
    'q=manager%20in%20boston',
    'q=clerk&location=boston&sort=distance',
    'q=clerk&location=boston&miles=25',
    'near=42.4,-71.1&miles=25',
    'location=02108',
    'location=massachusetts',
    'category=Sales%20Jobs&type=full-time',
    'company=company%2015&remote=true',
    'payMin=3000&payMax=5000&withPay=true&sort=pay',
    'degree=bachelor&within=7',
    'sort=newest',
    '',
  ];
  for (const each of searches) await readAll(each, 2);
  const statements = [
    ...new Map(sent.mock.calls.map(([statement]) => [statement.text, statement])).values(),
  ];
  sent.mockRestore();
  expect(statements.length).toBeGreaterThan(searches.length);
  for (const statement of statements) {
    const [row] = await host.db.searches.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      sql`EXPLAIN (FORMAT JSON) ${statement}`,
    );
    const read = nodesOf(row?.['QUERY PLAN'][0].Plan ?? { 'Node Type': 'none' })
      .filter((node) => node['Node Type'].endsWith('Seq Scan'))
      .map((node) => node['Relation Name']);
    expect([
      statement.text,
      row === undefined,
      read.includes('jobs'),
      read.includes('job_search'),
    ]).toEqual([statement.text, false, false, false]);
  }
});
