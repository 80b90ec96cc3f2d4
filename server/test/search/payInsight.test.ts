import { unnamedCompany } from '@contract/search/relevance/unnamedCompany';
import type { NewJob } from '../../repositories/jobs/jobs';
import { prngFor } from '../../seed/syntheticData/prng';
import type { Wire } from '../../wire';
import { asEmployer, openHost, type TestHost } from '../host';
import { addCategories, expireJob, insertTestJobs, post, setStatus } from '../jobFixtures';

let host: TestHost;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
});
afterAll(() => host.close());

const insight = async (parameters: Record<string, string>): Promise<Wire<'PayInsight'>> => {
  const answer = await host.app.inject({
    url: `/api/jobs/pay?${new URLSearchParams(parameters).toString()}`,
  });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json();
};
/** Returns a job with equal lower and upper pay, each from a different company. */
let company = 0;
const paid = (title: string, pay: number, changes: Partial<NewJob> = {}): Partial<NewJob> => ({
  title,
  company: `Firm ${(company += 1)}`,
  location: 'Austin, TX',
  payFrom: pay,
  payTo: pay,
  ...changes,
});
const times = <Each>(count: number, each: (index: number) => Each): Each[] =>
  Array.from({ length: count }, (_, index) => each(index));
const none = { place: null, remote: false, jobs: 0, lower: null, median: null, upper: null };

/** Interpolates linearly between the two neighboring values. */
const quantile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * part;
  const [below = 0, above = 0] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return Math.round(below + (above - below) * (at - Math.floor(at)));
};

test('quartiles are those of the jobs counted one by one', async () => {
  const prng = prngFor(3, 1);
  const below = (limit: number) => Math.floor(prng() * limit);
  const rows = times(400, (index) => {
    const payFrom = index % 5 === 0 ? 0 : 2000 + 10 * below(300);
    return {
      title: ['Falconer', 'Senior Falconer', 'Falconers (Night)', 'Falconry Clerk'][below(4)] ?? '',
      company: `Mews ${below(60)}`,
      location: ['Reno, NV', 'Elko, Nevada', 'Bend, OR'][below(3)] ?? '',
      payFrom,
      payTo: index % 10 === 0 ? 0 : payFrom + 100 * below(20) + 1,
      createdAt: new Date(Date.now() - index * 60_000),
    };
  });
  await insertTestJobs(host, rows);
  const expected = (isHere: (place: string) => boolean) => {
    const [seen, ofCompany] = [new Set<string>(), new Map<string, number>()];
    const pays: number[] = [];
    for (const { title, company: name, location, payFrom, payTo } of rows) {
      const posting = `${name} ${title} ${location}`;
      if (payFrom === 0 || payTo === 0 || !title.includes('Falconer') || !isHere(location))
        continue;
      const before = ofCompany.get(name) ?? 0;
      if (seen.has(posting) || before === 4) continue;
      seen.add(posting);
      ofCompany.set(name, before + 1);
      pays.push((payFrom + payTo) / 2);
    }
    return {
      jobs: pays.length,
      lower: quantile(pays, 0.25),
      median: quantile(pays, 0.5),
      upper: quantile(pays, 0.75),
    };
  };
  const of = { role: 'falconer', remote: false };
  expect(await insight({ q: 'falconer' })).toEqual({ ...of, place: null, ...expected(() => true) });
  expect(await insight({ q: 'falconer', location: 'Reno, NV' })).toEqual({
    ...of,
    place: 'Reno, NV',
    ...expected((place) => place === 'Reno, NV'),
  });
  expect(await insight({ q: 'falconer', location: 'Sparks, NV 89431' })).toEqual({
    ...of,
    place: 'Nevada',
    ...expected((place) => place !== 'Bend, OR'),
  });
});

