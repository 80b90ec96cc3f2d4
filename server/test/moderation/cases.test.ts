import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { openCase } from '../../repositories/moderation/cases';
import { moderation } from '../cases';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import {
  addCategories,
  forgetTakeDowns,
  insertTestJobs,
  jobChange,
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
    asEmployer(host, 'gülay'),
    asEmployer(host),
    asSeeker(host),
    asAdmin(host),
  ]);
});
beforeEach(() => forgetTakeDowns(host));
afterAll(() => host.close());
const calls = () => moderation(host, () => admin);

test('the queue and every decision are the administrator’s', async () => {
  const { get, send, decide, edit, undo, reported } = calls();
  const id = await reported((await post(host, owner))._id);
  const all = (headers: Record<string, string>) =>
    Promise.all([
      get('/admin/cases', headers),
      get(`/admin/cases/${id}`, headers),
      decide([id], 'dismiss', undefined, headers),
      edit(id, { job: jobChange(), reason: 'x' }, headers),
      undo(randomUUID(), headers),
    ]);
  for (const [headers, status] of [
    [{}, 401],
    [seeker.headers, 403],
    [owner.headers, 403],
    [other.headers, 403],
  ] as const) {
    expect((await all(headers)).map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(status));
  }
  expect((await get('/admin/cases')).statusCode).toBe(200);
  expect((await get(`/admin/cases/${id}`)).statusCode).toBe(200);
  for (const none of [randomUUID(), 'x']) {
    expect((await get(`/admin/cases/${none}`)).statusCode).toBe(404);
    expect((await undo(none)).statusCode).toBe(404);
    expect((await edit(none, { job: jobChange(), reason: 'x' })).statusCode).toBe(404);
  }
  // notices are only for employers
  for (const [headers, status] of [
    [{}, 401],
    [seeker.headers, 403],
    [admin.headers, 403],
    [owner.headers, 200],
  ] as const) {
    expect((await get('/notices', headers)).statusCode).toBe(status);
    expect((await send('POST', '/notices/read', headers, { ids: [randomUUID()] })).statusCode).toBe(
      status === 200 ? 204 : status,
    );
  }
});

test('the list: who waits longest first, or newest, or most reports; by kind, words and page', async () => {
  const { report, cases, caseOf, decideOne, get } = calls();
  const company = `Firm ${randomUUID().slice(0, 8)}`;
  const postTitled = async (jobtitle: string) =>
    (await post(host, owner, { jobtitle, companyname: company }))._id;
  const first = await postTitled('Böttcher');
  const second = await postTitled('Cooper');
  const third = await postTitled('Tailor');
  await report(first);
  await report(second);
  await report(second, { reason: 'closed' }, seeker.headers);
  await setStatus(host, third, 'waiting');
  await host.db.transaction((tx) => openCase(tx, third, 'firstPosting'));
  for (const [index, jobId] of [first, second, third].entries())
    await host.db.execute(
      sql`UPDATE cases SET opened_at = now() - make_interval(hours => ${10 - index}) WHERE job_id = ${jobId}`,
    );

  const ids = async (query: string) =>
    (await cases(`q=${encodeURIComponent(company)}${query && `&${query}`}`)).items.map(
      ({ job }) => job._id,
    );
  expect(await ids('')).toEqual([first, second, third]);
  expect(await ids('sort=newest')).toEqual([third, second, first]);
  expect((await ids('sort=mostReports'))[0]).toBe(second);
  expect(await ids('kind=firstPosting')).toEqual([third]);
  expect(await ids('kind=answered')).toEqual([]);
  expect((await cases('q=BOTTCHER')).items.map(({ job }) => job._id)).toEqual([first]);
  expect((await cases('q=Gulay')).items.length).toBeGreaterThanOrEqual(3);
  expect((await cases('q=%25')).items).toEqual([]);
  const page = (await get(`/admin/cases?q=${encodeURIComponent(company)}&limit=2&page=2`)).json();
  expect([
    page.total,
    page.page,
    page.limit,
    page.items.map((each: { job: { _id: string } }) => each.job._id),
  ]).toEqual([3, 2, 2, [third]]);

  await decideOne((await caseOf(first))?._id ?? '', 'dismiss');
  expect(await ids('')).toEqual([second, third]);
  const [closed] = (await cases(`state=closed&q=${encodeURIComponent(company)}`)).items;
  expect(closed).toMatchObject({
    job: { _id: first },
    closedAt: expect.any(String),
    decision: { kind: 'dismiss', adminname: admin.username, mayUndo: true },
  });
  // a job deleted by its employer needs no review
  await host.app.inject({
    method: 'DELETE',
    url: `/api/jobdescriptions/delete/${second}`,
    headers: owner.headers,
  });
  expect(await ids('')).toEqual([third]);
  expect((await get('/admin/cases?limit=101')).statusCode).toBe(400);
  expect((await get('/admin/cases?colour=red')).statusCode).toBe(400);
});

