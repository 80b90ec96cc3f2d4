import sql from 'sql-template-tag';
import type { Wire } from '../../wire';
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
  host = await openHost();
  await addCategories(host);
});
beforeEach(async () => {
  owner = await asEmployer(host);
  seeker = await asSeeker(host);
  id = (await applyTo(host, seeker, { jobId: (await post(host, owner))._id }))._id;
  await host.db.execute(sql`UPDATE job_seekers SET email_verified_at = now()`);
  await host.db.execute(sql`DELETE FROM mails`);
});
afterAll(() => host.close());

const letter = { subject: 'About {jobtitle}', body: 'We chose somebody else.' };
const move = async (input: Partial<Wire<'MoveInput'>>): Promise<Wire<'MoveResult'>[]> =>
  (
    await callAs(host, owner)('POST', '/applicants/moves', {
      applications: [{ id, state: 'sent' }],
      move: 'reject',
      ...input,
    })
  ).json().results;
const stateSeen = async () => (await callAs(host, seeker)('GET', `/applications/${id}`)).json();
const mailed = async () =>
  (await mailRows(host.db)).map(({ recipient, subject }) => `${recipient}: ${subject}`);

test('told later, then taken back by a letter that tells the former state: the letter goes out', async () => {
  await move({ move: 'shortlist' });
  await host.db.execute(sql`DELETE FROM mails`);
  await move({ applications: [{ id, state: 'shortlisted' }], letter, delayDays: 2 });
  const back = await move({
    applications: [{ id, state: 'notSelected' }],
    move: 'shortlist',
    letter: { subject: 'On our list', body: 'We would like to meet you.' },
  });
  expect(back).toEqual([{ id, done: true, state: 'shortlisted' }]);
  expect(await stateSeen()).toMatchObject({
    state: 'shortlisted',
    messages: [{ from: 'employer', text: 'We would like to meet you.' }],
  });
  expect(await mailed()).toEqual([`${seeker.username}@mail.example: On our list`]);
  expect((await callAs(host, owner)('DELETE', `/applicants/${id}/pending`)).statusCode).toBe(409);
});

test.each<[string, Partial<Wire<'MoveInput'>>]>([
  ['without a letter', {}],
  ['by a letter that goes out later', { letter, delayDays: 2 }],
])(
  'a decision that somebody else has made meanwhile, %s: the letter about it isn’t said to be sent',
  async (_how, first) => {
    await move(first);
    await host.db.execute(sql`DELETE FROM mails`);
    const second = await move({ letter: { subject: 'Sorry', body: 'We chose somebody else.' } });
    expect(second).toEqual([
      { id, done: false, message: 'Someone else just moved it: it’s not selected' },
    ]);
    expect([(await stateSeen()).messages, await mailed()]).toEqual([[], []]);
    // there is nothing to send
    expect(await move({})).toEqual([{ id, done: true, state: 'notSelected' }]);
  },
);
