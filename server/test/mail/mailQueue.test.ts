import sql from 'sql-template-tag';
import { buildApp } from '../../app';
import { dropOldMails } from '../../repositories/mail/mails';
import { mailQueued, queueMail } from '../../services/mail/queue';
import { startMailer } from '../../services/mail/worker';
import { openHost, type TestHost } from '../host';
import { mailRows, openSmtp, type MailRow, type TestSmtp } from '../smtp';
import { waitFor } from '../waitFor';
import { queueTestMail, quietPeriod, testLetter } from './queueTestMail';

let smtp: TestSmtp;
let host: TestHost;
let stop: () => Promise<void>;
beforeAll(async () => {
  smtp = await openSmtp();
  host = await openHost({ SMTP_URL: smtp.url, MAIL_FROM: 'The Board <board@jobs.example>' });
  stop = startMailer(host.context);
});
afterAll(async () => {
  await stop();
  await host.close();
  await smtp.close();
});
beforeEach(async () => {
  await host.db.execute(sql`DELETE FROM mails`);
  smtp.received.length = 0;
});

const rowIn = (state: string): Promise<MailRow> =>
  waitFor(async () => (await mailRows(host.db)).find((row) => row.state === state));

test('a mail arrives as text and as HTML, escaped, from and to whom it should, and its texts are kept no longer', async () => {
  const quote = 'I <b>am</b> "Ada" & more\n\n.\n.. <script>alert(1)</script>\nنعم 🙂';
  const id = await queueTestMail(host, {
    replyTo: 'bo@mail.example',
    letter: testLetter({ subject: 'Café “A” & <B>', quote }),
  });
  await rowIn('sent');
  expect(smtp.received).toHaveLength(1);
  const [got] = smtp.received;
  expect([got?.from, got?.to]).toEqual(['board@jobs.example', ['ada@mail.example']]);
  expect(got?.mail).toMatchObject({
    from: { name: 'The Board', address: 'board@jobs.example' },
    to: [{ address: 'ada@mail.example' }],
    replyTo: [{ address: 'bo@mail.example' }],
    subject: 'Café “A” & <B>',
    messageId: `<${id}@jobs.example>`,
  });
  expect(got?.mail.text?.replaceAll('\r\n', '\n')).toContain(
    '> I <b>am</b> "Ada" & more\n>\n> .\n> .. <script>alert(1)</script>\n> نعم 🙂\n',
  );
  expect(got?.mail.text).toContain('Go:\nhttp://localhost/x#y');
  expect(got?.mail.html).toContain('I &lt;b&gt;am&lt;/b&gt; &quot;Ada&quot; &amp; more');
  expect(got?.mail.html).toMatch(/<a [^>]*href="http:\/\/localhost\/x#y"/);
  expect(got?.mail.html).not.toContain('<script');
  expect(got?.mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  expect(await mailRows(host.db)).toMatchObject([
    { state: 'sent', attempts: 1, text_body: '', html_body: '', last_error: null },
  ]);
});

test('a transaction that is rolled back sends nothing', async () => {
  await expect(
    host.db.transaction(async (tx) => {
      await queueMail(tx, { kind: 'verifyEmail', to: 'ada@mail.example', letter: testLetter() });
      mailQueued(host.db);
      await quietPeriod();
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  mailQueued(host.db);
  await quietPeriod();
  expect([await mailRows(host.db), smtp.received]).toEqual([[], []]);
});

test('two hosts on one database send fifty mails once each', async () => {
  const other = startMailer(host.context);
  const app = await buildApp(host.context);
  try {
    await host.db.transaction(async (tx) => {
      for (let index = 0; index < 50; index += 1)
        await queueMail(tx, {
          kind: 'verifyEmail',
          to: `ada${index}@mail.example`,
          letter: testLetter(),
        });
    });
    for (let index = 0; index < 10; index += 1) mailQueued(host.db);
    await waitFor(
      async () => (await mailRows(host.db)).every(({ state }) => state === 'sent'),
      20_000,
    );
    expect(smtp.received).toHaveLength(50);
    expect(new Set(smtp.received.map(({ to }) => to[0])).size).toBe(50);
    expect((await mailRows(host.db)).every(({ attempts }) => attempts === 1)).toBe(true);
  } finally {
    await other();
    await app.close();
  }
});

test.each([
  'ada@mail.example\r\nBcc: eve@mail.example',
  'ada@mail.example, eve@mail.example',
  'Ada <ada@mail.example>',
  'ada@mail.example\n',
  '',
])('%j is no address', async (to) => {
  await expect(queueTestMail(host, { to })).rejects.toThrow('one email address');
  expect(await mailRows(host.db)).toEqual([]);
});

test("no header gets in by a subject, a name or an answer's address", async () => {
  await queueTestMail(host, {
    letter: testLetter({
      subject: 'Nurse\r\nBcc: eve@mail.example\r\n\r\nAnother body\u2028X-Evil: 1\0',
      greeting: 'Hello\r\nX-Evil: 2,',
    }),
    replyTo: 'bo@mail.example\r\nX-Evil: 3',
  });
  await rowIn('sent');
  const [got] = smtp.received;
  expect(got?.to).toEqual(['ada@mail.example']);
  expect(got?.mail.subject).toBe('Nurse Bcc: eve@mail.example Another body X-Evil: 1');
  expect(got?.mail.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['bcc']));
  expect(got?.mail.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['x-evil']));
  expect(got?.mail.replyTo).toBeUndefined();
});

test('it logs in where the address says how; a wrong password is tried again, since it is put right in the settings', async () => {
  await stop();
  for (const [password, state] of [
    ['p%40ss', 'sent'],
    ['wrong', 'waiting'],
  ] as const) {
    const smtpUrl = smtp.url.replace('//', `//board:${password}@`);
    const once = startMailer({ ...host.context, env: { ...host.env, smtpUrl } });
    await queueTestMail(host);
    await waitFor(async () =>
      (await mailRows(host.db)).find((row) => row.state === state && row.attempts === 1),
    );
    await once();
  }
  expect((await mailRows(host.db)).at(-1)?.last_error).toMatch(/EAUTH.*answered 535/);
  stop = startMailer(host.context);
});

test('a host that stops lets what is under way end', async () => {
  const mailer = startMailer(host.context);
  await stop();
  await queueTestMail(host);
  await waitFor(async () => (await mailRows(host.db)).some(({ state }) => state !== 'waiting'));
  await mailer();
  expect((await mailRows(host.db)).map(({ state }) => state)).toEqual(['sent']);
  stop = startMailer(host.context);
});

test('mails that ended 30 days ago are dropped, others stay', async () => {
  await queueTestMail(host);
  await rowIn('sent');
  await host.db.execute(sql`UPDATE mails SET ended_at = now() - interval '29 days'`);
  expect(await dropOldMails(host.db)).toBe(0);
  await host.db.execute(sql`UPDATE mails SET ended_at = now() - interval '31 days'`);
  expect(await dropOldMails(host.db)).toBe(1);
});
