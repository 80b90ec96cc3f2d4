import sql from 'sql-template-tag';
import { moderation } from '../cases';
import { callAs } from '../hiring/fixtures';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';
import { mailRows } from '../smtp';

let host: TestHost;
let admin: Person;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example' });
  await addCategories(host);
  admin = await asAdmin(host);
});
afterAll(() => host.close());

/** Sets everybody's address to confirmed or unconfirmed; earlier mails are deleted. */
const confirm = async (isConfirmed = true) => {
  const at = isConfirmed ? new Date() : null;
  await host.db.execute(sql`UPDATE employers SET email_verified_at = ${at}`);
  await host.db.execute(sql`UPDATE job_seekers SET email_verified_at = ${at}`);
  await host.db.execute(sql`DELETE FROM mails`);
};
const urlOf = (role: string, { id }: Person) => `/admin/people/${role}/${id}/suspension`;
const suspend = async (role: string, person: Person, reason: string) =>
  expect((await callAs(host, admin)('PUT', urlOf(role, person), { reason })).statusCode).toBe(200);
const lift = async (role: string, person: Person) =>
  expect((await callAs(host, admin)('DELETE', urlOf(role, person))).statusCode).toBe(200);

describe.each([
  ['employer', asEmployer, '@firm.example', 'https://jobs.example/loginemp'],
  ['jobseeker', asSeeker, '@mail.example', 'https://jobs.example/login'],
] as const)('an %s', (role, make, domain, logIn) => {
  test('is mailed why they are suspended, and that it was lifted, even where they want no mail', async () => {
    const person = await make(host);
    await confirm();
    await callAs(host, person)('PUT', '/mail-preferences', { frequency: 'none' });
    await suspend(role, person, 'Asked for money.\nSee https://evil.example/pay');
    const to = `${person.username}${domain}`;
    const [told, ...others] = await mailRows(host.db);
    expect([others, told]).toEqual([
      [],
      expect.objectContaining({
        kind: 'suspended',
        recipient: to,
        subject: 'Your Jobline account is suspended',
      }),
    ]);
    expect(told?.text_body).toContain(`account ${person.username}`);
    expect(told?.text_body).toContain('> Asked for money.\n> See [link]');
    expect(told?.text_body).not.toContain('evil.example');
    await host.db.execute(sql`UPDATE mails SET state = 'sent'`);
    await lift(role, person);
    const [, restored, ...more] = await mailRows(host.db);
    expect([more, restored]).toEqual([
      [],
      expect.objectContaining({ kind: 'restored', recipient: to }),
    ]);
    expect(restored?.text_body).toContain(`${logIn}\n`);
    expect(restored?.text_body).not.toContain('Asked for money');
  });

  test('whose address was never confirmed gets neither mail', async () => {
    const person = await make(host);
    await confirm(false);
    await suspend(role, person, 'Spam.');
    await lift(role, person);
    expect(await mailRows(host.db)).toEqual([]);
  });
});

test.each([0, 3])(
  'one that still waits, tried %i times in vain, is taken back when the suspension is lifted',
  async (attempts) => {
    const person = await asSeeker(host);
    await confirm();
    await suspend('jobseeker', person, 'By mistake.');
    await host.db.execute(sql`UPDATE mails SET attempts = ${attempts}`);
    await lift('jobseeker', person);
    expect((await mailRows(host.db)).map(({ kind }) => kind)).toEqual(['restored']);
  },
);

test('a suspension in a case, and its undoing, are mailed as well', async () => {
  const { reported, decideOne, undo } = moderation(host, () => admin);
  const person = await asEmployer(host);
  const { _id: jobId } = await post(host, person);
  await confirm();
  const caseId = await reported(jobId);
  const { decisionId = '' } = await decideOne(caseId, 'suspend', 'Jobs that don’t exist.');
  expect(await mailRows(host.db)).toEqual([
    expect.objectContaining({
      kind: 'suspended',
      recipient: `${person.username}@firm.example`,
      text_body: expect.stringContaining('Jobs that don’t exist.'),
    }),
  ]);
  await host.db.execute(sql`UPDATE mails SET state = 'sent'`);
  expect((await undo(decisionId)).statusCode).toBe(200);
  expect((await mailRows(host.db)).map(({ kind }) => kind)).toEqual(['suspended', 'restored']);
});
