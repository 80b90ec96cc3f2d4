import sql from 'sql-template-tag';
import { dropOldCases } from '../../repositories/moderation/oldCases';
import { sendDigests } from '../../services/mail/digest';
import type { Wire } from '../../wire';
import { candidateCalls } from '../candidates/candidateCalls';
import { moderation } from '../cases';
import { callAs } from '../hiring/fixtures';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { makeApplication, write, type Applied } from '../inbox/inboxFixtures';
import { sendUnreadMessageMails } from '../inbox/unreadMails';
import { addCategories } from '../jobFixtures';
import { mailRows } from '../smtp';

let host: TestHost;
let admin: Person;
let two: Applied;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example' });
  await addCategories(host);
  admin = await asAdmin(host);
});
beforeEach(async () => {
  two = await makeApplication(host);
});
afterAll(() => host.close());

const calls = () => moderation(host, () => admin);
const suspend = (
  { id }: Person,
  input: object = { reason: 'Wrote insults.' },
  role = 'jobseeker',
  who = admin,
) => callAs(host, who)('PUT', `/admin/people/${role}/${id}/suspension`, input);
const lift = ({ id }: Person, role = 'jobseeker') =>
  callAs(host, admin)('DELETE', `/admin/people/${role}/${id}/suspension`);
const logIn = ({ username, password }: Person, typed = password) =>
  host.app.inject({
    method: 'POST',
    url: '/api/jobseeker/jobseekers/login',
    payload: { usernamejobseek: username, passwordnamejobseek: typed },
  });
const report = (by: Person, id = two.id) =>
  callAs(host, by)('POST', `/threads/${id}/report`, { reason: 'harassment' });
/** Reports the applicant of `two`; returns the case's id. */
const reportedSeeker = async (): Promise<string> => {
  await write(host, two.seeker, two.id, 'Insults');
  expect((await report(two.employer)).statusCode).toBe(201);
  const found = await calls().caseOf(two.jobId);
  if (!found) throw new Error('The case is not in the list.');
  return found._id;
};
const candidates = async () =>
  (await host.db.query(sql`SELECT 1 FROM candidate_search WHERE seeker_id = ${two.seeker.id}`))
    .length;

describe('a suspended job seeker', () => {
  test('has no session any more, and reads why at log-in, with the right password only', async () => {
    expect((await callAs(host, two.seeker)('GET', '/cv')).statusCode).not.toBe(401);
    const answer = await suspend(two.seeker);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({
        kind: 'suspend',
        seeker: two.seeker.username,
        reason: 'Wrote insults.',
        mayUndo: true,
      }),
    ]);
    expect((await callAs(host, two.seeker)('GET', '/cv')).statusCode).toBe(401);
    const refused = await logIn(two.seeker);
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Your account is suspended, so you can’t log in. Reason: Wrote insults.',
    ]);
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect((await logIn(two.seeker, 'another one')).statusCode).toBe(401);
    expect((await lift(two.seeker)).statusCode).toBe(200);
    expect((await logIn(two.seeker)).statusCode).toBe(200);
    const [entry] = await host.db.query(
      sql`SELECT before, after FROM audit_log WHERE record_id = ${two.seeker.id} AND action = 'suspendJobSeeker'`,
    );
    expect(entry).toMatchObject({
      before: { suspended: false },
      after: { suspended: true, reason: 'Wrote insults.', cases: 0 },
    });
  });

  test('has no session that began at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await asSeeker(host);
      const [login] = await Promise.all([logIn(person), suspend(person)]);
      expect([200, 401, 403]).toContain(login.statusCode);
      const cookie = [login.headers['set-cookie'] ?? []].flat().map((each) => each.split(';')[0]);
      const after = await host.app.inject({
        url: '/api/cv',
        headers: { cookie: cookie.join('; ') },
      });
      expect(after.statusCode).toBe(401);
    }
  });

  test('is neither written to nor told, nor mailed', async () => {
    await host.db.execute(sql`DELETE FROM message_mails`);
    await write(host, two.employer, two.id, 'Before');
    await suspend(two.seeker);
    const refused = await write(host, two.employer, two.id);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'You can’t write to them anymore',
    ]);
    await callAs(host, two.employer)('POST', '/applicants/moves', {
      move: 'shortlist',
      applications: [{ id: two.id, state: 'sent' }],
    });
    await sendUnreadMessageMails(host);
    // except for the mail about the suspension itself
    expect((await mailRows(host.db)).map(({ kind }) => kind)).toEqual(['suspended']);
    await lift(two.seeker);
    expect((await write(host, two.employer, two.id)).statusCode).toBe(201);
  });

  test('gets no daily mail of what happened before, until they are restored', async () => {
    await callAs(host, two.seeker)('PUT', '/mail-preferences', { frequency: 'daily' });
    await write(host, two.employer, two.id, 'Before');
    await sendUnreadMessageMails(host);
    await suspend(two.seeker);
    const daily = async () => {
      await sendDigests(host.context, 'https://jobs.example');
      return (await mailRows(host.db)).filter(({ kind }) => kind === 'digest').length;
    };
    expect(await daily()).toBe(0);
    await lift(two.seeker);
    expect(await daily()).toBe(1);
  });

  test('is no candidate, and is one again afterwards as before', async () => {
    await candidateCalls(() => host).open(two.seeker);
    expect(await candidates()).toBe(1);
    await suspend(two.seeker);
    expect(await candidates()).toBe(0);
    await lift(two.seeker);
    expect(await candidates()).toBe(1);
  });

  test('is refused a second time, as are a suspension without a reason and one of nobody', async () => {
    expect((await suspend(two.seeker, { reason: '  ' })).statusCode).toBe(400);
    await suspend(two.seeker);
    const again = await suspend(two.seeker);
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'This job seeker is already suspended',
    ]);
    expect((await suspend({ ...two.seeker, id: 'nobody' })).statusCode).toBe(404);
    expect((await suspend(two.seeker, undefined, 'employer')).statusCode).toBe(404);
    expect((await lift(two.seeker)).statusCode).toBe(200);
    expect((await lift(two.seeker)).statusCode).toBe(409);
  });
});

