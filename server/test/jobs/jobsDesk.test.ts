import sql from 'sql-template-tag';
import { addViews } from '../../repositories/jobs/jobViews';
import type { Wire } from '../../wire';
import { applyTo } from '../applicationFixtures';
import { call, join } from '../companies/companyFixtures';
import { applyAsNew } from '../hiring/fixtures';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';

let host: TestHost;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
});
afterAll(() => host.close());

const desk = async (person: Person, search = ''): Promise<Wire<'JobsDesk'>> => {
  const answer = await call(host, person, 'GET', `/company/jobs/desk${search}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const titles = ({ items }: Wire<'JobsDesk'>) => items.map(({ job }) => job.jobtitle);
const utcDay = (back: number) =>
  new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
/** Sets a job's end to this many days from now, or ago if negative. */
const endIn = (id: string, days: number) =>
  host.db.execute(
    sql`UPDATE jobs SET expires_at = now() + make_interval(days => ${days}) WHERE id = ${id}`,
  );

test('each job comes with its applicants, those unread, and the visitors of 14 days up to today or its end', async () => {
  const owner = await asEmployer(host);
  const nurse = (await post(host, owner, { jobtitle: 'Nurse' }))._id;
  const cook = (await post(host, owner, { jobtitle: 'Cook' }))._id;
  const { id } = await applyAsNew(host, { jobId: nurse });
  await applyTo(host, await asSeeker(host), { jobId: nurse });
  await call(host, owner, 'POST', `/applicants/${id}/opening`);
  await addViews(host.db, [
    { jobId: nurse, day: utcDay(0), source: 'link', views: 3 },
    { jobId: nurse, day: utcDay(0), source: 'search', views: 4 },
    { jobId: nurse, day: utcDay(13), source: 'search', views: 2 },
    { jobId: nurse, day: utcDay(14), source: 'search', views: 9 },
    { jobId: cook, day: utcDay(5), source: 'search', views: 6 },
    { jobId: cook, day: utcDay(0), source: 'search', views: 1 },
  ]);
  await endIn(cook, -5);
  const { items, ...rest } = await desk(owner);
  expect(items.map(({ job: _job, ...figures }) => figures)).toEqual([
    { applicants: 2, fresh: 1, views: [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7] },
    { applicants: 0, fresh: 0, views: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6] },
  ]);
  expect(items[0]?.job).toMatchObject({ _id: nurse, status: 'live', monthlysalary1: 4000 });
  expect(items[0]?.job).not.toHaveProperty('joboverview');
  expect(items[1]?.job.status).toBe('expired');
  expect(rest).toEqual({
    ...{ total: 2, page: 1, limit: 20, unconfirmed: [], unfinished: 0 },
    counts: { live: 1, draft: 0, ended: 1 },
  });
});

test('a state and words choose, the counts stay; sorted by end, age or title, a page at a time', async () => {
  const owner = await asEmployer(host);
  const [late, soon, gone, filled] = [
    (await post(host, owner, { jobtitle: 'b Night Nurse', location: 'Québec' }))._id,
    (await post(host, owner, { jobtitle: 'D Day Nurse' }))._id,
    (await post(host, owner, { jobtitle: 'A Cook' }))._id,
    (await post(host, owner, { jobtitle: 'E Baker' }))._id,
  ];
  await endIn(late, 20);
  await endIn(soon, 3);
  await endIn(gone, -9);
  await call(host, owner, 'POST', `/jobs/${filled}/close`);
  await call(host, owner, 'POST', '/jobs/drafts', {
    jobtitle: 'C Porter',
    categoryName: 'Nurse Jobs',
  });
  const all = await desk(owner);
  expect(titles(all)).toEqual(['D Day Nurse', 'b Night Nurse', 'C Porter', 'E Baker', 'A Cook']);
  expect(all).toMatchObject({ counts: { live: 2, draft: 1, ended: 2 }, unfinished: 1 });
  const byTitle = ['A Cook', 'b Night Nurse', 'C Porter', 'D Day Nurse', 'E Baker'];
  expect(titles(await desk(owner, '?sort=title'))).toEqual(byTitle);
  expect(titles(await desk(owner, '?sort=newest'))[0]).toBe('C Porter');
  expect(titles(await desk(owner, '?state=live'))).toEqual(['D Day Nurse', 'b Night Nurse']);
  expect(titles(await desk(owner, '?state=draft'))).toEqual(['C Porter']);
  expect(titles(await desk(owner, '?state=ended'))).toEqual(['E Baker', 'A Cook']);
  const words = await desk(owner, '?q=NURSE%20quebec');
  expect(titles(words)).toEqual(['b Night Nurse']);
  expect(words).toMatchObject({ total: 1, counts: all.counts });
  expect(await desk(owner, '?q=nurse&state=ended')).toMatchObject({ items: [], total: 0 });
  const second = await desk(owner, '?limit=2&page=2');
  expect(titles(second)).toEqual(['C Porter', 'E Baker']);
  expect(second).toMatchObject({ total: 5, page: 2, limit: 2 });
});

test('live jobs that nobody has confirmed for three weeks are named, the next to end first, until they are confirmed', async () => {
  const owner = await asEmployer(host);
  const first = (await post(host, owner))._id;
  const second = (await post(host, owner))._id;
  const fresh = (await post(host, owner))._id;
  await endIn(second, 8);
  await endIn(first, 2);
  await endIn(fresh, 15);
  const unconfirmed = async () => (await desk(owner)).unconfirmed.map(({ _id }) => _id);
  expect(await unconfirmed()).toEqual([first, second]);
  await call(host, owner, 'POST', `/jobs/${first}/confirmation`);
  expect(await unconfirmed()).toEqual([second]);
});

test('colleagues see the jobs that they have, a stranger none, and a deleted job nobody', async () => {
  const [owner, poster, reader, stranger] = [
    await asEmployer(host),
    await asEmployer(host),
    await asEmployer(host),
    await asEmployer(host),
  ];
  await join(host, owner, poster, { role: 'recruiter', allJobs: false });
  const { _id } = await post(host, poster, { jobtitle: 'Nurse' });
  await post(host, owner, { jobtitle: 'Cook' });
  await join(host, owner, reader, { role: 'reader', allJobs: false, jobIds: [_id] });
  expect(titles(await desk(owner, '?sort=title'))).toEqual(['Cook', 'Nurse']);
  expect(titles(await desk(poster))).toEqual(['Nurse']);
  expect(titles(await desk(reader))).toEqual(['Nurse']);
  expect(await desk(stranger)).toMatchObject({
    ...{ items: [], total: 0, counts: { live: 0, draft: 0, ended: 0 } },
  });
  await call(host, poster, 'DELETE', `/jobdescriptions/delete/${_id}`);
  expect(titles(await desk(owner))).toEqual(['Cook']);
  expect((await desk(reader)).counts.live).toBe(0);
});

test('a colleague’s own jobs alone, or what can be chosen for them: what they were given first, without their own', async () => {
  const [owner, poster, reader, stranger] = [
    await asEmployer(host),
    await asEmployer(host),
    await asEmployer(host),
    await asEmployer(host),
  ];
  await join(host, owner, poster, { role: 'recruiter', allJobs: false });
  const old = (await post(host, owner, { jobtitle: 'Old Cook' }))._id;
  await post(host, owner, { jobtitle: 'New Cook' });
  const filled = (await post(host, owner, { jobtitle: 'Filled Cook' }))._id;
  await call(host, owner, 'POST', `/jobs/${filled}/close`);
  await post(host, poster, { jobtitle: 'Nurse' });
  await call(host, owner, 'POST', '/jobs/drafts', {
    jobtitle: 'Porter',
    categoryName: 'Nurse Jobs',
  });
  const given = { role: 'recruiter', allJobs: false, jobIds: [filled] } as const;
  await call(host, owner, 'PUT', `/company/people/${poster.id}`, given);
  await join(host, owner, reader, { role: 'reader', allJobs: false, jobIds: [old] });
  const choices = (person: Person, search = '') =>
    desk(owner, `?sort=state&chooseFor=${person.id}${search}`);
  expect(titles(await desk(owner, '?sort=state'))).toEqual([
    ...['Nurse', 'New Cook', 'Old Cook', 'Porter', 'Filled Cook'],
  ]);
  const own = await desk(owner, `?person=${poster.id.toUpperCase()}`);
  expect(titles(own)).toEqual(['Nurse']);
  expect(own).toMatchObject({ total: 1, counts: { live: 3, draft: 1, ended: 1 } });
  expect(titles(await desk(poster, `?person=${owner.id}`))).toEqual(['Filled Cook']);
  const forPoster = await choices(poster);
  expect(titles(forPoster)).toEqual(['Filled Cook', 'New Cook', 'Old Cook', 'Porter']);
  expect(forPoster.total).toBe(4);
  expect(titles(await choices(reader))).toEqual([
    ...['Old Cook', 'Nurse', 'New Cook', 'Porter', 'Filled Cook'],
  ]);
  expect(titles(await choices(reader, '&q=cook&limit=2'))).toEqual(['Old Cook', 'New Cook']);
  // ids that aren't of this company
  for (const id of [stranger.id, 'nobody'])
    expect(await desk(owner, `?person=${id}`)).toMatchObject({ items: [], total: 0 });
  expect((await desk(owner, '?chooseFor=nobody')).total).toBe(5);
  // only owners see which jobs a colleague was given
  for (const person of [poster, reader]) {
    const answer = await call(host, person, 'GET', `/company/jobs/desk?chooseFor=${reader.id}`);
    expect(answer.statusCode).toBe(403);
  }
  expect(
    (await call(host, stranger, 'GET', `/company/jobs/desk?chooseFor=${reader.id}`)).json(),
  ).toMatchObject({ items: [], total: 0 });
});
