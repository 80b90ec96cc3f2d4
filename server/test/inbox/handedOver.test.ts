import sql from 'sql-template-tag';
import { candidateCalls } from '../candidates/candidateCalls';
import { call as callCompany, join } from '../companies/companyFixtures';
import { callAs } from '../hiring/fixtures';
import { asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories } from '../jobFixtures';
import { mailRows } from '../smtp';
import { inboxOf, write } from './inboxFixtures';
import { makeAcceptedInvitation, makeInvitation } from './invitationFixtures';
import { sendUnreadMessageMails } from './unreadMails';

let host: TestHost;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example' });
  await addCategories(host);
});
afterAll(() => host.close());

const { answer, block, invitations, callExpecting } = candidateCalls(() => host);

test('what waits to be mailed about a job goes with it', async () => {
  const { employer, seeker, jobId, id } = await makeAcceptedInvitation(host);
  const heir = await asEmployer(host);
  await join(host, employer, heir, { role: 'owner', allJobs: true });
  await host.db.execute(sql`UPDATE employers SET email_verified_at = now()`);
  const handOver = (from: Person, to: Person) =>
    callCompany(host, from, 'POST', '/company/handovers', { to: to.id, jobIds: [jobId] });
  await write(host, seeker, id, 'Unread');
  expect((await handOver(employer, heir)).statusCode).toBe(200);
  await host.db.execute(sql`DELETE FROM mails`);
  await sendUnreadMessageMails(host);
  const recipients = async () => (await mailRows(host.db)).map(({ recipient }) => recipient);
  expect(await recipients()).toEqual([`${heir.username}@firm.example`]);
  // as a line of the daily mail, or as a mail that isn't sent yet
  await host.db.execute(sql`DELETE FROM mails`);
  await callExpecting(200, heir, 'PUT', '/mail-preferences', { frequency: 'daily' });
  await write(host, seeker, id, 'Unread, too');
  await sendUnreadMessageMails(host);
  const lines = () => host.db.query(sql`SELECT 1 FROM digest_items WHERE account_id = ${heir.id}`);
  expect(await lines()).toHaveLength(1);
  await answer(seeker, id, 'no');
  expect(await lines()).not.toEqual([]);
  expect((await handOver(heir, employer)).statusCode).toBe(200);
  expect(await lines()).toEqual([]);
});

test('a colleague who hasn’t the job any more finds neither thread nor item', async () => {
  const { employer, seeker, jobId, id } = await makeAcceptedInvitation(host);
  const heir = await asEmployer(host);
  await join(host, employer, heir, { role: 'recruiter', allJobs: false });
  await write(host, seeker, id, 'For whoever has the job');
  await callCompany(host, employer, 'PUT', `/company/people/${heir.id}`, {
    role: 'owner',
    allJobs: true,
  });
  await callCompany(host, employer, 'POST', '/company/handovers', { to: heir.id, jobIds: [jobId] });
  expect((await inboxOf(host, heir)).items[0]).toMatchObject({ text: 'For whoever has the job' });
  await callCompany(host, employer, 'POST', '/company/leave', {});
  expect((await inboxOf(host, employer)).items).toEqual([]);
  expect((await callAs(host, employer)('GET', `/threads/${id}`)).statusCode).toBe(404);
});

/**
 * Creates a job seeker who accepted an invitation, wrote, and blocks another employer's company.
 */
const blockedElsewhere = async () => {
  const people = await makeAcceptedInvitation(host);
  const blocked = await asEmployer(host);
  const name = `Quarry of ${blocked.username}`;
  await host.db.execute(sql`UPDATE employers SET company_name = ${name} WHERE id = ${blocked.id}`);
  await block(people.seeker, name);
  await write(host, people.seeker, people.id, 'Not for the quarry');
  return { ...people, blocked, name };
};
const threadStatus = async (who: Person, id: string) =>
  (await callAs(host, who)('GET', `/threads/${id}`)).statusCode;

