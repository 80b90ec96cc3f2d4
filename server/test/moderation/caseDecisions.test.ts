import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { day } from '@contract/time/durations';
import { openCase } from '../../repositories/moderation/cases';
import type { Wire } from '../../wire';
import { moderation } from '../cases';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, post, setStatus, forgetTakeDowns } from '../jobFixtures';

let host: TestHost;
let owner: Person;
let other: Person;
let seeker: Person;
let admin: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  [owner, other, seeker, admin] = await Promise.all([
    asEmployer(host, 'gülay'),
    asEmployer(host),
    asSeeker(host),
    asAdmin(host),
  ]);
});
beforeEach(() => forgetTakeDowns(host));
afterAll(() => host.close());
const calls = () => moderation(host, () => admin);

test('dismissing leaves the job as it is; a report after that opens another case', async () => {
  const { reported, decideOne, caseOf, rowOf } = calls();
  const { _id: jobId } = await post(host, owner);
  const before = await rowOf(jobId);
  const id = await reported(jobId);
  expect(await decideOne(id, 'dismiss')).toEqual({
    id,
    done: true,
    decisionId: expect.any(String),
  });
  expect(await rowOf(jobId)).toEqual(before);
  expect(await caseOf(jobId)).toBeUndefined();
  const next = await reported(jobId);
  expect(next).not.toBe(id);
});

test('a taken-down job is gone for everybody but owner and administrator, who read why; the employer is told', async () => {
  const { reported, decideOne, get, notices, send } = calls();
  const person = await asEmployer(host);
  const { _id: jobId } = await post(host, person);
  expect((await decideOne(await reported(jobId), 'takeDown', '  It asks for money.  ')).done).toBe(
    true,
  );
  const job = (headers: Record<string, string>) =>
    get(`/jobdescriptions/jobdescriptions/${jobId}`, headers);
  for (const headers of [{}, seeker.headers, other.headers])
    expect((await job(headers)).statusCode).toBe(404);
  for (const headers of [person.headers, admin.headers])
    expect((await job(headers)).json()).toMatchObject({
      status: 'removed',
      removalReason: 'It asks for money.',
    });
  const { items } = await notices(person);
  expect(items).toEqual([
    {
      _id: expect.any(String),
      kind: 'takenDown',
      reason: 'It asks for money.',
      jobId,
      jobtitle: 'Night Nurse',
      createdAt: expect.any(String),
    },
  ]);
  const ids = items.map(({ _id }) => _id);
  expect((await send('POST', '/notices/read', other.headers, { ids })).statusCode).toBe(204);
  expect((await notices(person)).items[0]).not.toHaveProperty('readAt');
  expect(
    (await send('POST', '/notices/read', person.headers, { ids: [...ids, 'x'] })).statusCode,
  ).toBe(204);
  expect((await notices(person)).items[0]).toHaveProperty('readAt');
  expect((await notices(other)).items).toEqual([]);
  const [entry] = await host.db.query(
    sql`SELECT actor_id AS actor, before, after FROM audit_log WHERE record_id = ${jobId} AND action = 'takeDownJob'`,
  );
  expect(entry).toEqual({
    actor: admin.id,
    before: { status: 'live' },
    after: { status: 'removed', reason: 'It asks for money.', decisionId: expect.any(String) },
  });
});

test('a waiting first posting goes live by approval, from then on for 30 days; it is not dismissed', async () => {
  const { decideOne, caseOf, get, notices } = calls();
  const person = await asEmployer(host);
  const { _id: jobId } = await post(host, person);
  await setStatus(host, jobId, 'waiting');
  const id = await host.db.transaction((tx) => openCase(tx, jobId, 'firstPosting'));
  expect(await decideOne(id, 'dismiss')).toEqual({
    id,
    done: false,
    message: 'This job is waiting for its first review: approve it or take it down',
  });
  expect(await caseOf(jobId)).toBeDefined();
  expect((await decideOne(id, 'approve')).done).toBe(true);
  const job = (await get(`/jobdescriptions/jobdescriptions/${jobId}`, {})).json();
  expect(Date.parse(job.expiresAt) - Date.now()).toBeGreaterThan(29.9 * day);
  expect((await notices(person)).items.map(({ kind }) => kind)).toEqual(['approved']);
});

