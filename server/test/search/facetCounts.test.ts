import fc from 'fast-check';
import { categories } from '@contract/constants/categories';
import { employmentTypeOf, employmentTypes } from '@contract/constants/employmentTypes';
import { memoize } from '@contract/search/memoize';
import { placeText } from '@contract/search/places/placeText';
import { day, hour } from '@contract/time/durations';
import { insertJobs, type NewJob } from '../../repositories/jobs/jobs';
import { pick, prngOf } from '../../seed/syntheticData/prng';
import type { Wire } from '../../wire';
import { asEmployer, openHost, type TestHost } from '../host';
import { addCategories, jobRow } from '../jobFixtures';

// compares the total and the facets of random searches with a plain count of the same jobs

/** Words without synonyms, inflections and places, each rarer than the one before. */
const words = ['zarn', 'velm', 'quib', 'tosk', 'mirf', 'gwap'];
const places = [
  'Tulsa, OK',
  'tulsa, ok',
  'Boston, MA',
  'Salem, OR',
  'Salem, MA',
  'Reno, NV',
  '12 Elm St, Reno, NV 89501',
  '',
];
const stateNamesOf = new Map([
  ['Tulsa, OK', 'Oklahoma'],
  ['Boston, MA', 'Massachusetts'],
  ['Salem, OR', 'Oregon'],
  ['Salem, MA', 'Massachusetts'],
  ['Reno, NV', 'Nevada'],
  ['12 Elm St, Reno, NV 89501', 'Nevada'],
]);
const types = ['Full-time', 'Part-time', 'Contract', 'Internship', 'Full-time', 'who knows'];
const someCategories = ['Nurse Jobs', 'Hotel Jobs', 'HR Jobs', 'Engineering'];
const companies = ['Harbour Clinic', 'Harbour Mill', 'Northern Mill'];
const now = Date.now();

const makeJob = (random: () => number, count: number, index: number): NewJob => {
  const said = words.filter((_, at) => random() < 0.4 ** (at + 0.5));
  const inTitle = said.filter(() => random() < 0.6);
  const payTo = random() < 0.5 ? 0 : 1000 + Math.floor(random() * 80) * 100;
  // half an hour away from every limit of the age filter
  const createdAt = new Date(now - (Math.floor((index / count) * 20 * 24) + 0.5) * hour);
  const ended = random();
  return jobRow({
    title: ['Helper', ...inTitle].join(' '),
    overview: `All of ${said.join(' and ')}.`,
    company: pick(random, companies),
    location: pick(random, places),
    employmentType: pick(random, types),
    category: pick(random, someCategories),
    payFrom: payTo === 0 ? 0 : payTo - Math.floor(random() * 9) * 100,
    payTo,
    remote: random() < 0.2,
    createdAt,
    expiresAt: new Date(ended < 0.05 ? now - hour : now + 9 * day),
    ...(ended > 0.95 && { status: 'waiting' as const }),
  });
};

const pay = fc.integer({ min: 4, max: 100 }).map((hundreds) => hundreds * 100);
const values = fc.record({
  words: fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 2 }),
  without: fc.constantFrom(...words),
  category: fc.uniqueArray(fc.constantFrom(...someCategories), { minLength: 1, maxLength: 2 }),
  type: fc.uniqueArray(fc.constantFrom(...employmentTypes), { minLength: 1, maxLength: 3 }),
  location: fc.constantFrom('Tulsa', 'Salem', 'Salem, OR', 'Boston, MA', 'MA'),
  company: fc.constantFrom('Harbour', 'northern mill'),
  remote: fc.constant(true),
  applyHere: fc.constant(true),
  withPay: fc.constant(true),
  payMin: pay,
  payMax: pay,
  within: fc.constantFrom(1, 3, 7, 14),
});
type Filters = Partial<typeof values extends fc.Arbitrary<infer All> ? All : never>;
const names = [
  'words',
  'without',
  'category',
  'type',
  'location',
  'company',
  'remote',
  'applyHere',
  'withPay',
  'payMin',
  'payMax',
  'within',
] as const satisfies (keyof Filters)[];
/** At most four filters: with all of them nothing would match. */
const filters = fc
  .tuple(values, fc.subarray([...names], { maxLength: 4 }))
  .map(([all, set]): Filters =>
    Object.fromEntries(Object.entries(all).filter(([name]) => set.some((one) => one === name))),
  );

