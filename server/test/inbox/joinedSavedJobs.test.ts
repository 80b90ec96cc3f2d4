import { randomUUID } from 'node:crypto';
import type { Wire } from '../../wire';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, expireJob, forgetTakeDowns, post } from '../jobFixtures';
import { days, savedCalls } from './savedCalls';

let host: TestHost;
let employer: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  employer = await asEmployer(host);
});
beforeEach(() => forgetTakeDowns(host));
afterAll(() => host.close());

const { call, save, note, list, join } = savedCalls(() => host);
const idOf = async (changes: Partial<Wire<'JobPosting'>>): Promise<string> =>
  (await post(host, employer, changes))._id;

test('the jobs of a device join those of the account: nothing is lost, and again changes nothing', async () => {
  const seeker = await asSeeker(host);
  const [both, mine, theirs, ended] = [
    await idOf({ jobtitle: 'Both' }),
    await idOf({ jobtitle: 'Mine' }),
    await idOf({ jobtitle: 'Theirs' }),
    await idOf({ jobtitle: 'Ended' }),
  ];
  await expireJob(host, ended);
  for (const id of [both, mine]) await save(seeker, id);
  await note(seeker, both, 'Good pay.');
  const device = [
    { jobId: both, note: 'Far away.', savedAt: days(-400).toISOString() },
    { jobId: mine, note: 'Call them.' },
    { jobId: theirs, note: 'For Lena.', savedAt: days(-2).toISOString() },
    { jobId: theirs.toUpperCase(), note: 'For Lena.', savedAt: days(400).toISOString() },
    { jobId: ended },
    { jobId: randomUUID(), note: 'x' },
    { jobId: 'what a spec host calls a job' },
  ];
  for (const turn of [1, 2]) {
    expect([turn, await join(seeker, device)]).toEqual([turn, { joined: 4, gone: 2, left: [] }]);
    const { items } = await list(seeker, '?sort=title');
    expect(items.map(({ job, note: text }) => [job.jobtitle, text])).toEqual([
      ['Both', 'Good pay.\nFar away.'],
      ['Ended', ''],
      ['Mine', 'Call them.'],
      ['Theirs', 'For Lena.'],
    ]);
    // the account's own dates are kept, and none is in the future
    for (const { savedAt } of items) {
      expect(Date.parse(savedAt)).toBeLessThanOrEqual(Date.now());
      expect(Date.parse(savedAt)).toBeGreaterThan(days(-3).getTime());
    }
  }
});

test('two browsers that join the same jobs at once', async () => {
  const seeker = await asSeeker(host);
  const made = [await idOf({}), await idOf({}), await idOf({})];
  const jobs = made.map((jobId) => ({ jobId, note: 'n' }));
  const answers = await Promise.all([join(seeker, jobs), join(seeker, jobs.toReversed())]);
  expect(answers).toEqual(Array(2).fill({ joined: 3, gone: 0, left: [] }));
  expect((await list(seeker)).items.map((each) => each.note)).toEqual(['n', 'n', 'n']);
});

test.each([
  ['yesterday'],
  ['2999-01-01T00:00:00Z'],
  ['-271821-04-20T00:00:00Z'],
  ['+275760-09-13T00:00:00Z'],
])('a device that says it saved a job at %s saved it now', async (savedAt) => {
  const seeker = await asSeeker(host);
  const before = Date.now() - 1000;
  expect((await join(seeker, [{ jobId: await idOf({}), savedAt }])).joined).toBe(1);
  const saved = Date.parse((await list(seeker)).items[0]?.savedAt ?? '');
  expect([saved >= before, saved <= Date.now() + 1000]).toEqual([true, true]);
});

test.each([
  ['no job', { jobs: [] }],
  ['101 jobs', { jobs: Array.from({ length: 101 }, () => ({ jobId: 'x' })) }],
  ['a note that is too long', { jobs: [{ jobId: 'x', note: 'n'.repeat(1001) }] }],
  ['something else about a job', { jobs: [{ jobId: 'x', jobtitle: 'y' }] }],
])('%s of a device is refused', async (_what, payload) => {
  expect((await call(await asSeeker(host), 'POST', '', payload)).status).toBe(400);
});
