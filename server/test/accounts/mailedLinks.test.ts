import fs from 'node:fs';
import path from 'node:path';
import sql from 'sql-template-tag';
import { hashSecret } from '../../secrets';
import { startMailer } from '../../services/mail/worker';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories } from '../jobFixtures';
import { readOutbox, tokenIn } from '../outbox';
import { mailRows } from '../smtp';
import { waitFor } from '../waitFor';

let host: TestHost;
let dataDir: string;
let outbox: ReturnType<typeof readOutbox>;
let stop: () => Promise<void>;
beforeAll(async () => {
  dataDir = path.join(fs.mkdtempSync('/tmp/jobline-mail-'), 'data');
  outbox = readOutbox(dataDir);
  host = await openHost({ DATA_DIR: dataDir, PUBLIC_URL: 'https://jobs.example' });
  await addCategories(host);
  stop = startMailer(host.context);
});
afterAll(async () => {
  await stop();
  await host.close();
  fs.rmSync(path.dirname(dataDir), { recursive: true });
});

type Headers = Record<string, string>;
const call = (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  headers: Headers = {},
  on = host,
) => on.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
const emailOf = ({ username }: Person, role: 'employer' | 'jobseeker') =>
  `${username}@${role === 'employer' ? 'firm' : 'mail'}.example`;
const askReset = (role: string, email: string, headers: Headers = {}, on = host) =>
  call('POST', '/password/reset-requests', { role, email }, headers, on);
const resetWith = (token: string, password = 'another long one') =>
  call('POST', '/password/resets', { token, password });
const resetToken = async (person: Person, role: 'employer' | 'jobseeker') => {
  const email = emailOf(person, role);
  const before = (await outbox.mailsTo(email)).length;
  expect((await askReset(role, email)).statusCode).toBe(202);
  await waitFor(async () => (await outbox.mailsTo(email)).length > before);
  return tokenIn((await outbox.mailTo(email, /Set a new password/)).text, 'resetpassword');
};

