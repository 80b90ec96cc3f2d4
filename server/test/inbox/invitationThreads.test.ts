import sql from 'sql-template-tag';
import { dropOldInvitationMessages } from '../../repositories/accounts/erasure';
import { dropOldInvitationsToJobs } from '../../repositories/candidates/candidateInvitations';
import { dropDeletedJobs } from '../../repositories/jobs/oldJobs';
import { applyTo, sendCv, smallPdf } from '../applicationFixtures';
import { candidateCalls } from '../candidates/candidateCalls';
import { join } from '../companies/companyFixtures';
import { callAs } from '../hiring/fixtures';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories } from '../jobFixtures';
import { mailRows } from '../smtp';
import { inboxOf, kindsOf, threadOf, write } from './inboxFixtures';
import { makeAcceptedInvitation, makeInvitation, type Invited } from './invitationFixtures';
import { sendUnreadMessageMails } from './unreadMails';

let host: TestHost;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example' });
  await addCategories(host);
});
beforeEach(async () => {
  await host.db.execute(sql`DELETE FROM message_mails`);
  await host.db.execute(sql`DELETE FROM mails`);
});
afterAll(() => host.close());

const { answer, close, invitations, callExpecting } = candidateCalls(() => host);
const statusOf = async (who: Person, id: string) =>
  (await callAs(host, who)('GET', `/threads/${id}`)).statusCode;
const accepted = () => makeAcceptedInvitation(host);
const sendPlan = (who: Person, id: string) =>
  sendCv(host, who, smallPdf('plan'), 'plan.pdf', {
    method: 'POST',
    url: `/api/threads/${id}/files`,
  });

test('nobody writes before a yes, nor after a no', async () => {
  const { employer, seeker, id } = await makeInvitation(host);
  await host.db.execute(sql`DELETE FROM mails`);
  expect(await statusOf(employer, id)).toBe(404);
  expect((await write(host, employer, id)).statusCode).toBe(404);
  expect(await threadOf(host, seeker, id)).toMatchObject({
    mayWrite: false,
    silence: 'Say yes to the invitation to write to each other',
  });
  expect((await write(host, seeker, id)).statusCode).toBe(409);
  await answer(seeker, id, 'yes');
  expect((await write(host, employer, id, 'Shall we talk?')).statusCode).toBe(201);
  expect((await write(host, seeker, id, 'Gladly')).statusCode).toBe(201);
  expect(await kindsOf(host, employer)).toEqual(['message*', 'invitation*']);
  await answer(seeker, id, 'no');
  // the employer no longer sees what they wrote
  expect(await statusOf(employer, id)).toBe(404);
  expect(await kindsOf(host, employer)).toEqual(['invitation*']);
  expect(await threadOf(host, seeker, id)).toMatchObject({
    messages: [{}, {}],
    silence: 'The answer to this invitation is no, so no more messages can be sent',
  });
  expect((await write(host, seeker, id)).statusCode).toBe(409);
  await sendUnreadMessageMails(host);
  expect((await mailRows(host.db)).map(({ subject }) => subject)).toEqual([
    'A candidate said no: Night Nurse',
  ]);
});

