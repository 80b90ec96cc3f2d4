import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { join } from '../companies/companyFixtures';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, post, setStatus } from '../jobFixtures';
import { candidateCalls } from './candidateCalls';

let host: TestHost;
let employer: Person;
let other: Person;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example' });
  await addCategories(host);
  [employer, other] = [await asEmployer(host), await asEmployer(host)];
});
afterAll(() => host.close());

const { call, callExpecting, open, close, search, idOf, invite, invitations, answer } =
  candidateCalls(() => host);
const jobOf = async (person: Person, jobtitle = 'Night Nurse'): Promise<string> =>
  (await post(host, person, { jobtitle, joboverview: `Care ${randomUUID()}` }))._id;
const candidate = async (): Promise<{ seeker: Person; id: string }> => {
  const seeker = await asSeeker(host);
  await host.db.execute(
    sql`UPDATE job_seekers SET email_verified_at = now() WHERE id = ${seeker.id}`,
  );
  await open(seeker);
  return { seeker, id: await idOf(seeker) };
};
const mailsTo = ({ username }: Person) =>
  host.db.query<{ subject: string; text: string }>(
    sql`SELECT subject, text_body AS text FROM mails WHERE recipient = ${`${username}@mail.example`} AND kind = 'invitation'`,
  );

test('an invitation reaches the job seeker on the site and by mail, with the words of the employer', async () => {
  const { seeker, id } = await candidate();
  const jobId = await jobOf(employer, 'Ward Sister');
  const { status, body } = await invite(employer, id, jobId, '  We like your profile.  ');
  expect([status, body.invitationsLeft, body.invitations]).toEqual([
    200,
    49,
    [
      {
        _id: expect.any(String),
        jobId,
        jobtitle: 'Ward Sister',
        state: 'sent',
        createdAt: expect.any(String),
        answeredAt: null,
      },
    ],
  ]);
  expect(await invitations(seeker)).toEqual([
    {
      _id: expect.any(String),
      state: 'sent',
      message: 'We like your profile.',
      createdAt: expect.any(String),
      answeredAt: null,
      company: 'Harbour Clinic',
      usernameEmployer: employer.username,
      hasThread: false,
      job: { _id: jobId, jobtitle: 'Ward Sister', location: 'Boston, MA', isOpen: true },
    },
  ]);
  const [mail, ...more] = await mailsTo(seeker);
  expect([mail?.subject, more]).toEqual(['Harbour Clinic invites you to apply: Ward Sister', []]);
  expect(mail?.text).toContain('We like your profile.');
  expect(mail?.text).toContain('https://jobs.example/invitations?invitation=');
  expect((await search(employer, 'list=invited')).items.map(({ _id }) => _id)).toEqual([id]);
  expect((await search(other, 'list=invited')).total).toBe(0);
});

test('whoever wants no mail gets none, and finds the invitation on the site', async () => {
  const { seeker, id } = await candidate();
  await callExpecting(200, seeker, 'PUT', '/mail-preferences', { frequency: 'none' });
  expect((await invite(employer, id, await jobOf(employer))).status).toBe(200);
  expect([(await invitations(seeker)).length, await mailsTo(seeker)]).toEqual([1, []]);
});

