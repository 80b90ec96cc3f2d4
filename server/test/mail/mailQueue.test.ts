import { spawn } from 'node:child_process';
import path from 'node:path';
import type { ClientConfig } from 'pg';
import sql from 'sql-template-tag';
import { buildApp } from '../../app';
import type { Database } from '../../database/database';
import { claimMail, dropOldMails, markHandedOver } from '../../repositories/mail/mails';
import { mailQueued, queueMail, type Mail } from '../../services/mail/queue';
import { nextRetryDelay, startMailer } from '../../services/mail/worker';
import type { Letter } from '../../texts/mail';
import { openHost, type TestHost } from '../host';
import {
  eventually,
  mailRows,
  openSmtp,
  type Behaviour,
  type MailRow,
  type TestSmtp,
} from '../smtp';

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

const letter = (changes: Partial<Letter> = {}): Letter => ({
  subject: 'A subject',
  greeting: 'Hello,',
  paragraphs: ['A text.'],
  links: [{ label: 'Go', url: 'http://localhost/x#y' }],
  after: [],
  ...changes,
});
const queue = async (changes: Partial<Mail> = {}): Promise<string> => {
  const id = await host.db.transaction((tx) =>
    queueMail(tx, { kind: 'verifyEmail', to: 'ada@mail.example', letter: letter(), ...changes }),
  );
  mailQueued(host.db);
  return id;
};
/** How another process reaches the test's database. */
const connectionOf = async (db: Database): Promise<ClientConfig> => {
  const [row] = await db.query<{ name: string }>(sql`SELECT current_database() AS name`);
  // written by globalSetup from such a value
  const server = JSON.parse(process.env['JOBLINE_TEST_SERVER'] ?? '') as ClientConfig;
  if (server.connectionString === undefined) return { ...server, database: row?.name };
  const url = new URL(server.connectionString);
  url.pathname = `/${row?.name}`;
  return { connectionString: url.href };
};
const rowIn = (state: string): Promise<MailRow> =>
  eventually(async () => (await mailRows(host.db)).find((row) => row.state === state));
/** Makes what waits due now. */
const hurry = async () => {
  await host.db.execute(sql`UPDATE mails SET next_at = now() WHERE state = 'waiting'`);
  mailQueued(host.db);
};
const quiet = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 300);
  });

