import { strFromU8, unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import { erasePeople } from '../../services/accounts/erasure';
import { sendCv, smallPdf } from '../applicationFixtures';
import { call as callCompany, join } from '../companies/companyFixtures';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { write } from '../inbox/inboxFixtures';
import { makeAcceptedInvitation, makeInvitation } from '../inbox/invitationFixtures';
import { addCategories, post } from '../jobFixtures';
import { candidateCalls, profile } from './candidateCalls';

let host: TestHost;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
});
afterAll(() => host.close());

const { callExpecting, open, block, idOf, invite, close, answer } = candidateCalls(() => host);
const exported = async ({ headers }: Person): Promise<string> => {
  const { rawPayload } = await host.app.inject({ url: '/api/account/export', headers });
  return strFromU8(unzipSync(rawPayload)['account.json'] ?? new Uint8Array());
};

test('each side’s export has what is its own, and nothing of who was revoked', async () => {
  const [seeker, employer] = [await asSeeker(host), await asEmployer(host)];
  await open(seeker);
  await block(seeker, 'Old Boss Ltd');
  const id = await idOf(seeker);
  const { _id: jobId } = await post(host, employer);
  await callExpecting(200, employer, 'GET', `/candidates/${id}`);
  await callExpecting(200, employer, 'PUT', `/candidates/${id}/shortlist`, { note: 'only mine' });
  expect((await invite(employer, id, jobId, 'Join us')).status).toBe(200);
  const text = await exported(seeker);
  expect(JSON.parse(text).openToWork).toMatchObject({
    profile: { open: true, headline: profile().headline },
    blocked: [{ name: 'Old Boss Ltd' }],
    views: [{ usernameEmployer: employer.username, views: 1 }],
    invitations: [{ jobId, message: 'Join us', state: 'sent' }],
  });
  expect(text).not.toContain('only mine');
  const kept = await exported(employer);
  expect(JSON.parse(kept).candidates).toMatchObject({
    shortlist: [{ note: 'only mine' }],
    invitations: [{ jobId, message: 'Join us' }],
    searches: [],
  });
  expect(kept).not.toMatch(/Kern|Med-surg/);
  await close(seeker);
  expect(JSON.parse(await exported(employer)).candidates).toEqual({
    shortlist: [],
    invitations: [],
    searches: [],
    blocked: [],
  });
});

test('of whom an employer has blocked it knows no more than it did before they were gone', async () => {
  const { employer, seeker, id } = await makeAcceptedInvitation(host);
  await callExpecting(204, employer, 'PUT', `/threads/${id}/block`);
  await close(seeker);
  const kept = await exported(employer);
  expect(JSON.parse(kept).candidates.blocked).toEqual([
    { username: null, createdAt: expect.any(String) },
  ]);
  expect(kept).not.toContain(seeker.username);
});

test('a colleague who was removed downloads nothing of what they were told there', async () => {
  const { employer, seeker, id } = await makeInvitation(host);
  const colleague = await asEmployer(host);
  await join(host, employer, colleague, { role: 'reader', allJobs: true });
  expect((await answer(seeker, id, 'yes')).status).toBe(200);
  const inbox = async (): Promise<string[]> =>
    JSON.parse(await exported(colleague)).inbox.map(
      ({ invitationId }: { invitationId: string }) => invitationId,
    );
  expect(await inbox()).toEqual([id]);
  await callCompany(host, employer, 'POST', `/company/people/${colleague.id}/removal`, {});
  expect(await inbox()).toEqual([]);
});

test('what was written about an invitation is in both exports, each file in its sender’s, and erased with its job seeker', async () => {
  const { employer, seeker, id } = await makeAcceptedInvitation(host);
  await write(host, employer, id, 'When could you start?');
  await write(host, seeker, id, 'In March');
  const sent = await sendCv(host, seeker, smallPdf('plan'), 'plan.pdf', {
    method: 'POST',
    url: `/api/threads/${id}/files`,
  });
  expect(sent.statusCode).toBe(201);
  const entries = async ({ headers }: Person) =>
    unzipSync((await host.app.inject({ url: '/api/account/export', headers })).rawPayload);
  const [own, theirs] = [await entries(seeker), await entries(employer)];
  const messagesIn = (part: { invitations: { messages: { text: string }[] }[] }): string[] =>
    part.invitations.flatMap(({ messages }) => messages.map(({ text }) => text));
  const accountOf = (zip: typeof own) =>
    JSON.parse(strFromU8(zip['account.json'] ?? new Uint8Array()));
  expect(messagesIn(accountOf(own).openToWork)).toEqual(['When could you start?', 'In March', '']);
  expect(messagesIn(accountOf(theirs).candidates)).toEqual(['When could you start?']);
  expect(Object.keys(own)).toContain('messages/plan.pdf');
  expect(Object.keys(theirs)).not.toContain('messages/plan.pdf');
  await callExpecting(204, seeker, 'POST', '/account/deletion', { password: seeker.password });
  await host.db.execute(
    sql`UPDATE job_seekers SET deleted_at = now() - interval '31 days' WHERE id = ${seeker.id}`,
  );
  expect(await erasePeople(host.db)).toBe(1);
  expect(await host.db.query(sql`SELECT 1 FROM application_messages`)).toEqual([]);
  expect(await host.db.query(sql`SELECT 1 FROM message_files`)).toEqual([]);
  expect(await host.db.query(sql`SELECT 1 FROM files`)).toEqual([]);
});
