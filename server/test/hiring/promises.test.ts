import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { remindOfAnswers } from '../../services/applications/promises';
import type { Wire } from '../../wire';
import { settleDueMoves } from '../applications/dueMoves';
import { asAdmin, asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';
import {
  applyAsNew,
  backdateApplication,
  callAs,
  confirmAddress,
  queuedMails,
  setHiring,
} from './fixtures';

let host: TestHost;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
});
afterAll(() => host.close());

const origin = 'https://jobs.example';
const promiseOf = async ({ username }: Person): Promise<Wire<'EmployerPromise'>> =>
  (await callAs(host, null)('GET', `/employers/${username}/promise`)).json();
const promising = async (answersWithin: number) => {
  const owner = await asEmployer(host);
  const { _id: jobId } = await post(host, owner);
  await setHiring(host, owner, jobId, { answersWithin });
  return { owner, jobId };
};
const move = (owner: Person, id: string, name: string, state = 'sent') =>
  callAs(host, owner)('POST', '/applicants/moves', { move: name, applications: [{ id, state }] });

describe('how promises were kept', () => {
  test('is told once ten are due, answered or not', async () => {
    const { owner, jobId } = await promising(5);
    const answers = [
      (id: string) => move(owner, id, 'shortlist'),
      (id: string) => move(owner, id, 'interview'),
      (id: string) => move(owner, id, 'offer'),
      (id: string) => move(owner, id, 'hire'),
      (id: string) => move(owner, id, 'reject'),
      (id: string) => callAs(host, owner)('POST', `/threads/${id}/messages`, { text: 'Hi' }),
    ];
    for (const [index, answer] of answers.entries()) {
      const { id } = await applyAsNew(host, { jobId });
      // sent `index + 2` days ago and answered now: the last two are late, by one day and by two
      await backdateApplication(host, id, index + 2);
      await answer(id);
    }
    expect(await promiseOf(owner)).toEqual({ due: 0, kept: 0 });
    // neither opening it nor the job seeker's own message counts as an answer
    const { id, seeker } = await applyAsNew(host, { jobId });
    await callAs(host, owner)('POST', `/applicants/${id}/opening`);
    await callAs(host, seeker)('POST', `/threads/${id}/messages`, { text: 'Hello?' });
    await backdateApplication(host, id, 6);
    // makes all of them due
    for (const { id: each } of await host.db.query<{ id: string }>(
      sql`SELECT id FROM applications WHERE job_id = ${jobId} AND answer_due_at > now()`,
    ))
      await backdateApplication(host, each, 5);
    expect(await promiseOf(owner)).toEqual({ due: 0, kept: 0 });
    for (const days of [6, 6])
      await backdateApplication(host, (await applyAsNew(host, { jobId })).id, days);
    expect(await promiseOf(owner)).toEqual({ due: 0, kept: 0 });
    await backdateApplication(host, (await applyAsNew(host, { jobId })).id, 6);
    // answered after 2, 3, 4, 5, 6 and 7 days; four unanswered
    expect(await promiseOf(owner)).toEqual({ due: 10, kept: 3, medianDays: 4.5 });
  });

  test('those withdrawn before, not due yet, and without a promise don’t count', async () => {
    const { owner, jobId } = await promising(3);
    for (let index = 0; index < 10; index += 1)
      await backdateApplication(host, (await applyAsNew(host, { jobId })).id, 4);
    expect(await promiseOf(owner)).toEqual({ due: 10, kept: 0 });
    const withdrawn = await applyAsNew(host, { jobId });
    await callAs(host, withdrawn.seeker)('POST', `/applications/${withdrawn.id}/withdrawal`);
    await backdateApplication(host, withdrawn.id, 4);
    await applyAsNew(host, { jobId });
    await setHiring(host, owner, jobId, { answersWithin: null });
    await backdateApplication(host, (await applyAsNew(host, { jobId })).id, 4);
    expect(await promiseOf(owner)).toEqual({ due: 10, kept: 0 });
    expect((await callAs(host, null)('GET', '/employers/no-such/promise')).statusCode).toBe(404);
  });
});

