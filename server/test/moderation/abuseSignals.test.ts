import sql from 'sql-template-tag';
import { signalBounds } from '../../services/moderation/abuseSignals';
import type { Wire } from '../../wire';
import { applyTo } from '../applicationFixtures';
import { candidateCalls } from '../candidates/candidateCalls';
import { moderation } from '../cases';
import { callAs } from '../hiring/fixtures';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { write } from '../inbox/inboxFixtures';
import { addCategories, post } from '../jobFixtures';

let host: TestHost;
let admin: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  admin = await asAdmin(host);
});
afterAll(() => host.close());

const calls = () => moderation(host, () => admin);
const text =
  'Dear applicant, thank you for your interest. Please come to our office on Monday morning.';
const { shown, queued } = signalBounds.copiedMessages;

/**
 * Creates an employer's job with many applicants; the applicants are inserted as rows, without
 * logins.
 */
const withApplicants = async (count: number) => {
  const employer = await asEmployer(host);
  const jobId = (await post(host, employer))._id;
  const seeker = await asSeeker(host);
  const { _id: first } = await applyTo(host, seeker, { jobId });
  const others = await host.db.query<{ id: string }>(sql`
    WITH seekers AS (
      INSERT INTO job_seekers (id, username, username_key, email, email_key, password_hash, first_name, last_name)
      SELECT id, id, id, id || '@mail.example', id || '@mail.example', '', 'A', 'B' FROM (SELECT gen_random_uuid() AS id FROM generate_series(2, ${count}::int)) new RETURNING id
    ), source AS (SELECT * FROM applications WHERE id = ${first})
    INSERT INTO applications (id, job_id, employer_id, seeker_id, sender, state)
    SELECT gen_random_uuid(), source.job_id, source.employer_id, seekers.id, source.sender, source.state FROM source, seekers RETURNING id`);
  return { employer, seeker, jobId, threads: [first, ...others.map(({ id }) => id)] };
};
const signalsOf = async ({ id }: Person, role = 'employer') => {
  const answer = await callAs(host, admin)('GET', `/admin/people/${role}/${id}`);
  return answer.json<Wire<'PersonRecord'>>().signals;
};
const writeAll = async (who: Person, threads: string[], textOf: (nth: number) => string) => {
  for (const [nth, id] of threads.entries())
    expect((await write(host, who, id, textOf(nth))).statusCode).toBe(201);
};

