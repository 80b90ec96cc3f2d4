import sql from 'sql-template-tag';
import { dropOldApplications } from '../../repositories/accounts/erasure';
import { sendDigests } from '../../services/mail/digest';
import { sendCv, smallPdf } from '../applicationFixtures';
import { callAs } from '../hiring/fixtures';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories } from '../jobFixtures';
import { mailRows } from '../smtp';
import { makeApplication, threadOf, write, type Applied } from './inboxFixtures';
import { sendUnreadMessageMails } from './unreadMails';

let host: TestHost;
let two: Applied;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example' });
  await addCategories(host);
});
beforeEach(async () => {
  await host.db.execute(sql`DELETE FROM message_mails`);
  two = await makeApplication(host);
});
afterAll(() => host.close());

const mails = async () =>
  (await mailRows(host.db)).map(({ recipient, subject }) => [recipient, subject]);
const addressOf = ({ username }: Person) =>
  username.startsWith('seeker') ? `${username}@mail.example` : `${username}@firm.example`;
const block = (who: Person, method: 'PUT' | 'DELETE' = 'PUT') =>
  callAs(host, who)(method, `/threads/${two.id}/block`);
const sendPdf = (who: Person, file = smallPdf('plan'), name = 'plan.pdf') =>
  sendCv(host, who, file, name, { method: 'POST', url: `/api/threads/${two.id}/files` });

test('both sides read a thread, each with the other’s name; it has no messages at first', async () => {
  expect(await threadOf(host, two.seeker, two.id)).toMatchObject({
    applicationId: two.id,
    other: 'Mara Lind',
    messages: [],
    mayWrite: true,
    isBlocked: false,
  });
  expect(
    (await write(host, two.employer, two.id, '  Can you start in May? ')).json(),
  ).toMatchObject({
    from: 'employer',
    text: 'Can you start in May?',
  });
  expect(await threadOf(host, two.employer, two.id)).toMatchObject({
    other: 'Ivo Kern',
    messages: [{ from: 'employer', name: 'Mara Lind', text: 'Can you start in May?' }],
  });
  expect((await write(host, two.employer, two.id, '  ')).statusCode).toBe(400);
  expect((await write(host, two.employer, two.id, 'x'.repeat(4001))).statusCode).toBe(400);
});

describe('a file', () => {
  test('is sent with or without words, and read by both sides alone', async () => {
    const sent = await sendPdf(two.seeker);
    expect([sent.statusCode, sent.json()]).toMatchObject([
      201,
      { text: '', file: { name: 'plan.pdf', kind: 'pdf' } },
    ]);
    const path = `/threads/${two.id}/files/${sent.json()._id}`;
    for (const who of [two.seeker, two.employer]) {
      const file = await callAs(host, who)('GET', path);
      expect(file.statusCode).toBe(200);
      expect(file.rawPayload.equals(smallPdf('plan'))).toBe(true);
      expect(file.headers['content-disposition']).toContain('attachment; filename="plan.pdf"');
    }
    for (const who of [await asSeeker(host), await asEmployer(host)])
      expect((await callAs(host, who)('GET', path)).statusCode).toBe(404);
    const others = await makeApplication(host);
    // a message can't be read through another thread
    const through = `/threads/${others.id}/files/${sent.json()._id}`;
    expect((await callAs(host, others.seeker)('GET', through)).statusCode).toBe(404);
    const plain = await write(host, two.employer, two.id);
    expect(
      (await callAs(host, two.seeker)('GET', `/threads/${two.id}/files/${plain.json()._id}`))
        .statusCode,
    ).toBe(404);
  });

  test('is checked like a CV', async () => {
    const program = await sendPdf(two.seeker, Buffer.from('MZ\u0000\u0001'), 'plan.pdf');
    expect([program.statusCode, program.json().field]).toEqual([400, 'file']);
    const large = Buffer.alloc(5 * 1024 * 1024 + 1, 'a');
    expect((await sendPdf(two.seeker, large, 'plan.txt')).statusCode).toBe(413);
    expect((await threadOf(host, two.seeker, two.id)).messages).toEqual([]);
  });

  test('goes with the application', async () => {
    const { _id } = (await sendPdf(two.seeker)).json();
    const file = sql`SELECT f.id FROM files f JOIN message_files x ON x.file_id = f.id WHERE x.message_id = ${_id}`;
    const [stored] = await host.db.query<{ id: string }>(file);
    await host.db.execute(
      sql`UPDATE jobs SET status = 'filled', ended_at = now() - interval '7 months' WHERE id = ${two.jobId}`,
    );
    await host.db.transaction((tx) => dropOldApplications(tx, [two.jobId], 100));
    expect(await host.db.query(sql`SELECT 1 FROM files WHERE id = ${stored?.id}`)).toEqual([]);
  });
});

describe('the mail about what wasn’t read', () => {
  test('is one for several messages, and leads to the thread', async () => {
    await write(host, two.employer, two.id, 'First');
    await write(host, two.employer, two.id, 'Second');
    expect(await mails()).toEqual([]);
    expect(await sendUnreadMessageMails(host)).toBe(1);
    expect(await mails()).toEqual([[addressOf(two.seeker), '2 new messages']]);
    const [mail] = await mailRows(host.db);
    expect(mail?.text_body).toContain(`https://jobs.example/inbox?thread=${two.id}`);
    expect(await sendUnreadMessageMails(host)).toBe(0);
  });

  test('waits ten minutes', async () => {
    await write(host, two.employer, two.id);
    const [row] = await host.db.query<{ minutes: number }>(
      sql`SELECT round(extract(epoch FROM due_at - now()) / 60)::int AS minutes FROM message_mails`,
    );
    expect(row?.minutes).toBe(10);
  });

  test('isn’t sent where they were read, on any device', async () => {
    await write(host, two.employer, two.id);
    await callAs(host, two.seeker)('POST', `/threads/${two.id}/read`);
    await write(host, two.seeker, two.id);
    await callAs(host, two.employer)('POST', '/inbox/read', {});
    expect(await sendUnreadMessageMails(host)).toBe(0);
    expect(await mails()).toEqual([]);
  });

  test('isn’t sent to who wants none, and is a line of the daily mail, which a block takes back', async () => {
    await callAs(host, two.seeker)('PUT', '/mail-preferences', { frequency: 'none' });
    await write(host, two.employer, two.id);
    await sendUnreadMessageMails(host);
    expect(await mails()).toEqual([]);
    await callAs(host, two.seeker)('PUT', '/mail-preferences', { frequency: 'daily' });
    await host.db.execute(
      sql`UPDATE mail_preferences SET updated_at = now() - interval '2 days' WHERE account_id = ${two.seeker.id}`,
    );
    await write(host, two.employer, two.id);
    await sendUnreadMessageMails(host);
    await block(two.seeker);
    await sendDigests(host.context, 'https://jobs.example');
    expect(await mails()).toEqual([]);
  });

  test('has no header or live link of its writer’s', async () => {
    await write(host, two.employer, two.id, 'Hi\r\nBcc: all@evil.example\nhttps://evil.example/x');
    await sendUnreadMessageMails(host);
    const [mail] = await mailRows(host.db);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.text_body).not.toContain('https://evil.example');
    expect(mail?.text_body).not.toMatch(/^Bcc:/m);
    expect(mail?.html_body.match(/href="(?!https:\/\/jobs\.example\/)[^"]*"/g)).toBeNull();
  });
});
