import { randomUUID } from 'node:crypto';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import {
  addCategories,
  countRows,
  expireJob,
  insertTestJobs,
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
    asEmployer(host),
    asEmployer(host),
    asSeeker(host),
    asAdmin(host),
  ]);
});
afterAll(() => host.close());

type Headers = Record<string, string>;
const apply = (payload: object, headers: Headers = seeker.headers) =>
  host.app.inject({ method: 'POST', url: '/api/applications', headers, payload });
const get = (url: string, headers: Headers = {}) => host.app.inject({ url: `/api${url}`, headers });
const remove = (id: string) =>
  host.app.inject({
    method: 'DELETE',
    url: `/api/jobdescriptions/delete/${id}`,
    headers: owner.headers,
  });

test("an application is stored, listed to its seeker and to the job's owner, and counted", async () => {
  const job = await post(host, owner);
  const message = "Dear Harbour Clinic,\nI'd like to work with you. نعم";
  const answer = await apply({ jobId: job._id, message });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({
    _id: expect.any(String),
    jobId: job._id,
    jobtitle: job.jobtitle,
    employementtype: 'Full-time',
    companyname: job.companyname,
    location: job.location,
    monthlysalary1: 4000,
    monthlysalary2: 5200,
    jobStatus: 'live',
    state: 'sent',
    createdAt: expect.any(String),
    movedAt: expect.any(String),
    keptUntil: expect.any(String),
    unread: 0,
    mayApplyAgain: false,
  });
  expect((await get('/applications', seeker.headers)).json()).toEqual([answer.json()]);
  expect((await get(`/applicants?job=${job._id}`, owner.headers)).json()).toMatchObject({
    items: [
      {
        _id: answer.json()._id,
        jobId: job._id,
        usernamejobseek: seeker.username,
        firstnamejobseek: 'Ivo',
        lastnamejobseek: 'Kern',
        emailjobseek: `${seeker.username}@mail.example`,
        phonejobseek: '+1 555 0102',
        locationjobseek: 'Toronto',
        state: 'sent',
        tags: [],
        createdAt: answer.json().createdAt,
      },
    ],
    total: 1,
  });
  expect((await get(`/applicants/${answer.json()._id}`, owner.headers)).json()).toMatchObject({
    message,
    history: [{ kind: 'sent' }],
    notes: [],
    messages: [],
  });
  const another = await asSeeker(host);
  expect((await apply({ jobId: job._id }, another.headers)).statusCode).toBe(201);
  expect((await get('/applications/counts', owner.headers)).json()).toEqual([
    { jobId: job._id, count: 2, fresh: 2 },
  ]);
  const names = (await get(`/applicants?job=${job._id}`, owner.headers))
    .json()
    .items.map((each: { usernamejobseek: string }) => each.usernamejobseek);
  expect(names).toEqual([another.username, seeker.username]);
  expect((await get('/applications/counts', other.headers)).json()).toEqual([]);
  expect((await get('/applications', another.headers)).json()).toHaveLength(1);
});

test('once per job, also when two come at the same moment', async () => {
  const { _id: jobId } = await post(host, owner);
  const answers = await Promise.all([1, 2, 3, 4].map(() => apply({ jobId })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    201, 409, 409, 409,
  ]);
  const later = await apply({ jobId, message: 'again' });
  expect(later.statusCode).toBe(409);
  expect(later.json().message).toMatch(/applied/);
  expect((await get(`/applicants?job=${jobId}`, owner.headers)).json().total).toBe(1);
});

test('a posting that nobody here owns takes none, and says why', async () => {
  const [jobId] = await insertTestJobs(host, [{}]);
  const answer = await apply({ jobId });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toMatch(/listed elsewhere/);
});

test("a job that isn't live takes none", async () => {
  const jobs = await Promise.all([1, 2, 3, 4, 5].map(() => post(host, owner)));
  const [draft = '', filled = '', ended = '', deleted = '', expired = ''] = jobs.map(
    ({ _id }) => _id,
  );
  await setStatus(host, draft, 'draft');
  await setStatus(host, filled, 'filled');
  await setStatus(host, expired, 'expired');
  await expireJob(host, ended);
  await remove(deleted);
  const before = await countRows(host, 'applications');
  for (const jobId of [draft, filled, expired, ended, deleted, randomUUID(), 'x']) {
    const answer = await apply({ jobId });
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { message: 'This job no longer takes applications.', field: 'jobId' },
    ]);
  }
  expect(await countRows(host, 'applications')).toBe(before);
});

test('a job that ends while people apply: each of them has an application or a clear word', async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => asSeeker(host)));
  for (let round = 0; round < 5; round += 1) {
    const { _id: jobId } = await post(host, owner);
    const applying = people.map((person) => apply({ jobId }, person.headers));
    const ending = host.app.inject({
      method: 'POST',
      url: `/api/jobs/${jobId}/close`,
      headers: owner.headers,
    });
    const [ended, ...answers] = await Promise.all([ending, ...applying]);
    expect(ended.statusCode).toBe(200);
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    const word = { message: 'This job no longer takes applications.', field: 'jobId' };
    expect(refused.map((each) => [each.statusCode, each.json()])).toEqual(
      refused.map(() => [404, word]),
    );
    const stored = (await get(`/applicants?job=${jobId}`, owner.headers)).json().total;
    expect(stored).toBe(answers.length - refused.length);
    expect((await apply({ jobId })).statusCode).toBe(404);
  }
});