test('a job changed after its case was read is neither approved nor dismissed, but can be taken down', async () => {
  const { reported, readCase, decideOne } = calls();
  const { _id: waitingJob } = await post(host, owner);
  await setStatus(host, waitingJob, 'waiting');
  const waiting = await host.db.transaction((tx) => openCase(tx, waitingJob, 'firstPosting'));
  const { _id: liveJob } = await post(host, owner);
  const live = await reported(liveJob);
  const versionOf = async (id: string) => String((await readCase(id)).job.updatedAt);
  const read = { [waiting]: await versionOf(waiting), [live]: await versionOf(live) };
  for (const id of [waitingJob, liveJob])
    await host.db.execute(
      sql`UPDATE jobs SET overview = 'Send us money first.', updated_at = greatest(now(), updated_at + interval '1 ms') WHERE id = ${id}`,
    );
  const refused = {
    done: false,
    message: 'The job was changed after you opened the case. Read it again, then decide',
  };
  expect(await decideOne(waiting, 'approve', undefined, read)).toEqual({ id: waiting, ...refused });
  expect(await decideOne(live, 'dismiss', undefined, read)).toEqual({ id: live, ...refused });
  expect((await decideOne(live, 'takeDown', 'It asks for money.', read)).done).toBe(true);
  const again = { [waiting]: await versionOf(waiting) };
  expect((await decideOne(waiting, 'approve', undefined, again)).done).toBe(true);
});

test('an employer’s good answer gives the job back; a live job has nothing to approve', async () => {
  const { decideOne, reported, get, notices } = calls();
  const person = await asEmployer(host);
  const { _id: jobId } = await post(host, person);
  const first = await reported(jobId);
  expect(await decideOne(first, 'approve')).toMatchObject({
    done: false,
    message: 'This job is already live: dismiss the case',
  });
  await decideOne(first, 'takeDown', 'Looks odd.');
  const answered = await host.db.transaction((tx) => openCase(tx, jobId, 'answered'));
  expect(await decideOne(answered, 'takeDown', 'Again')).toMatchObject({
    done: false,
    message: 'This job has already been taken down',
  });
  expect((await decideOne(answered, 'approve')).done).toBe(true);
  expect((await get(`/jobdescriptions/jobdescriptions/${jobId}`, {})).statusCode).toBe(200);
  expect((await notices(person)).items.map(({ kind }) => kind)).toEqual(['restored', 'takenDown']);
});

test('a job that waited when it was taken down is approved with its employer’s good answer', async () => {
  const { decideOne, caseOf, get, send, notices } = calls();
  const person = await asEmployer(host);
  const { _id: jobId } = await post(host, person);
  await setStatus(host, jobId, 'waiting');
  const first = await host.db.transaction((tx) => openCase(tx, jobId, 'repeated'));
  await decideOne(first, 'takeDown', 'Looks odd.');
  await send('POST', `/jobs/${jobId}/answer`, person.headers, { answer: 'It is in order.' });
  const answered = await caseOf(jobId);
  expect((await decideOne(answered?._id ?? '', 'approve')).done).toBe(true);
  const job = (await get(`/jobdescriptions/jobdescriptions/${jobId}`, {})).json();
  expect(Date.parse(job.expiresAt) - Date.now()).toBeGreaterThan(29.9 * day);
  expect((await notices(person)).items.map(({ kind }) => kind)).toEqual(['approved', 'takenDown']);
  const [entry] = await host.db.query(
    sql`SELECT before, after FROM audit_log WHERE record_id = ${jobId} AND action = 'approveJob'`,
  );
  expect(entry).toEqual({
    before: { status: 'removed' },
    after: { status: 'live', decisionId: expect.any(String) },
  });
});

