import { strFromU8, unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import { site } from '@contract/constants/site';
import { asAdmin, asSeeker, openHost, type Person, type TestHost } from '../host';

let host: TestHost;
let limited: TestHost;
let admin: Person;
beforeAll(async () => {
  host = await openHost();
  limited = await openHost({ RATE_LIMITS: 'on' });
  admin = await asAdmin(host);
});
afterAll(() => Promise.all([host.close(), limited.close()]));

const input = {
  role: 'visitor',
  name: 'Ann Lee',
  email: 'ann@mail.example',
  message: 'How do I post?\nThanks',
};
const ask = (payload: object = input, headers: Record<string, string> = {}, at = host) =>
  at.app.inject({ method: 'POST', url: '/api/help-questions', headers, payload });
const list = async (query = '') =>
  (
    await host.app.inject({ url: `/api/admin/help-questions${query}`, headers: admin.headers })
  ).json();
beforeEach(() => host.db.execute(sql`DELETE FROM help_questions`));

test('a question is stored for the administrators and mailed to the board, once', async () => {
  const { headers: own } = await asSeeker(host);
  const key = { ...own, 'idempotency-key': 'question-0000-0000-0001' };
  for (const headers of [key, key]) {
    const answer = await ask(input, headers);
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { message: 'Thank you. We’ll answer by email.' },
    ]);
  }
  const found = await list();
  expect(found).toEqual({
    items: [
      { ...input, _id: expect.any(String) as unknown, createdAt: expect.any(String) as unknown },
    ],
    total: 1,
    page: 1,
    limit: 25,
  });
  const mails = await host.db.query<{ to: string; from: string; text: string }>(
    sql`SELECT recipient AS to, reply_to AS from, text_body AS text FROM mails WHERE kind = 'helpQuestion'`,
  );
  expect(mails.map(({ to, from }) => [to, from])).toEqual([[site.contact.email, input.email]]);
  expect(mails[0]?.text).toContain('How do I post?');
});

test('an administrator marks it as done and open again, and the audit log says so', async () => {
  const seeker = await asSeeker(host);
  await ask({ ...input, role: 'jobseeker' }, seeker.headers);
  const [{ _id: id }] = (await list('?state=open')).items;
  const settle = (payload: object, to = id as string) =>
    host.app.inject({
      method: 'PUT',
      url: `/api/admin/help-questions/${to}`,
      headers: admin.headers,
      payload,
    });
  expect((await settle({ state: 'done' })).statusCode).toBe(204);
  expect((await list('?state=open')).items).toEqual([]);
  expect((await list('?state=done')).items).toMatchObject([
    { _id: id, doneBy: admin.username, doneAt: expect.any(String) as unknown },
  ]);
  expect((await settle({ state: 'open' })).statusCode).toBe(204);
  expect((await list('?state=open')).total).toBe(1);
  expect((await settle({ state: 'done' }, 'x')).statusCode).toBe(404);
  expect(
    await host.db.query(
      sql`SELECT after->>'state' AS state FROM audit_log WHERE action = 'settleHelpQuestion' AND record_id = ${id} ORDER BY at`,
    ),
  ).toEqual([{ state: 'done' }, { state: 'open' }]);
});

test.each([
  [{ ...input, message: ' ' }, 'message'],
  [{ ...input, email: 'nobody' }, 'email'],
  [{ ...input, name: '' }, 'name'],
  [{ ...input, role: 'admin' }, 'role'],
])('refuses %j', async (payload, field) => {
  const answer = await ask(payload);
  expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
});

test('the sixth of a network within an hour has to wait', async () => {
  for (let asked = 0; asked < 5; asked += 1)
    expect((await ask(input, {}, limited)).statusCode).toBe(201);
  const answer = await ask(input, {}, limited);
  expect([answer.statusCode, answer.json().message]).toEqual([
    429,
    'Too many questions in an hour; try again later',
  ]);
});

test('what was asked from an account is in its own data', async () => {
  const seeker = await asSeeker(host);
  await ask({ ...input, role: 'jobseeker' }, seeker.headers);
  const { rawPayload } = await host.app.inject({
    url: '/api/account/export',
    headers: seeker.headers,
  });
  const account = unzipSync(rawPayload)['account.json'] ?? new Uint8Array();
  expect(JSON.parse(strFromU8(account)).helpQuestions).toMatchObject([
    { name: 'Ann Lee', message: 'How do I post?\nThanks' },
  ]);
});