// memoized: there are few texts, and each search checks thousands of jobs against them
const tokens = memoize((text): string[] => text.toLowerCase().match(/[a-z]+/g) ?? []);
const kindOf = memoize(employmentTypeOf);
const shownPlace = memoize(placeText);
const placeKey = memoize((location) => placeText(location).toLowerCase());
/** Whether a text contains all words of another. */
const hasAll = (text: string, asked: string): boolean =>
  tokens(asked).every((word) => tokens(text).includes(word));
const isMatch = (job: NewJob, asked: Filters): boolean => {
  const said = tokens(`${job.title} ${job.overview}`);
  return (
    (asked.words ?? []).every((word) => said.includes(word)) &&
    (asked.without === undefined || !said.includes(asked.without)) &&
    (asked.category?.includes(job.category) ?? true) &&
    (asked.type?.includes(kindOf(job.employmentType)) ?? true) &&
    hasAll(job.location, asked.location ?? '') &&
    hasAll(job.company, asked.company ?? '') &&
    (asked.remote !== true || job.remote === true) &&
    (asked.applyHere !== true || isForHere(job)) &&
    (asked.withPay !== true || job.payTo > 0) &&
    (asked.payMin === undefined || job.payTo >= asked.payMin) &&
    (asked.payMax === undefined || (job.payTo > 0 && job.payFrom <= asked.payMax)) &&
    (asked.within === undefined || job.createdAt.getTime() >= now - asked.within * day)
  );
};

type Count = { value: string; count: number };
type Facets = Record<'category' | 'type' | 'place' | 'state', Count[]> & { applyHere?: number };
const countBy = (
  jobs: readonly NewJob[],
  valueOf: (job: NewJob) => string,
): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const job of jobs) counts.set(valueOf(job), (counts.get(valueOf(job)) ?? 0) + 1);
  return counts;
};
const choices = (known: readonly string[], counts: ReadonlyMap<string, number>): Count[] =>
  known.map((value) => ({ value, count: counts.get(value) ?? 0 }));
/** Counts places ignoring letter case, those with most jobs first. */
const placeCounts = (jobs: readonly NewJob[]): Count[] => {
  const located = jobs.filter(({ location }) => location !== '');
  return [...countBy(located, ({ location }) => placeKey(location))]
    .map(([key, count]) => ({
      value:
        [...new Set(located.map(({ location }) => shownPlace(location)))]
          .filter((each) => each.toLowerCase() === key)
          .toSorted()[0] ?? '',
      count,
    }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
};
const stateCounts = (jobs: readonly NewJob[]): Count[] => {
  const counts = countBy(jobs, ({ location }) => stateNamesOf.get(location) ?? '');
  return [...counts]
    .filter(([value]) => value !== '')
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
};
const countOf = (jobs: readonly NewJob[], asked: Filters): { total: number; facets: Facets } => {
  const without = (name: keyof Filters) =>
    jobs.filter((job) => isMatch(job, { ...asked, [name]: undefined }));
  const found = jobs.filter((job) => isMatch(job, asked));
  const elsewhere = without('location');
  const here = found.filter(isForHere).length;
  const isSome = here > 0 && here < found.length;
  return {
    total: found.length,
    facets: {
      category: choices(
        categories,
        countBy(without('category'), ({ category }) => category),
      ),
      type: choices(
        employmentTypes,
        countBy(without('type'), ({ employmentType }) => kindOf(employmentType)),
      ),
      place: placeCounts(elsewhere),
      state: stateCounts(elsewhere),
      ...((isSome || asked.applyHere === true) && { applyHere: here }),
    },
  };
};

const askFor = async (host: TestHost, asked: Filters): Promise<Wire<'JobPage'>> => {
  const { words: wanted = [], without, ...others } = asked;
  const q = [...wanted, ...(without === undefined ? [] : [`-${without}`])].join(' ');
  const parameters = Object.entries({ ...(q !== '' && { q }), ...others, limit: 1 });
  const query = new URLSearchParams(
    parameters.flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, String(each)]),
    ),
  );
  const answer = await host.app.inject({ url: `/api/jobs/search?${query.toString()}` });
  expect([query.toString(), answer.statusCode]).toEqual([query.toString(), 200]);
  return answer.json();
};