describe('the same message to many', () => {
  test('is shown from a few on and opens a case above the bound, once, however it is disguised', async () => {
    const { employer, jobId, threads } = await withApplicants(queued + 2);
    const disguised = (nth: number) =>
      nth % 2 === 0 ? text : `${text.toUpperCase().replaceAll('O', '0')}${'!'.repeat(nth)}`;
    await writeAll(employer, threads.slice(0, shown - 1), disguised);
    expect(await signalsOf(employer)).toEqual([]);
    await writeAll(employer, threads.slice(shown - 1, queued - 1), disguised);
    expect(await signalsOf(employer)).toMatchObject([
      { signal: 'copiedMessages', count: queued - 1, example: expect.stringMatching(/^dear app/i) },
    ]);
    expect(await calls().caseOf(jobId)).toBeUndefined();
    await writeAll(employer, threads.slice(queued - 1, queued), disguised);
    const brief = await calls().caseOf(jobId);
    expect(brief).toMatchObject({ kind: 'signal', reportCount: 0 });
    expect((await calls().readCase(brief?._id ?? '')).people).toMatchObject([
      {
        _id: employer.id,
        role: 'employer',
        signals: [{ signal: 'copiedMessages', count: queued }],
      },
    ]);
    // a dismissed signal stays dismissed while the messages continue
    await calls().decideOne(brief?._id ?? '', 'dismiss');
    await writeAll(employer, threads.slice(queued), disguised);
    expect(await calls().caseOf(jobId)).toBeUndefined();
    expect(await signalsOf(employer)).toMatchObject([{ count: queued + 2 }]);
    // counting starts again after a day without messages
    await host.db.execute(sql`UPDATE sent_texts SET sent_at = sent_at - interval '2 days'`);
    await host.db.execute(sql`UPDATE abuse_signals SET last_at = last_at - interval '2 days'`);
    await writeAll(employer, threads.slice(0, queued), disguised);
    expect(await calls().caseOf(jobId)).toMatchObject({ kind: 'signal' });
  });

  test('is not what is said to one, what differs, or what is short', async () => {
    const { employer, threads } = await withApplicants(shown + 1);
    const [first = ''] = threads;
    await writeAll(
      employer,
      Array.from({ length: shown + 1 }, () => first),
      () => text,
    );
    await writeAll(employer, threads, () => 'Thank you!');
    const different = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fred'];
    await writeAll(employer, threads, (nth) => `${text} ${different[nth]} will meet you there.`);
    expect(await signalsOf(employer)).toEqual([]);
  });

  test('a job seeker’s counts as well, and suspending them closes the case', async () => {
    const { employer, seeker, jobId, threads } = await withApplicants(1);
    const from = { role: 'jobseeker', accountId: seeker.id };
    // as if it had been sent to employers of other jobs
    await write(host, seeker, threads[0] ?? '', text);
    await host.db.execute(sql`
      INSERT INTO sent_texts (id, role, account_id, recipient_id, text_hash, has_link)
      SELECT gen_random_uuid(), role, account_id, gen_random_uuid(), text_hash, has_link FROM sent_texts, generate_series(2, ${queued}::int)
      WHERE role = ${from.role} AND account_id = ${from.accountId}`);
    expect((await write(host, seeker, threads[0] ?? '', text)).statusCode).toBe(201);
    const brief = await calls().caseOf(jobId);
    const caseId = brief?._id ?? '';
    expect((await calls().readCase(caseId)).people).toMatchObject([
      { _id: seeker.id, signals: [{ signal: 'copiedMessages' }] },
    ]);
    const suspended = await callAs(host, admin)(
      'PUT',
      `/admin/people/jobseeker/${seeker.id}/suspension`,
      { reason: 'Spam', caseId },
    );
    expect(suspended.statusCode).toBe(200);
    expect((await calls().readCase(caseId)).closedAt).toBeDefined();
    expect(await signalsOf(employer)).toEqual([]);
  });
});

test('links to many are a signal, in whatever words', async () => {
  const { employer, threads } = await withApplicants(signalBounds.links.shown);
  await writeAll(employer, threads, (nth) => `Number ${nth}: look at www.example${nth}.com/offer`);
  expect(await signalsOf(employer)).toMatchObject([
    { signal: 'links', count: signalBounds.links.shown },
  ]);
});

test('many invitations are a signal, and open a case above the bound', async () => {
  const bounds = signalBounds.massInvitations;
  const employer = await asEmployer(host);
  const jobId = (await post(host, employer))._id;
  const { open, callExpecting } = candidateCalls(() => host);
  const inviteNew = async () => {
    const seeker = await asSeeker(host);
    await open(seeker);
    const [row] = await host.db.query<{ id: string }>(
      sql`SELECT candidate_id AS id FROM open_profiles WHERE seeker_id = ${seeker.id}`,
    );
    await callExpecting(200, employer, 'PUT', `/candidates/${row?.id}/invitations/${jobId}`, {
      message: 'Come and work with us.',
    });
  };
  await inviteNew();
  const pretend = (count: number) =>
    host.db.execute(sql`
    WITH jobs AS (
      INSERT INTO job_seekers (id, username, username_key, email, email_key, password_hash, first_name, last_name)
      SELECT id, id, id, id || '@mail.example', id || '@mail.example', '', '', '' FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, ${count}::int)) new RETURNING id)
    INSERT INTO candidate_invitations (id, job_id, employer_id, seeker_id, message, state) SELECT gen_random_uuid(), ${jobId}, ${employer.id}, id, '', 'sent' FROM jobs`);
  await pretend(bounds.shown - 2);
  await inviteNew();
  expect(await signalsOf(employer)).toMatchObject([
    { signal: 'massInvitations', count: bounds.shown, example: 'Come and work with us.' },
  ]);
  expect(await calls().caseOf(jobId)).toBeUndefined();
  await pretend(bounds.queued - bounds.shown - 1);
  await inviteNew();
  expect(await calls().caseOf(jobId)).toMatchObject({ kind: 'signal' });
});
