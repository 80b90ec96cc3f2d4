import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { applyTo } from '../applicationFixtures';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, jobForm, post } from '../jobFixtures';

let host: TestHost;
let employer: Person;
let other: Person;
let seeker: Person;
let stranger: Person;
let admin: Person;
let jobId: string;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  [employer, other, seeker, stranger, admin] = [
    await asEmployer(host),
    await asEmployer(host),
    await asSeeker(host),
    await asSeeker(host),
    await asAdmin(host),
  ];
  jobId = (
    await host.app.inject({
      method: 'POST',
      url: '/api/jobdescriptions/add',
      headers: employer.headers,
      payload: jobForm(employer.username),
    })
  ).json()._id;
  await host.app.inject({
    method: 'POST',
    url: '/api/applications',
    headers: seeker.headers,
    payload: { jobId },
  });
});
afterAll(() => host.close());

type Who = 'nobody' | 'employer' | 'other' | 'seeker' | 'stranger' | 'admin';
const headersOf = (who: Who) =>
  ({
    nobody: {},
    employer: employer.headers,
    other: other.headers,
    seeker: seeker.headers,
    stranger: stranger.headers,
    admin: admin.headers,
  })[who];
const call = async (
  who: Who,
  method: 'GET' | 'PUT' | 'DELETE' | 'POST',
  url: string,
  payload?: object,
) =>
  (
    await host.app.inject({
      method,
      url,
      headers: headersOf(who),
      ...(payload !== undefined && { payload }),
    })
  ).statusCode;
const expectEach = async (
  expected: Partial<Record<Who, number>>,
  ask: (who: Who) => Promise<number>,
) => {
  // the keys of `expected` are all of type `Who`
  for (const [who, status] of Object.entries(expected) as [Who, number][])
    expect([who, await ask(who)]).toEqual([who, status]);
};

