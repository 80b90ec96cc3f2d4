import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { day } from '@contract/time/durations';
import type { Wire } from '../../wire';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import {
  addCategories,
  expireJob,
  forgetTakeDowns,
  insertTestJobs,
  jobChange,
  jobForm,
  post,
  setStatus,
} from '../jobFixtures';

let host: TestHost;
let owner: Person;
let other: Person;
let seeker: Person;
let admin: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  [owner, other, seeker, admin] = await Promise.all([
    asEmployer(host, 'نجمة & شركاء/50% "١"'),
    asEmployer(host),
    asSeeker(host),
    asAdmin(host),
  ]);
});
beforeEach(() => forgetTakeDowns(host));
afterAll(() => host.close());

type Headers = Record<string, string>;
const get = (url: string, headers: Headers = {}) => host.app.inject({ url: `/api${url}`, headers });
const list = async (url: string, headers?: Headers): Promise<Wire<'Job'>[]> =>
  (await get(url, headers)).json();
const ids = async (url: string, headers?: Headers) =>
  (await list(url, headers)).map((job) => job._id);
const change = (id: string, payload: object, headers: Headers = owner.headers) =>
  host.app.inject({ method: 'PUT', url: `/api/jobdescriptions/${id}`, headers, payload });
const remove = (id: string, headers: Headers = owner.headers) =>
  host.app.inject({ method: 'DELETE', url: `/api/jobdescriptions/delete/${id}`, headers });
const job = (id: string, headers?: Headers) =>
  get(`/jobdescriptions/jobdescriptions/${id}`, headers);
const ofOwner = () => `/jobdescriptions/employer/${encodeURIComponent(owner.username)}`;
const searchIds = async (query: string, headers?: Headers): Promise<string[]> =>
  (await get(`/jobs/search?${query}`, headers)).json().items.map((each: Wire<'Job'>) => each._id);

describe('who sees a job', () => {
  const hidden: [string, (id: string) => Promise<number>][] = [
    ['draft', (id) => setStatus(host, id, 'draft')],
    ['expired', (id) => setStatus(host, id, 'expired')],
    ['filled', (id) => setStatus(host, id, 'filled')],
    ['removed', (id) => setStatus(host, id, 'removed')],
    ['expired', (id) => expireJob(host, id)],
  ];
  test.each(hidden)('a job that is %s: its owner and an administrator', async (status, hide) => {
    const { _id: id } = await post(host, owner);
    await hide(id);
    for (const headers of [{}, seeker.headers, other.headers]) {
      expect((await job(id, headers)).statusCode).toBe(404);
      for (const url of [
        '/jobdescriptions/getAll',
        ofOwner(),
        '/jobdescriptions/getByCategory/Nurse%20Jobs',
      ])
        expect(await ids(url, headers)).not.toContain(id);
      expect(
        await searchIds(`employer=${encodeURIComponent(owner.username)}`, headers),
      ).not.toContain(id);
    }
    for (const headers of [owner.headers, admin.headers]) {
      expect((await job(id, headers)).json()).toMatchObject({ _id: id, status });
      expect(await ids(ofOwner(), headers)).toContain(id);
      expect(
        await searchIds(`employer=${encodeURIComponent(owner.username)}&status=${status}`, headers),
      ).toContain(id);
    }
    expect(await ids('/jobdescriptions/getAll', admin.headers)).toContain(id);
    expect(await ids('/jobdescriptions/getAll', owner.headers)).not.toContain(id);
    expect((await change(id, jobChange(), other.headers)).statusCode).toBe(404);
    await remove(id);
  });

  test('everyone sees a live one, newest first, in every list', async () => {
    const [older, newer] = [await post(host, owner), await post(host, owner)];
    for (const headers of [{}, seeker.headers, other.headers, owner.headers, admin.headers]) {
      expect((await job(newer._id, headers)).json()).toEqual(newer);
      for (const url of [
        '/jobdescriptions/getAll',
        ofOwner(),
        '/jobdescriptions/getByCategory/Nurse%20Jobs',
      ]) {
        expect((await ids(url, headers)).slice(0, 2)).toEqual([newer._id, older._id]);
      }
    }
    expect(newer.usernameEmployer).toBe(owner.username);
    expect(await ids(ofOwner().replace('Ann', 'ANN'))).toContain(newer._id);
  });

  test('a name or category that nobody has gives an empty list', async () => {
    expect(await list('/jobdescriptions/employer/nobody')).toEqual([]);
    expect(
      await list(`/jobdescriptions/getByCategory/${encodeURIComponent('50% / "لا شيء"')}`),
    ).toEqual([]);
  });

  test('an id that can be none of ours is a job that is not there', async () => {
    for (const id of ['x', '1', randomUUID(), encodeURIComponent("' OR 1=1 --"), 'ا'.repeat(60)])
      expect((await job(id)).statusCode).toBe(404);
    expect((await job('%00')).statusCode).toBe(400);
  });

  test("nobody's job has no username; its whole text goes along with getJob only", async () => {
    const [id = ''] = await insertTestJobs(host, [
      { description: 'All that was said', company: 'Company not named' },
    ]);
    const whole = (await job(id)).json();
    expect(whole).toMatchObject({
      description: 'All that was said',
      monthlysalary1: 0,
      monthlysalary2: 0,
      companyLogo: null,
    });
    expect(whole).not.toHaveProperty('usernameEmployer');
    const listed = (await list('/jobdescriptions/getAll')).find((each) => each._id === id);
    expect(listed).toEqual(
      Object.fromEntries(
        Object.entries(whole).filter(([name]) => name !== 'description' && name !== 'questions'),
      ),
    );
  });

  test('a logo is an address that serves it', async () => {
    const logo = randomUUID();
    await host.db.execute(
      sql`INSERT INTO media (id, content_type, bytes) VALUES (${logo}, 'image/webp', ${Buffer.from('picture')})`,
    );
    await host.db.execute(sql`UPDATE employers SET logo_id = ${logo} WHERE id = ${other.id}`);
    const { companyLogo } = await post(host, other);
    expect(companyLogo).toBe(`/api/media/${logo}`);
    const picture = await host.app.inject({ url: companyLogo ?? '' });
    expect(picture.statusCode).toBe(200);
    expect(picture.body).toBe('picture');
  });
});

test('numbers of the home page: live jobs, and their companies', async () => {
  const before = (await get('/stats')).json();
  await post(host, owner, { companyname: 'A company of its own' });
  await post(host, owner, { companyname: 'a company of its OWN ' });
  const { _id: ended } = await post(host, owner, { companyname: 'An ended one' });
  await expireJob(host, ended);
  await insertTestJobs(host, [
    { createdAt: new Date(Date.now() - 40 * day), company: 'A bygone one' },
  ]);
  await post(host, owner);
  expect((await get('/stats')).json()).toEqual({
    liveJobs: before.liveJobs + 3,
    employersHiring: before.employersHiring + 1,
  });
});

test('a job whose form is repeated is stored twice', async () => {
  const [one, two] = [
    await post(host, owner, jobForm(owner.username)),
    await post(host, owner, jobForm(owner.username)),
  ];
  expect(one._id).not.toBe(two._id);
});
