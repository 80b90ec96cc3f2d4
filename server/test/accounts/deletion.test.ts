import sql from 'sql-template-tag';
import { day } from '@contract/time/durations';
import {
  asAdmin,
  asEmployer,
  asSeeker,
  openHost,
  seekerForm,
  type Person,
  type TestHost,
} from '../host';
import { addCategories, post } from '../jobFixtures';

let host: TestHost;
let admin: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  admin = await asAdmin(host);
});
afterAll(() => host.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (
  person: Pick<Person, 'headers'> | undefined,
  method: Method,
  url: string,
  payload?: object,
) =>
  host.app.inject({
    method,
    url: `/api${url}`,
    headers: person?.headers ?? {},
    ...(payload && { payload }),
  });
const remove = async (person: Person) => {
  const answer = await call(person, 'POST', '/account/deletion', { password: person.password });
  expect(answer.statusCode).toBe(204);
  return answer;
};
const restore = (id: string) => call(admin, 'POST', `/admin/deleted-accounts/${id}/restoration`);
const applied = async (employer: Person) => {
  const job = await post(host, employer);
  const seeker = await asSeeker(host);
  expect(
    (await call(seeker, 'POST', '/applications', { jobId: job._id, message: 'my own words' }))
      .statusCode,
  ).toBe(201);
  return { job, seeker };
};
const applicants = async (employer: Person, jobId: string) =>
  (await call(employer, 'GET', `/applicants?job=${jobId}`)).json().items;
describe('an employer who deletes the account', () => {
  test('is off the site at once with its jobs; what it was sent is kept, and an administrator brings all of it back', async () => {
    const employer = await asEmployer(host);
    await host.db.execute(
      sql`UPDATE employers SET email_verified_at = now() WHERE id = ${employer.id}`,
    );
    const { job, seeker } = await applied(employer);
    const gone = await post(host, employer, { jobtitle: 'Deleted before' });
    expect((await call(employer, 'DELETE', `/jobdescriptions/delete/${gone._id}`)).statusCode).toBe(
      200,
    );
    const answer = await remove(employer);
    expect(answer.cookies).toEqual([expect.objectContaining({ name: 'jl_employer', value: '' })]);
    const seen = async () => [
      (await call(undefined, 'GET', `/employer/employers/username/${employer.username}`))
        .statusCode,
      (await call(undefined, 'GET', `/jobdescriptions/jobdescriptions/${job._id}`)).statusCode,
      (
        await call(undefined, 'POST', '/employer/login', {
          usernameEmployer: employer.username,
          passwordnameEmployer: employer.password,
        })
      ).statusCode,
    ];
    expect(await seen()).toEqual([404, 404, 401]);
    expect((await call(employer, 'GET', '/sessions')).statusCode).toBe(401);
    expect((await call(seeker, 'GET', '/applications')).json()).toEqual([
      expect.objectContaining({ jobId: job._id, jobStatus: 'removed' }),
    ]);
    const list = await call(admin, 'GET', `/admin/deleted-accounts?q=${employer.username}`);
    expect(list.json()).toEqual({
      total: 1,
      items: [
        {
          _id: employer.id,
          role: 'employer',
          username: employer.username,
          email: `${employer.username}@firm.example`,
          deletedBy: 'self',
          jobs: 1,
          deletedAt: expect.any(String),
          erasedOn: expect.any(String),
        },
      ],
    });
    const [item] = list.json().items;
    expect(Date.parse(item.erasedOn) - Date.parse(item.deletedAt)).toBe(30 * day);
    const [mail] = await host.db.query<{ text: string }>(
      sql`SELECT text_body AS text FROM mails WHERE kind = 'accountDeleted' AND recipient = ${`${employer.username}@firm.example`}`,
    );
    expect(mail?.text).toContain(
      new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(item.erasedOn),
      ),
    );
    expect((await restore(employer.id)).statusCode).toBe(204);
    expect(await seen()).toEqual([200, 200, 200]);
    expect(
      (await call(undefined, 'GET', `/jobdescriptions/jobdescriptions/${gone._id}`)).statusCode,
    ).toBe(404);
    expect((await restore(employer.id)).statusCode).toBe(404);
    const actions = await host.db.query<{ action: string }>(
      sql`SELECT action FROM audit_log WHERE record_id = ${employer.id} ORDER BY id`,
    );
    expect(actions.map(({ action }) => action)).toEqual(['deleteAccount', 'restoreAccount']);
  });
  test('is restored as well where an administrator deleted it', async () => {
    const employer = await asEmployer(host);
    expect(
      (await call(admin, 'DELETE', `/employer/employers/delete/${employer.id}`)).statusCode,
    ).toBe(200);
    expect(
      (await call(admin, 'GET', `/admin/deleted-accounts?q=${employer.username}`)).json().items,
    ).toEqual([expect.objectContaining({ deletedBy: 'admin' })]);
    expect((await restore(employer.id)).statusCode).toBe(204);
  });
  test('a fault in the middle leaves everything as it was', async () => {
    const employer = await asEmployer(host);
    const job = await post(host, employer);
    await host.db.execute(
      sql`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$`,
    );
    await host.db.execute(
      sql`CREATE TRIGGER failing BEFORE DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION fail()`,
    );
    const answer = await call(employer, 'POST', '/account/deletion', {
      password: employer.password,
    });
    await host.db.execute(sql`DROP TRIGGER failing ON sessions`);
    expect(answer.statusCode).toBe(500);
    expect(
      (await call(undefined, 'GET', `/jobdescriptions/jobdescriptions/${job._id}`)).statusCode,
    ).toBe(200);
    expect((await call(employer, 'GET', '/sessions')).statusCode).toBe(200);
  });
});

test('a wrong password deletes nothing', async () => {
  const seeker = await asSeeker(host);
  const answer = await call(seeker, 'POST', '/account/deletion', { password: 'not it at all' });
  expect([answer.statusCode, answer.json().field]).toEqual([400, 'password']);
  expect((await call(seeker, 'GET', '/account')).statusCode).toBe(200);
});

describe('a seeker who deletes the account', () => {
  test('leaves what was sent with the employer, and keeps the name for 30 days', async () => {
    const employer = await asEmployer(host);
    const { job, seeker } = await applied(employer);
    const before = await applicants(employer, job._id);
    await remove(seeker);
    expect(await applicants(employer, job._id)).toEqual(before);
    expect(
      (await call(undefined, 'POST', '/jobseeker/jobseekers', seekerForm(seeker.username)))
        .statusCode,
    ).toBe(409);
    expect((await restore(seeker.id)).statusCode).toBe(204);
  });
});