test('a mail arrives as text and as HTML, escaped, from and to whom it should, and its texts are kept no longer', async () => {
  const quote = 'I <b>am</b> "Ada" & more\n\n.\n.. <script>alert(1)</script>\nنعم 🙂';
  const id = await queue({
    replyTo: 'bo@mail.example',
    letter: letter({ subject: 'Café “A” & <B>', quote }),
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
  expect(got?.mail.html).toContain('<a href="http://localhost/x#y"');
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
      await queueMail(tx, { kind: 'verifyEmail', to: 'ada@mail.example', letter: letter() });
      mailQueued(host.db);
      await quiet();
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  mailQueued(host.db);
  await quiet();
  expect([await mailRows(host.db), smtp.received]).toEqual([[], []]);
});

test.each<[Behaviour, number]>([
  ['drop at the greeting', 1],
  ['drop before the data', 1],
  ['no log-in', 1],
  ['recipient later', 1],
  ['data later', 1],
])('%s: sent at a later try, once', async (behaviour) => {
  smtp.next(behaviour);
  await queue();
  const row = await eventually(async () =>
    (await mailRows(host.db)).find(({ state, attempts }) => state === 'waiting' && attempts === 1),
  );
  expect(row).toMatchObject({
    attempts: 1,
    handed_at: null,
    last_error: expect.stringMatching(/\S/),
  });
  expect(row.waits).toBeGreaterThan(25);
  expect(row.waits).toBeLessThanOrEqual(30);
  expect(row.last_error).not.toContain('@');
  await quiet();
  expect(smtp.received).toEqual([]);
  await hurry();
  expect(await rowIn('sent')).toMatchObject({ attempts: 2 });
  expect(smtp.received).toHaveLength(1);
});

test('dropped in the middle of the data: the last line never left, so it is sent again', async () => {
  smtp.next('drop in the data');
  // the note that comes before the last line has to wait for this lock, until the connection is
  // gone
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  smtp.onData(() => {
    setTimeout(release, 200);
  });
  const id = await queue();
  await host.db.transaction(async (tx) => {
    await eventually(
      async () =>
        (await tx.query(sql`SELECT 1 FROM mails WHERE id = ${id} AND state = 'sending' FOR UPDATE`))
          .length > 0,
    );
    await held;
  });
  const row = await eventually(async () =>
    (await mailRows(host.db)).find(({ state, attempts }) => state === 'waiting' && attempts === 1),
  );
  expect(row.handed_at).toBeNull();
  await hurry();
  await rowIn('sent');
  expect(smtp.received).toHaveLength(1);
});

test('dropped after the last line, without an answer: it may have arrived, so it is not sent again', async () => {
  smtp.next('drop after the last line');
  await queue();
  const row = await rowIn('sent');
  expect(row.last_error).toMatch(/^No answer after the whole mail was handed over/);
  await hurry();
  await quiet();
  expect(smtp.received).toHaveLength(1);
});

test.each<Behaviour>(['recipient never', 'data never'])(
  '%s: refused for good, given up at once',
  async (behaviour) => {
    smtp.next(behaviour);
    await queue();
    expect(await rowIn('failed')).toMatchObject({
      attempts: 1,
      text_body: '',
      html_body: '',
      last_error: expect.stringMatching(/answered 55\d/),
    });
    await hurry();
    await quiet();
    expect(smtp.received).toEqual([]);
  },
);

test('while the server is down it waits longer each time, then arrives; after about a day it is given up', async () => {
  const { port } = smtp;
  await smtp.close();
  await queue();
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const row = await eventually(async () =>
      (await mailRows(host.db)).find(
        ({ state, attempts }) => state === 'waiting' && attempts === attempt,
      ),
    );
    waits.push(Math.round(row.waits));
    await hurry();
  }
  expect(waits).toEqual([30, 120, 600]);
  await eventually(async () =>
    (await mailRows(host.db)).find(({ state, attempts }) => state === 'waiting' && attempts === 4),
  );
  smtp = await openSmtp(port);
  await hurry();
  expect(await rowIn('sent')).toMatchObject({ attempts: 5 });
  expect(smtp.received).toHaveLength(1);
  const of = (attempts: number, kind = 'verifyEmail', age = 0) =>
    nextRetryDelay({ kind, attempts, createdAt: new Date(1_000_000 - age) }, 1_000_000);
  const ladder = Array.from({ length: 9 }, (_, index) => of(index + 1));
  expect(ladder.at(-1)).toBeUndefined();
  const whole = ladder.reduce<number>((sum, wait) => sum + (wait ?? 0), 0);
  expect([whole > 24 * 3600, whole < 30 * 3600]).toEqual([true, true]);
  // a link of 30 minutes is of no use after them
  expect([of(1, 'passwordReset'), of(3, 'passwordReset', 25 * 60_000)]).toEqual([30, undefined]);
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
          letter: letter(),
        });
    });
    for (let index = 0; index < 10; index += 1) mailQueued(host.db);
    await eventually(
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

test('what a host that ended left behind: handed over is not sent again, anything else is', async () => {
  await stop();
  await queue({ to: 'handed@mail.example' });
  await queue({ to: 'begun@mail.example' });
  const [handed, begun] = [await claimMail(host.db), await claimMail(host.db)];
  if (handed === undefined || begun === undefined) throw new Error('Nothing was queued.');
  expect(await markHandedOver(host.db, handed)).toBe(1);
  // a second host under the same claim, or this one with another's, may not
  expect([
    await markHandedOver(host.db, handed),
    await markHandedOver(host.db, { ...begun, attempts: 2 }),
  ]).toEqual([0, 0]);
  stop = startMailer(host.context);
  await quiet();
  // somebody may still be at it
  expect((await mailRows(host.db)).map(({ state }) => state)).toEqual(['sending', 'sending']);
  await host.db.execute(sql`UPDATE mails SET claimed_at = claimed_at - interval '11 minutes'`);
  await eventually(
    async () => (await mailRows(host.db)).every(({ state }) => state === 'sent'),
    15_000,
  );
  expect(smtp.received.map(({ to }) => to)).toEqual([['begun@mail.example']]);
  expect(
    (await mailRows(host.db)).find(({ recipient }) => recipient === 'handed@mail.example'),
  ).toMatchObject({ text_body: '', last_error: expect.stringMatching(/host ended/) });
});

test.each<[Behaviour, (number | string | null)[]]>([
  ['hang after the last line', [1, 'Its host ended after the whole mail was handed over.']],
  ['hang at the recipient', [2, null]],
])(
  'a host that is killed while the server is at "%s": the mail is there once',
  async (behaviour, expected) => {
    await stop();
    const begun = smtp.conversations();
    smtp.next(behaviour);
    await queue();
    const child = spawn(
      process.execPath,
      ['--require', 'esbuild-register', path.join(__dirname, '../processes/mailer.ts')],
      {
        stdio: 'ignore',
        env: {
          ...process.env,
          NODE_OPTIONS: '',
          SMTP_URL: smtp.url,
          MAILER_DATABASE: JSON.stringify(await connectionOf(host.db)),
        },
      },
    );
    const ended = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    await eventually(
      () =>
        smtp.conversations() > begun &&
        (behaviour === 'hang at the recipient' || smtp.received.length === 1),
      25_000,
    );
    await quiet();
    child.kill('SIGKILL');
    await ended;
    expect((await mailRows(host.db)).map(({ state }) => state)).toEqual(['sending']);
    await host.db.execute(sql`UPDATE mails SET claimed_at = claimed_at - interval '11 minutes'`);
    stop = startMailer(host.context);
    const row = await eventually(
      async () => (await mailRows(host.db)).find(({ state }) => state === 'sent'),
      15_000,
    );
    await quiet();
    expect(smtp.received).toHaveLength(1);
    expect([row.attempts, row.last_error]).toEqual(expected);
  },
);

test.each([
  'ada@mail.example\r\nBcc: eve@mail.example',
  'ada@mail.example, eve@mail.example',
  'Ada <ada@mail.example>',
  'ada@mail.example\n',
  '',
])('%j is no address', async (to) => {
  await expect(queue({ to })).rejects.toThrow('one e-mail address');
  expect(await mailRows(host.db)).toEqual([]);
});

test("no header gets in by a subject, a name or an answer's address", async () => {
  await queue({
    letter: letter({
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
    await queue();
    await eventually(async () =>
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
  await queue();
  await eventually(async () => (await mailRows(host.db)).some(({ state }) => state !== 'waiting'));
  await mailer();
  expect((await mailRows(host.db)).map(({ state }) => state)).toEqual(['sent']);
  stop = startMailer(host.context);
});

test('mails that ended 30 days ago are dropped, others stay', async () => {
  await queue();
  await rowIn('sent');
  await host.db.execute(sql`UPDATE mails SET ended_at = now() - interval '29 days'`);
  expect(await dropOldMails(host.db)).toBe(0);
  await host.db.execute(sql`UPDATE mails SET ended_at = now() - interval '31 days'`);
  expect(await dropOldMails(host.db)).toBe(1);
});
