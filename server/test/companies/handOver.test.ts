import sql from 'sql-template-tag';
import { applicantBatches } from '../../services/applications/applicants';
import { applyTo } from '../applicationFixtures';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, insertTestJobs, post } from '../jobFixtures';
import { mailRows } from '../smtp';
import { call, companyOf, join } from './companyFixtures';

let host: TestHost;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example' });
  await addCategories(host);
});
afterAll(() => host.close());

const recruiter = { role: 'recruiter', allJobs: true } as const;
const confirmAddress = ({ id }: Person) =>
  host.db.execute(sql`UPDATE employers SET email_verified_at = now() WHERE id = ${id}`);
const remove = (owner: Person, { id }: Person, to?: Person) =>
  call(host, owner, 'POST', `/company/people/${id}/removal`, to ? { to: to.id } : {});
const ownerOf = async (jobId: string): Promise<string> =>
  (await call(host, null, 'GET', `/jobdescriptions/jobdescriptions/${jobId}`)).json()
    .usernameEmployer;
const rolesOf = async (person: Person) =>
  Object.fromEntries(
    (await companyOf(host, person)).people.map((each) => [each.usernameEmployer, each.role]),
  );

test('leaving hands over the jobs with their applicants; mails and links about them go with them', async () => {
  const [owner, ann, seeker] = [
    await asEmployer(host),
    await asEmployer(host),
    await asSeeker(host),
  ];
  await confirmAddress(ann);
  await confirmAddress(owner);
  await join(host, owner, ann, { role: 'recruiter', allJobs: false });
  const { _id: jobId } = await post(host, ann, { jobtitle: 'Baker' });
  const { _id: id } = await applyTo(host, seeker, { jobId });
  const to = (kind: string) =>
    mailRows(host.db).then((rows) =>
      rows.filter((each) => each.kind === kind).map(({ recipient }) => recipient),
    );
  expect(await to('application')).toContain(`${ann.username}@firm.example`);
  await host.db.execute(
    sql`INSERT INTO digest_items (role, account_id, text, url) VALUES ('employer', ${ann.id}, 'Ivo', ${`https://jobs.example/applications?job=${jobId}`})`,
  );
  await host.db.execute(
    sql`INSERT INTO job_confirmations (job_id, token_hash, email_key) VALUES (${jobId}, '\\x01', 'a')`,
  );
  expect((await call(host, ann, 'POST', '/company/leave', { to: ann.id })).statusCode).toBe(409);
  expect((await call(host, ann, 'POST', '/company/leave', {})).statusCode).toBe(204);
  expect(await ownerOf(jobId)).toBe(owner.username);
  expect((await call(host, ann, 'GET', `/applicants/${id}`)).statusCode).toBe(404);
  expect((await call(host, ann, 'GET', '/applications/counts')).json()).toEqual([]);
  expect((await call(host, owner, 'GET', `/applicants/${id}`)).statusCode).toBe(200);
  expect(await to('application')).not.toContain(`${ann.username}@firm.example`);
  expect(await host.db.query(sql`SELECT 1 FROM digest_items WHERE account_id = ${ann.id}`)).toEqual(
    [],
  );
  expect(await host.db.query(sql`SELECT 1 FROM job_confirmations WHERE job_id = ${jobId}`)).toEqual(
    [],
  );
  // from now on, events go to the owner
  await call(host, seeker, 'POST', `/applications/${id}/withdrawal`);
  const told = (await mailRows(host.db)).filter(({ subject }) => subject.includes('withdrew'));
  expect(told.map(({ recipient }) => recipient)).toEqual([`${owner.username}@firm.example`]);
  expect(
    (await call(host, owner, 'GET', `/jobs/search?employer=${owner.username}`)).json().total,
  ).toBe(1);
});