test('the seeker keeps it when the job ends or is deleted', async () => {
  const [ended, deleted] = [
    await post(host, owner, { jobtitle: 'Ended' }),
    await post(host, owner, { jobtitle: 'Deleted' }),
  ];
  const quitter = await asSeeker(host);
  for (const { _id: jobId } of [ended, deleted])
    expect((await apply({ jobId }, quitter.headers)).statusCode).toBe(201);
  await expireJob(host, ended._id);
  await remove(deleted._id);
  expect((await get('/applications', quitter.headers)).json()).toMatchObject([
    { jobtitle: 'Deleted', jobStatus: 'removed', companyname: 'Harbour Clinic' },
    { jobtitle: 'Ended', jobStatus: 'expired', monthlysalary2: 5200 },
  ]);
  // the employer keeps what it received
  for (const { _id } of [ended, deleted])
    expect((await get(`/applicants?job=${_id}`, owner.headers)).json().total).toBe(1);
  const counted = (await get('/applications/counts', owner.headers))
    .json()
    .map((each: { jobId: string }) => each.jobId);
  expect(counted).toContain(ended._id);
  expect(counted).not.toContain(deleted._id);
});

test('withdrawn, it can be sent once more, but not when the job has ended', async () => {
  const jobs = [await post(host, owner), await post(host, owner)] as const;
  const changer = await asSeeker(host);
  const mayApplyAgain = async () =>
    (await get('/applications', changer.headers))
      .json()
      .map((each: { mayApplyAgain: boolean }) => each.mayApplyAgain);
  for (const { _id: jobId } of jobs) {
    const { _id } = (await apply({ jobId }, changer.headers)).json();
    const withdrawn = await host.app.inject({
      method: 'POST',
      url: `/api/applications/${_id}/withdrawal`,
      headers: changer.headers,
    });
    expect(withdrawn.json()).toMatchObject({ state: 'withdrawn', mayApplyAgain: true });
  }
  await expireJob(host, jobs[0]._id);
  await remove(jobs[1]._id);
  expect(await mayApplyAgain()).toEqual([false, false]);
  for (const { _id: jobId } of jobs)
    expect((await apply({ jobId }, changer.headers)).statusCode).toBe(404);
  expect((await get('/applications', changer.headers)).json()).toMatchObject([
    { state: 'withdrawn' },
    { state: 'withdrawn' },
  ]);
});

test('who may', async () => {
  const { _id: jobId } = await post(host, owner);
  for (const [headers, status] of [
    [{}, 401],
    [owner.headers, 403],
    [admin.headers, 403],
  ] as const) {
    expect((await apply({ jobId }, headers)).statusCode).toBe(status);
    expect((await get('/applications', headers)).statusCode).toBe(status);
  }
  for (const [headers, status] of [
    [{}, 401],
    [seeker.headers, 403],
    [admin.headers, 403],
    [owner.headers, 200],
  ] as const) {
    for (const url of ['/applications/counts', '/applicants', '/applicants.csv'])
      expect((await get(url, headers)).statusCode).toBe(status);
  }
});

test.each<[string | undefined, object]>([
  ['jobId', {}],
  ['jobId', { jobId: 5 }],
  ['jobId', { jobId: '' }],
  ['message', { jobId: 'x', message: 'x'.repeat(8001) }],
  ['message', { jobId: 'x', message: null }],
  ['message', { jobId: 'x', message: 'a\0b' }],
  ['note', { jobId: 'x', note: 5 }],
  ['note', { jobId: 'x', note: null }],
  ['note', { jobId: 'x', note: ['a'] }],
  ['note', { jobId: 'x', note: 'x'.repeat(2001) }],
  ['note', { jobId: 'x', note: 'a\0b' }],
  ['resumeId', { jobId: 'x', resumeId: 5 }],
  ['resumeId', { jobId: 'x', resumeId: null }],
  ['resumeId', { jobId: 'x', resumeId: '' }],
  ['resumeId', { jobId: 'x', resumeId: {} }],
  ['answers', { jobId: 'x', answers: 'yes' }],
  ['answers', { jobId: 'x', answers: { q1: 'yes' } }],
  ['answers', { jobId: 'x', answers: null }],
  ['answers', { jobId: 'x', answers: Array(9).fill({ questionId: 'q', answer: 'a' }) }],
  ['answers', { jobId: 'x', answers: ['yes'] }],
  ['answer', { jobId: 'x', answers: [{ questionId: 'q', answer: true }] }],
  ['answer', { jobId: 'x', answers: [{ questionId: 'q', answer: 6 }] }],
  ['answer', { jobId: 'x', answers: [{ questionId: 'q' }] }],
  ['questionId', { jobId: 'x', answers: [{ answer: 'yes' }] }],
  ['answer', { jobId: 'x', answers: [{ questionId: 'q', answer: 'x'.repeat(401) }] }],
  ['answer', { jobId: 'x', answers: [{ questionId: 'q', answer: 'a\0b' }] }],
  ['kind', { jobId: 'x', answers: [{ questionId: 'q', answer: 'a', kind: 'text' }] }],
  ['source', { jobId: 'x', source: 'mars' }],
  ['state', { jobId: 'x', state: 'hired' }],
  ['jobId', { jobId: 'x\0' }],
])('refuses %s in %j', async (field, payload) => {
  const answer = await apply(payload);
  expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
});
