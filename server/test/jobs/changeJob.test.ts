import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Wire } from '../../wire';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, jobChange, post } from '../jobFixtures';

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

describe('changing a job', () => {
  test('changes what it says and keeps category, owner and age', async () => {
    const before = await post(host, owner);
    const sent = jobChange({
      jobtitle: 'Day Nurse',
      employementtype: 'part time',
      location: 'Remote',
      monthlysalary1: 0,
      monthlysalary2: 0,
    });
    const answer = await change(before._id, sent);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...before, ...sent, updatedAt: expect.any(String) });
    expect(Date.parse(answer.json().updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt ?? ''));
    expect((await job(before._id)).json()).toEqual(answer.json());
    expect(await searchIds('q=%22day+nurse%22&type=part-time&remote=true')).toEqual([before._id]);
    const [entry] = await host.db.query(
      sql`SELECT before->>'title' AS was, after->>'title' AS now FROM audit_log WHERE record_id = ${before._id} AND action = 'updateJob'`,
    );
    expect(entry).toEqual({ was: 'Night Nurse', now: 'Day Nurse' });
    await remove(before._id);
  });

  test("If-Match holds back a change of a version that wasn't seen", async () => {
    const { _id: id } = await post(host, owner);
    const seen = (await job(id)).headers.etag ?? '';
    expect(seen).toMatch(/^"\w+"$/);
    const first = await change(id, jobChange({ jobtitle: 'First' }), {
      ...owner.headers,
      'if-match': seen,
    });
    expect(first.statusCode).toBe(200);
    expect(first.headers.etag).not.toBe(seen);
    const second = await change(id, jobChange({ jobtitle: 'Second' }), {
      ...owner.headers,
      'if-match': seen,
    });
    expect(second.statusCode).toBe(412);
    expect((await job(id)).json().jobtitle).toBe('First');
    expect((await change(id, jobChange(), { ...owner.headers, 'if-match': '*' })).statusCode).toBe(
      200,
    );
    expect((await change(id, jobChange({ jobtitle: 'Third' }))).statusCode).toBe(200);
  });

  test('of two changes of one version only one counts', async () => {
    const { _id: id } = await post(host, owner);
    const headers = { ...owner.headers, 'if-match': (await job(id)).headers.etag ?? '' };
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((jobtitle) => change(id, jobChange({ jobtitle }), headers)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 412, 412,
    ]);
  });

  test.each<[string, object]>([
    ['categoryName', { categoryName: 'Sales Jobs' }],
    ['usernameEmployer', { usernameEmployer: 'x' }],
    ['jobtitle', { jobtitle: ' ' }],
    ['monthlysalary2', { monthlysalary1: 2, monthlysalary2: 1 }],
    ['numberofvacancies', { numberofvacancies: 'two' }],
    ['joboverview', { joboverview: 'w '.repeat(66) }],
    ['status', { status: 'live' }],
  ])('refuses %s in %j', async (field, changes) => {
    const before = await post(host, owner);
    const answer = await change(before._id, { ...jobChange(), ...changes });
    expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
    expect((await job(before._id)).json()).toEqual(before);
  });

  test("is its owner's and an administrator's", async () => {
    const before = await post(host, owner);
    for (const [headers, status] of [
      [{}, 401],
      [seeker.headers, 403],
      [other.headers, 403],
    ] as const) {
      expect((await change(before._id, jobChange(), headers)).statusCode).toBe(status);
      expect((await remove(before._id, headers)).statusCode).toBe(status);
    }
    expect((await job(before._id)).json()).toEqual(before);
    expect(
      (await change(before._id, jobChange({ jobtitle: 'By an administrator' }), admin.headers))
        .statusCode,
    ).toBe(200);
    expect((await change(randomUUID(), jobChange())).statusCode).toBe(404);
    expect((await change('x', jobChange())).statusCode).toBe(404);
  });
});

describe('deleting a job', () => {
  test.each(['owner', 'admin'])('by its %s: it is gone from everything at once', async (who) => {
    const { headers } = who === 'owner' ? owner : admin;
    const total = async () => (await get('/jobs/search?limit=1')).json().total;
    const before = await total();
    const { _id: id } = await post(host, owner, { jobtitle: 'Lighthouse Keeper' });
    expect(await total()).toBe(before + 1);
    expect((await get('/stats')).json().liveJobs).toBe(before + 1);
    const answer = await remove(id, headers);
    expect([answer.statusCode, typeof answer.json().message]).toEqual([200, 'string']);
    for (const reader of [{}, owner.headers, admin.headers]) {
      expect((await job(id, reader)).statusCode).toBe(404);
      for (const url of [
        '/jobdescriptions/getAll',
        ofOwner(),
        '/jobdescriptions/getByCategory/Nurse%20Jobs',
      ])
        expect(await ids(url, reader)).not.toContain(id);
    }
    expect(await searchIds('q=lighthouse')).toEqual([]);
    expect(await total()).toBe(before);
    expect((await get('/stats')).json().liveJobs).toBe(before);
    expect((await remove(id, headers)).statusCode).toBe(404);
    const [row] = await host.db.query<{ deletedAt: Date | null }>(
      sql`SELECT deleted_at AS "deletedAt" FROM jobs WHERE id = ${id}`,
    );
    expect(row?.deletedAt).toBeInstanceOf(Date);
    const entries = await host.db.query(
      sql`SELECT actor_role FROM audit_log WHERE record_id = ${id} AND action = 'deleteJob'`,
    );
    expect(entries).toEqual([{ actor_role: who === 'owner' ? 'employer' : 'admin' }]);
  });

  test('an employer takes its jobs along', async () => {
    const gone = await asEmployer(host);
    const { _id: id } = await post(host, gone);
    const total = async () => (await get('/jobs/search?limit=1')).json().total;
    const before = await total();
    await host.app.inject({
      method: 'DELETE',
      url: `/api/employer/employers/delete/${gone.id}`,
      headers: admin.headers,
    });
    expect((await job(id)).statusCode).toBe(404);
    expect(await ids('/jobdescriptions/getAll')).not.toContain(id);
    expect(await total()).toBe(before - 1);
    expect((await get(`/jobs/search?employer=${gone.username}`)).json()).toMatchObject({
      items: [],
      total: 0,
      nextCursor: null,
    });
  });
});