describe('in a case', () => {
  test('names whom it is about, and is decided by the suspension, which can be undone', async () => {
    const caseId = await reportedSeeker();
    expect((await calls().readCase(caseId)).people).toEqual([
      { _id: two.seeker.id, role: 'jobseeker', username: two.seeker.username, signals: [] },
    ]);
    const { _id } = (await suspend(two.seeker, { reason: 'Wrote insults.', caseId })).json();
    const closed = await calls().readCase(caseId);
    expect(closed).toMatchObject({
      closedAt: expect.any(String),
      people: [{ suspendedAt: expect.any(String), suspensionReason: 'Wrote insults.' }],
      decisions: [{ _id, kind: 'suspend', seeker: two.seeker.username, caseId }],
    });
    expect((await calls().undo(_id)).statusCode).toBe(200);
    const open = await calls().readCase(caseId);
    expect(open.closedAt).toBeUndefined();
    expect(open.people[0]?.suspendedAt).toBeUndefined();
  });

  test('stays open where the job was reported as well', async () => {
    const caseId = await reportedSeeker();
    await calls().report(two.jobId);
    await suspend(two.seeker, { reason: 'x', caseId });
    expect((await calls().readCase(caseId)).closedAt).toBeUndefined();
  });

  test('is kept as long as the suspension, which is lifted whenever it is time to', async () => {
    const caseId = await reportedSeeker();
    await suspend(two.seeker, { reason: 'x', caseId });
    await host.db.execute(sql`UPDATE cases SET closed_at = now() - interval '30 months'`);
    await host.db.execute(sql`UPDATE decisions SET created_at = now() - interval '30 months'`);
    const drop = () => host.db.transaction((tx) => dropOldCases(tx, 24, 100));
    await drop();
    expect((await lift(two.seeker)).statusCode).toBe(200);
    expect((await calls().readCase(caseId)).closedAt).toBeUndefined();
    await host.db.execute(
      sql`UPDATE cases SET closed_at = now() - interval '30 months' WHERE id = ${caseId}`,
    );
    await drop();
    expect((await calls().get(`/admin/cases/${caseId}`)).statusCode).toBe(404);
  });

  test('of somebody else suspends nobody', async () => {
    const caseId = await reportedSeeker();
    const other = await asSeeker(host);
    expect((await suspend(other, { reason: 'x', caseId })).statusCode).toBe(404);
    expect((await logIn(other)).statusCode).toBe(200);
  });
});

describe('from the tables', () => {
  const suspendedIn = async (path: string, q: string): Promise<string[]> => {
    const page: Wire<'EmployerPage'> = (await calls().get(`/admin/${path}?q=${q}`)).json();
    return page.suspended;
  };

  test('job seekers and employers are suspended and restored', async () => {
    const { seeker, employer } = two;
    expect(await suspendedIn('jobseekers', seeker.username)).toEqual([]);
    await suspend(seeker);
    expect(await suspendedIn('jobseekers', seeker.username)).toEqual([seeker.id]);
    expect((await suspend(employer, { reason: 'Spam.' }, 'employer')).statusCode).toBe(200);
    expect(await suspendedIn('employers', employer.username)).toEqual([employer.id]);
    expect(await calls().notices(employer)).toMatchObject({ suspensionReason: 'Spam.' });
    expect(
      (await calls().get(`/jobdescriptions/jobdescriptions/${two.jobId}`, {})).statusCode,
    ).toBe(404);
    expect((await lift(employer, 'employer')).statusCode).toBe(200);
    expect(
      (await calls().get(`/jobdescriptions/jobdescriptions/${two.jobId}`, {})).statusCode,
    ).toBe(200);
    expect(await suspendedIn('employers', employer.username)).toEqual([]);
  });

  test('by administrators alone', async () => {
    const employer = await asEmployer(host);
    expect((await suspend(two.seeker, undefined, 'jobseeker', employer)).statusCode).toBe(403);
    expect((await logIn(two.seeker)).statusCode).toBe(200);
  });
});
