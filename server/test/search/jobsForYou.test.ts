import sql from 'sql-template-tag';
import type { Wire } from '../../wire';
import { applyTo } from '../applicationFixtures';
import { asEmployer, asSeeker, type Person } from '../host';
import { expireJob, post, setStatus } from '../jobFixtures';
import { openSearch, type SearchedJobs } from './searchedJobs';

let jobs: SearchedJobs;
let employer: Person;
const nurse = (location: string, company: string) => ({
  title: 'Registered Nurse',
  company,
  location,
  category: 'Nurse Jobs',
});
const cook = (location: string, company: string) => ({
  title: 'Line Cook',
  company,
  location,
  category: 'Restaurant Jobs',
});
/** A job without a company. */
const baker = { title: 'Baker', company: '', location: 'Ashland, OR' };

beforeAll(async () => {
  jobs = await openSearch({
    'nurse 1': nurse('Portland, OR', 'A'),
    'nurse 2': nurse('Beaverton, OR', 'B'),
    'nurse 2 again': nurse('Beaverton, OR', 'B'),
    'nurse 3': nurse('Salem, OR', 'C'),
    'cook 1': cook('Denver, CO', 'D'),
    'cook 2': cook('Boulder, CO', 'E'),
    'cook 3': cook('Denver, CO', 'F'),
    'ended nurse': nurse('Portland, OR', 'G'),
    'nurse in draft': nurse('Portland, OR', 'H'),
    'baker nearby': { title: 'Baker', company: 'I', location: 'Medford, OR' },
    'ended baker': { ...baker, overview: 'Bread from four in the morning.' },
    'ended baker again': { ...baker, overview: 'Bread from four in the morning.' },
    'another baker': { ...baker, location: 'Talent, OR' },
    ...Object.fromEntries(
      ['Welder', 'Accountant', 'Truck Driver', 'Cashier'].flatMap((title) =>
        Array.from({ length: 12 }, (_, at) => [
          `${title} ${at}`,
          { title, company: `${at}`, location: 'Reno, NV' },
        ]),
      ),
    ),
  });
  await expireJob(jobs.host, jobs.idOf('ended nurse'));
  await expireJob(jobs.host, jobs.idOf('ended baker'));
  await setStatus(jobs.host, jobs.idOf('nurse in draft'), 'draft');
  employer = await asEmployer(jobs.host);
});
afterAll(() => jobs.host.close());

const forYou = async (seeker: Person, query = ''): Promise<Wire<'JobsForYou'>> => {
  const answer = await jobs.host.app.inject({
    url: `/api/jobs/for-you${query}`,
    headers: seeker.headers,
  });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json();
};
const shown = ({ items }: Wire<'JobsForYou'>) =>
  items.map(({ job, because }) => [job.jobtitle, job.companyname, because.kind, because.jobtitle]);
const opened = (...names: string[]) =>
  `?${names.map((name) => `opened=${jobs.idOf(name)}`).join('&')}`;

test('nothing to go by, nothing suggested', async () => {
  const seeker = await asSeeker(jobs.host);
  expect(await forYou(seeker)).toEqual({ on: true, items: [] });
  expect(await forYou(seeker, '?opened=no-such-job')).toEqual({ on: true, items: [] });
});

test('jobs like those applied to and opened in turns, each once, with its reason', async () => {
  const seeker = await asSeeker(jobs.host);
  const own = await post(jobs.host, employer, {
    jobtitle: 'Registered Nurse (nights)',
    location: 'Portland, OR',
  });
  await applyTo(jobs.host, seeker, { jobId: own._id });
  const answer = await forYou(seeker, opened('cook 1'));
  const because = ['applied', 'Registered Nurse (nights)'];
  expect(shown(answer)).toEqual([
    ['Registered Nurse', 'A', ...because],
    ['Line Cook', 'F', 'opened', 'Line Cook'],
    ['Registered Nurse', 'B', ...because],
    ['Line Cook', 'E', 'opened', 'Line Cook'],
    ['Registered Nurse', 'C', ...because],
  ]);
  expect(answer.items[0]?.because.jobId).toBe(own._id);
  expect(answer.items[0]?.job.joboverview).toBeUndefined();
  expect(shown(await forYou(seeker, `${opened('cook 1')}&limit=2`))).toEqual(
    shown(answer).slice(0, 2),
  );
  // jobs that were applied to or opened are left out
  const known = await forYou(seeker, opened('nurse 1', 'nurse 2', 'cook 2'));
  expect(shown(known).map(([title, company]) => [title, company])).not.toContainEqual([
    'Registered Nurse',
    'A',
  ]);
  expect(shown(known).filter(([, company]) => company === 'B')).toEqual([]);
});