test('a decision told later counts as an answer once it is told, not before', async () => {
  const { owner, jobId } = await promising(5);
  for (let index = 0; index < 9; index += 1)
    await backdateApplication(host, (await applyAsNew(host, { jobId })).id, 6);
  const { id, seeker } = await applyAsNew(host, { jobId });
  await callAs(host, owner)('POST', '/applicants/moves', {
    move: 'reject',
    applications: [{ id, state: 'sent' }],
    letter: { subject: 'About {jobtitle}', body: 'Not this time.' },
    delayDays: 3,
  });
  const answeredAt = async () => [
    (await callAs(host, seeker)('GET', `/applications/${id}`)).json().answeredAt,
    (await callAs(host, owner)('GET', `/applicants/${id}`)).json().answeredAt,
  ];
  expect(await answeredAt()).toEqual([undefined, undefined]);
  // after six days the mail is one day late
  await backdateApplication(host, id, 6);
  expect(await promiseOf(owner)).toEqual({ due: 10, kept: 0 });
  await host.db.execute(
    sql`UPDATE applications SET pending_at = now() - interval '1 second' WHERE id = ${id}`,
  );
  await settleDueMoves(host);
  const [told, seen] = await answeredAt();
  expect([told, seen]).toEqual([expect.stringMatching(/^20/), told]);
  expect(await promiseOf(owner)).toEqual({ due: 10, kept: 0, medianDays: 6 });
});

describe('the reminder', () => {
  const forget = () => host.db.execute(sql`DELETE FROM mails`);

  test('comes the day before, once, a mail a job, and from one of several hosts', async () => {
    const { owner, jobId } = await promising(5);
    const early = await applyAsNew(host, { jobId });
    for (let index = 0; index < 3; index += 1)
      await backdateApplication(host, (await applyAsNew(host, { jobId })).id, 4);
    const answered = await applyAsNew(host, { jobId });
    await backdateApplication(host, answered.id, 4);
    await move(owner, answered.id, 'shortlist');
    expect(await remindOfAnswers(host.context, origin)).toBe(0);
    await confirmAddress(host, owner);
    const sent = await Promise.all([1, 2, 3].map(() => remindOfAnswers(host.context, origin)));
    expect(sent.reduce((sum, mails) => sum + mails)).toBe(1);
    const [mail, ...others] = await queuedMails(host, 'answerReminder');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('3 applicants are waiting for your answer: Night Nurse');
    expect(mail?.text).toContain(`${origin}/applications?job=${jobId}`);
    expect(mail?.text).toContain('Ivo Kern, Ivo Kern, Ivo Kern');
    await forget();
    expect(await remindOfAnswers(host.context, origin)).toBe(0);
    // four days later the other application is due
    await backdateApplication(host, early.id, 4);
    expect(await remindOfAnswers(host.context, origin)).toBe(1);
    expect((await queuedMails(host, 'answerReminder'))[0]?.subject).toBe(
      'An applicant is waiting for your answer: Night Nurse',
    );
  });

  test('not on the day of the application, nor too late, nor for one that was withdrawn', async () => {
    const { owner, jobId } = await promising(1);
    await confirmAddress(host, owner);
    await applyAsNew(host, { jobId });
    await backdateApplication(host, (await applyAsNew(host, { jobId })).id, 3);
    const withdrawn = await applyAsNew(host, { jobId });
    await callAs(host, withdrawn.seeker)('POST', `/applications/${withdrawn.id}/withdrawal`);
    await host.db.execute(
      sql`UPDATE applications SET sent_at = sent_at - interval '1 day' WHERE id = ${withdrawn.id}`,
    );
    expect(await remindOfAnswers(host.context, origin)).toBe(0);
  });

  test('waits while the employer is suspended, who can’t answer', async () => {
    const { owner, jobId } = await promising(5);
    await confirmAddress(host, owner);
    await backdateApplication(host, (await applyAsNew(host, { jobId })).id, 4);
    const admin = await asAdmin(host);
    const suspension = `/admin/people/employer/${owner.id}/suspension`;
    const reason = 'Asks for money.';
    expect((await callAs(host, admin)('PUT', suspension, { reason })).statusCode).toBe(200);
    expect(await remindOfAnswers(host.context, origin)).toBe(0);
    expect((await callAs(host, admin)('DELETE', suspension)).statusCode).toBe(200);
    expect(await remindOfAnswers(host.context, origin)).toBe(1);
  });

  test('names nobody whom the employer can’t answer', async () => {
    const { owner, jobId } = await promising(5);
    await confirmAddress(host, owner);
    await forget();
    const { db } = host;
    const silent: ((seekerId: string) => Promise<unknown>)[] = [
      (id) => db.execute(sql`UPDATE job_seekers SET suspended_at = now() WHERE id = ${id}`),
      (id) => db.execute(sql`UPDATE job_seekers SET deleted_at = now() WHERE id = ${id}`),
      (id) =>
        db.execute(
          sql`INSERT INTO blocked_seekers (employer_id, seeker_id) VALUES (${owner.id}, ${id})`,
        ),
      (id) =>
        db.execute(sql`
        INSERT INTO blocked_employers (id, seeker_id, name, name_key, employer_ids)
        VALUES (${randomUUID()}, ${id}, 'Some', 'some', ARRAY[${owner.id}]::uuid[])`),
    ];
    const applyOf = async (silence: (seekerId: string) => Promise<unknown>) => {
      const { id, seeker } = await applyAsNew(host, { jobId });
      await backdateApplication(host, id, 4);
      await silence(seeker.id);
    };
    for (const silence of silent) await applyOf(silence);
    expect(await remindOfAnswers(host.context, origin)).toBe(0);
    for (const silence of silent) await applyOf(silence);
    await backdateApplication(host, (await applyAsNew(host, { jobId })).id, 4);
    expect(await remindOfAnswers(host.context, origin)).toBe(1);
    expect((await queuedMails(host, 'answerReminder')).map(({ subject }) => subject)).toEqual([
      'An applicant is waiting for your answer: Night Nurse',
    ]);
  });
});

