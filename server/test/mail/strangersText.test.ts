import sql from 'sql-template-tag';
import { namesOf, withoutLinks } from '../../services/mail/letter';
import { asEmployer, asSeeker, employerForm, openHost, type TestHost } from '../host';
import { sendUnreadMessageMails } from '../inbox/unreadMails';
import { addCategories, post } from '../jobFixtures';
import { mailRows } from '../smtp';

let host: TestHost;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example' });
  await addCategories(host);
});
afterAll(() => host.close());

/** What mail programs turn into links: a scheme, `www.`, a domain or an address. */
const links =
  /[a-z][a-z0-9+.-]*:\/\/|www[.。．｡]|(?:\uFEFF|[^\s\u2060])[.。．｡](?:\uFEFF|[^\s\u2060])|\S@\S/giu;
/** Returns a mail's text without the site's own links and address. */
const strangersText = (text: string) =>
  text
    .replaceAll(/https:\/\/jobs\.example\S*/g, '')
    .replaceAll(/\S+@\S+$/gm, (address) =>
      text.includes(`Questions? Write to ${address}`) ? '' : address,
    );

test.each([
  'see https://evil.example/win?x=1 now',
  'www.evil.example',
  'WWW。evil．example',
  'evil.example/path',
  'пример.рф',
  'mail me@evil.example or me＠evil.example',
  'mailto:me@evil.example',
  'HTTP://1.2.3.4/a',
  'ftp://evil.example',
  'Node.js, e.g. in the U.S.A.',
  'हिन्दी.com',
  'a💩.la and 💩.la',
  'evil\u00AD.com',
  'evil.\u200Bcom',
  'evil.\uFEFFcom',
  'evil\uFEFF.com',
  'e\u0301vil.e\u0301xample',
  '1.2.3.4/login',
])('no mail program makes a link of %s', (text) => {
  expect(withoutLinks(text).match(links)).toBeNull();
});
test('what holds no link stays as it is', () => {
  for (const text of ['Dear Ms. Roe,\n\n3.5 years. 10.000 €, 9 a.m. … "quoted" @ home', 'نعم . 🙂'])
    expect(withoutLinks(text).replaceAll('\u2060', '')).toBe(text);
  // the separators are invisible, so that a title still reads the same
  expect(withoutLinks('Node.js').replaceAll('\u2060', '')).toBe('Node.js');
});

test('an account is named to a confirmed address alone', () => {
  const account = { firstName: 'Ana\u202E', username: 'ana.b' };
  expect(namesOf({ ...account, confirmedEmail: null })).toEqual({ name: '', username: '' });
  expect(namesOf({ ...account, confirmedEmail: 'ana@mail.example' })).toEqual({
    name: 'Ana',
    username: 'ana.b',
  });
});

const lure = 'Claim your prize at https://evil.example/win or evil.example';
test('an address nobody confirmed gets no text of a stranger, whatever is done', async () => {
  const made = await host.app.inject({
    method: 'POST',
    url: '/api/employer/employers',
    payload: {
      ...employerForm('call0800555'),
      firstnameEmployer: 'You won',
      emailEmployer: 'victim@mail.example',
    },
  });
  expect(made.statusCode).toBe(201);
  const login = await host.app.inject({
    method: 'POST',
    url: '/api/employer/login',
    payload: { usernameEmployer: 'call0800555', passwordnameEmployer: 'right horse battery' },
  });
  const employer = {
    username: 'call0800555',
    id: made.json()._id,
    password: '',
    headers: { cookie: login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  };
  const job = await post(host, employer, { jobtitle: lure });
  for (let sent = 0; sent < 5; sent += 1) {
    const seeker = await asSeeker(host);
    const applied = await host.app.inject({
      method: 'POST',
      url: '/api/applications',
      headers: seeker.headers,
      payload: { jobId: job._id, message: lure },
    });
    expect(applied.statusCode).toBe(201);
  }
  const mails = (await mailRows(host.db)).filter(
    ({ recipient }) => recipient === 'victim@mail.example',
  );
  expect(mails.map(({ kind }) => kind)).toEqual(['verifyEmail']);
  expect(JSON.stringify(mails)).not.toMatch(/evil|You won|0800/);
});

test('a confirmed one gets it bounded and without live links, in text, HTML and calendar', async () => {
  const [employer, seeker] = [await asEmployer(host), await asSeeker(host)];
  await host.db.execute(
    sql`UPDATE employers SET email_verified_at = now() WHERE id = ${employer.id}`,
  );
  await host.db.execute(
    sql`UPDATE job_seekers SET email_verified_at = now(), last_name = 'evil.example' WHERE id = ${seeker.id}`,
  );
  const job = await post(host, employer, { jobtitle: 'Nurse at evil.example' });
  const long = `${lure} ${'and on '.repeat(400)}`.slice(0, 2900);
  const applied = await host.app.inject({
    method: 'POST',
    url: '/api/applications',
    headers: seeker.headers,
    payload: { jobId: job._id, message: long },
  });
  expect(applied.statusCode).toBe(201);
  const told = await host.app.inject({
    method: 'POST',
    url: `/api/threads/${applied.json()._id}/messages`,
    headers: employer.headers,
    payload: { text: lure },
  });
  expect(told.statusCode).toBe(201);
  await sendUnreadMessageMails(host);
  const rows = await host.db.query<{ text: string; html: string }>(sql`
    SELECT text_body AS text, html_body AS html FROM mails WHERE kind IN ('application', 'notice', 'messages')`);
  expect(rows.length).toBeGreaterThanOrEqual(3);
  for (const { text, html } of rows) {
    expect(strangersText(text).match(links)).toBeNull();
    expect(html.match(/href="(?!https:\/\/jobs\.example\/)[^"]*"/g)).toBeNull();
    expect(text.length).toBeLessThan(6000);
  }
});
