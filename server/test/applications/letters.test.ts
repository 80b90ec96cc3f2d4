import sql from 'sql-template-tag';
import { settlePendingMoves } from '../../services/applications/pendingMoves';
import { sendDigests } from '../../services/mail/digest';
import type { Wire } from '../../wire';
import { applyTo } from '../applicationFixtures';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { sendUnreadMessageMails } from '../inbox/unreadMails';
import { addCategories, post } from '../jobFixtures';
import { mailRows } from '../smtp';
import { settleDueMoves } from './dueMoves';

let host: TestHost;
let owner: Person;
let seeker: Person;
let jobId: string;
let id: string;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example' });
  await addCategories(host);
});
beforeEach(async () => {
  owner = await asEmployer(host);
  seeker = await asSeeker(host);
  jobId = (await post(host, owner))._id;
  id = (await applyTo(host, seeker, { jobId }))._id;
  await confirm();
  await host.db.execute(sql`DELETE FROM mails`);
});
afterAll(() => host.close());

const confirm = async (): Promise<void> => {
  await host.db.execute(sql`UPDATE employers SET email_verified_at = now()`);
  await host.db.execute(sql`UPDATE job_seekers SET email_verified_at = now()`);
};
const call = (
  who: Person,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) =>
  host.app.inject({
    method,
    url: `/api${url}`,
    headers: who.headers,
    ...(payload && { payload }),
  });
const move = (input: Partial<Wire<'MoveInput'>>) =>
  call(owner, 'POST', '/applicants/moves', {
    applications: [{ id, state: 'sent' }],
    move: 'reject',
    ...input,
  });
const letter = {
  subject: 'About {jobtitle}',
  body: 'Hello {firstName} {lastName},\nwe chose somebody else.\n{sender}, {company}',
};
const stateSeen = async () => (await call(seeker, 'GET', `/applications/${id}`)).json();
const mailed = async () =>
  (await mailRows(host.db)).map(({ recipient, subject }) => `${recipient}: ${subject}`);
const seekerMail = () => `${seeker.username}@mail.example`;

test('a letter goes with a move: names filled in, in the thread and by mail', async () => {
  expect((await move({ letter })).json().results[0].done).toBe(true);
  const body = 'Hello Ivo Kern,\nwe chose somebody else.\nMara Lind, Harbour Clinic';
  expect(await stateSeen()).toMatchObject({
    state: 'notSelected',
    messages: [{ from: 'employer', text: body }],
  });
  const [mail] = await mailRows(host.db);
  expect(mail).toMatchObject({ recipient: seekerMail(), subject: 'About Night Nurse' });
  expect(mail?.text_body).toContain('> we chose somebody else.');
  expect(mail?.text_body).toContain(`https://jobs.example/myapplications/${id}`);
});

