import sql from 'sql-template-tag';
import { applyTo } from '../applicationFixtures';
import { join } from '../companies/companyFixtures';
import { asAdmin, asEmployer, openHost, type Person, type TestHost } from '../host';
import { kindsOf as kindsIn } from '../inbox/inboxFixtures';
import { addCategories } from '../jobFixtures';
import { inDays, setUpInterview, type InterviewSetup, type Mail } from './interviewFixtures';

let host: TestHost;
let its: InterviewSetup;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example' });
  await addCategories(host);
});
beforeEach(async () => {
  its = await setUpInterview(host);
});
afterAll(() => host.close());

const kindsOf = (history: { kind: string }[]) => history.map(({ kind }) => kind);
/**
 * Returns recipient, subject and calendar method of the mails with a matching subject that are due;
 * delayed mails are left out.
 */
const sentAbout = async (what: RegExp) => {
  const sent = await host.db.query<Mail>(
    sql`SELECT recipient, subject, calendar_method AS method FROM mails WHERE next_at <= now() ORDER BY recipient`,
  );
  return sent
    .filter(({ subject }) => what.test(subject))
    .map(({ recipient, method }) => [recipient.split('@')[1], method]);
};
const bothCalendars = [
  ['firm.example', 'CANCEL'],
  ['mail.example', 'CANCEL'],
];

test('withdrawing ends a booked interview: both calendars and the panel know', async () => {
  await its.book();
  expect((await its.withdraw()).statusCode).toBe(200);
  expect(await sentAbout(/^Interview canceled/)).toEqual(bothCalendars);
  const read = await its.seenByOwner();
  expect(read.interview.state).toBe('cancelled');
  expect(kindsOf(read.history).slice(-2)).toEqual(['withdrawn', 'interviewCancelled']);
  expect(
    (await its.call(its.seeker, 'GET', `/applications/${its.id}/interview.ics`)).statusCode,
  ).toBe(404);
});

test('withdrawing ends an offer, and only the employer is told', async () => {
  await its.offer([inDays(1)]);
  await host.db.execute(sql`DELETE FROM mails`);
  await its.withdraw();
  expect(await sentAbout(/^Interview canceled/)).toEqual([['firm.example', null]]);
  expect((await its.seenByOwner()).interview.state).toBe('cancelled');
});

test('sent again after a withdrawal, an application has no interview of before', async () => {
  await its.offer([inDays(1)]);
  await its.withdraw();
  const { jobId } = await its.seen();
  await applyTo(host, its.seeker, { jobId });
  expect(await its.seen()).not.toHaveProperty('interview');
  expect(await its.seenByOwner()).not.toHaveProperty('interview');
});

test.each([
  ['reject', 'notSelected'],
  ['hire', 'hired'],
])('to %s ends a booked interview, and to take it back restores it unmailed', async (name, to) => {
  const chosenAt = await its.book();
  expect((await its.move(name, 'interview')).json().results[0]).toMatchObject({ done: true });
  expect((await its.seen()).interview.state).toBe('cancelled');
  // mailed with the move, once it can't be undone
  expect(await sentAbout(/./)).toEqual([]);
  await its.move('interview', to);
  expect((await its.seen()).interview).toMatchObject({ state: 'booked', chosenAt });
  expect((await its.mails()).filter(({ method }) => method !== null)).toEqual([]);
  await its.move(name, 'interview');
  await host.db.execute(sql`UPDATE mails SET next_at = now() - interval '1 second'`);
  await host.db.execute(sql`UPDATE interviews SET restorable_until = now()`);
  expect(await sentAbout(/^Interview canceled/)).toEqual(bothCalendars);
  await host.db.execute(sql`UPDATE mails SET attempts = 1`);
  await its.move('interview', to);
  expect((await its.seen()).interview.state).toBe('cancelled');
});

test('not selected and then hired at once: the interview stays off, and both are told once', async () => {
  await its.book();
  await its.move('reject', 'interview');
  await its.move('hire', 'notSelected');
  expect((await its.seen()).interview.state).toBe('cancelled');
  await host.db.execute(sql`UPDATE mails SET next_at = now() - interval '1 second'`);
  expect(await sentAbout(/^Interview canceled/)).toEqual(bothCalendars);
});

test('withdrawn while “not selected” waits: the calendars are told at once', async () => {
  await its.book();
  await its.move('reject', 'interview');
  await its.withdraw();
  expect(await sentAbout(/^Interview canceled/)).toEqual(bothCalendars);
});

test('not selected with a letter goes out at once, and so does the end of the interview', async () => {
  await its.book();
  await its.move('reject', 'interview', { letter: { subject: 'Sorry', body: 'Sorry' } });
  expect(await sentAbout(/^Interview canceled/)).toEqual(bothCalendars);
  await its.move('interview', 'notSelected');
  expect((await its.seen()).interview.state).toBe('cancelled');
});

test('other times offered after “not selected”: the booked time is taken out of the calendars', async () => {
  await its.book();
  await its.move('reject', 'interview');
  expect((await its.offer([inDays(2)])).statusCode).toBe(200);
  expect(await sentAbout(/^Interview canceled/)).toEqual(bothCalendars);
  // nobody is notified of a decision that was undone
  expect((await its.mails()).map(({ subject }) => subject)).not.toContainEqual(
    expect.stringContaining('not selected'),
  );
});

