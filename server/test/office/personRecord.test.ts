import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Wire } from '../../wire';
import { callAs } from '../hiring/fixtures';
import { asAdmin, openHost, type Person, type TestHost } from '../host';
import { makeApplication, write, type Applied } from '../inbox/inboxFixtures';
import { addCategories } from '../jobFixtures';

let host: TestHost;
let admin: Person;
let two: Applied;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  admin = await asAdmin(host);
  two = await makeApplication(host);
});
afterAll(() => host.close());

const read = (role: string, id: string, who = admin) =>
  callAs(host, who)('GET', `/admin/people/${role}/${id}`);
const recordOf = async (role: string, id: string): Promise<Wire<'PersonRecord'>> => {
  const answer = await read(role, id);
  expect([answer.statusCode, answer.json()]).toEqual([200, answer.json()]);
  return answer.json();
};

test('a job seeker’s applications, reports, sessions, mails and log, and no secret or text of theirs', async () => {
  await write(host, two.seeker, two.id, 'A private insult');
  await callAs(host, two.employer)('POST', `/threads/${two.id}/report`, { reason: 'harassment' });
  const address = `${two.seeker.username}@mail.example`;
  await host.db.execute(sql`
    INSERT INTO mails (id, kind, recipient, subject, text_body, html_body, state) VALUES (${randomUUID()}, 'notice', ${address}, 'A subject', 'A text', '', 'sent')`);
  await callAs(host, admin)('PUT', `/admin/people/jobseeker/${two.seeker.id}/suspension`, {
    reason: 'Insults',
  });
  const answer = await read('jobseeker', two.seeker.id);
  const record = answer.json<Wire<'PersonRecord'>>();
  expect(record).toMatchObject({
    _id: two.seeker.id,
    role: 'jobseeker',
    username: two.seeker.username,
    email: address,
    emailConfirmed: true,
    suspendedAt: expect.any(String),
    suspensionReason: 'Insults',
    counts: [{ state: 'sent', count: 1 }],
    latest: [{ jobId: two.jobId, state: 'sent' }],
    reportsAbout: { total: 1, items: [{ reason: 'harassment', isOpen: false }] },
    reportsBy: { total: 0, items: [] },
    decisions: [{ kind: 'suspend', seeker: two.seeker.username }],
    sessions: { count: 0 },
    mails: [
      { kind: 'suspended', state: 'waiting' },
      { kind: 'notice', state: 'sent' },
    ],
  });
  expect(record.audit[0]).toMatchObject({
    action: 'suspendJobSeeker',
    actorId: admin.id,
    recordId: two.seeker.id,
    recordRole: 'jobseeker',
  });
  for (const hidden of ['A subject', 'A text', 'A private insult', 'hash'])
    expect(answer.body).not.toContain(hidden);
});

test('an employer’s jobs by state, what they did and what they reported', async () => {
  const record = await recordOf('employer', two.employer.id.toUpperCase());
  expect(record).toMatchObject({
    counts: [{ state: 'live', count: 1 }],
    latest: [{ jobId: two.jobId, state: 'live' }],
    reportsBy: { total: 1 },
    reportsAbout: { total: 0 },
    sessions: { count: 1, seenAt: expect.any(String) },
  });
  expect(record.suspendedAt).toBeUndefined();
  await callAs(host, admin)('POST', `/jobs/${two.jobId}/reports`, { reason: 'scam' });
  expect((await recordOf('employer', two.employer.id)).reportsAbout).toMatchObject({
    total: 1,
    items: [{ reason: 'scam', isOpen: true }],
  });
});

test('nobody else reads it, and an erased account has none', async () => {
  expect((await read('jobseeker', two.seeker.id, two.employer)).statusCode).toBe(403);
  expect((await read('employer', two.seeker.id)).statusCode).toBe(404);
  expect((await read('jobseeker', 'nobody')).statusCode).toBe(404);
  await host.db.execute(
    sql`UPDATE job_seekers SET deleted_at = now(), erased_at = now() WHERE id = ${two.seeker.id}`,
  );
  expect((await read('jobseeker', two.seeker.id)).statusCode).toBe(404);
});