test('saved jobs count too, the last one first, and are not suggested', async () => {
  const seeker = await asSeeker(jobs.host);
  const saves = ['nurse 1', 'cook 1'];
  for (const name of saves) {
    await jobs.host.db.execute(
      sql`UPDATE saved_jobs SET saved_at = saved_at - interval '1 minute'`,
    );
    await jobs.host.app.inject({
      method: 'PUT',
      url: `/api/saved-jobs/${jobs.idOf(name)}`,
      headers: seeker.headers,
    });
  }
  const answer = await forYou(seeker);
  expect(answer.items[0]?.because).toEqual({
    kind: 'saved',
    jobId: jobs.idOf('cook 1'),
    jobtitle: 'Line Cook',
  });
  const companies = shown(answer).map(([, company]) => company);
  expect(companies).toEqual(expect.arrayContaining(['B', 'E']));
  expect(companies).not.toContain('A');
  expect(companies).not.toContain('D');
  expect(shown(answer).map(([, , kind]) => kind)).toEqual(answer.items.map(() => 'saved'));
  await jobs.host.app.inject({
    method: 'DELETE',
    url: `/api/saved-jobs/${jobs.idOf('cook 1')}`,
    headers: seeker.headers,
  });
  expect((await forYou(seeker)).items[0]?.because.jobId).toBe(jobs.idOf('nurse 1'));
});

test('an ended job counts, one that was never public does not even tell its title', async () => {
  const seeker = await asSeeker(jobs.host);
  const ended = await forYou(seeker, opened('ended nurse'));
  const companies = shown(ended).map(([, company]) => company);
  expect(companies.filter((company) => company !== 'Harbour Clinic')).toEqual(['A', 'B', 'C']);
  expect(await forYou(seeker, opened('nurse in draft'))).toEqual({ on: true, items: [] });
});

test('an ended job that is posted again is no news, whichever job leads to it', async () => {
  const seeker = await asSeeker(jobs.host);
  const found = await forYou(seeker, opened('baker nearby', 'ended baker'));
  expect(found.items.map(({ job }) => job._id)).toEqual([jobs.idOf('another baker')]);
});

test('what was withdrawn is no reason any more, and is not suggested again', async () => {
  const seeker = await asSeeker(jobs.host);
  const one = await post(jobs.host, employer, { jobtitle: 'Line Cook', location: 'Denver, CO' });
  const { _id } = await applyTo(jobs.host, seeker, { jobId: one._id });
  const withdrawn = await jobs.host.app.inject({
    method: 'POST',
    url: `/api/applications/${_id}/withdrawal`,
    headers: seeker.headers,
  });
  expect([withdrawn.statusCode, withdrawn.body.slice(0, 80)]).toEqual([200, expect.any(String)]);
  expect((await forYou(seeker)).items).toEqual([]);
  const found = await forYou(seeker, `${opened('cook 1')}&limit=12`);
  expect(found.items.map(({ job }) => job._id)).not.toContain(one._id);
});

test('whoever switches it off gets none, on this account alone, until it is on again', async () => {
  const [seeker, other] = [await asSeeker(jobs.host), await asSeeker(jobs.host)];
  const turn = (on: boolean) =>
    jobs.host.app.inject({
      method: 'PUT',
      url: '/api/job-suggestions',
      headers: seeker.headers,
      payload: { on },
    });
  expect((await turn(false)).json()).toEqual({ on: false });
  expect(await forYou(seeker, opened('cook 1'))).toEqual({ on: false, items: [] });
  expect((await forYou(other, opened('cook 1'))).items).not.toEqual([]);
  expect((await turn(true)).json()).toEqual({ on: true });
  expect((await forYou(seeker, opened('cook 1'))).items).not.toEqual([]);
});