test('an interview that has taken place stays as it was', async () => {
  await its.book();
  await host.db.execute(
    sql`UPDATE interviews SET chosen_at = now() - interval '1 day', times = ARRAY[now() - interval '1 day']`,
  );
  await its.move('hire', 'interview');
  expect((await its.seen()).interview.state).toBe('booked');
  expect((await its.mails()).map(({ method }) => method)).toEqual([null]);
  expect((await its.cancel()).statusCode).toBe(409);
});

test('an applicant who can’t make it: the employer reads why, both calendars know, other times can follow', async () => {
  const chosenAt = await its.book();
  const answer = await its.choose({ note: 'My train is cancelled.' });
  expect(answer.json().interview).toMatchObject({ state: 'declined', chosenAt });
  const [toEmployer, toSeeker] = (await its.mails()).toSorted((one, other) =>
    one.recipient.split('@')[1]!.localeCompare(other.recipient.split('@')[1]!),
  ); // both recipients are addresses
  expect(toEmployer).toMatchObject({
    subject: expect.stringMatching(/ can’t make the interview: Night Nurse$/),
    method: 'CANCEL',
  });
  expect(toEmployer?.text).toContain('> My train is cancelled.');
  expect(toSeeker).toMatchObject({ subject: 'Interview canceled: Night Nurse', method: 'CANCEL' });
  expect(toSeeker?.text).not.toContain('train');
  const read = await its.seenByOwner();
  expect(read.interview.state).toBe('declined');
  expect(kindsOf(read.history).at(-1)).toBe('interviewCancelled');
  expect((await its.choose({ note: '' })).statusCode).toBe(409);
  expect(await its.mails()).toHaveLength(2);
  await host.db.execute(sql`DELETE FROM mails`);
  await its.offer([inDays(2)]);
  expect((await its.mails()).map(({ method }) => method)).toEqual([null]);
});

test('nobody can’t make an interview that has taken place', async () => {
  await its.book();
  await host.db.execute(
    sql`UPDATE interviews SET chosen_at = now() - interval '1 day', times = ARRAY[now() - interval '1 day']`,
  );
  expect((await its.choose({})).statusCode).toBe(409);
  expect(await its.mails()).toEqual([]);
});

describe('a deleted account', () => {
  const remove = async (who: Person) =>
    expect(
      (await its.call(who, 'POST', '/account/deletion', { password: who.password })).statusCode,
    ).toBe(204);

  test('of an applicant ends a booked interview: both calendars and the panel know', async () => {
    await its.book();
    await remove(its.seeker);
    expect(await sentAbout(/^Interview canceled/)).toEqual(bothCalendars);
    const read = await its.seenByOwner();
    expect(read).toMatchObject({ state: 'interview', interview: { state: 'cancelled' } });
    expect(kindsOf(read.history).at(-1)).toBe('interviewCancelled');
  });

  test('of an applicant, suspended or not, ends what can be offered: the employer reads so', async () => {
    const answers: unknown[] = [];
    const offer = async () => {
      const answer = await its.offer([inDays(1)]);
      answers.push([answer.statusCode, answer.json().message]);
    };
    await host.db.execute(
      sql`UPDATE job_seekers SET suspended_at = now(), suspension_reason = '' WHERE id = ${its.seeker.id}`,
    );
    await offer();
    await host.db.execute(
      sql`UPDATE job_seekers SET suspended_at = NULL WHERE id = ${its.seeker.id}`,
    );
    await remove(its.seeker);
    await offer();
    expect(answers).toEqual([
      [409, 'You can’t write to them anymore'],
      [409, 'You can’t write to them anymore'],
    ]);
    expect(await its.seenByOwner()).toMatchObject({ state: 'sent' });
    expect(await its.seenByOwner()).not.toHaveProperty('interview');
  });

  test('of an employer ends it as well, and the applicant has it in the inbox', async () => {
    await its.book();
    await its.call(its.seeker, 'POST', '/inbox/read', {});
    await remove(its.owner);
    expect(await sentAbout(/^Interview canceled/)).toEqual(bothCalendars);
    expect(await its.seen()).toMatchObject({
      state: 'interview',
      interview: { state: 'cancelled' },
    });
    expect(await kindsIn(host, its.seeker)).toEqual(['interview*']);
  });

  test('by an administrator, with times only offered: the other side is told', async () => {
    await its.offer([inDays(1)]);
    await host.db.execute(sql`DELETE FROM mails`);
    const { headers } = await asAdmin(host);
    const answer = await host.app.inject({
      method: 'DELETE',
      url: `/api/employer/employers/delete/${its.owner.id}`,
      headers,
    });
    expect(answer.statusCode).toBe(200);
    expect(await sentAbout(/^Interview canceled/)).toEqual([['mail.example', null]]);
    expect((await its.seen()).interview.state).toBe('cancelled');
  });

  test('leaves an interview that took place, and one that a colleague takes over', async () => {
    await its.book();
    const colleague = await asEmployer(host);
    await join(host, its.owner, colleague, { role: 'owner', allJobs: true, jobIds: [] });
    await host.db.execute(sql`DELETE FROM mails`);
    await remove(its.owner);
    expect(await sentAbout(/^Interview canceled/)).toEqual([]);
    expect((await its.seen()).interview.state).toBe('booked');
    await host.db.execute(
      sql`UPDATE interviews SET chosen_at = now() - interval '1 day', times = ARRAY[now() - interval '1 day']`,
    );
    await remove(its.seeker);
    expect(await sentAbout(/^Interview canceled/)).toEqual([]);
    const read = (await its.call(colleague, 'GET', `/applicants/${its.id}`)).json();
    expect(read.interview.state).toBe('booked');
  });
});