test('not twice for one job, not after a refusal, and only to a live job of one’s own', async () => {
  const { seeker, id } = await candidate();
  const [first, second] = [await jobOf(employer), await jobOf(employer)];
  expect((await invite(employer, id, await jobOf(other))).status).toBe(404);
  expect((await invite(employer, id, randomUUID())).status).toBe(404);
  expect((await invite(employer, id, 'x')).status).toBe(404);
  expect((await invite(employer, id, first, '   ')).body).toMatchObject({ field: 'message' });
  for (const status of ['draft', 'expired', 'filled', 'removed']) {
    const ended = await jobOf(employer);
    await setStatus(host, ended, status);
    expect([status, (await invite(employer, id, ended)).status]).toEqual([status, 404]);
  }
  await host.db.execute(
    sql`UPDATE jobs SET removed_for = 'suspension' WHERE removed_for = 'takeDown'`,
  );
  expect(await invitations(seeker)).toEqual([]);
  const both = await Promise.all([invite(employer, id, first), invite(employer, id, first)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await host.db.execute(
    sql`UPDATE candidate_invitations SET created_at = created_at - interval '31 days'`,
  );
  expect((await invite(employer, id, second)).status).toBe(200);
  const [latest] = await invitations(seeker);
  expect((await answer(seeker, latest?._id ?? '', 'no')).body.state).toBe('declined');
  expect((await answer(seeker, latest?._id ?? '', 'yes')).status).toBe(409);
  const third = await jobOf(employer);
  expect((await invite(employer, id, third)).body.message).toMatch(/said no/);
  // not even after the profile is reopened; and the employer isn't notified before
  await close(seeker);
  await open(seeker);
  expect((await invite(employer, await idOf(seeker), third)).status).toBe(409);
  expect((await invite(other, await idOf(seeker), await jobOf(other))).status).toBe(200);
  expect(await invitations(seeker)).toHaveLength(3);
});

test('a no after a yes takes the contact data back', async () => {
  const { seeker, id } = await candidate();
  await invite(employer, id, await jobOf(employer));
  const [{ _id } = { _id: '' }] = await invitations(seeker);
  expect((await callExpecting(200, employer, 'GET', `/candidates/${id}`)).contact).toBeUndefined();
  expect(await answer(seeker, _id, 'yes')).toMatchObject({
    status: 200,
    body: { state: 'accepted' },
  });
  expect((await answer(seeker, _id, 'yes')).status).toBe(200);
  expect((await callExpecting(200, employer, 'GET', `/candidates/${id}`)).contact).toMatchObject({
    name: 'Ivo Kern',
  });
  expect((await answer(seeker, _id, 'no')).status).toBe(200);
  const after = await callExpecting(200, employer, 'GET', `/candidates/${id}`);
  expect([after.contact, after.name]).toEqual([undefined, 'Ivo K.']);
});

test('nobody answers for somebody else, nor after the end', async () => {
  const { seeker, id } = await candidate();
  await invite(employer, id, await jobOf(employer));
  const [{ _id } = { _id: '' }] = await invitations(seeker);
  expect((await answer(await asSeeker(host), _id, 'yes')).status).toBe(404);
  expect((await call(employer, 'PUT', `/invitations/${_id}`, { answer: 'yes' })).status).toBe(403);
  expect((await answer(seeker, randomUUID(), 'yes')).status).toBe(404);
  await close(seeker);
  expect((await invitations(seeker)).map(({ state }) => state)).toEqual(['ended']);
  expect((await answer(seeker, _id, 'yes')).status).toBe(409);
  await open(seeker);
  expect((await answer(seeker, _id, 'yes')).status).toBe(409);
});

test('a company’s reader invites nobody and withdraws nothing, not for their own jobs either', async () => {
  const [owner, colleague] = [await asEmployer(host), await asEmployer(host)];
  const [sent, next] = [await candidate(), await candidate()];
  const jobId = await jobOf(colleague);
  expect((await invite(colleague, sent.id, jobId)).status).toBe(200);
  await join(host, owner, colleague, { role: 'reader', allJobs: true });
  expect((await invite(colleague, next.id, jobId)).status).toBe(403);
  const withdrawn = await call(colleague, 'DELETE', `/candidates/${sent.id}/invitations/${jobId}`);
  expect(withdrawn.status).toBe(403);
  expect(await invitations(next.seeker)).toEqual([]);
  expect(await invitations(sent.seeker)).toMatchObject([{ state: 'sent' }]);
  // a reader may view it
  expect((await call(colleague, 'GET', `/candidates/${next.id}`)).status).toBe(200);
  await callExpecting(200, owner, 'PUT', `/company/people/${colleague.id}`, {
    role: 'recruiter',
    allJobs: true,
  });
  expect((await invite(colleague, next.id, jobId)).status).toBe(200);
});

test('50 a day, however many are sent at once', async () => {
  const busy = await asEmployer(host);
  const jobId = await jobOf(busy);
  await host.db.execute(sql`
    WITH made AS (
      INSERT INTO job_seekers (id, username, username_key, email, email_key, password_hash, first_name, last_name)
      SELECT gen_random_uuid(), 'crowd' || n, 'crowd' || n, 'crowd' || n, 'crowd' || n, '', '', '' FROM generate_series(1, 48) n RETURNING id)
    INSERT INTO candidate_invitations (id, job_id, employer_id, seeker_id, message, state) SELECT gen_random_uuid(), ${jobId}, ${busy.id}, id, '', 'sent' FROM made`);
  const people = await Promise.all(Array.from({ length: 4 }, candidate));
  const sent = await Promise.all(people.map(({ id }) => invite(busy, id, jobId)));
  expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 429, 429]);
  const { id } = await candidate();
  expect((await callExpecting(200, busy, 'GET', `/candidates/${id}`)).invitationsLeft).toBe(0);
  await host.db.execute(
    sql`UPDATE candidate_invitations SET created_at = now() - interval '25 hours' WHERE employer_id = ${busy.id}`,
  );
  expect((await invite(busy, id, jobId)).status).toBe(200);
});