test('who joins a blocked company loses the candidates who blocked it, and brings none', async () => {
  const { employer, seeker, id, blocked } = await blockedElsewhere();
  const other = await makeInvitation(host, employer);
  expect([await threadStatus(employer, id), await threadStatus(blocked, id)]).toEqual([200, 404]);
  await host.db.execute(sql`DELETE FROM message_mails`);
  await write(host, seeker, id, 'Unread');
  await join(host, blocked, employer, { role: 'recruiter', allJobs: true });
  await host.db.execute(sql`UPDATE employers SET email_verified_at = now()`);
  await host.db.execute(sql`DELETE FROM mails`);
  for (const who of [employer, blocked]) {
    expect(await threadStatus(who, id)).toBe(404);
    expect((await inboxOf(host, who)).items.filter(({ threadId }) => threadId === id)).toEqual([]);
  }
  expect(await invitations(seeker)).toMatchObject([{ _id: id, state: 'ended' }]);
  expect(await invitations(other.seeker)).toMatchObject([{ state: 'sent' }]);
  await sendUnreadMessageMails(host);
  expect(await mailRows(host.db)).toEqual([]);
});

test('nor does who takes a blocked name keep them', async () => {
  const { employer, id, name } = await blockedElsewhere();
  const shown = async () => (await inboxOf(host, employer)).items.map(({ kind }) => kind);
  expect(await shown()).toContain('message');
  await host.db.execute(sql`UPDATE employers SET company_name = ${name} WHERE id = ${employer.id}`);
  expect(await threadStatus(employer, id)).toBe(404);
  expect(await shown()).toEqual([]);
});

describe('what tells of several conversations', () => {
  /**
   * Creates two conversations of an employer with unread messages, and a colleague who may take
   * over one's job.
   */
  const twoThreads = async () => {
    const first = await makeAcceptedInvitation(host);
    const { employer } = first;
    const second = await makeInvitation(host, employer);
    await answer(second.seeker, second.id, 'yes');
    const heir = await asEmployer(host);
    await join(host, employer, heir, { role: 'owner', allJobs: true });
    await host.db.execute(sql`UPDATE employers SET email_verified_at = now()`);
    await host.db.execute(sql`DELETE FROM mails`);
    await write(host, first.seeker, first.id, 'To be handed over');
    await write(host, second.seeker, second.id, 'Stays');
    await write(host, second.seeker, second.id, 'Stays, too');
    return { first, second, employer, heir };
  };
  const handOver = async (from: Person, to: Person, jobId: string) =>
    expect(
      (await callCompany(host, from, 'POST', '/company/handovers', { to: to.id, jobIds: [jobId] }))
        .statusCode,
    ).toBe(200);

  test('in a daily mail is a line each, and one goes with its job', async () => {
    const { first, second, employer, heir } = await twoThreads();
    await callExpecting(200, employer, 'PUT', '/mail-preferences', { frequency: 'daily' });
    await host.db.execute(sql`DELETE FROM digest_items`);
    await sendUnreadMessageMails(host);
    const lines = () =>
      host.db.query<{ text: string; url: string }>(
        sql`SELECT text, url FROM digest_items WHERE account_id = ${employer.id} ORDER BY id`,
      );
    const kept = {
      text: 'Ivo Kern wrote 2 messages about Night Nurse',
      url: `https://jobs.example/inbox?thread=${second.id}`,
    };
    expect(await lines()).toEqual([
      {
        text: 'Ivo Kern wrote about Night Nurse',
        url: `https://jobs.example/inbox?thread=${first.id}`,
      },
      kept,
    ]);
    await handOver(employer, heir, first.jobId);
    expect(await lines()).toEqual([kept]);
    // a block removes the other one
    await callExpecting(204, second.seeker, 'PUT', `/threads/${second.id}/block`);
    expect(await lines()).toEqual([]);
  });

  test('in a mail that waits is taken back with it', async () => {
    const { first, second, employer, heir } = await twoThreads();
    await sendUnreadMessageMails(host);
    const texts = async () => (await mailRows(host.db)).map(({ text_body }) => text_body);
    expect(await texts()).toEqual([expect.stringContaining(first.id)]);
    expect(await texts()).toEqual([expect.stringContaining(second.id)]);
    await handOver(employer, heir, first.jobId);
    expect(await texts()).toEqual([]);
  });
});
