import sql from 'sql-template-tag';
import { applyTo } from '../applicationFixtures';
import { callAs } from '../hiring/fixtures';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';
import { mailRows } from '../smtp';

let host: TestHost;
let owner: Person;
let seeker: Person;
let id: string;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example', RATE_LIMITS: 'on' });
  await addCategories(host);
});
beforeEach(async () => {
  [owner, seeker] = [await asEmployer(host), await asSeeker(host)];
  id = (await applyTo(host, seeker, { jobId: (await post(host, owner))._id }))._id;
  await host.db.execute(sql`UPDATE employers SET email_verified_at = now()`);
  await host.db.execute(sql`UPDATE job_seekers SET email_verified_at = now()`);
  await host.db.execute(sql`DELETE FROM mails`);
});
afterAll(() => host.close());

const letter = { subject: 'About it', body: 'We are still reading.' };
const send = async (ids = [id]) =>
  (await callAs(host, owner)('POST', '/applicants/letters', { ids, letter })).json().results;
const move = async (name: string, state: string, changes: object = { letter }) =>
  (
    await callAs(host, owner)('POST', '/applicants/moves', {
      ...{ applications: [{ id, state }], move: name },
      ...changes,
    })
  ).json().results;
const mailed = async () =>
  (await mailRows(host.db)).filter(
    ({ recipient }) => recipient === `${seeker.username}@mail.example`,
  ).length;
const tooMany = 'This applicant has had 5 letters in a day. Try again tomorrow.';

test('an applicant has five letters a day about an application, decisions among them', async () => {
  expect(await move('shortlist', 'sent')).toMatchObject([{ done: true }]);
  for (let sent = 1; sent < 5; sent += 1) expect(await send()).toEqual([{ id, done: true }]);
  const refused = { id, done: false, message: tooMany };
  expect([await send(), await move('reject', 'shortlisted')]).toEqual([[refused], [refused]]);
  expect(await move('reject', 'shortlisted', { letter, delayDays: 2 })).toEqual([refused]);
  expect(await mailed()).toBe(5);
  // without a letter it can still be decided, and another application has its own limit
  expect(await move('reject', 'shortlisted', {})).toMatchObject([{ done: true }]);
  const other = await applyTo(host, seeker, { jobId: (await post(host, owner))._id });
  expect(await send([other._id])).toEqual([{ id: other._id, done: true }]);
  await host.db.execute(sql`UPDATE attempts SET at = at - interval '1 day'`);
  expect(await send()).toEqual([{ id, done: true }]);
});

test('an account has a thousand letters an hour, and one that isn’t sent doesn’t count', async () => {
  const key = `letters:employer:${owner.id}`;
  await host.db.execute(sql`INSERT INTO attempts (key) SELECT ${key} FROM generate_series(1, 998)`);
  expect(await send(['00000000-0000-4000-8000-000000000000'])).toMatchObject([{ done: false }]);
  expect(await send()).toEqual([{ id, done: true }]);
  expect(await move('shortlist', 'sent')).toMatchObject([{ done: true }]);
  const message = 'Too many letters in an hour; try again later';
  expect([await send(), await move('reject', 'shortlisted')]).toEqual([
    [{ id, done: false, message }],
    [{ id, done: false, message }],
  ]);
});