test('told later: until the mail goes out its reader sees the former state, and it can be taken back', async () => {
  const before = await stateSeen();
  expect((await move({ letter, delayDays: 2 })).json().results[0]).toEqual({
    id,
    done: true,
    state: 'notSelected',
  });
  expect(await stateSeen()).toEqual(before);
  expect(await mailed()).toEqual([]);
  expect((await call(owner, 'GET', '/applicants?state=notSelected')).json()).toMatchObject({
    total: 1,
    items: [{ state: 'notSelected', pendingState: 'notSelected', pendingAt: expect.any(String) }],
  });
  expect(await settlePendingMoves(host.context, 'https://jobs.example')).toBe(0);
  expect((await call(owner, 'DELETE', `/applicants/${id}/pending`)).json().state).toBe('sent');
  expect((await call(owner, 'DELETE', `/applicants/${id}/pending`)).statusCode).toBe(409);
  await move({ letter, delayDays: 2 });
  await host.db.execute(
    sql`UPDATE applications SET pending_at = now() - interval '1 minute' WHERE id = ${id}`,
  );
  // two hosts at once, and this host's own upkeep may be a third: exactly one does it
  const settled = await Promise.all(
    [1, 2].map(() => settlePendingMoves(host.context, 'https://jobs.example')),
  );
  expect(settled.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(1);
  await settleDueMoves(host);
  expect((await stateSeen()).history.map(({ kind }: { kind: string }) => kind)).toEqual([
    'sent',
    'notSelected',
  ]);
  expect(await mailed()).toEqual([`${seekerMail()}: About Night Nurse`]);
});

test('told later: opening it meanwhile changes nothing, and the letter still goes out', async () => {
  await move({ letter, delayDays: 2 });
  const before = await stateSeen();
  expect((await call(owner, 'POST', `/applicants/${id}/opening`)).json()).toMatchObject({
    state: 'notSelected',
    pendingState: 'notSelected',
  });
  expect(await stateSeen()).toEqual(before);
  await host.db.execute(
    sql`UPDATE applications SET pending_at = now() - interval '1 minute' WHERE id = ${id}`,
  );
  await settleDueMoves(host);
  expect((await stateSeen()).state).toBe('notSelected');
  expect(await mailed()).toEqual([`${seekerMail()}: About Night Nurse`]);
});

test('withdrawn before it goes out: nothing goes out', async () => {
  await move({ letter, delayDays: 1 });
  await call(seeker, 'POST', `/applications/${id}/withdrawal`);
  await host.db.execute(sql`DELETE FROM mails`);
  await host.db.execute(
    sql`UPDATE applications SET pending_at = now() - interval '1 minute' WHERE pending_at IS NOT NULL`,
  );
  expect(await settlePendingMoves(host.context, 'https://jobs.example')).toBe(0);
  expect([(await stateSeen()).state, await mailed()]).toEqual(['withdrawn', []]);
});

test.each<[string, Partial<Wire<'MoveInput'>>, string]>([
  ['a name that nothing fills in', { letter: { ...letter, body: 'Dear {name}' } }, 'body'],
  ['a delay without a letter', { delayDays: 2 }, 'delayDays'],
  ['a delay of another move', { move: 'offer', letter, delayDays: 2 }, 'delayDays'],
  ['an empty letter', { letter: { subject: ' ', body: 'x' } }, 'subject'],
])('%s is refused, and nothing moves', async (_name, input, field) => {
  const answer = await move(input);
  expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
  expect((await stateSeen()).state).toBe('sent');
  expect(await mailed()).toEqual([]);
});

test('letters to several, each with their own names', async () => {
  const other = await asSeeker(host);
  await host.db.execute(sql`UPDATE job_seekers SET first_name = 'Ada' WHERE id = ${other.id}`);
  const second = await applyTo(host, other, { jobId });
  await confirm();
  await host.db.execute(sql`DELETE FROM mails`);
  const answer = await call(owner, 'POST', '/applicants/letters', {
    ids: [id, second._id, 'no-such'],
    letter: { subject: 'Hello {firstName}', body: 'We meet on Friday.' },
  });
  expect(answer.json().results.map(({ done }: { done: boolean }) => done)).toEqual([
    true,
    true,
    false,
  ]);
  expect((await mailed()).toSorted()).toEqual(
    [`${seekerMail()}: Hello Ivo`, `${other.username}@mail.example: Hello Ada`].toSorted(),
  );
});

test('templates: ours, then their own, then ours again', async () => {
  const list = async () => (await call(owner, 'GET', '/letter-templates')).json();
  expect(await list()).toHaveLength(5);
  const own = { subject: 'No', body: 'Sorry, {firstName}.' };
  expect((await call(owner, 'PUT', '/letter-templates/reject', own)).json()).toEqual({
    kind: 'reject',
    own: true,
    ...own,
  });
  expect((await list()).filter(({ own: isOwn }: { own: boolean }) => isOwn)).toHaveLength(1);
  const theirs = (await call(await asEmployer(host), 'GET', '/letter-templates')).json();
  expect(theirs.some(({ own: isOwn }: { own: boolean }) => isOwn)).toBe(false);
  await call(owner, 'DELETE', '/letter-templates/reject');
  expect((await list()).some(({ own: isOwn }: { own: boolean }) => isOwn)).toBe(false);
  expect((await call(owner, 'PUT', '/letter-templates/nonsense', own)).statusCode).toBe(404);
});

describe('who gets mail', () => {
  const prefer = (who: Person, frequency: string) =>
    call(who, 'PUT', '/mail-preferences', { frequency });

  test('nobody at an address they didn’t confirm', async () => {
    await host.db.execute(
      sql`UPDATE job_seekers SET email_verified_at = NULL WHERE id = ${seeker.id}`,
    );
    await move({ letter });
    expect(await mailed()).toEqual([]);
    expect((await stateSeen()).state).toBe('notSelected');
  });

  test('an application mails its employer, and its sender a receipt', async () => {
    const { _id } = await post(host, owner);
    await applyTo(host, seeker, { jobId: _id, note: 'Six years on wards.' });
    expect((await mailed()).toSorted()).toEqual(
      [
        `${owner.username}@firm.example: Application for Night Nurse: Ivo Kern`,
        `${seekerMail()}: You applied for Night Nurse`,
      ].toSorted(),
    );
  });

  test('about a move only after some minutes, and not at all if it is undone meanwhile', async () => {
    await move({ move: 'shortlist' });
    const waits = async () => (await mailRows(host.db)).map(({ waits: seconds }) => seconds);
    expect(await waits()).toEqual([expect.any(Number)]);
    expect((await waits())[0]).toBeGreaterThan(240);
    await call(owner, 'POST', '/applicants/moves', {
      applications: [{ id, state: 'shortlisted' }],
      move: 'reconsider',
    });
    expect(await mailed()).toEqual([]);
  });

  test('none to those who want none', async () => {
    await prefer(seeker, 'none');
    await move({ move: 'shortlist' });
    expect(await mailed()).toEqual([]);
  });

  test('once a day, all in one; then a day of silence', async () => {
    await prefer(seeker, 'daily');
    await host.db.execute(
      sql`UPDATE mail_preferences SET updated_at = now() - interval '2 days' WHERE account_id = ${seeker.id}`,
    );
    await move({ move: 'shortlist' });
    await call(owner, 'POST', `/threads/${id}/messages`, { text: 'Can you start in May?' });
    await sendUnreadMessageMails(host);
    expect(await mailed()).toEqual([]);
    // the decision can no longer be undone
    await host.db.execute(sql`UPDATE digest_items SET due_at = now() - interval '1 second'`);
    expect(await sendDigests(host.context, 'https://jobs.example')).toBe(1);
    const [mail] = await mailRows(host.db);
    expect(mail).toMatchObject({ recipient: seekerMail(), subject: '2 updates from Jobline' });
    expect(mail?.text_body).toContain('Mara Lind wrote about Night Nurse');
    await call(owner, 'POST', `/threads/${id}/messages`, { text: 'And again.' });
    await sendUnreadMessageMails(host);
    expect(await sendDigests(host.context, 'https://jobs.example')).toBe(0);
  });

  test('once a day: a decision waits until it can’t be undone, and leaves with its undoing', async () => {
    await prefer(seeker, 'daily');
    await host.db.execute(
      sql`UPDATE mail_preferences SET updated_at = now() - interval '2 days' WHERE account_id = ${seeker.id}`,
    );
    await move({ move: 'reject' });
    expect(await sendDigests(host.context, 'https://jobs.example')).toBe(0);
    await call(owner, 'POST', `/threads/${id}/messages`, { text: 'By mistake, sorry.' });
    await sendUnreadMessageMails(host);
    await call(owner, 'POST', '/applicants/moves', {
      applications: [{ id, state: 'notSelected' }],
      move: 'reconsider',
    });
    await host.db.execute(sql`UPDATE digest_items SET due_at = now() - interval '1 second'`);
    expect(await sendDigests(host.context, 'https://jobs.example')).toBe(1);
    const [mail] = await mailRows(host.db);
    expect(mail?.text_body).toContain('Mara Lind wrote about Night Nurse');
    expect(mail?.text_body).not.toContain('not selected');
  });

  test('one click stops them, a GET doesn’t', async () => {
    await move({ move: 'shortlist' });
    const [row] = await host.db.query<{ url: string }>(
      sql`SELECT unsubscribe_url AS url FROM mails WHERE recipient = ${seekerMail()}`,
    );
    const { pathname } = new URL(row?.url ?? '');
    const opened = await host.app.inject({ method: 'GET', url: pathname });
    expect([opened.statusCode, opened.headers.location]).toEqual([
      302,
      `/unsubscribe#${pathname.split('/').at(-1)}`,
    ]);
    expect((await call(seeker, 'GET', '/mail-preferences')).json()).toEqual({
      frequency: 'atOnce',
    });
    const pressed = await host.app.inject({
      method: 'POST',
      url: pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.statusCode).toBe(204);
    expect((await call(seeker, 'GET', '/mail-preferences')).json()).toEqual({ frequency: 'none' });
    const unknown = await host.app.inject({ method: 'POST', url: '/api/unsubscribe/nonsense' });
    expect(unknown.statusCode).toBe(404);
  });
});
