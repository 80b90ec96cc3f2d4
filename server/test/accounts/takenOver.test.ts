import sql from 'sql-template-tag';
import { upsertLink } from '../../repositories/accounts/mailedLinks';
import { hashSecret } from '../../secrets';
import { readDue } from '../../services/sources/reader';
import { call, invite, mailedToken } from '../companies/companyFixtures';
import { asEmployer, cookieFrom, openHost, type Person, type TestHost } from '../host';
import { addCategories } from '../jobFixtures';
import { add, list } from '../sources/fixtures';

const origin = 'https://jobs.example';
let host: TestHost;
let owner: Person;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: origin });
  await addCategories(host);
});
beforeEach(async () => {
  await host.db.execute(sql`DELETE FROM job_sources`);
  owner = await asEmployer(host);
  await host.db.execute(sql`UPDATE employers SET email_verified_at = now() WHERE id = ${owner.id}`);
});
afterAll(() => host.close());

const emailOf = ({ username }: Person) => `${username}@firm.example`;
const newPassword = 'an unusual sentence';

/** Does what a thief would do in the owner's session; returns the link mailed to the thief. */
const plant = async (): Promise<string> => {
  const thief = `thief.${emailOf(owner)}`;
  expect((await invite(host, owner, thief, { role: 'owner', allJobs: true })).statusCode).toBe(201);
  const form = { kind: 'greenhouse', url: `https://feeds.example/${owner.username}.json` };
  const imported = await add(host, owner, { ...form, schedule: 'daily' });
  expect([imported.statusCode, imported.json().message]).toEqual([201, undefined]);
  const webhook = { url: 'https://hooks.example/', events: ['job.ended'] };
  const { password } = owner;
  const added = await call(host, owner, 'POST', '/company/webhooks', { ...webhook, password });
  expect(added.statusCode).toBe(201);
  return mailedToken(host, thief);
};
const reset = async (): Promise<void> => {
  await upsertLink(host.db, {
    ...{ purpose: 'reset', role: 'employer', accountId: owner.id },
    ...{ tokenHash: hashSecret('a token'), email: emailOf(owner), minutes: 30 },
  });
  const token = { token: 'a token', password: newPassword };
  expect((await call(host, null, 'POST', '/password/resets', token)).statusCode).toBe(200);
};
/** Undoes the change of address, which also invalidates a password set by the thief. */
const undo = async (): Promise<void> => {
  const change = { emailEmployer: `thief.${emailOf(owner)}` };
  const path = `/employer/employers/update/${owner.id}`;
  expect((await call(host, owner, 'PUT', path, change)).statusCode).toBe(200);
  const [mail] = await host.db.query<{ text: string }>(
    sql`SELECT text_body AS text FROM mails WHERE recipient = ${emailOf(owner)} AND kind = 'emailChanged'`,
  );
  const token = /#(\S+)/.exec(mail?.text ?? '')?.[1];
  const undone = await call(host, null, 'POST', '/email-undos', { token });
  expect(undone.statusCode).toBe(200);
};
/** Logs the owner in again. */
const again = async (password: string): Promise<Person> => {
  const login = { usernameEmployer: owner.username, passwordnameEmployer: password };
  const answer = await call(host, null, 'POST', '/employer/login', login);
  expect(answer.statusCode).toBe(200);
  return { ...owner, password, headers: { cookie: cookieFrom(answer) } };
};
const accept = (person: Person, token: string) =>
  call(host, person, 'POST', '/company/invitation-acceptances', { token });
const waitingInvitations = async () =>
  (
    await host.db.query(
      sql`SELECT 1 FROM mails WHERE recipient = ${`thief.${emailOf(owner)}`} AND kind = 'colleagueInvitation' AND state = 'waiting'`,
    )
  ).length;

test.each([
  ['a password from an email', reset, newPassword],
  ['the undoing of a changed address', undo, undefined],
])('%s leaves nothing of what somebody else set up', async (_how, recover, password) => {
  const link = await plant();
  await recover();
  expect((await accept(await asEmployer(host), link)).statusCode).toBe(404);
  expect(await waitingInvitations()).toBe(0);
  const back = await again(password ?? owner.password);
  expect((await call(host, back, 'GET', '/company/webhooks')).json()).toEqual([]);
  const [source] = await list(host, back);
  expect(source).toMatchObject({
    ...{ schedule: 'off', reading: false, nextRunAt: null, problem: 'recovered' },
  });
  // the source isn't read
  await readDue(host.context, { origin });
  expect((await list(host, back))[0]?.lastRunAt).toBeNull();
  const path = `/company/job-sources/${source?._id}`;
  const on = (await call(host, back, 'PUT', path, { schedule: 'daily' })).json();
  expect(on).toMatchObject({ schedule: 'daily', nextRunAt: expect.any(String), problem: null });
});

test('a changed password ends the invitations, and nothing that asked for the password or shows', async () => {
  const link = await plant();
  const { password } = owner;
  const changed = await call(host, owner, 'PUT', '/password', { password, newPassword });
  expect(changed.statusCode).toBe(200);
  expect((await accept(await asEmployer(host), link)).statusCode).toBe(404);
  expect(await waitingInvitations()).toBe(0);
  const back = await again(newPassword);
  expect((await call(host, back, 'GET', '/company/webhooks')).json()).toHaveLength(1);
  expect(await list(host, back)).toMatchObject([{ schedule: 'daily', problem: null }]);
});