test('a filled job that is given back ended when it was filled, by whichever way it was taken down', async () => {
  const { decideOne, reported, caseOf, send, rowOf } = calls();
  const { _id: jobId } = await post(host, owner);
  const caseId = await reported(jobId);
  await host.db.execute(
    sql`UPDATE jobs SET status = 'filled', ended_at = now() - interval '3 days' WHERE id = ${jobId}`,
  );
  const before = await rowOf(jobId);
  const giveBack = async () => {
    await send('POST', `/jobs/${jobId}/answer`, owner.headers, { answer: 'It is in order.' });
    return decideOne((await caseOf(jobId))?._id ?? '', 'approve');
  };
  await decideOne(caseId, 'takeDown', 'Looks odd.');
  expect((await giveBack()).done).toBe(true);
  expect(await rowOf(jobId)).toEqual(before);
  const input = { ids: [jobId], reason: 'Looks odd.' };
  await send('POST', '/admin/jobs/take-downs', admin.headers, input);
  expect((await giveBack()).done).toBe(true);
  expect(await rowOf(jobId)).toEqual(before);
});

test('several cases at once, each for itself', async () => {
  const { decide, reported, cases } = calls();
  const ids: string[] = [];
  for (let index = 0; index < 3; index += 1)
    ids.push(await reported((await post(host, owner))._id));
  await decide([ids[1] ?? ''], 'dismiss');
  const none = randomUUID();
  const answer = (await decide([...ids, none, 'x'], 'takeDown', 'Duplicates.')).json();
  expect(answer.results).toEqual([
    { id: ids[0], done: true, decisionId: expect.any(String) },
    { id: ids[1], done: false, message: 'Someone has already decided this case' },
    { id: ids[2], done: true, decisionId: expect.any(String) },
    { id: none, done: false, message: 'There’s no such case' },
    { id: 'x', done: false, message: 'There’s no such case' },
  ]);
  expect((await cases()).items.filter(({ _id }) => ids.includes(_id))).toEqual([]);
});

test.each<[string, string | undefined, number]>([
  ['takeDown', undefined, 400],
  ['suspend', '  ', 400],
  ['dismiss', undefined, 200],
  ['edit', 'x', 400],
])('%s with the reason %j is a %d', async (decision, reason, status) => {
  const id = await calls().reported((await post(host, owner))._id);
  expect((await calls().decide([id], decision, reason)).statusCode).toBe(status);
  expect((await calls().decide([], 'dismiss')).statusCode).toBe(400);
});

test('two administrators decide the same case at once: one does, the other hears of it', async () => {
  const second = await asAdmin(host);
  for (const decisions of [
    ['takeDown', 'dismiss'],
    ['suspend', 'takeDown'],
    ['takeDown', 'takeDown'],
  ] as const) {
    const person = await asEmployer(host);
    const [one, two] = [
      await calls().reported((await post(host, person))._id),
      await calls().reported((await post(host, person))._id),
    ];
    const answers = await Promise.all([
      calls().decide([one, two], decisions[0], 'First'),
      calls().decide([one, two].toReversed(), decisions[1], 'Second', second.headers),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const results = answers.flatMap((answer): Wire<'DecisionResult'>[] => answer.json().results);
    for (const id of [one, two])
      expect(results.filter((each) => each.id === id && each.done)).toHaveLength(1);
    expect(new Set(results.filter(({ done }) => !done).map(({ message }) => message))).toEqual(
      new Set(['Someone has already decided this case']),
    );
  }
});

test('reports that come while a case is decided neither fail nor get lost', async () => {
  const people = await Promise.all([asSeeker(host), asSeeker(host), asSeeker(host)]);
  for (const decision of ['dismiss', 'takeDown', 'suspend', 'dismiss', 'takeDown', 'suspend']) {
    const person = await asEmployer(host);
    const { _id: jobId } = await post(host, person);
    const id = await calls().reported(jobId);
    const [decided, ...reports] = await Promise.all([
      calls().decide([id], decision, 'x'),
      ...people.map(({ headers }) => calls().report(jobId, { reason: 'closed' }, headers)),
    ]);
    expect([decided.statusCode, decided.json().results[0].done]).toEqual([200, true]);
    const [row] = await host.db.query<{ stored: number }>(
      sql`SELECT count(*) AS stored FROM reports r JOIN cases c ON c.id = r.case_id WHERE c.job_id = ${jobId} AND r.reason = 'closed'`,
    );
    expect(row?.stored).toBe(reports.filter(({ statusCode }) => statusCode === 201).length);
    expect(
      reports
        .map(({ statusCode }) => statusCode)
        .filter((status) => status !== 201 && status !== 404),
    ).toEqual([]);
  }
});
