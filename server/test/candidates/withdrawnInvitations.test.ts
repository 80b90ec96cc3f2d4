import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Wire } from '../../wire';
import { call as callCompany, join } from '../companies/companyFixtures';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { inboxOf } from '../inbox/inboxFixtures';
import { makeInvitation, type Invited } from '../inbox/invitationFixtures';
import { addCategories, post } from '../jobFixtures';
import { mailRows } from '../smtp';
import { candidateCalls } from './candidateCalls';

let host: TestHost;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example' });
  await addCategories(host);
});
afterAll(() => host.close());

const { call, callExpecting, open, close, search, idOf, invite, invitations, answer } =
  candidateCalls(() => host);
const jobOf = async (person: Person): Promise<string> =>
  (await post(host, person, { joboverview: `Care ${randomUUID()}` }))._id;
const withdraw = (employer: Person, id: string, jobId: string) =>
  call(employer, 'DELETE', `/candidates/${id}/invitations/${jobId}`);
const detailsOf = (employer: Person, id: string): Promise<Wire<'CandidateDetails'>> =>
  callExpecting(200, employer, 'GET', `/candidates/${id}`);
/** Backdates the invitations by this interval. */
const backdateInvitations = (interval: string) =>
  host.db.execute(
    sql`UPDATE candidate_invitations SET created_at = created_at - ${interval}::interval`,
  );
const handOver = async ({ employer, jobId }: Pick<Invited, 'employer' | 'jobId'>, to: Person) =>
  expect(
    (
      await callCompany(host, employer, 'POST', '/company/handovers', {
        to: to.id,
        jobIds: [jobId],
      })
    ).statusCode,
  ).toBe(200);

describe('a withdrawn invitation', () => {
  test('leaves the inbox and what waits to be mailed, and can’t be accepted', async () => {
    const { employer, seeker, jobId, id, candidateId } = await makeInvitation(host);
    const toSeeker = async () =>
      (await mailRows(host.db)).filter(
        ({ kind, recipient }) =>
          kind === 'invitation' && recipient === `${seeker.username}@mail.example`,
      );
    expect([await toSeeker(), await inboxOf(host, seeker)]).toMatchObject([
      [{ state: 'waiting' }],
      { unread: 1, total: 1 },
    ]);
    const { status, body } = await withdraw(employer, candidateId, jobId);
    expect([status, body]).toMatchObject([
      200,
      { invitations: [{ _id: id, state: 'withdrawn' }], invitationsLeft: 49 },
    ]);
    expect([await toSeeker(), await inboxOf(host, seeker)]).toMatchObject([
      [],
      { items: [], unread: 0, total: 0 },
    ]);
    // the recipient of the mail sees its current state
    expect(await invitations(seeker)).toMatchObject([{ _id: id, state: 'withdrawn' }]);
    const refused = await answer(seeker, id, 'yes');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'The employer has withdrawn this invitation',
    ]);
    expect((await detailsOf(employer, candidateId)).contact).toBeUndefined();
    expect((await search(employer, 'list=invited')).total).toBe(0);
    expect((await withdraw(employer, candidateId, jobId)).status).toBe(200);
    expect((await call(employer, 'GET', `/threads/${id}`)).status).toBe(404);
  });

  test('takes its line of a daily mail back', async () => {
    const first = await makeInvitation(host);
    await callExpecting(200, first.seeker, 'PUT', '/mail-preferences', { frequency: 'daily' });
    const other = await asEmployer(host);
    const jobId = await jobOf(other);
    expect((await invite(other, first.candidateId, jobId)).status).toBe(200);
    const lines = () =>
      host.db.query(sql`SELECT 1 FROM digest_items WHERE account_id = ${first.seeker.id}`);
    expect(await lines()).toHaveLength(1);
    expect((await withdraw(other, first.candidateId, jobId)).status).toBe(200);
    expect(await lines()).toEqual([]);
  });

  test('is one’s own and isn’t answered', async () => {
    const { employer, seeker, jobId, id, candidateId } = await makeInvitation(host);
    expect((await withdraw(await asEmployer(host), candidateId, jobId)).status).toBe(404);
    expect((await withdraw(employer, candidateId, randomUUID())).status).toBe(404);
    expect((await withdraw(employer, candidateId, 'x')).status).toBe(404);
    expect((await withdraw(employer, randomUUID(), jobId)).status).toBe(404);
    for (const said of ['yes', 'no'] as const) {
      await answer(seeker, id, said);
      const { status, body } = await withdraw(employer, candidateId, jobId);
      expect([said, status, body.message]).toEqual([
        said,
        409,
        'This candidate has already answered, so the invitation can’t be withdrawn',
      ]);
    }
    expect(await invitations(seeker)).toMatchObject([{ state: 'declined' }]);
  });

  test('and an answer at the same moment: one of the two counts', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { employer, seeker, jobId, id, candidateId } = await makeInvitation(host);
      const [taken, said] = await Promise.all([
        withdraw(employer, candidateId, jobId),
        answer(seeker, id, 'yes'),
      ]);
      const [{ state } = { state: '' }] = await invitations(seeker);
      expect([
        [200, 409, 'withdrawn'],
        [409, 200, 'accepted'],
      ]).toContainEqual([taken.status, said.status, state]);
      const { contact } = await detailsOf(employer, candidateId);
      expect(contact !== undefined).toBe(state === 'accepted');
    }
  });

  test('of a suspended employer stays as it is', async () => {
    const { employer, seeker, jobId, candidateId } = await makeInvitation(host);
    await host.db.execute(sql`UPDATE employers SET suspended_at = now() WHERE id = ${employer.id}`);
    expect((await withdraw(employer, candidateId, jobId)).status).toBe(403);
    expect(await invitations(seeker)).toMatchObject([{ state: 'sent' }]);
  });

  test('is as unknown as all others once its job seeker has revoked everything', async () => {
    const { employer, seeker, jobId, candidateId } = await makeInvitation(host);
    await withdraw(employer, candidateId, jobId);
    await close(seeker);
    await open(seeker);
    const again = await idOf(seeker);
    expect(await detailsOf(employer, again)).toMatchObject({ invitations: [] });
    expect((await detailsOf(employer, again)).inviteAgainAt).toBeUndefined();
    expect((await withdraw(employer, again, jobId)).status).toBe(404);
    expect((await invite(employer, again, jobId)).status).toBe(200);
  });
});