test('fewer than 20 jobs here say it: the state, then anywhere, then nothing', async () => {
  await insertTestJobs(host, [
    ...times(19, (index) => paid('Bell Ringer', 1000 + index, { location: 'Waco, TX' })),
    paid('Bell Ringer', 0, { location: 'Waco, TX' }),
    // an "up to" has no lower end, and "La" in "La Mesa" isn't Louisiana
    paid('Bell Ringer', 9000, { payFrom: 0, location: 'Waco, TX' }),
    ...times(19, () => paid('Bell Ringer', 8000, { location: 'La Mesa, CA' })),
  ]);
  const where = async (location: string) => {
    const { jobs, place } = await insight({ q: 'bell ringer', location });
    return [place, jobs];
  };
  expect(await where('Waco, TX')).toEqual([null, 38]);
  expect(await where('Monroe, LA')).toEqual([null, 38]);
  await insertTestJobs(host, [paid('Bell Ringer', 2000, { location: 'Hico, Texas' })]);
  // cached for a while: a write through the host drops it
  await post(host, await asEmployer(host));
  expect(await where('Waco, TX')).toEqual(['Texas', 20]);
  expect(await where('texas')).toEqual(['Texas', 20]);
  expect(await where('San Diego, CA')).toEqual([null, 39]);
  expect(await where('remote')).toEqual([null, 39]);
  await insertTestJobs(
    host,
    times(19, () => paid('Lamplighter', 1000)),
  );
  expect(await insight({ q: 'lamplighter', location: 'Austin, TX' })).toEqual({
    role: 'lamplighter',
    ...none,
  });
});

test('no company decides: its postings at a place count once, four of it at most', async () => {
  await insertTestJobs(host, [
    ...times(200, (index) =>
      paid('Beekeeper', 9000, { company: 'Big Hive', location: `Town ${index}, TX` }),
    ),
    ...times(50, () => paid('Beekeeper', 9000, { company: ' big hive. ', location: 'Waco, TX' })),
    ...times(15, (index) => paid('Beekeeper', 3000 + index)),
  ]);
  expect(await insight({ q: 'beekeeper' })).toEqual({ role: 'beekeeper', ...none });
  await insertTestJobs(host, [paid('Beekeeper', 3015)]);
  await post(host, await asEmployer(host));
  expect(await insight({ q: 'beekeeper' })).toMatchObject({
    jobs: 20,
    lower: 3005,
    median: 3010,
    upper: 3014,
  });
});

test('an account counts as one company, and so do unnamed jobs of one title and pay', async () => {
  const owner = await asEmployer(host);
  await insertTestJobs(host, [
    ...times(30, () => paid('Cooper', 7000, { employerId: owner.id })),
    ...times(30, (index) =>
      paid('Cooper', 8000, { company: unnamedCompany, location: `Town ${index}, TX` }),
    ),
    ...times(11, (index) => paid('Cooper', 3000 + index)),
  ]);
  expect(await insight({ q: 'cooper' })).toEqual({ role: 'cooper', ...none });
  await insertTestJobs(host, [paid('Cooper', 3011, { company: unnamedCompany })]);
  await post(host, await asEmployer(host));
  expect(await insight({ q: 'cooper' })).toMatchObject({ jobs: 20 });
});

test('only live jobs count', async () => {
  const ids = await insertTestJobs(
    host,
    times(22, () => paid('Glazier', 4000)),
  );
  expect((await insight({ q: 'glazier' })).jobs).toBe(22);
  await expireJob(host, ids[0] ?? '');
  await setStatus(host, ids[1] ?? '', 'filled');
  await post(host, await asEmployer(host));
  expect((await insight({ q: 'glazier' })).jobs).toBe(20);
  await setStatus(host, ids[2] ?? '', 'removed');
  await post(host, await asEmployer(host));
  expect((await insight({ q: 'glazier' })).jobs).toBe(0);
});

test('a role is the words of the title, not their stems, with their synonyms and in any number', async () => {
  await insertTestJobs(host, [
    ...times(12, () => paid('Accountant', 5000)),
    ...times(8, () => paid('Accountants, Tax', 5000)),
    ...times(40, () => paid('Account Executive', 9000)),
    ...times(25, (index) => paid(index % 2 ? 'Registered Nurse' : 'RN', 6000)),
    ...times(20, () => paid('Illustrator', 4000)),
    ...times(25, () => paid('Clerk', 3000, { company: `Registered Nurse Agency ${company}` })),
  ]);
  await post(host, await asEmployer(host));
  const read = async (q: string) => {
    const { role, jobs, median } = await insight({ q });
    return [role, jobs, median];
  };
  expect(await read('accountant')).toEqual(['accountant', 20, 5000]);
  expect(await read('Accountants')).toEqual(['Accountants', 20, 5000]);
  expect(await read('rn')).toEqual(['rn', 25, 6000]);
  expect(await read('Registered Nurse - ICU, nights')).toEqual(['Registered Nurse', 25, 6000]);
  expect(await read('account -executive')).toEqual(['account -executive', 0, null]);
  expect(await read('Accountant - Royalties')).toEqual(['Accountant - Royalties', 0, null]);
  expect(await read('Accountant - Night Shift')).toEqual(['Accountant', 20, 5000]);
  // "illustrator" is a related job
  expect(await read('artist')).toEqual(['artist', 0, null]);
  expect(await read('illustrator')).toEqual(['illustrator', 20, 4000]);
  for (const nothing of ['', '  ', 'remote', '!', 'the', '"', '-nurse'])
    expect(await insight({ q: nothing })).toMatchObject({ jobs: 0, median: null });
});

