import { spawn } from 'node:child_process';
import path from 'node:path';
import sql from 'sql-template-tag';
import { claimMail, markHandedOver } from '../../repositories/mail/mails';
import { mailQueued } from '../../services/mail/queue';
import { nextRetryDelay, startMailer } from '../../services/mail/worker';
import { connectionOf } from '../connectionOf';
import { openHost, type TestHost } from '../host';
import { mailRows, openSmtp, type Behaviour, type MailRow, type TestSmtp } from '../smtp';
import { waitFor } from '../waitFor';
import { queueTestMail, quietPeriod } from './queueTestMail';

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
/** Makes all waiting mails due now. */
const makeMailsDue = async () => {
  await host.db.execute(
    sql`UPDATE mails SET next_at = now() - interval '1 second' WHERE state = 'waiting'`,
  );
  mailQueued(host.db);
};

test.each<[Behaviour, number]>([
  ['drop at the greeting', 1],
  ['drop before the data', 1],
  ['no log-in', 1],
  ['recipient later', 1],
  ['data later', 1],
])('%s: sent at a later try, once', async (behaviour) => {
  smtp.next(behaviour);
  await queueTestMail(host);
  const row = await waitFor(async () =>
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
  await quietPeriod();
  expect(smtp.received).toEqual([]);
  await makeMailsDue();
  expect(await rowIn('sent')).toMatchObject({ attempts: 2 });
  expect(smtp.received).toHaveLength(1);
});

test('dropped in the middle of the data: the last line never left, so it is sent again', async () => {
  smtp.next('drop in the data');
  // the note written before the last line waits for this lock until the connection is gone
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  smtp.onData(() => {
    setTimeout(release, 200);
  });
  const id = await queueTestMail(host);
  await host.db.transaction(async (tx) => {
    await waitFor(
      async () =>
        (await tx.query(sql`SELECT 1 FROM mails WHERE id = ${id} AND state = 'sending' FOR UPDATE`))
          .length > 0,
    );
    await held;
  });
  const row = await waitFor(async () =>
    (await mailRows(host.db)).find(({ state, attempts }) => state === 'waiting' && attempts === 1),
  );
  expect(row.handed_at).toBeNull();
  await makeMailsDue();
  await rowIn('sent');
  expect(smtp.received).toHaveLength(1);
});

test('dropped after the last line, without an answer: it may have arrived, so it is not sent again', async () => {
  smtp.next('drop after the last line');
  await queueTestMail(host);
  const row = await rowIn('sent');
  expect(row.last_error).toMatch(/^No answer after the whole mail was handed over/);
  await makeMailsDue();
  await quietPeriod();
  expect(smtp.received).toHaveLength(1);
});

test.each<Behaviour>(['recipient never', 'data never'])(
  '%s: refused for good, given up at once',
  async (behaviour) => {
    smtp.next(behaviour);
    await queueTestMail(host);
    expect(await rowIn('failed')).toMatchObject({
      attempts: 1,
      text_body: '',
      html_body: '',
      last_error: expect.stringMatching(/answered 55\d/),
    });
    await makeMailsDue();
    await quietPeriod();
    expect(smtp.received).toEqual([]);
  },
);

test('while the server is down it waits longer each time, then arrives; after about a day it is given up', async () => {
  const { port } = smtp;
  await smtp.close();
  await queueTestMail(host);
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const row = await waitFor(async () =>
      (await mailRows(host.db)).find(
        ({ state, attempts }) => state === 'waiting' && attempts === attempt,
      ),
    );
    waits.push(Math.round(row.waits));
    await makeMailsDue();
  }
  expect(waits).toEqual([30, 120, 600]);
  await waitFor(async () =>
    (await mailRows(host.db)).find(({ state, attempts }) => state === 'waiting' && attempts === 4),
  );
  smtp = await openSmtp(port);
  await makeMailsDue();
  expect(await rowIn('sent')).toMatchObject({ attempts: 5 });
  expect(smtp.received).toHaveLength(1);
  const of = (attempts: number, kind = 'verifyEmail', age = 0) =>
    nextRetryDelay({ kind, attempts, createdAt: new Date(1_000_000 - age) }, 1_000_000);
  const ladder = Array.from({ length: 9 }, (_, index) => of(index + 1));
  expect(ladder.at(-1)).toBeUndefined();
  const whole = ladder.reduce<number>((sum, wait) => sum + (wait ?? 0), 0);
  expect([whole > 24 * 3600, whole < 30 * 3600]).toEqual([true, true]);
  // a 30-minute link is useless after that
  expect([of(1, 'passwordReset'), of(3, 'passwordReset', 25 * 60_000)]).toEqual([30, undefined]);
});

test('what a host that ended left behind: handed over is not sent again, anything else is', async () => {
  await stop();
  await queueTestMail(host, { to: 'handed@mail.example' });
  await queueTestMail(host, { to: 'begun@mail.example' });
  const [handed, begun] = [await claimMail(host.db), await claimMail(host.db)];
  if (handed === undefined || begun === undefined) throw new Error('Nothing was queued.');
  expect(await markHandedOver(host.db, handed)).toBe(1);
  // a second host under the same claim, or this one under another, may not
  expect([
    await markHandedOver(host.db, handed),
    await markHandedOver(host.db, { ...begun, attempts: 2 }),
  ]).toEqual([0, 0]);
  stop = startMailer(host.context);
  await quietPeriod();
  // another host may still be sending them
  expect((await mailRows(host.db)).map(({ state }) => state)).toEqual(['sending', 'sending']);
  await host.db.execute(sql`UPDATE mails SET claimed_at = claimed_at - interval '11 minutes'`);
  await waitFor(
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
    await queueTestMail(host);
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
    await waitFor(
      () =>
        smtp.conversations() > begun &&
        (behaviour === 'hang at the recipient' || smtp.received.length === 1),
      25_000,
    );
    await quietPeriod();
    child.kill('SIGKILL');
    await ended;
    expect((await mailRows(host.db)).map(({ state }) => state)).toEqual(['sending']);
    await host.db.execute(sql`UPDATE mails SET claimed_at = claimed_at - interval '11 minutes'`);
    stop = startMailer(host.context);
    const row = await waitFor(
      async () => (await mailRows(host.db)).find(({ state }) => state === 'sent'),
      15_000,
    );
    await quietPeriod();
    expect(smtp.received).toHaveLength(1);
    expect([row.attempts, row.last_error]).toEqual(expected);
  },
);