const isForHere = ({ employerId, applyUrl }: NewJob): boolean =>
  employerId !== null && applyUrl === undefined;

const openWith = async (count: number, seed: number) => {
  const random = prngOf(seed);
  const host = await openHost();
  await addCategories(host);
  const { id: employerId } = await asEmployer(host);
  const jobs = Array.from({ length: count }, (_, index): NewJob => {
    const job = makeJob(random, count, index);
    if (index % 3 > 0) return job;
    return { ...job, employerId, ...(index % 4 === 0 && { applyUrl: 'https://jobs.example/1' }) };
  });
  for (let from = 0; from < count; from += 2000)
    await insertJobs(host.db, jobs.slice(from, from + 2000));
  const isShown = ({ expiresAt, status = 'live' }: NewJob) =>
    expiresAt.getTime() > now && status === 'live';
  return { host, live: jobs.filter(isShown) };
};

test('of few jobs, the total and each facet are those of a plain count', async () => {
  const { host, live } = await openWith(1200, 1);
  try {
    await fc.assert(
      fc.asyncProperty(filters, async (asked) => {
        const { total, totalIsExact, facets, facetsAreExact } = await askFor(host, asked);
        expect({ total, facets }).toEqual(countOf(live, asked));
        expect([totalIsExact, facetsAreExact]).toEqual([true, true]);
      }),
      { numRuns: 100 },
    );
  } finally {
    await host.close();
  }
});

/** Whether no choice has more jobs than in the other count. */
const isWithin = (some: readonly Count[], all: readonly Count[]): boolean =>
  some.every(({ value, count }) => count <= (all.find((each) => each.value === value)?.count ?? 0));

const isChoice = (asked: Filters): boolean =>
  Object.keys(asked).every((name) => name === 'category' || name === 'type');

test('of more jobs than are read at once, what is said to be exact is, and nothing is too much', async () => {
  const { host, live } = await openWith(18_500, 2);
  expect(live.length).toBeGreaterThan(16_384);
  const exact = { total: 0, facets: 0, neither: 0 };
  try {
    await fc.assert(
      fc.asyncProperty(filters, async (asked) => {
        const page = await askFor(host, asked);
        const right = countOf(live, asked);
        expect(page.total).toBe(page.totalIsExact ? right.total : 3000);
        expect(page.totalIsExact || right.total > 3000).toBe(true);
        expect(page.facetsAreExact ? page.facets : right.facets).toEqual(right.facets);
        for (const name of ['category', 'type', 'place', 'state'] as const)
          expect([name, isWithin(page.facets[name] ?? [], right.facets[name])]).toEqual([
            name,
            true,
          ]);
        // filters by category and type alone have exact counts, however many jobs match
        const { total, facets } = isChoice(asked) ? page : right;
        expect([total, facets.category, facets.type]).toEqual([
          right.total,
          right.facets.category,
          right.facets.type,
        ]);
        exact.total += Number(page.totalIsExact);
        exact.facets += Number(page.facetsAreExact);
        exact.neither += Number(!page.totalIsExact && !page.facetsAreExact);
      }),
      { numRuns: 80 },
    );
    // otherwise too little was compared
    expect(Math.min(exact.total, exact.facets, exact.neither)).toBeGreaterThan(0);
  } finally {
    await host.close();
  }
}, 300_000);