test('a case shows the whole job, its signs, and how its employer did before', async () => {
  const { reported, decideOne, readCase, report } = calls();
  const person = await asEmployer(host);
  const earlier = await post(host, person, {
    jobtitle: 'Earlier',
    joboverview: 'Parcels come to your home; you send them on.',
  });
  await decideOne(await reported(earlier._id), 'takeDown', 'It asked for money.');
  const job = await post(host, person);
  await decideOne(await reported(job._id), 'dismiss');
  await report(job._id, { reason: 'duplicate' }, seeker.headers);
  await host.db.execute(
    sql`UPDATE jobs SET signs = ${JSON.stringify([{ sign: 'shouting', detail: 'NURSE WANTED NOW' }])} WHERE id = ${job._id}`,
  );
  const found = await readCase((await calls().caseOf(job._id))?._id ?? '');
  expect(found).toMatchObject({
    job: { joboverview: job.joboverview, qualification4: 'English' },
    jobDeleted: false,
    signs: [{ sign: 'shouting', detail: 'NURSE WANTED NOW' }],
    reports: [{ reason: 'duplicate', role: 'jobseeker', username: seeker.username }],
    decisions: [],
    earlierCases: [{ kind: 'reported', reportCount: 1, decision: { kind: 'dismiss' } }],
    employer: {
      usernameEmployer: person.username,
      companyName: '',
      liveJobs: 1,
      allJobs: 2,
      earlierReports: 2,
    },
  });
  expect(
    found.employer?.decisions.map(({ kind, reason, jobtitle }) => [kind, reason, jobtitle]),
  ).toEqual([
    ['dismiss', '', 'Night Nurse'],
    ['takeDown', 'It asked for money.', 'Earlier'],
  ]);
  expect((await calls().caseOf(job._id))?.signs).toEqual(['shouting']);
  const [imported = ''] = await insertTestJobs(host, [{ description: 'All of it' }]);
  expect(await readCase(await reported(imported))).toMatchObject({
    job: { description: 'All of it' },
  });
  expect(await readCase((await calls().caseOf(imported))?._id ?? '')).not.toHaveProperty(
    'employer',
  );
});

test('edit and notify: the texts by updateJob’s rules, the case closed, the employer told', async () => {
  const { edit, reported, caseOf, get, notices } = calls();
  const person = await asEmployer(host);
  const { _id: jobId } = await post(host, person);
  const id = await reported(jobId);
  for (const [payload, field] of [
    [{ job: jobChange({ jobtitle: ' ' }), reason: 'x' }, 'jobtitle'],
    [{ job: jobChange({ monthlysalary1: 2, monthlysalary2: 1 }), reason: 'x' }, 'monthlysalary2'],
    [{ job: jobChange({ joboverview: 'w '.repeat(66) }), reason: 'x' }, 'joboverview'],
    [{ job: jobChange() }, 'reason'],
    [{ job: jobChange(), reason: ' ' }, 'reason'],
    [{ job: jobChange({ jobtitle: 'a\0' }), reason: 'x' }, 'jobtitle'],
    [{ job: { ...jobChange(), categoryName: 'Sales Jobs' }, reason: 'x' }, 'categoryName'],
  ] as const) {
    const refused = await edit(id, payload);
    expect([refused.statusCode, refused.json().field]).toEqual([400, field]);
  }
  const answer = await edit(id, {
    job: jobChange({ jobtitle: 'Night Nurse, Boston' }),
    reason: 'The place was missing.',
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    expect.objectContaining({
      kind: 'edit',
      caseId: id,
      reason: 'The place was missing.',
      mayUndo: true,
    }),
  ]);
  expect((await get(`/jobdescriptions/jobdescriptions/${jobId}`, {})).json()).toMatchObject({
    jobtitle: 'Night Nurse, Boston',
    status: 'live',
  });
  expect(await caseOf(jobId)).toBeUndefined();
  expect((await notices(person)).items).toMatchObject([
    { kind: 'edited', reason: 'The place was missing.', jobId },
  ]);
  expect((await edit(id, { job: jobChange(), reason: 'x' })).statusCode).toBe(409);
});

test('an edited first posting still waits; a job that is down is not edited', async () => {
  const { edit, caseOf, reported, decideOne } = calls();
  const { _id: jobId } = await post(host, owner);
  await setStatus(host, jobId, 'waiting');
  const id = await host.db.transaction((tx) => openCase(tx, jobId, 'firstPosting'));
  expect((await edit(id, { job: jobChange(), reason: 'Spelling.' })).statusCode).toBe(200);
  expect(await caseOf(jobId)).toMatchObject({ _id: id, job: { status: 'waiting' } });
  const { _id: down } = await post(host, owner);
  await decideOne(await reported(down), 'takeDown', 'x');
  const answered = await host.db.transaction((tx) => openCase(tx, down, 'answered'));
  expect((await edit(answered, { job: jobChange(), reason: 'x' })).statusCode).toBe(409);
});

test('an edit sent twice is one, until another follows', async () => {
  const { edit, notices } = calls();
  const person = await asEmployer(host);
  const { _id: jobId } = await post(host, person);
  await setStatus(host, jobId, 'waiting');
  const id = await host.db.transaction((tx) => openCase(tx, jobId, 'firstPosting'));
  const change = { job: jobChange({ jobtitle: 'Day Nurse' }), reason: 'Spelling.' };
  const first = await edit(id, change);
  const again = await edit(id, change);
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  expect((await notices(person)).items).toHaveLength(1);
  await edit(id, { ...change, reason: 'The shift was wrong.' });
  expect((await notices(person)).items).toHaveLength(2);
});
