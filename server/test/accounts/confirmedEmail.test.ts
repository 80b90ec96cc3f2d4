import fs from 'node:fs';
import path from 'node:path';
import sql from 'sql-template-tag';
import { hashSecret } from '../../secrets';
import { startMailer } from '../../services/mail/worker';
import { asEmployer, asSeeker, employerForm, openHost, type Person, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';
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
const resetWith = (token: string, password = 'another long one') =>
  call('POST', '/password/resets', { token, password });

test('an address is confirmed by the link that registration mails, by nothing less', async () => {
  const person = await asSeeker(host);
  const email = emailOf(person, 'jobseeker');
  const first = tokenIn((await outbox.mailTo(email, /Confirm/)).text, 'verifyemail');
  const state = async () =>
    (await call('GET', '/email-verification', undefined, person.headers)).json();
  expect(await state()).toEqual({ email, verifiedAt: null });
  expect(
    (await call('POST', '/email-verification-requests', undefined, person.headers)).statusCode,
  ).toBe(202);
  const second = await waitFor(async () => {
    const token = tokenIn((await outbox.mailTo(email, /Confirm/)).text, 'verifyemail');
    return token !== first && token;
  });
  const verify = (token: string) => call('POST', '/email-verifications', { token });
  // a token for one purpose is refused for another
  expect([(await verify(first)).statusCode, (await resetWith(second)).statusCode]).toEqual([
    404, 404,
  ]);
  expect((await verify(second)).statusCode).toBe(204);
  expect((await verify(second)).statusCode).toBe(404);
  const { verifiedAt } = await state();
  expect(verifiedAt).toMatch(/^20/);
  // a confirmed address gets no further mail
  const before = (await mailRows(host.db)).length;
  expect(
    (await call('POST', '/email-verification-requests', undefined, person.headers)).statusCode,
  ).toBe(202);
  expect(await mailRows(host.db)).toHaveLength(before);

  const change = (emailjobseek: string) =>
    call(
      'PUT',
      `/jobseeker/jobseekers/${person.id}`,
      { emailjobseek, locationjobseek: 'Here' },
      person.headers,
    );
  expect((await change(email)).statusCode).toBe(200);
  expect(await state()).toEqual({ email, verifiedAt });
  const moved = `moved.${email}`;
  expect((await change(moved)).statusCode).toBe(200);
  expect(await state()).toEqual({ email: moved, verifiedAt: null });
  const notice = await outbox.mailTo(email, /email address.*changed/);
  expect(notice.text).not.toContain(moved);
  const third = tokenIn((await outbox.mailTo(moved, /Confirm/)).text, 'verifyemail');
  await host.db.execute(
    sql`UPDATE mailed_links SET expires_at = expires_at - interval '3 days' + interval '1 minute' WHERE token_hash = ${hashSecret(third)}`,
  );
  expect((await verify(third)).statusCode).toBe(204);
  expect((await state()).verifiedAt).toMatch(/^20/);
});

test('an address nobody confirmed is told no name', async () => {
  const form = {
    ...employerForm('call.0800.5550'),
    firstnameEmployer: 'You won',
    emailEmployer: 'victim@mail.example',
  };
  expect((await call('POST', '/employer/employers', form)).statusCode).toBe(201);
  const mail = await outbox.mailTo('victim@mail.example', /Confirm/);
  expect(mail.text?.startsWith('Hello,')).toBe(true);
  expect(mail.text).toContain('gave this address for an account on Jobline');
  expect(`${mail.text}${mail.html}`).not.toMatch(/You won|0800/);
});

test('a refused registration and a refused change mail nothing', async () => {
  const person = await asEmployer(host);
  const other = await asEmployer(host);
  const before = (await mailRows(host.db)).length;
  expect(
    (await call('POST', '/employer/employers', employerForm(person.username))).statusCode,
  ).toBe(409);
  expect(
    (
      await call(
        'PUT',
        `/employer/employers/update/${person.id}`,
        { emailEmployer: emailOf(other, 'employer') },
        person.headers,
      )
    ).statusCode,
  ).toBe(409);
  expect(await mailRows(host.db)).toHaveLength(before);
});

test('the employer gets the application, and answers to the seeker', async () => {
  const [employer, seeker] = [await asEmployer(host, 'hiring.er'), await asSeeker(host)];
  await host.db.execute(
    sql`UPDATE employers SET email_verified_at = now() WHERE id = ${employer.id}`,
  );
  await host.db.execute(
    sql`UPDATE job_seekers SET email_verified_at = now() WHERE id = ${seeker.id}`,
  );
  const job = await post(host, employer, { jobtitle: 'Nurse\r\nBcc: eve@mail.example' });
  const message = 'Dear <b>Harbour</b> Clinic,\n.\nnعم "quoted"';
  expect(
    (await call('POST', '/applications', { jobId: job._id, message }, seeker.headers)).statusCode,
  ).toBe(201);
  expect(
    (await call('POST', '/applications', { jobId: job._id, message }, seeker.headers)).statusCode,
  ).toBe(409);
  const mail = await outbox.mailTo('hiring.er@firm.example', /Application/);
  expect(mail).toMatchObject({
    subject: 'Application for Nurse Bcc: eve@mail.example: Ivo Kern',
    replyTo: [{ address: emailOf(seeker, 'jobseeker') }],
  });
  expect(mail.headers.some(({ key }) => key === 'bcc')).toBe(false);
  expect(mail.text?.replaceAll('\r\n', '\n')).toContain(
    '> Dear <b>Harbour</b> Clinic,\n> .\n> nعم "quoted"\n',
  );
  expect(mail.html).toContain('Dear &lt;b&gt;Harbour&lt;/b&gt; Clinic,');
  expect(mail.text).toContain(`https://jobs.example/applications?job=${job._id}&applicant=`);
  expect(mail.text).toContain(`https://jobs.example/jobseekerppreadonly/${seeker.username}`);
  expect(
    (await outbox.mailsTo('hiring.er@firm.example')).filter(({ subject }) =>
      subject?.startsWith('Application'),
    ),
  ).toHaveLength(1);
});

test('a reply goes to no address that nobody confirmed', async () => {
  const [employer, seeker] = [await asEmployer(host, 'care.ful'), await asSeeker(host)];
  await host.db.execute(
    sql`UPDATE employers SET email_verified_at = now() WHERE id = ${employer.id}`,
  );
  const job = await post(host, employer);
  await call('POST', '/applications', { jobId: job._id, message: 'Hello' }, seeker.headers);
  const mail = await outbox.mailTo('care.ful@firm.example', /Application/);
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text).toContain('on the applications page: their email address isn’t confirmed yet');
  expect(`${mail.text}${mail.html}`).not.toContain(emailOf(seeker, 'jobseeker'));
});