test('after a yes they write with files, read, and are mailed about what is unread', async () => {
  const { employer, seeker, jobId, id } = await accepted();
  expect(await threadOf(host, employer, id)).toMatchObject({
    invitationId: id,
    jobId,
    other: 'Ivo Kern',
    mayWrite: true,
  });
  expect((await write(host, employer, id, 'Shall we talk?')).statusCode).toBe(201);
  expect((await inboxOf(host, seeker)).items[0]).toMatchObject({
    kind: 'message',
    threadId: id,
    text: 'Shall we talk?',
    jobId,
  });
  await sendUnreadMessageMails(host);
  expect((await mailRows(host.db)).map(({ recipient }) => recipient)).toEqual([
    `${seeker.username}@mail.example`,
  ]);
  expect((await callAs(host, seeker)('POST', `/threads/${id}/read`)).statusCode).toBe(204);
  expect((await threadOf(host, employer, id)).messages[0]?.readAt).toBeDefined();
  const sent = await sendPlan(seeker, id);
  expect(sent.statusCode).toBe(201);
  const file = `/threads/${id}/files/${sent.json()._id}`;
  expect((await callAs(host, employer)('GET', file)).statusCode).toBe(200);
  const [first] = (await inboxOf(host, employer)).items;
  expect(first).toMatchObject({ kind: 'message', name: 'Ivo Kern', hasFile: true, isMine: false });
  const report = { reason: 'spam' };
  expect((await callAs(host, seeker)('POST', `/threads/${id}/report`, report)).statusCode).toBe(
    201,
  );
  expect((await invitations(seeker))[0]?.hasThread).toBe(true);
});

test('others find no thread', async () => {
  const { employer, id } = await accepted();
  const [reader, recruiter, elsewhere] = [
    await asEmployer(host),
    await asEmployer(host),
    await asEmployer(host),
  ];
  await join(host, employer, reader, { role: 'reader', allJobs: true });
  await join(host, employer, recruiter, { role: 'recruiter', allJobs: true });
  await join(host, employer, elsewhere, { role: 'recruiter', allJobs: false });
  const calls = [
    ['GET', ''],
    ['POST', '/messages', { text: 'Hello' }],
    ['POST', '/read'],
    ['PUT', '/block'],
    ['DELETE', '/block'],
    ['POST', '/report', { reason: 'spam' }],
  ] as const;
  for (const [who, reads, changes] of [
    [await asSeeker(host), 404, 404],
    [await asEmployer(host), 404, 404],
    [elsewhere, 404, 404],
    [await asAdmin(host), 403, 403],
    [reader, 200, 403],
  ] as const)
    for (const [method, path, body] of calls)
      expect([
        who.username,
        method,
        path,
        (await callAs(host, who)(method, `/threads/${id}${path}`, body)).statusCode,
      ]).toEqual([who.username, method, path, method === 'GET' ? reads : changes]);
  expect((await write(host, recruiter, id, 'From a colleague')).statusCode).toBe(201);
});

test.each([
  ['turned off', ({ seeker }: Invited) => close(seeker)],
  [
    'blocked there',
    ({ seeker, id }: Invited) => callAs(host, seeker)('PUT', `/threads/${id}/block`),
  ],
  [
    'blocked in the list',
    ({ seeker, employer }: Invited) =>
      callExpecting(200, seeker, 'POST', '/open-to-work/blocked-employers', {
        usernameEmployer: employer.username,
      }),
  ],
])('%s: no thread, item, count, file or mail still tells', async (_, revoke) => {
  const invited = await accepted();
  const { employer, seeker, id } = invited;
  await write(host, seeker, id, 'Secret words');
  const { _id: message } = (await sendPlan(seeker, id)).json();
  await write(host, employer, id, 'Answer');
  await revoke(invited);
  expect(await statusOf(employer, id)).toBe(404);
  expect((await write(host, employer, id)).statusCode).toBe(404);
  expect((await callAs(host, employer)('GET', `/threads/${id}/files/${message}`)).statusCode).toBe(
    404,
  );
  expect(await inboxOf(host, employer)).toMatchObject({ total: 0, unread: 0 });
  expect((await inboxOf(host, seeker)).unread).toBe(0);
  await sendUnreadMessageMails(host);
  expect(await mailRows(host.db)).toEqual([]);
  expect((await write(host, seeker, id)).statusCode).toBe(409);
  // the job seeker can still read their own thread
  expect((await threadOf(host, seeker, id)).messages).toHaveLength(3);
});