test('hand over one job or all: an owner anybody’s, a recruiter their own, to no reader', async () => {
  const [owner, ann, bob, rita, other] = [
    await asEmployer(host),
    await asEmployer(host),
    await asEmployer(host),
    await asEmployer(host),
    await asEmployer(host),
  ];
  await join(host, owner, ann, { ...recruiter });
  await join(host, owner, bob, { ...recruiter });
  await join(host, owner, rita, { role: 'reader', allJobs: true });
  const [one, two] = [await post(host, ann), await post(host, ann, { jobtitle: 'Day Nurse' })];
  const foreign = await post(host, other);
  const give = (by: Person, body: object) => call(host, by, 'POST', '/company/handovers', body);
  expect((await give(bob, { to: bob.id, jobIds: [one._id] })).statusCode).toBe(404);
  expect((await give(bob, { to: bob.id, from: ann.id })).statusCode).toBe(404);
  expect((await give(rita, { to: ann.id, from: rita.id })).statusCode).toBe(403);
  expect((await give(owner, { to: rita.id, from: ann.id })).statusCode).toBe(409);
  expect((await give(owner, { to: other.id, from: ann.id })).statusCode).toBe(404);
  expect((await give(owner, { to: ann.id, jobIds: [foreign._id] })).statusCode).toBe(404);
  expect((await give(owner, { to: ann.id, from: other.id })).statusCode).toBe(404);
  expect((await give(owner, { to: ann.id })).statusCode).toBe(400);
  expect((await give(ann, { to: bob.id, jobIds: [one._id] })).json()).toEqual({ jobs: 1 });
  expect([await ownerOf(one._id), await ownerOf(two._id)]).toEqual([bob.username, ann.username]);
  expect((await give(owner, { to: owner.id, from: ann.id })).json()).toEqual({ jobs: 1 });
  expect(await ownerOf(two._id)).toBe(owner.username);
  expect(await ownerOf(foreign._id)).toBe(other.username);
  // removed: bob's jobs go to the colleague the owner names
  expect((await remove(owner, bob, rita)).statusCode).toBe(409);
  expect((await remove(owner, bob, ann)).statusCode).toBe(200);
  expect(await ownerOf(one._id)).toBe(ann.username);
  expect((await remove(owner, owner)).statusCode).toBe(409);
  expect((await remove(owner, other)).statusCode).toBe(404);
});

test('a deleted account’s jobs stay with the company, restored or not; of the last owner’s one becomes the next', async () => {
  const [owner, ann, admin] = [await asEmployer(host), await asEmployer(host), await asAdmin(host)];
  await join(host, owner, ann, { ...recruiter });
  const { _id } = await post(host, owner);
  const gone = await call(host, admin, 'DELETE', `/employer/employers/delete/${owner.id}`);
  expect(gone.statusCode).toBe(200);
  expect(await ownerOf(_id)).toBe(ann.username);
  expect(await rolesOf(ann)).toEqual({ [ann.username]: 'owner' });
  await call(host, admin, 'POST', `/admin/deleted-accounts/${owner.id}/restoration`);
  expect(await ownerOf(_id)).toBe(ann.username);
  expect(await rolesOf(ann)).toEqual({ [ann.username]: 'owner' });
});

test('a suspended colleague’s jobs stay where they are, and nobody else changes, copies or deletes them', async () => {
  const [owner, ann] = [await asEmployer(host), await asEmployer(host)];
  await join(host, owner, ann, { ...recruiter });
  const { _id } = await post(host, ann);
  await host.db.execute(sql`UPDATE employers SET suspended_at = now() WHERE id = ${ann.id}`);
  const deletion = ['DELETE', `/jobdescriptions/delete/${_id}`] as const;
  for (const [method, path] of [
    ['POST', `/jobs/${_id}/renew`],
    ['POST', `/jobs/${_id}/duplicate`],
    deletion,
  ] as const) {
    const refused = await call(host, owner, method, path);
    expect([path, refused.statusCode, refused.json().message]).toEqual([
      path,
      403,
      'This job’s employer is suspended, so nobody can change it.',
    ]);
  }
  const given = await call(host, owner, 'POST', '/company/handovers', {
    to: ann.id,
    from: owner.id,
  });
  expect(given.statusCode).toBe(409);
  const { _id: ownersJob } = await post(host, owner);
  expect((await call(host, ann, 'DELETE', `/jobdescriptions/delete/${ownersJob}`)).statusCode).toBe(
    403,
  );
  expect((await call(host, ann, ...deletion)).statusCode).toBe(200);
});

