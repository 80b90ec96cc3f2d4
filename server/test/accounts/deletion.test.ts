import sql from 'sql-template-tag';
import { day } from '@contract/durations';
import { erasePeople } from '../../services/accounts/erasure';
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
/** As if the account had been deleted so many days ago. */
const age = (name: 'employers' | 'job_seekers', id: string, days: number) =>
  name === 'employers'
    ? host.db.execute(
        sql`UPDATE employers SET deleted_at = deleted_at - make_interval(days => ${days}) WHERE id = ${id}`,
      )
    : host.db.execute(
        sql`UPDATE job_seekers SET deleted_at = deleted_at - make_interval(days => ${days}) WHERE id = ${id}`,
      );

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
  test('is erased after 30 days: no word of the person is left but in what was sent, which goes 6 months after the job ended', async () => {
    const employer = await asEmployer(host);
    const { job, seeker } = await applied(employer);
    const before = await applicants(employer, job._id);
    await remove(seeker);
    await age('job_seekers', seeker.id, 29);
    await erasePeople(host.db);
    expect(
      (await call(admin, 'GET', `/admin/deleted-accounts?q=${seeker.username}`)).json().total,
    ).toBe(1);
    await age('job_seekers', seeker.id, 2);
    expect(
      (await call(admin, 'GET', `/admin/deleted-accounts?q=${seeker.username}`)).json().total,
    ).toBe(0);
    expect((await restore(seeker.id)).statusCode).toBe(404);
    expect(await erasePeople(host.db)).toBe(1);
    expect(await erasePeople(host.db)).toBe(0);
    expect(await applicants(employer, job._id)).toEqual(before);
    for (const text of [
      'job_seekers',
      'sessions',
      'audit_log',
      'consents',
      'attempts',
      'reports',
      'known_networks',
      'mailed_links',
      'resumes',
      'mail_preferences',
      'digest_items',
    ])
      expect([text, await holds(text, seeker)]).toEqual([text, false]);
    expect(
      (await call(undefined, 'POST', '/jobseeker/jobseekers', seekerForm(seeker.username)))
        .statusCode,
    ).toBe(201);

    await host.db.execute(
      sql`UPDATE jobs SET status = 'filled', ended_at = now() - interval '7 months' WHERE id = ${job._id}`,
    );
    await erasePeople(host.db);
    expect(await applicants(employer, job._id)).toEqual([]);
  });
});

/** Whether any row of a table still says the person's name or address. */
const holds = async (name: string, person: Person): Promise<boolean> => {
  const rows = await host.db.query<{ row: string }>(tables[name] ?? sql`SELECT 1`);
  return rows.some(
    ({ row }) =>
      row.toLowerCase().includes(person.username.toLowerCase()) ||
      (/Ivo|Mara/.test(row) && row.includes(person.id)),
  );
};
const tables: Record<string, ReturnType<typeof sql>> = {
  job_seekers: sql`SELECT t::text AS row FROM job_seekers t`,
  employers: sql`SELECT t::text AS row FROM employers t`,
  sessions: sql`SELECT t::text AS row FROM sessions t`,
  audit_log: sql`SELECT t::text AS row FROM audit_log t`,
  consents: sql`SELECT t::text AS row FROM consents t`,
  attempts: sql`SELECT t::text AS row FROM attempts t`,
  reports: sql`SELECT t::text AS row FROM reports t`,
  known_networks: sql`SELECT t::text AS row FROM known_networks t`,
  resumes: sql`SELECT to_jsonb(t)::text AS row FROM resumes t`,
  mail_preferences: sql`SELECT to_jsonb(t)::text AS row FROM mail_preferences t`,
  digest_items: sql`SELECT to_jsonb(t)::text AS row FROM digest_items t`,
  mailed_links: sql`SELECT t::text AS row FROM mailed_links t`,
  notices: sql`SELECT t::text AS row FROM notices t`,
};

test("an employer is erased after 30 days with company, notices and the log's names; the seekers' own lists keep the job", async () => {
  const employer = await asEmployer(host);
  const { job, seeker } = await applied(employer);
  await call(employer, 'PUT', `/employer/employers/update/${employer.id}`, {
    companyName: 'Brightwater Works',
  });
  await remove(employer);
  await age('employers', employer.id, 31);
  expect(await erasePeople(host.db)).toBe(1);
  for (const text of ['employers', 'sessions', 'audit_log', 'notices', 'attempts'])
    expect([text, await holds(text, employer)]).toEqual([text, false]);
  expect(
    await host.db.query(sql`SELECT 1 FROM employers WHERE company_name = 'Brightwater Works'`),
  ).toEqual([]);
  expect((await call(seeker, 'GET', '/applications')).json()).toEqual([
    expect.objectContaining({ jobId: job._id, jobtitle: 'Night Nurse' }),
  ]);
  const log = await call(admin, 'GET', '/admin/audit?action=deleteAccount');
  expect(log.json().items).toContainEqual(
    expect.objectContaining({ recordId: employer.id, actor: '', record: '', before: null }),
  );
});