test.each(['employer', 'jobseeker'] as const)(
  'a forgotten password of an %s: a link by mail sets another, once, and ends every log-in',
  async (role) => {
    const person = await (role === 'employer'
      ? asEmployer(host, 'forgetful.employer')
      : asSeeker(host, 'forgetful.seeker'));
    const email = emailOf(person, role);
    const token = await resetToken(person, role);
    const mail = await outbox.mailTo(email, /Set a new password/);
    expect(mail.html).toContain(`https://jobs.example/resetpassword#${token}`);
    // the address isn't confirmed: the response names the account, the mail doesn't
    expect(mail.text).not.toContain(person.username);
    expect((await call('GET', '/email-verification', undefined, person.headers)).json()).toEqual({
      email,
      verifiedAt: null,
    });

    for (const [password, message] of [
      ['short', /too short/],
      [person.username.toUpperCase(), /username/],
      ['password', /easy to guess/],
    ] as const) {
      const refused = await resetWith(token, password);
      expect([refused.statusCode, refused.json()]).toEqual([
        400,
        { field: 'password', message: expect.stringMatching(message) },
      ]);
    }
    const answers = await Promise.all([resetWith(token), resetWith(token), resetWith(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 404, 404,
    ]);
    const done = answers.find(({ statusCode }) => statusCode === 200);
    expect([done?.json(), done?.headers['cache-control']]).toEqual([
      { role, username: person.username },
      'no-store',
    ]);
    expect((await resetWith(token)).statusCode).toBe(404);

    // the reset ends all earlier sessions and the old password; the new one works, and the address
    // is confirmed
    expect((await call('GET', '/email-verification', undefined, person.headers)).statusCode).toBe(
      401,
    );
    const [own, url] =
      role === 'employer'
        ? (['Employer', '/employer/login'] as const)
        : (['jobseek', '/jobseeker/jobseekers/login'] as const);
    expect(
      (
        await call('POST', url, {
          [`username${own}`]: person.username,
          [`passwordname${own}`]: person.password,
        })
      ).statusCode,
    ).toBe(401);
    const again = await call('POST', url, {
      [`username${own}`]: person.username,
      [`passwordname${own}`]: 'another long one',
    });
    expect(again.statusCode).toBe(200);
    const cookie = again.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect((await call('GET', '/email-verification', undefined, { cookie })).json()).toEqual({
      email,
      verifiedAt: expect.stringMatching(/^20/),
    });
    const notice = await outbox.mailTo(email, /password was changed/);
    expect(notice.text).toContain(`https://jobs.example/forgotpassword?role=${role}`);
    expect(
      await host.db.query(
        sql`SELECT actor_role, actor_id FROM audit_log WHERE action = 'resetPassword' AND record_id = ${person.id}`,
      ),
    ).toEqual([{ actor_role: role, actor_id: person.id }]);
  },
);

test('only hashes of the secrets are kept, and the texts of sent mails are not', async () => {
  const person = await asEmployer(host);
  const token = await resetToken(person, 'employer');
  await waitFor(async () => (await mailRows(host.db)).every(({ state }) => state === 'sent'));
  const [stored] = await host.db.query<{ text: string }>(
    sql`SELECT string_agg(t, ' ') AS text FROM (SELECT l::text AS t FROM mailed_links l UNION ALL SELECT m::text FROM mails m UNION ALL SELECT a::text FROM audit_log a) everything`,
  );
  expect(stored?.text).toContain(hashSecret(token).toString('hex'));
  expect(stored?.text).not.toContain(token);
  expect(
    (await mailRows(host.db)).every(
      ({ text_body, html_body }) => text_body === '' && html_body === '',
    ),
  ).toBe(true);
});

test('another link takes the place of the first; it is over after 30 minutes, with another address, with the account', async () => {
  const person = await asEmployer(host);
  const [first, second] = [
    await resetToken(person, 'employer'),
    await resetToken(person, 'employer'),
  ];
  expect((await resetWith(first)).statusCode).toBe(404);
  await host.db.execute(
    sql`UPDATE mailed_links SET expires_at = expires_at - interval '29 minutes' WHERE token_hash = ${hashSecret(second)}`,
  );
  expect((await resetWith(second, 'short')).statusCode).toBe(400);
  await host.db.execute(
    sql`UPDATE mailed_links SET expires_at = expires_at - interval '1 minute' WHERE token_hash = ${hashSecret(second)}`,
  );
  expect((await resetWith(second)).statusCode).toBe(404);

  const third = await resetToken(person, 'employer');
  expect(
    (
      await call(
        'PUT',
        `/employer/employers/update/${person.id}`,
        { emailEmployer: `moved.${person.username}@firm.example` },
        person.headers,
      )
    ).statusCode,
  ).toBe(200);
  expect((await resetWith(third)).statusCode).toBe(404);

  const gone = await asEmployer(host);
  const fourth = await resetToken(gone, 'employer');
  await host.db.execute(sql`UPDATE employers SET deleted_at = now() WHERE id = ${gone.id}`);
  expect((await resetWith(fourth)).statusCode).toBe(404);
  for (const token of ['', 'x'.repeat(201)]) expect((await resetWith(token)).statusCode).toBe(400);
  expect((await resetWith('x')).statusCode).toBe(404);
});

test('whether there is an account shows neither in the answer nor in the time', async () => {
  const person = await asEmployer(host);
  const measure = async (role: string, email: string) => {
    const startedAt = performance.now();
    const { statusCode, body, headers } = await askReset(role, email);
    const { date: _date, 'x-request-id': _id, ...rest } = headers;
    return { took: performance.now() - startedAt, shown: { statusCode, body, headers: rest } };
  };
  const there = [];
  const not = [];
  for (let round = 0; round < 8; round += 1) {
    there.push(await measure('employer', emailOf(person, 'employer').toUpperCase()));
    not.push(await measure('employer', `nobody${round}@firm.example`));
    // accounts of the other role don't match
    if (round === 0) not.push(await measure('jobseeker', emailOf(person, 'employer')));
  }
  for (const { shown } of [...there, ...not]) expect(shown).toEqual(there[0]?.shown);
  // each response is delayed by more than its work takes
  for (const { took } of [...there, ...not]) expect(took).toBeGreaterThan(240);
  expect(await outbox.mailsTo('nobody0@firm.example')).toEqual([]);
});

test('five an hour for an address, with an account or without, and twenty from a network', async () => {
  const limited = await openHost({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback', DATA_DIR: dataDir });
  try {
    const person = await asEmployer(limited);
    const ask = (email: string, from: string) =>
      askReset('employer', email, { 'x-forwarded-for': from }, limited);
    for (const email of [emailOf(person, 'employer'), 'nobody@firm.example']) {
      const answers = await Promise.all(
        [1, 2, 3, 4, 5, 6].map((index) => ask(email, `192.0.2.${index}`)),
      );
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
        202, 202, 202, 202, 202, 429,
      ]);
      const refused = await ask(email.toUpperCase(), '192.0.2.9');
      expect([refused.statusCode, Number(refused.headers['retry-after']) > 3500]).toEqual([
        429,
        true,
      ]);
    }
    const many = await Promise.all(
      Array.from({ length: 21 }, (_, index) => ask(`n${index}@firm.example`, '198.51.100.7')),
    );
    expect(many.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    const again = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(() =>
        call('POST', '/email-verification-requests', undefined, person.headers, limited),
      ),
    );
    expect(again.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      202, 202, 202, 202, 202, 429,
    ]);
    // changing the address back and forth can't be used to mail arbitrary people either
    await limited.db.execute(sql`DELETE FROM mails`);
    for (let index = 0; index < 3; index += 1)
      expect(
        (
          await call(
            'PUT',
            `/employer/employers/update/${person.id}`,
            { emailEmployer: `victim${index}@firm.example` },
            person.headers,
            limited,
          )
        ).statusCode,
      ).toBe(200);
    expect(await mailRows(limited.db)).toEqual([]);
  } finally {
    await limited.close();
  }
});

test("tokens can't be guessed at leisure", async () => {
  const limited = await openHost({ RATE_LIMITS: 'on' });
  try {
    const statuses = [];
    for (let index = 0; index < 51; index += 1)
      statuses.push(
        (
          await call(
            'POST',
            index % 2 ? '/password/resets' : '/email-verifications',
            { token: `guess${index}`, ...(index % 2 && { password: 'a long enough one' }) },
            {},
            limited,
          )
        ).statusCode,
      );
    expect(statuses).toEqual([...Array(50).fill(404), 429]);
  } finally {
    await limited.close();
  }
});
