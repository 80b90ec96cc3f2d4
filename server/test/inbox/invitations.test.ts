import sql from 'sql-template-tag';
import { candidateCalls } from '../candidates/candidateCalls';
import { call as callCompany, join } from '../companies/companyFixtures';
import { asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories } from '../jobFixtures';
import { inboxOf, kindsOf } from './inboxFixtures';
import { makeInvitation, type Invited } from './invitationFixtures';

let host: TestHost;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example' });
  await addCategories(host);
});
afterAll(() => host.close());

const { answer, close, callExpecting, open } = candidateCalls(() => host);
test('an invitation is in the job seeker’s inbox, and the answer in the employer’s', async () => {
  const { employer, seeker, jobId, id, candidateId } = await makeInvitation(host);
  const asked = await inboxOf(host, seeker);
  expect(asked).toMatchObject({ unread: 1, total: 1 });
  expect(asked.items).toMatchObject([
    {
      kind: 'invitation',
      isRead: false,
      jobId,
      jobtitle: 'Night Nurse',
      text: 'Would you like to hear more?',
      invitation: { _id: id, state: 'sent' },
    },
  ]);
  expect((await inboxOf(host, seeker, '?show=employers')).total).toBe(1);
  expect(await kindsOf(host, employer)).toEqual([]);
  await answer(seeker, id, 'yes');
  expect((await inboxOf(host, seeker)).items[0]?.invitation).toEqual({
    _id: id,
    state: 'accepted',
  });
  const told = await inboxOf(host, employer);
  expect(told.unread).toBe(1);
  expect(told.items).toMatchObject([
    {
      kind: 'invitation',
      name: 'Ivo Kern',
      invitation: { _id: id, state: 'accepted', candidateId },
    },
  ]);
  await callExpecting(204, employer, 'POST', '/inbox/read', {});
  // a no after a yes is one item, unread again, and the full name is no longer shown
  await answer(seeker, id, 'no');
  const after = await inboxOf(host, employer);
  expect(after.unread).toBe(1);
  expect(after.items).toMatchObject([
    { name: 'Ivo K.', invitation: { state: 'declined' }, isRead: false },
  ]);
});

test('who hides their name isn’t named with a no', async () => {
  const { employer, seeker, id } = await makeInvitation(host);
  await open(seeker, { nameShown: 'hidden' });
  await answer(seeker, id, 'no');
  const [item] = (await inboxOf(host, employer)).items;
  expect([item?.kind, item?.name]).toEqual(['invitation', undefined]);
});

describe('what revoking takes back', () => {
  const revocations: [string, (invited: Invited) => Promise<unknown>][] = [
    ['turned off', ({ seeker }) => close(seeker)],
    [
      'blocked',
      ({ seeker, employer }) =>
        callExpecting(200, seeker, 'POST', '/open-to-work/blocked-employers', {
          usernameEmployer: employer.username,
        }),
    ],
    [
      'account deleted',
      ({ seeker }) =>
        callExpecting(204, seeker, 'POST', '/account/deletion', { password: seeker.password }),
    ],
  ];
  test.each(revocations)('%s: a yes is in no inbox and no count', async (_, revoke) => {
    const invited = await makeInvitation(host);
    const { employer, seeker, id } = invited;
    await answer(seeker, id, 'yes');
    expect((await inboxOf(host, employer)).unread).toBe(1);
    await revoke(invited);
    expect(await inboxOf(host, employer)).toMatchObject({ items: [], total: 0, unread: 0 });
    expect(await host.db.query(sql`SELECT 1 FROM inbox_items WHERE invitation_id = ${id}`)).toEqual(
      [],
    );
  });

  test('a declined one goes as well, and one who is asked isn’t asked any more', async () => {
    const declined = await makeInvitation(host);
    await answer(declined.seeker, declined.id, 'no');
    await close(declined.seeker);
    expect((await inboxOf(host, declined.employer)).total).toBe(0);
    const asked = await makeInvitation(host);
    expect((await inboxOf(host, asked.seeker)).unread).toBe(1);
    await close(asked.seeker);
    expect((await inboxOf(host, asked.seeker)).unread).toBe(0);
  });
});

describe('colleagues', () => {
  const team = async () => {
    const [owner, all, some, others] = [
      await asEmployer(host),
      await asEmployer(host),
      await asEmployer(host),
      await asEmployer(host),
    ];
    const invited = await makeInvitation(host, owner);
    const { jobId } = invited;
    await join(host, owner, all, { role: 'reader', allJobs: true });
    await join(host, owner, some, { role: 'recruiter', allJobs: false, jobIds: [jobId] });
    await join(host, owner, others, { role: 'recruiter', allJobs: false });
    return { ...invited, all, some, others };
  };
  const unreadOf = async (people: Person[]): Promise<number[]> =>
    Promise.all(people.map(async (each) => (await inboxOf(host, each)).unread));

  test('those who see the job hear of the answer, as long as they do', async () => {
    const { employer, seeker, id, all, some, others } = await team();
    await answer(seeker, id, 'yes');
    expect(await unreadOf([employer, all, some, others])).toEqual([1, 1, 1, 0]);
    // only the inviter may open the profile
    expect((await inboxOf(host, some)).items[0]?.invitation).toEqual({
      _id: id,
      state: 'accepted',
    });
    await callCompany(host, employer, 'PUT', `/company/people/${some.id}`, {
      role: 'recruiter',
      allJobs: false,
      jobIds: [],
    });
    await callCompany(host, employer, 'POST', `/company/people/${all.id}/removal`, {});
    expect(await unreadOf([employer, all, some])).toEqual([1, 0, 0]);
    expect((await inboxOf(host, all)).items).toEqual([]);
    await close(seeker);
    expect(await unreadOf([employer, all, some])).toEqual([0, 0, 0]);
  });

  test('a block counts for all of them', async () => {
    const { employer, seeker, id, some } = await team();
    for (const { id: employerId, username } of [employer, some])
      await host.db.execute(
        sql`UPDATE employers SET company_name = ${username} WHERE id = ${employerId}`,
      );
    await callExpecting(200, seeker, 'POST', '/open-to-work/blocked-employers', {
      usernameEmployer: employer.username,
    });
    expect((await answer(seeker, id, 'yes')).status).toBe(409);
    expect((await callExpecting(200, some, 'GET', '/candidates?list=invited')).total).toBe(0);
    await open(seeker, { headline: 'Sailmaker' });
    expect((await callExpecting(200, some, 'GET', '/candidates?q=sailmaker')).total).toBe(0);
  });

  test('a job that is handed over takes its invitations and what was told of them along', async () => {
    const { employer, seeker, jobId, id, some } = await team();
    await answer(seeker, id, 'yes');
    await callCompany(host, employer, 'POST', '/company/handovers', {
      to: some.id,
      jobIds: [jobId],
    });
    await answer(seeker, id, 'no');
    const [item] = (await inboxOf(host, some)).items;
    expect(item?.invitation).toMatchObject({ state: 'declined', candidateId: expect.any(String) });
  });
});