describe('an answer that is taken back', () => {
  const promised = async () => {
    const { owner, jobId } = await promising(5);
    const { id } = await applyAsNew(host, { jobId });
    const answeredAt = async (): Promise<string | undefined> =>
      (await callAs(host, owner)('GET', `/applicants/${id}`)).json().answeredAt;
    return { owner, jobId, id, answeredAt };
  };
  const write = (owner: Person, id: string) =>
    callAs(host, owner)('POST', `/threads/${id}/messages`, { text: 'Hi' });

  test('is none: the applicant waits as before, and the employer is reminded', async () => {
    const { owner, jobId, id, answeredAt } = await promised();
    await confirmAddress(host, owner);
    await backdateApplication(host, id, 4);
    await move(owner, id, 'shortlist');
    expect(await answeredAt()).toMatch(/^20/);
    await move(owner, id, 'reconsider', 'shortlisted');
    expect(await answeredAt()).toBeUndefined();
    const waiting = await callAs(host, owner)('GET', `/applicants?job=${jobId}&due=true`);
    expect(waiting.json()).toMatchObject({ total: 1 });
    expect(await remindOfAnswers(host.context, origin)).toBe(1);
  });

  test('leaves an earlier one, one that was told, and one that a letter told', async () => {
    const written = await promised();
    await write(written.owner, written.id);
    const first = await written.answeredAt();
    await move(written.owner, written.id, 'reject');
    await move(written.owner, written.id, 'reconsider', 'notSelected');
    expect([first, await written.answeredAt()]).toEqual([expect.stringMatching(/^20/), first]);

    const told = await promised();
    await move(told.owner, told.id, 'shortlist');
    await host.db.execute(sql`
      UPDATE applications SET moved_at = moved_at - interval '6 minutes', answered_at = answered_at - interval '6 minutes' WHERE id = ${told.id}`);
    await move(told.owner, told.id, 'reconsider', 'shortlisted');
    expect(await told.answeredAt()).toMatch(/^20/);

    const letter = { subject: 'About it', body: 'Not this time.' };
    const lettered = await promised();
    await callAs(host, lettered.owner)('POST', '/applicants/moves', {
      move: 'reject',
      applications: [{ id: lettered.id, state: 'sent' }],
      letter,
    });
    await move(lettered.owner, lettered.id, 'reconsider', 'notSelected');
    expect(await lettered.answeredAt()).toMatch(/^20/);
  });

  test('gives way to what was written or offered meanwhile', async () => {
    const written = await promised();
    await move(written.owner, written.id, 'shortlist');
    const moved = await written.answeredAt();
    await write(written.owner, written.id);
    await move(written.owner, written.id, 'reconsider', 'shortlisted');
    const answered = (await written.answeredAt()) ?? '';
    expect([answered > (moved ?? ''), answered]).toEqual([true, expect.stringMatching(/^20/)]);

    const offered = await promised();
    await move(offered.owner, offered.id, 'interview');
    await callAs(host, offered.owner)('PUT', `/applicants/${offered.id}/interview`, {
      kind: 'phone',
      minutes: 30,
      times: [new Date(Date.now() + 86_400_000).toISOString()],
    });
    await move(offered.owner, offered.id, 'reconsider', 'interview');
    expect(await offered.answeredAt()).toMatch(/^20/);
  });
});