test('the history says who did what and when, to owners alone, and nothing of anybody’s own account', async () => {
  const [owner, ann, seeker] = [
    await asEmployer(host),
    await asEmployer(host),
    await asSeeker(host),
  ];
  await join(host, owner, ann, { ...recruiter });
  const { _id: jobId } = await post(host, ann, { jobtitle: 'Roofer' });
  const { _id: id } = await applyTo(host, seeker, { jobId });
  await call(host, owner, 'POST', '/applicants/moves', {
    applications: [{ id, state: 'sent' }],
    move: 'shortlist',
  });
  await call(host, ann, 'POST', `/applicants/${id}/notes`, { text: 'Knows slate.' });
  await call(host, ann, 'PUT', `/employer/employers/update/${ann.id}`, {
    phoneEmployer: '+1 555 0000',
  });
  await call(host, ann, 'POST', '/company/leave', {});
  await call(host, ann, 'POST', '/jobs/drafts', { jobtitle: 'Own', categoryName: 'Nurse Jobs' });
  const history = await call(host, owner, 'GET', '/company/history');
  const told = history.json().items.map(
    ({
      _id: _event,
      at: _at,
      jobId: _job,
      applicationId: _application,
      ...event
    }: object & {
      _id: number;
      at: string;
      jobId: string;
      applicationId: string;
    }) => event,
  );
  expect(told).toEqual([
    { name: ann.username, action: 'leaveCompany', person: ann.username },
    {
      name: ann.username,
      action: 'handOverJobs',
      person: owner.username,
      jobtitle: 'Roofer',
      jobs: 1,
    },
    {
      name: ann.username,
      action: 'addApplicantNote',
      jobtitle: 'Roofer',
      applicant: 'Ivo Kern',
    },
    {
      name: owner.username,
      action: 'moveApplicants',
      jobtitle: 'Roofer',
      applicant: 'Ivo Kern',
      state: 'shortlisted',
    },
    { name: ann.username, action: 'addJob', jobtitle: 'Roofer' },
    {
      name: ann.username,
      action: 'joinCompany',
      person: ann.username,
      role: 'recruiter',
    },
    {
      name: owner.username,
      action: 'inviteColleague',
      person: 'e…@elsewhere.example',
      role: 'recruiter',
    },
  ]);
  expect(history.body).not.toContain('Knows slate');
  const only = await call(host, owner, 'GET', `/company/history?person=${owner.id}`);
  expect(only.json().items).toHaveLength(2);
  expect((await call(host, ann, 'GET', '/company/history')).json().items).toEqual([]);
});

test('templates are the company’s, and begin with its founder’s', async () => {
  const [owner, ann] = [await asEmployer(host), await asEmployer(host)];
  const letter = { subject: 'Sorry', body: 'Not this time.' };
  await call(host, owner, 'PUT', '/letter-templates/reject', letter);
  await call(host, ann, 'PUT', '/letter-templates/reject', { ...letter, subject: 'Mine' });
  await join(host, owner, ann, { ...recruiter });
  const read = async (person: Person) =>
    (await call(host, person, 'GET', '/letter-templates'))
      .json()
      .find(({ kind }: { kind: string }) => kind === 'reject').subject;
  expect([await read(owner), await read(ann)]).toEqual(['Sorry', 'Sorry']);
  await call(host, ann, 'PUT', '/letter-templates/reject', { ...letter, subject: 'Ours' });
  expect(await read(owner)).toBe('Ours');
  await call(host, ann, 'POST', '/company/leave', {});
  expect([await read(owner), await read(ann)]).toEqual(['Ours', 'Mine']);
});

test('a letter is signed by who wrote it, not by whose job it is', async () => {
  const [owner, ann, seeker] = [
    await asEmployer(host),
    await asEmployer(host),
    await asSeeker(host),
  ];
  await host.db.execute(
    sql`UPDATE employers SET first_name = 'Ann', last_name = 'Lee' WHERE id = ${ann.id}`,
  );
  await join(host, owner, ann, { ...recruiter });
  const { _id: jobId } = await post(host, owner);
  const { _id: id } = await applyTo(host, seeker, { jobId });
  await call(host, ann, 'POST', '/applicants/letters', {
    ids: [id],
    letter: { subject: 'Hi', body: 'Yours, {sender}' },
  });
  const { messages } = (await call(host, seeker, 'GET', `/applications/${id}`)).json();
  expect(messages).toMatchObject([{ name: 'Ann Lee', text: 'Yours, Ann Lee' }]);
});

test('a download ends for somebody who is removed while it is under way', async () => {
  const [owner, ann, seeker] = [
    await asEmployer(host),
    await asEmployer(host),
    await asSeeker(host),
  ];
  await join(host, owner, ann, { ...recruiter });
  await insertTestJobs(
    host,
    Array.from({ length: 501 }, () => ({ employerId: owner.id })),
  );
  await host.db.execute(sql`
    INSERT INTO applications (id, job_id, seeker_id, sender, employer_id)
    SELECT gen_random_uuid(), id, ${seeker.id}::uuid, '{}', employer_id FROM jobs WHERE employer_id = ${owner.id}`);
  const actor = { role: 'employer', accountId: ann.id, username: ann.username } as const;
  const whole = applicantBatches(host.db, actor, {});
  expect([(await whole.next()).value?.length, (await whole.next()).value?.length]).toEqual([
    500, 1,
  ]);
  const cut = applicantBatches(host.db, actor, {});
  expect((await cut.next()).value).toHaveLength(500);
  await remove(owner, ann);
  expect((await cut.next()).value).toEqual([]);
});
