import { day } from '@contract/time/durations';
import type { NewJob } from '../../repositories/jobs/jobs';
import type { Wire } from '../../wire';
import { expireJob, setStatus } from '../jobFixtures';
import { openSearch, type SearchedJobs } from './searchedJobs';

let jobs: SearchedJobs;
const nurse = (location: string, changes: Partial<NewJob> = {}): Partial<NewJob> => ({
  title: 'Registered Nurse',
  company: `Clinic of ${location}`,
  category: 'Nurse Jobs',
  location,
  ...changes,
});
const named: Record<string, Partial<NewJob>> = {
  portland: nurse('Portland, OR', { title: 'Registered Nurse - ICU, nights' }),
  florida: nurse('Miami, FL'),
  'manager in florida': nurse('Tampa, FL', { title: 'Nurse Manager' }),
  'across the river': nurse('Vancouver, WA', { title: 'RN' }),
  beaverton: nurse('Beaverton, OR', { title: 'Now hiring: Registered Nurses!!!' }),
  bend: nurse('Bend, OR'),
  'manager in portland': nurse('Portland, OR', { title: 'Nurse Manager', company: 'Elm' }),
  'same job again': nurse('Portland, OR', {
    title: 'Registered Nurse - ICU, nights',
    createdAt: new Date(Date.now() - 3 * day),
  }),
  'seattle once': nurse('Seattle, WA', { company: 'Twice' }),
  'seattle twice': nurse('Seattle, WA', { company: 'Twice' }),
  'closed one': nurse('Portland, OR', { company: 'Closed' }),
  'ended one': nurse('Portland, OR', { company: 'Ended' }),
  'not said where': nurse(''),
  remote: nurse('Remote', { title: 'Registered Nurse (remote)', company: 'Telecare' }),
  'office manager': { title: 'Office Manager', location: 'Portland, OR', company: 'Elm' },
  'marketing manager': { title: 'Marketing Manager', location: 'Portland, OR', company: 'Elm' },
  lonely: { title: 'Zeppelin Rigger', location: 'Akron, OH' },
};

/** Other jobs, so that "nurse" is a distinctive word. */
const others = Object.fromEntries(
  ['Cook', 'Welder', 'Truck Driver', 'Accountant', 'Cashier', 'Barista', 'Sales Manager'].flatMap(
    (title) =>
      Array.from({ length: 12 }, (_, at): [string, Partial<NewJob>] => [
        `${title} ${at}`,
        { title, company: `${title} ${at}`, location: 'Denver, CO' },
      ]),
  ),
);

beforeAll(async () => {
  jobs = await openSearch({ ...named, ...others });
  await setStatus(jobs.host, jobs.idOf('closed one'), 'filled');
  await expireJob(jobs.host, jobs.idOf('ended one'));
  await jobs.recount();
});
afterAll(() => jobs.host.close());

const addNamed = async (more: Record<string, Partial<NewJob>>): Promise<void> => {
  await jobs.add(more);
  Object.assign(named, more);
  await jobs.recount();
};
const similarTo = async (name: string, limit = 12): Promise<string[]> => {
  const answer = await jobs.host.app.inject({
    url: `/api/jobs/${jobs.idOf(name)}/similar?limit=${limit}`,
  });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  const { items }: Wire<'SimilarJobs'> = answer.json();
  return items.map(({ _id }) => Object.keys(named).find((each) => jobs.idOf(each) === _id) ?? '?');
};
const inOrder = (found: readonly string[], ...names: string[]) =>
  expect(found.filter((each) => names.includes(each))).toEqual(names);

test('nurses near come before nurses elsewhere, and these before who manages nurses there', async () => {
  const found = await similarTo('portland');
  inOrder(found, 'across the river', 'bend', 'florida', 'manager in florida');
  inOrder(found, 'beaverton', 'bend', 'florida', 'manager in florida');
  inOrder(found, 'beaverton', 'manager in portland', 'manager in florida');
  inOrder(found, 'remote', 'florida');
  expect(await similarTo('portland', 2)).toEqual(found.slice(0, 2));
});

test('never the job itself nor its repetition, no other one twice, none that is closed or ended', async () => {
  const found = await similarTo('portland');
  expect(found).not.toContain('portland');
  expect(found).not.toContain('same job again');
  expect(found).not.toContain('closed one');
  expect(found).not.toContain('ended one');
  expect(found.filter((name) => name.startsWith('seattle'))).toEqual(['seattle once']);
});

test.each(['closed one', 'ended one'])('the page of the %s offers others', async (name) => {
  const found = await similarTo(name);
  expect(found).not.toContain(name);
  inOrder(found, 'beaverton', 'florida');
});

test('a job that was taken down has none', async () => {
  await setStatus(jobs.host, jobs.idOf('lonely'), 'removed');
  const url = `/api/jobs/${jobs.idOf('lonely')}/similar`;
  expect((await jobs.host.app.inject({ url })).statusCode).toBe(404);
  await setStatus(jobs.host, jobs.idOf('lonely'), 'live');
});

test('a trade is more than its last word, and what nobody else does has nothing like it', async () => {
  const found = await similarTo('office manager');
  expect(found).not.toContain('marketing manager');
  expect(await similarTo('lonely')).toEqual([]);
});

test('a job without a place, and one that is remote, are compared by the rest', async () => {
  const found = await similarTo('not said where');
  expect(found).toEqual(expect.arrayContaining(['florida', 'across the river', 'beaverton']));
  inOrder(found, 'florida', 'manager in florida');
  inOrder(await similarTo('remote'), 'florida', 'manager in florida');
});

test('of jobs that are alike otherwise, the one whose texts name the same skills comes first', async () => {
  const welder = (overview: string, company: string): Partial<NewJob> => ({
    title: 'Welder',
    location: 'Tulsa, OK',
    overview,
    company,
  });
  const more: Record<string, Partial<NewJob>> = {
    'tig welder': welder('TIG stainless orifice purging on sanitary tubing.', 'A'),
    'stick welder': welder('Stick rods on beams of bridges.', 'B'),
    'tubing welder': welder('Sanitary stainless tubing, purging and TIG.', 'C'),
    'beam welder': welder('Bridges and beams: rods and stick.', 'D'),
  };
  await addNamed(more);
  const [first] = await similarTo('tig welder');
  expect(first).toBe('tubing welder');
  const [other] = await similarTo('stick welder');
  expect(other).toBe('beam welder');
});

test('of companies that are not named, the same texts are one job and other texts another', async () => {
  const baker = (overview: string, company: string): Partial<NewJob> => ({
    title: 'Pastry Baker',
    location: 'Boise, ID',
    overview,
    company,
  });
  const more: Record<string, Partial<NewJob>> = {
    baker: baker('Rolls and bread from four in the morning.', 'Company not named'),
    'same baker': baker('Rolls and bread from four in the morning.', 'Company not named'),
    'other baker': baker('Wedding cakes with sugar flowers.', 'Company not named'),
    'other baker again': baker('Wedding cakes with sugar flowers.', ''),
  };
  await addNamed(more);
  const found = await similarTo('baker');
  expect(found.filter((name) => name.includes('baker'))).toHaveLength(1);
  expect(found[0]).toMatch(/^other baker/);
});
