import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { limits } from '@contract/limits';
import type { Wire } from '../../wire';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import {
  addCategories,
  expireJob,
  forgetTakeDowns,
  insertTestJobs,
  post,
  setStatus,
} from '../jobFixtures';
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

const { call, save, remove, note, list, ids, join } = savedCalls(() => host);
const idOf = async (changes: Partial<Wire<'JobPosting'>>): Promise<string> =>
  (await post(host, employer, changes))._id;
const titles = ({ items }: Wire<'SavedJobPage'>) => items.map(({ job }) => job.jobtitle);

test('a job is saved once however often it is asked for, noted, removed and nobody else’s', async () => {
  const [seeker, other] = [await asSeeker(host), await asSeeker(host)];
  const id = await idOf({ jobtitle: 'Ward Nurse' });
  expect(await ids(seeker)).toEqual([]);
  expect(await Promise.all([save(seeker, id), save(seeker, id)])).toEqual([204, 204]);
  expect(await save(seeker, id.toUpperCase())).toBe(204);
  expect(await ids(seeker)).toEqual([id]);
  expect(await note(seeker, id, '  Ask about nights. ')).toEqual({
    status: 200,
    body: { note: 'Ask about nights.' },
  });
  const page = await list(seeker);
  expect(page).toMatchObject({ total: 1, page: 1, limit: 20, counts: { open: 1, ended: 0 } });
  expect(page.items).toEqual([
    {
      job: expect.objectContaining({
        _id: id,
        jobtitle: 'Ward Nurse',
        status: 'live',
        usernameEmployer: employer.username,
      }),
      note: 'Ask about nights.',
      savedAt: expect.any(String),
    },
  ]);
  expect(page.items[0]?.job.joboverview).toBeUndefined();
  expect([await ids(other), (await list(other)).items]).toEqual([[], []]);
  expect((await note(other, id, 'mine')).status).toBe(404);
  expect(await remove(other, id)).toBe(204);
  expect(await ids(seeker)).toEqual([id]);
  expect([await remove(seeker, id), await remove(seeker, id)]).toEqual([204, 204]);
  expect([await ids(seeker), (await list(seeker)).items]).toEqual([[], []]);
  expect((await note(seeker, id, 'too late')).status).toBe(404);
});

test('a removal is undone for an hour, with note and day, also of a job that has gone meanwhile; later it starts anew', async () => {
  const seeker = await asSeeker(host);
  const [id, gone] = [await idOf({}), await idOf({ jobtitle: 'Gone' })];
  for (const each of [id, gone]) {
    await save(seeker, each);
    await note(seeker, each, 'Mine');
  }
  await host.db.execute(sql`UPDATE saved_jobs SET saved_at = ${days(-3)}`);
  await remove(seeker, id);
  await remove(seeker, gone);
  await host.db.execute(sql`UPDATE jobs SET deleted_at = now() WHERE id = ${gone}`);
  expect([await save(seeker, id), await save(seeker, gone)]).toEqual([204, 204]);
  const { items } = await list(seeker);
  expect(items.map((each) => [each.note, each.savedAt < days(-2).toISOString()])).toEqual([
    ['Mine', true],
    ['Mine', true],
  ]);
  await remove(seeker, id);
  await remove(seeker, gone);
  await host.db.execute(sql`UPDATE saved_jobs SET removed_at = now() - interval '61 minutes'`);
  expect([await save(seeker, id), await save(seeker, gone)]).toEqual([204, 404]);
  expect((await list(seeker)).items).toEqual([
    expect.objectContaining({
      note: '',
      savedAt: expect.stringContaining(days(0).toISOString().slice(0, 10)),
    }),
  ]);
});

test('what ended is listed as ended with its day; of what left the site neither reason nor employer is told', async () => {
  const seeker = await asSeeker(host);
  const made: Record<string, string> = {};
  for (const name of ['live', 'expired', 'filled', 'removed', 'deleted', 'waiting']) {
    made[name] = await idOf({ jobtitle: name });
    await save(seeker, made[name]);
  }
  await expireJob(host, made['expired'] ?? '');
  await setStatus(host, made['filled'] ?? '', 'filled');
  await setStatus(host, made['removed'] ?? '', 'removed');
  await setStatus(host, made['waiting'] ?? '', 'waiting');
  await host.db.execute(
    sql`UPDATE jobs SET removal_reason = 'It names a person' WHERE id = ${made['removed']}`,
  );
  await host.db.execute(sql`UPDATE jobs SET deleted_at = now() WHERE id = ${made['deleted']}`);
  const page = await list(seeker, '?sort=title');
  expect(page.items.map(({ job }) => [job.jobtitle, job.status])).toEqual([
    ['deleted', 'removed'],
    ['expired', 'expired'],
    ['filled', 'filled'],
    ['live', 'live'],
    ['removed', 'removed'],
    ['waiting', 'removed'],
  ]);
  for (const { job } of page.items)
    expect([job.jobtitle, typeof job.endedAt]).toEqual([
      job.jobtitle,
      job.status === 'live' ? 'undefined' : 'string',
    ]);
  const removed = page.items.filter(({ job }) => job.status === 'removed');
  expect(JSON.stringify(removed)).not.toMatch(/names a person|usernameEmployer/);
  expect(page.counts).toEqual({ open: 1, ended: 5 });
  expect(titles(await list(seeker, '?state=open'))).toEqual(['live']);
  expect((await list(seeker, '?state=ended')).total).toBe(5);
});