test("files of the outbox are their owner's alone and whole", async () => {
  await asEmployer(host);
  await waitFor(async () => (await mailRows(host.db)).every(({ state }) => state === 'sent'));
  expect(fs.statSync(outbox.folder).mode & 0o777).toBe(0o700);
  // the embedded database's user needs access to the parent folder
  expect(fs.statSync(dataDir).mode & 0o777).toBe(0o777 & ~process.umask());
  for (const name of fs.readdirSync(outbox.folder)) {
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d.-]+Z-[\da-f-]{36}\.eml$/);
    expect(fs.statSync(path.join(outbox.folder, name)).mode & 0o777).toBe(0o600);
  }
});

const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
type LinkCase = {
  settings: Record<string, string>;
  headers: Headers;
  remoteAddress: string;
  origin: string;
};
const linkCases: LinkCase[] = [
  {
    settings: { PUBLIC_URL: 'https://jobs.example' },
    headers: evil,
    remoteAddress: '127.0.0.1',
    origin: 'https://jobs.example',
  },
  {
    settings: { PORT: '3100' },
    headers: evil,
    remoteAddress: '127.0.0.1',
    origin: 'http://localhost:3100',
  },
  {
    settings: { PORT: '3100', HOST: '0.0.0.0' },
    headers: { host: 'localhost:81' },
    remoteAddress: '192.0.2.1',
    origin: 'http://localhost:3100',
  },
  {
    settings: { HOST: '10.0.0.5', PORT: '80' },
    headers: evil,
    remoteAddress: '192.0.2.1',
    origin: 'http://10.0.0.5:80',
  },
  ...['localhost:8080', '127.0.0.1:8080', '[::1]:8080'].map((name) => ({
    settings: {},
    headers: { host: name },
    remoteAddress: '127.0.0.1',
    origin: `http://${name}`,
  })),
];
test.each(linkCases)(
  "where a link leads is not for the request's Host to say: $settings, $headers, $remoteAddress",
  async ({ settings, headers, remoteAddress, origin }) => {
    const other = await openHost({ DATA_DIR: dataDir, ...settings });
    try {
      const made = await other.app.inject({
        method: 'POST',
        url: '/api/employer/employers',
        headers,
        remoteAddress,
        payload: employerForm('somebody'),
      });
      expect(made.statusCode).toBe(201);
      const links = (await mailRows(other.db)).map(
        ({ text_body }) => /(\S+)\/verifyemail#/.exec(text_body)?.[1],
      );
      expect(links).toEqual([origin]);
    } finally {
      await other.close();
    }
  },
);
