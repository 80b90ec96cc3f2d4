import sql from 'sql-template-tag';
import { sendDigests } from '../../services/mail/digest';
import { candidateCalls } from '../candidates/candidateCalls';
import { openHost, type Person, type TestHost } from '../host';
import { addCategories } from '../jobFixtures';
import { mailRows } from '../smtp';
import { makeApplication, write } from './inboxFixtures';
import { makeAcceptedInvitation, makeInvitation } from './invitationFixtures';
import { sendUnreadMessageMails } from './unreadMails';

let host: TestHost;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example' });
  await addCategories(host);
});
beforeEach(async () => {
  await host.db.execute(sql`DELETE FROM message_mails`);
  await host.db.execute(sql`DELETE FROM digest_items`);
});
afterAll(() => host.close());
const { close, callExpecting } = candidateCalls(() => host);

/** Returns the kinds of mail queued for a person. */
const waitFor = async ({ username }: Person): Promise<string[]> =>
  (await mailRows(host.db))
    .filter(({ recipient, state }) => recipient.startsWith(`${username}@`) && state === 'waiting')
    .map(({ kind }) => kind);
const daily = async (person: Person) => {
  await callExpecting(200, person, 'PUT', '/mail-preferences', { frequency: 'daily' });
};
const block = (who: Person, id: string) => callExpecting(204, who, 'PUT', `/threads/${id}/block`);

// if a mail server is down, mails wait for hours
describe('what waits in the queue about messages', () => {
  test('is taken back when a job seeker stops being found', async () => {
    const { employer, seeker, id } = await makeAcceptedInvitation(host);
    const other = await makeAcceptedInvitation(host);
    await write(host, seeker, id, 'My new number is 555 0100');
    await write(host, employer, id, 'Thanks');
    await write(host, other.seeker, other.id, 'Elsewhere');
    await sendUnreadMessageMails(host);
    expect([await waitFor(employer), await waitFor(seeker)]).toEqual([['messages'], ['messages']]);
    await close(seeker);
    expect([await waitFor(employer), await waitFor(seeker)]).toEqual([[], []]);
    expect(await waitFor(other.employer)).toEqual(['messages']);
  });

  test('leaves the daily mail with another answer to the invitation', async () => {
    const { employer, seeker, id } = await makeInvitation(host);
    await daily(employer);
    await daily(seeker);
    const { answer } = candidateCalls(() => host);
    const linesTo = async ({ id: account }: Person) =>
      (
        await host.db.query<{ text: string }>(
          sql`SELECT text FROM digest_items WHERE account_id = ${account} ORDER BY id`,
        )
      ).map(({ text }) => text);
    await answer(seeker, id, 'yes');
    expect(await linesTo(employer)).toEqual([expect.stringContaining('said yes')]);
    await write(host, seeker, id, 'Hello');
    await write(host, employer, id, 'Thanks');
    await sendUnreadMessageMails(host);
    await answer(seeker, id, 'no');
    expect(await linesTo(employer)).toEqual([expect.stringContaining('said no')]);
    expect(await linesTo(seeker)).toEqual([expect.stringContaining('wrote')]);
  });

  test('so is a daily mail to the employer', async () => {
    const { employer, seeker, id } = await makeAcceptedInvitation(host);
    await daily(employer);
    await write(host, seeker, id, 'Hello');
    await sendUnreadMessageMails(host);
    await sendDigests(host.context, 'https://jobs.example');
    expect(await waitFor(employer)).toEqual(['digest']);
    await close(seeker);
    expect(await waitFor(employer)).toEqual([]);
  });

  test.each(['employer', 'seeker'] as const)('is taken back by a block by the %s', async (by) => {
    const two = await makeApplication(host);
    await write(host, two.seeker, two.id, 'Hello');
    await write(host, two.employer, two.id, 'Hello');
    await sendUnreadMessageMails(host);
    expect([await waitFor(two.employer), await waitFor(two.seeker)]).toEqual([
      ['messages'],
      ['messages'],
    ]);
    await block(two[by], two.id);
    expect([await waitFor(two.employer), await waitFor(two.seeker)]).toEqual([[], []]);
  });

  test.each([
    ['seeker', 'employer'],
    ['employer', 'seeker'],
  ] as const)('a block by the %s takes the daily mail of the %s back', async (by, other) => {
    const two = await makeApplication(host);
    await daily(two.employer);
    await daily(two.seeker);
    await write(host, two.seeker, two.id, 'Hello');
    await write(host, two.employer, two.id, 'Hello');
    await sendUnreadMessageMails(host);
    await sendDigests(host.context, 'https://jobs.example');
    expect([await waitFor(two.employer), await waitFor(two.seeker)]).toEqual([
      ['digest'],
      ['digest'],
    ]);
    await block(two[by], two.id);
    // a person's own digest also has items about others
    expect([await waitFor(two[other]), await waitFor(two[by])]).toEqual([[], ['digest']]);
  });
});