test('remote jobs and one type of employment can be asked for', async () => {
  await insertTestJobs(host, [
    ...times(20, () =>
      paid('Proofreader', 3000, { location: 'Remote', employmentType: 'Part-time' }),
    ),
    ...times(21, () => paid('Proofreader', 5000)),
  ]);
  const read = async (parameters: Record<string, string>) => {
    const { place, remote, jobs, median } = await insight({ q: 'proofreader', ...parameters });
    return [place, remote, jobs, median];
  };
  expect(await read({ location: 'remote' })).toEqual([null, true, 20, 3000]);
  expect(await read({ location: 'Austin, TX' })).toEqual(['Austin, TX', false, 21, 5000]);
  expect(await read({ type: 'part-time' })).toEqual([null, false, 20, 3000]);
  expect(await read({ type: 'temporary' })).toEqual([null, false, 0, null]);
  expect((await host.app.inject({ url: '/api/jobs/pay' })).statusCode).toBe(400);
});

test('words that are no part of the role are read as the search reads them', async () => {
  await insertTestJobs(host, [
    ...times(25, () => paid('Glassblower', 4000)),
    ...times(24, () => paid('Glassblower II', 4000, { employmentType: 'Part-time' })),
    ...times(23, () => paid('Director of Glass', 9000)),
  ]);
  const read = async (q: string) => {
    const { role, jobs } = await insight({ q });
    return [role, jobs];
  };
  for (const q of [
    'glassblower jobs',
    'jobs for glassblower near me',
    'where can i find a glassblower job',
    'glassblower paying $90 an hour',
    'glassblower posted today',
    // figures for all jobs don't apply to beginners
    'entry level glassblower',
    'glassblower, no experience',
  ])
    expect([q, ...(await read(q))]).toEqual([q, 'glassblower', 49]);
  expect(await read('part time glassblower jobs')).toEqual(['glassblower', 24]);
  expect(await read('director of glass salary')).toEqual(['director of glass', 23]);
  expect(await read('"glassblower jobs"')).toEqual(['"glassblower jobs"', 0]);
  // no single role, typed or searched instead of a condition
  for (const q of ['glassblower or director of glass', 'mother hours 9 to 2', 'glassblower -ii'])
    expect(await read(q)).toEqual([q, 0]);
});

test('a place among the words counts where no other one is given', async () => {
  await insertTestJobs(host, [
    ...times(20, () => paid('Plumber', 4000, { location: 'Tulsa, OK' })),
    ...times(21, () => paid('Plumber', 6000, { location: 'Reno, Nevada' })),
    ...times(22, () => paid('Plumber', 5000, { location: 'Remote' })),
  ]);
  const read = async (q: string, location?: string) => {
    const { role, place, remote, jobs, median } = await insight({
      q,
      ...(location && { location }),
    });
    return [role, place, remote, jobs, median];
  };
  const inTulsa = ['plumber', 'Tulsa, OK', false, 20, 4000];
  expect(await read('plumber jobs tulsa ok')).toEqual(inTulsa);
  expect(await read('plumber 74103')).toEqual(inTulsa);
  expect(await read('plumber in norman ok')).toEqual(['plumber', 'Oklahoma', false, 20, 4000]);
  expect(await read('plumber oklahoma')).toEqual(['plumber', 'Oklahoma', false, 20, 4000]);
  expect(await read('plumber chicago')).toEqual(['plumber', null, false, 63, 5000]);
  expect(await read('remote plumber')).toEqual(['plumber', null, true, 22, 5000]);
  expect(await read('plumber', 'Reno, Nevada')).toEqual([
    'plumber',
    'Reno, Nevada',
    false,
    21,
    6000,
  ]);
  expect((await read('plumber tulsa ok', 'Reno, Nevada')).slice(0, 2)).toEqual([
    'plumber tulsa ok',
    null,
  ]);
});