test.each([
  ['turning the profile off', ({ seeker }: Invited) => close(seeker)],
  ['a block', ({ seeker, id }: Invited) => callAs(host, seeker)('PUT', `/threads/${id}/block`)],
])('%s and messages at once: nothing is told afterwards', async (_, revoke) => {
  for (let round = 0; round < 4; round += 1) {
    const invited = await accepted();
    const { employer, seeker, id } = invited;
    const [, ...answers] = await Promise.all([
      revoke(invited),
      write(host, seeker, id, 'From the job seeker'),
      write(host, employer, id, 'From the employer'),
      callAs(host, seeker)('PUT', `/invitations/${id}`, { answer: 'no' }),
    ]);
    for (const { statusCode } of answers) expect([200, 201, 404, 409]).toContain(statusCode);
    expect(await inboxOf(host, employer)).toMatchObject({ total: 0, unread: 0 });
    await sendUnreadMessageMails(host);
    expect(await mailRows(host.db)).toEqual([]);
  }
});

test('an application and a message at once: the message is in the one conversation', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { employer, seeker, jobId, id } = await accepted();
    const [applied, sent] = await Promise.all([
      callAs(host, seeker)('POST', '/applications', { jobId }),
      write(host, employer, id, 'Shall we talk?'),
    ]);
    expect([applied.statusCode, sent.statusCode]).toEqual([201, 201]);
    expect((await threadOf(host, seeker, applied.json()._id)).messages).toHaveLength(1);
  }
});

test('an application takes the conversation along, and both addresses lead to it', async () => {
  const { employer, seeker, jobId, id } = await accepted();
  await write(host, employer, id, 'Shall we talk?');
  await write(host, seeker, id, 'Gladly');
  const { _id: applicationId } = await applyTo(host, seeker, { jobId });
  for (const who of [employer, seeker]) {
    const thread = await threadOf(host, who, id);
    expect([thread._id, thread.applicationId, thread.invitationId]).toEqual([
      applicationId,
      applicationId,
      undefined,
    ]);
    expect(thread.messages.map(({ text }) => text)).toEqual(['Shall we talk?', 'Gladly']);
  }
  await write(host, employer, id, 'Thank you for applying');
  expect((await threadOf(host, seeker, applicationId)).messages).toHaveLength(3);
  expect(
    (await inboxOf(host, seeker)).items
      .filter(({ kind }) => kind === 'message')
      .map(({ threadId }) => threadId),
  ).toEqual([applicationId]);
  // turning the profile off doesn't revoke applications
  await close(seeker);
  expect((await threadOf(host, employer, applicationId)).messages).toHaveLength(3);
  expect((await write(host, employer, applicationId)).statusCode).toBe(201);
});

test('what was written goes half a year after the job, and with the invitation, with its files', async () => {
  const rows = async () =>
    (await host.db.query(sql`SELECT 1 FROM application_messages`)).length +
    (await host.db.query(sql`SELECT 1 FROM files`)).length;
  await host.db.execute(sql`DELETE FROM application_messages`);
  await host.db.execute(sql`DELETE FROM files`);
  const [one, other] = [await accepted(), await accepted()];
  for (const { seeker, id } of [one, other])
    expect((await sendPlan(seeker, id)).statusCode).toBe(201);
  expect(await rows()).toBe(4);
  // a job isn't purged before its messages, which have files
  await host.db.execute(
    sql`UPDATE jobs SET deleted_at = now() - interval '3 months' WHERE id = ${one.jobId}`,
  );
  await dropDeletedJobs(host.db, 2);
  expect(await rows()).toBe(4);
  await host.db.execute(
    sql`UPDATE jobs SET status = 'filled', ended_at = now() - interval '7 months' WHERE id = ${one.jobId}`,
  );
  expect(await host.db.transaction((tx) => dropOldInvitationMessages(tx, 100))).toBe(1);
  expect(await rows()).toBe(2);
  await host.db.execute(
    sql`UPDATE candidate_invitations SET created_at = now() - interval '13 months' WHERE id = ${other.id}`,
  );
  expect(await dropOldInvitationsToJobs(host.db)).toBe(1);
  expect(await rows()).toBe(0);
});
