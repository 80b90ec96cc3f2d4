import sql from 'sql-template-tag';
import { askForConfirmations } from '../../services/jobs/confirmation';
import type { Wire } from '../../wire';
import { asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';
import { tokenIn } from '../outbox';
import { callAs, confirmAddress, queuedMails, setHiring } from './fixtures';

let host: TestHost;
let owner: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  owner = await asEmployer(host);
  await confirmAddress(host, owner);
});
afterAll(() => host.close());

const ask = () => askForConfirmations(host.context, 'https://jobs.example');
/** Makes a job this many days older. */
const backdateJob = (id: string, days: number) =>
  host.db.execute(sql`
  UPDATE jobs SET created_at = created_at - make_interval(days => ${days}), expires_at = expires_at - make_interval(days => ${days}),
    confirmed_at = confirmed_at - make_interval(days => ${days}), confirmation_asked_at = confirmation_asked_at - make_interval(days => ${days})
  WHERE id = ${id}`);
const oldJob = async (person = owner, days = 21) => {
  const { _id } = await post(host, person);
  await backdateJob(_id, days);
  return _id;
};
const getJob = async (id: string): Promise<Wire<'Job'>> =>
  (await callAs(host, owner)('GET', `/jobdescriptions/jobdescriptions/${id}`)).json();
/** Returns the token of the only waiting mail, and empties the queue. */
const mailedToken = async () => {
  const mails = await queuedMails(host, 'jobConfirmation');
  await host.db.execute(sql`DELETE FROM mails`);
  expect(mails).toHaveLength(1);
  return tokenIn(mails[0]?.text, 'jobconfirmation');
};
const answer = (token: string, said: 'open' | 'filled') =>
  callAs(host, null)('POST', '/job-confirmations', { token, answer: said });

test('after 21 days the employer is asked once, and a press confirms without logging in', async () => {
  const id = await oldJob(owner, 20);
  expect(await ask()).toBe(0);
  await backdateJob(id, 1);
  const sent = await Promise.all([ask(), ask()]);
  expect(sent[0] + sent[1]).toBe(1);
  expect(await ask()).toBe(0);
  const token = await mailedToken();
  const confirmed = await answer(token, 'open');
  expect([confirmed.statusCode, confirmed.json()]).toEqual([
    200,
    { _id: id, jobtitle: 'Night Nurse', companyname: 'Harbour Clinic', status: 'live' },
  ]);
  const { confirmedAt, expiresAt } = await getJob(id);
  expect(Date.now() - Date.parse(confirmedAt ?? '')).toBeLessThan(60_000);
  expect(await ask()).toBe(0);
  // the same link can still report the job as filled, and expires with the job
  const filled = await answer(token, 'filled');
  expect(filled.json()).toMatchObject({ status: 'filled' });
  expect((await getJob(id)).expiresAt).toBe(expiresAt);
  const over = await answer(token, 'open');
  expect([over.statusCode, over.json().message]).toEqual([
    404,
    'This link no longer works: the job has ended, or you have a newer email',
  ]);
});

test('nobody is asked at an unconfirmed address, about a draft or a job that ended', async () => {
  await oldJob(await asEmployer(host));
  const filled = await oldJob();
  await callAs(host, owner)('POST', `/jobs/${filled}/close`);
  const expired = await oldJob(owner, 31);
  expect((await getJob(expired)).status).toBe('expired');
  expect(await ask()).toBe(0);
});

test('renewing starts the 21 days anew, and a new mail replaces the old link', async () => {
  const id = await oldJob();
  expect(await ask()).toBe(1);
  const first = await mailedToken();
  await callAs(host, owner)('POST', `/jobs/${id}/renew`);
  expect(await ask()).toBe(0);
  await backdateJob(id, 21);
  expect(await ask()).toBe(1);
  const second = await mailedToken();
  expect((await answer(first, 'open')).statusCode).toBe(404);
  expect((await answer(second, 'filled')).statusCode).toBe(200);
  expect((await getJob(id)).status).toBe('filled');
});

test('a link is void once the employer has another address', async () => {
  const person = await asEmployer(host);
  await confirmAddress(host, person);
  await oldJob(person);
  expect(await ask()).toBe(1);
  const token = await mailedToken();
  await host.db.execute(
    sql`UPDATE employers SET email_key = 'new@firm.example' WHERE id = ${person.id}`,
  );
  expect((await answer(token, 'open')).statusCode).toBe(404);
});

test('from the employer’s own list, only while it is live', async () => {
  const { _id } = await post(host, owner);
  const url = `/jobs/${_id}/confirmation`;
  const confirmed = await callAs(host, owner)('POST', url);
  expect(confirmed.json()).toMatchObject({ _id, confirmedAt: expect.any(String) });
  expect((await callAs(host, await asEmployer(host))('POST', url)).statusCode).toBe(403);
  await callAs(host, owner)('POST', `/jobs/${_id}/close`);
  const refused = await callAs(host, owner)('POST', url);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Only a live job can be confirmed; this one is filled',
  ]);
});

test('nobody is asked about a job that its closing day ends', async () => {
  const closing = new Date(Date.now() + 5 * 24 * 3_600_000).toISOString().slice(0, 10);
  const { _id } = await post(host, owner);
  await setHiring(host, owner, _id, { closesOn: closing });
  expect(await ask()).toBe(0);
  expect((await getJob(_id)).closesOn).toBe(closing);
});