test("lists of people are the administrator's", async () => {
  for (const url of ['/api/employer/getAll', '/api/jobseeker/jobseekers']) {
    await expectEach({ nobody: 401, employer: 403, seeker: 403, admin: 200 }, (who) =>
      call(who, 'GET', url),
    );
  }
});
test("an employer's profile is everybody's to read", async () => {
  await expectEach({ nobody: 200, other: 200, seeker: 200, admin: 200 }, (who) =>
    call(who, 'GET', `/api/employer/employers/username/${employer.username.toUpperCase()}`),
  );
  await expectEach({ nobody: 404 }, (who) =>
    call(who, 'GET', '/api/employer/employers/username/nobody.here'),
  );
});
test("a seeker's is its own, the administrator's, and of employers it applied to", async () => {
  await expectEach(
    { nobody: 401, seeker: 200, stranger: 403, admin: 200, employer: 200, other: 403 },
    (who) => call(who, 'GET', `/api/jobseeker/jobseekers/username/${seeker.username}`),
  );
  // 401 and 403 come before the lookup: they don't reveal whether a name is registered
  await expectEach({ nobody: 401, stranger: 403, employer: 403, admin: 404 }, (who) =>
    call(who, 'GET', '/api/jobseeker/jobseekers/username/nobody.here'),
  );
});
test('profiles are changed by their own person alone', async () => {
  await expectEach({ nobody: 401, employer: 200, other: 403, seeker: 403, admin: 403 }, (who) =>
    call(who, 'PUT', `/api/employer/employers/update/${employer.id}`, { companyName: who }),
  );
  await expectEach({ nobody: 401, seeker: 200, stranger: 403, employer: 403, admin: 403 }, (who) =>
    call(who, 'PUT', `/api/jobseeker/jobseekers/${seeker.id}`, { locationjobseek: who }),
  );
  const profile = await host.app.inject({
    url: `/api/employer/employers/username/${employer.username}`,
  });
  expect(profile.json().data.companyName).toBe('employer');
});
test('ids that are none are not found', async () => {
  for (const id of ['x', '0', '..%2f', "'", 'undefined', employer.id.slice(1)]) {
    await expectEach({ nobody: 401, employer: 404 }, (who) =>
      call(who, 'PUT', `/api/employer/employers/update/${id}`, { companyName: 'x' }),
    );
    await expectEach({ seeker: 404 }, (who) =>
      call(who, 'PUT', `/api/jobseeker/jobseekers/${id}`, { locationjobseek: 'x' }),
    );
    await expectEach({ employer: 403, admin: 404 }, (who) =>
      call(who, 'DELETE', `/api/employer/employers/delete/${id}`),
    );
    await expectEach({ seeker: 403, admin: 404 }, (who) =>
      call(who, 'DELETE', `/api/jobseeker/jobseekers/${id}`),
    );
    await expectEach({ nobody: 404 }, (who) =>
      call(who, 'GET', `/api/jobdescriptions/jobdescriptions/${id}`),
    );
    await expectEach({ employer: 404, admin: 404 }, (who) =>
      call(who, 'DELETE', `/api/jobdescriptions/delete/${id}`),
    );
  }
  const id = randomUUID();
  await expectEach({ employer: 404 }, (who) =>
    call(who, 'PUT', `/api/employer/employers/update/${id}`, { companyName: 'x' }),
  );
  await expectEach({ seeker: 403 }, (who) =>
    call(who, 'PUT', `/api/jobseeker/jobseekers/${id}`, { locationjobseek: 'x' }),
  );
});
test("a job is its owner's; one that is not live is not there for others", async () => {
  await expectEach({ nobody: 401, other: 403, seeker: 403, employer: 409 }, (who) =>
    call(who, 'POST', `/api/jobs/${jobId}/publish`),
  );
  await host.db.execute(sql`UPDATE jobs SET status = 'draft' WHERE id = ${jobId}`);
  await expectEach({ nobody: 401, other: 404, seeker: 404, employer: 200 }, (who) =>
    call(who, 'POST', `/api/jobs/${jobId}/publish`),
  );
  await host.db.execute(sql`UPDATE jobs SET status = 'live' WHERE id = ${jobId}`);
});
test.each([
  [{}, undefined, 'Send at least one field'],
  [
    { usernameEmployer: 'new' },
    'usernameEmployer',
    'usernameEmployer isn’t a field of this request',
  ],
  [
    { passwordnameEmployer: 'long enough it is' },
    'passwordnameEmployer',
    'passwordnameEmployer isn’t a field of this request',
  ],
  [{ role: 'admin' }, 'role', 'role isn’t a field of this request'],
  [{ companyName: 5 }, 'companyName', 'companyName must be text'],
  [
    { companyProfile: 'x'.repeat(4001) },
    'companyProfile',
    'companyProfile is too long: at most 4000 characters',
  ],
  [{ emailEmployer: 'none' }, 'emailEmployer', 'emailEmployer must be an email address'],
  [{ companyName: 'a\0' }, 'companyName', 'companyName has a character that can’t be stored'],
])('the profile change %j is refused', async (payload, field, message) => {
  const answer = await host.app.inject({
    method: 'PUT',
    url: `/api/employer/employers/update/${employer.id}`,
    headers: employer.headers,
    payload,
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    field === undefined ? { message } : { message, field },
  ]);
});
test('a change touches only what it names, and an email stays unique', async () => {
  const change = (payload: object) =>
    host.app.inject({
      method: 'PUT',
      url: `/api/employer/employers/update/${employer.id}`,
      headers: employer.headers,
      payload,
    });
  const before = (await change({ companyName: 'Northern Mill' })).json().data;
  const after = (await change({ locationEmployer: '', emailEmployer: 'New@Firm.example' })).json()
    .data;
  expect(after).toEqual({
    ...before,
    locationEmployer: '',
    emailEmployer: 'New@Firm.example',
    updatedAt: expect.any(String),
  });
  const taken = await change({
    emailEmployer: `${other.username}@FIRM.example`.toUpperCase(),
    companyName: 'Not stored',
  });
  expect([taken.statusCode, taken.json()]).toEqual([
    409,
    { message: 'There’s already an account with this email address', field: 'emailEmployer' },
  ]);
  expect((await change({ emailEmployer: 'new@firm.EXAMPLE' })).json().data.companyName).toBe(
    'Northern Mill',
  );
  const seekers = await host.app.inject({
    method: 'PUT',
    url: `/api/jobseeker/jobseekers/${seeker.id}`,
    headers: seeker.headers,
    payload: { emailjobseek: `${stranger.username}@mail.example` },
  });
  expect([seekers.statusCode, seekers.json().field]).toEqual([409, 'emailjobseek']);
});
test('a deleted employer is gone with its jobs and log-ins, and its name stays taken', async () => {
  expect(await call('admin', 'DELETE', `/api/employer/employers/delete/${employer.id}`)).toBe(200);
  expect(await call('admin', 'DELETE', `/api/employer/employers/delete/${employer.id}`)).toBe(404);
  expect(await call('employer', 'GET', '/api/applications/counts')).toBe(401);
  expect(await call('nobody', 'GET', `/api/employer/employers/username/${employer.username}`)).toBe(
    404,
  );
  expect(await call('nobody', 'GET', `/api/jobdescriptions/jobdescriptions/${jobId}`)).toBe(404);
  expect((await host.app.inject({ url: '/api/jobdescriptions/getAll' })).json()).toEqual([]);
  expect(
    (await host.app.inject({ url: '/api/employer/getAll', headers: admin.headers })).json(),
  ).toHaveLength(1);
  const login = await host.app.inject({
    method: 'POST',
    url: '/api/employer/login',
    payload: { usernameEmployer: employer.username, passwordnameEmployer: employer.password },
  });
  expect(login.statusCode).toBe(401);
  await expect(asEmployer(host, employer.username)).rejects.toThrow('409');
  const [entry] = await host.db.query<{ action: string; actor: string }>(
    sql`SELECT action, actor_id AS actor FROM audit_log WHERE record_id = ${employer.id} AND action = 'deleteEmployer'`,
  );
  expect(entry).toEqual({ action: 'deleteEmployer', actor: admin.id });
});
test('a deleted seeker is gone too', async () => {
  const answer = await host.app.inject({
    method: 'DELETE',
    url: `/api/jobseeker/jobseekers/${seeker.id}`,
    headers: admin.headers,
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { message: 'jobseeker deleted successfully' },
  ]);
  expect(await call('seeker', 'GET', '/api/applications')).toBe(401);
  expect(await call('admin', 'GET', `/api/jobseeker/jobseekers/username/${seeker.username}`)).toBe(
    404,
  );
});
test.each([
  [
    'the application was withdrawn',
    (_by: Person, id: string) => sql`UPDATE applications SET state = 'withdrawn' WHERE id = ${id}`,
  ],
  [
    'the seeker blocked it',
    (by: Person, _id: string, seekerId: string) =>
      sql`INSERT INTO blocked_employers (id, seeker_id, name_key, name, employer_ids) VALUES (${randomUUID()}, ${seekerId}, 'quarry', 'Quarry', ARRAY[${by.id}::uuid])`,
  ],
  [
    'it is suspended',
    (by: Person) => sql`UPDATE employers SET suspended_at = now() WHERE id = ${by.id}`,
  ],
])('an employer has no seeker’s profile any more once %s', async (_what, change) => {
  const [by, person] = [await asEmployer(host), await asSeeker(host)];
  const { _id: id } = await applyTo(host, person, { jobId: (await post(host, by))._id });
  const status = async (who: Person) =>
    (
      await host.app.inject({
        url: `/api/jobseeker/jobseekers/username/${person.username}`,
        headers: who.headers,
      })
    ).statusCode;
  expect(await status(by)).toBe(200);
  await host.db.execute(change(by, id, person.id));
  expect([await status(by), await status(person)]).toEqual([403, 200]);
  // what was sent with the application is unchanged
  const sent = await host.app.inject({ url: `/api/applicants/${id}`, headers: by.headers });
  expect(sent.statusCode).toBe(200);
});