test.each([['draft'], ['waiting'], ['removed']])('a %s job can’t be saved', async (status) => {
  const seeker = await asSeeker(host);
  const id = await idOf({});
  await setStatus(host, id, status);
  expect(await save(seeker, id)).toBe(404);
  expect(await join(seeker, [{ jobId: id }])).toEqual({ joined: 0, gone: 1, left: [] });
  expect(await ids(seeker)).toEqual([]);
});

test('an id that no job has is not found, an ended job can be saved', async () => {
  const seeker = await asSeeker(host);
  expect([await save(seeker, randomUUID()), await save(seeker, 'no-id')]).toEqual([404, 404]);
  expect([await remove(seeker, 'no-id'), (await note(seeker, 'no-id', '')).status]).toEqual([
    204, 404,
  ]);
  const ended = await idOf({});
  await expireJob(host, ended);
  expect(await save(seeker, ended)).toBe(204);
});

test('sorted, searched and paged', async () => {
  const seeker = await asSeeker(host);
  const rows = await insertTestJobs(host, [
    { title: 'Baker', company: 'Café Zoë', payTo: 3000, expiresAt: days(9) },
    { title: 'Cook', company: 'Harbour', location: 'Salem, OR', payTo: 5000, expiresAt: days(2) },
    { title: 'Aide', company: 'Mill', payTo: 0, expiresAt: days(5) },
    { title: 'Dean', company: 'School', payTo: 9000, expiresAt: days(-1) },
  ]);
  await join(
    seeker,
    rows.map((jobId, at) => ({ jobId, savedAt: days(at - 9).toISOString() })),
  );
  await note(seeker, rows[2] ?? '', 'Zoë knows them');
  const by = async (query: string) => titles(await list(seeker, query));
  expect(await by('')).toEqual(['Dean', 'Aide', 'Cook', 'Baker']);
  expect(await by('?sort=oldest')).toEqual(['Baker', 'Cook', 'Aide', 'Dean']);
  expect(await by('?sort=ending')).toEqual(['Cook', 'Aide', 'Baker', 'Dean']);
  expect(await by('?sort=pay')).toEqual(['Dean', 'Cook', 'Baker', 'Aide']);
  expect(await by('?sort=title')).toEqual(['Aide', 'Baker', 'Cook', 'Dean']);
  expect(await by('?q=zoe')).toEqual(['Aide', 'Baker']);
  expect(await by('?q=SALEM%20cook')).toEqual(['Cook']);
  expect(await by('?q=%25')).toEqual([]);
  expect(await list(seeker, '?q=zoe&state=ended')).toMatchObject({
    total: 0,
    counts: { open: 2, ended: 0 },
  });
  expect(await by('?limit=3&page=2')).toEqual(['Baker']);
  expect(await by('?limit=3&page=9')).toEqual([]);
  for (const query of ['?sort=worst', '?state=draft', '?page=0', '?limit=51'])
    expect([query, (await call(seeker, 'GET', query)).status]).toEqual([query, 400]);
});

test('a note is as long as it may be, in whatever letters, and a longer one is refused', async () => {
  const seeker = await asSeeker(host);
  const id = await idOf({});
  await save(seeker, id);
  const long = '🙂é'.repeat(limits.savedNote / 2);
  expect((await note(seeker, id, long)).body).toEqual({ note: long });
  expect((await note(seeker, id, `${long}x`)).status).toBe(400);
  expect((await note(seeker, id, '  ')).body).toEqual({ note: '' });
  expect((await join(seeker, [{ jobId: id, note: 'n'.repeat(1000) }])).joined).toBe(1);
  expect((await join(seeker, [{ jobId: id, note: 'more' }])).joined).toBe(1);
  expect((await list(seeker)).items[0]?.note).toHaveLength(1000);
});

test('5,000 are saved at most; the list, its search and the bookmarks stay quick', async () => {
  const seeker = await asSeeker(host);
  const spare = [await idOf({ jobtitle: 'Spare' }), await idOf({})];
  const rows = await insertTestJobs(
    host,
    Array.from({ length: 4999 }, (_, at) => ({ title: `Job ${at}` })),
  );
  await host.db.execute(
    sql`INSERT INTO saved_jobs (seeker_id, job_id) SELECT ${seeker.id}, unnest(${rows}::uuid[])`,
  );
  expect(await save(seeker, spare[0] ?? '')).toBe(204);
  const full = await call(seeker, 'PUT', `/${spare[1]}`);
  expect(full).toEqual({
    status: 409,
    body: { message: 'You can save 5,000 jobs. Remove some first.' },
  });
  expect(
    await join(
      seeker,
      spare.map((jobId) => ({ jobId })),
    ),
  ).toEqual({
    joined: 1,
    gone: 0,
    left: [spare[1]],
  });
  expect(await ids(seeker)).toHaveLength(5000);
  expect(await list(seeker, '?q=job&sort=title&page=250')).toMatchObject({
    total: 4999,
    items: { length: 19 },
  });
});

test('limits hold for an account that saves without end', async () => {
  const limited = await openHost({ RATE_LIMITS: 'on' });
  const { headers } = await asSeeker(limited);
  await limited.db.execute(
    sql`INSERT INTO attempts (key, at) SELECT 'save:jobseeker:' || id, now() FROM job_seekers, generate_series(1, 1200)`,
  );
  const answer = await limited.app.inject({
    method: 'PUT',
    url: `/api/saved-jobs/${randomUUID()}`,
    headers,
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    429,
    { message: 'Too many saved jobs in an hour; try again later' },
  ]);
  await limited.close();
});