describe('the same candidate', () => {
  test.each([false, true])(
    'is invited to another job after 30 days, and never twice to one; withdrawn: %s',
    async (isWithdrawn) => {
      const { employer, seeker, jobId, candidateId } = await makeInvitation(host);
      if (isWithdrawn) await withdraw(employer, candidateId, jobId);
      const second = await jobOf(employer);
      const refused = await invite(employer, candidateId, second);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'You’ve invited this candidate to a job in the last 30 days. Try again after that.',
      ]);
      const { inviteAgainAt = '' } = await detailsOf(employer, candidateId);
      const days = (Date.parse(inviteAgainAt) - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(29.9);
      expect(days).toBeLessThan(30.1);
      expect(await invitations(seeker)).toHaveLength(1);
      await backdateInvitations('29 days 23 hours');
      expect((await invite(employer, candidateId, second)).status).toBe(409);
      await backdateInvitations('2 hours');
      expect((await detailsOf(employer, candidateId)).inviteAgainAt).toBeUndefined();
      expect((await invite(employer, candidateId, jobId)).body.message).toMatch(/to this job/);
      expect((await invite(employer, candidateId, second)).status).toBe(200);
      // other employers may invite at any time
      const other = await asEmployer(host);
      expect((await invite(other, candidateId, await jobOf(other))).status).toBe(200);
    },
  );

  test('isn’t invited again by handing the job over', async () => {
    const invited = await makeInvitation(host);
    const { employer, seeker, id, candidateId } = invited;
    const heir = await asEmployer(host);
    await join(host, employer, heir, { role: 'owner', allJobs: true });
    await handOver(invited, heir);
    expect((await invite(employer, candidateId, await jobOf(employer))).status).toBe(409);
    await answer(seeker, id, 'no');
    // nor after a no, whichever member of the company asks
    await backdateInvitations('31 days');
    for (const each of [employer, heir])
      expect((await invite(each, candidateId, await jobOf(each))).body.message).toMatch(/said no/);
  });
});

test('neither withdrawing nor handing over gives one of the 50 back', async () => {
  const invited = await makeInvitation(host);
  const { employer, jobId, candidateId } = invited;
  const heir = await asEmployer(host);
  await join(host, employer, heir, { role: 'owner', allJobs: true });
  const seeker = await asSeeker(host);
  await open(seeker);
  const other = await idOf(seeker);
  const leftOf = async (who: Person) => (await detailsOf(who, other)).invitationsLeft;
  await withdraw(employer, candidateId, jobId);
  expect([await leftOf(employer), await leftOf(heir)]).toEqual([49, 50]);
  await handOver(invited, heir);
  expect([await leftOf(employer), await leftOf(heir)]).toEqual([49, 50]);
  await handOver({ employer: heir, jobId }, employer);
  expect([await leftOf(employer), await leftOf(heir)]).toEqual([49, 50]);
});
