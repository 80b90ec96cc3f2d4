import sql from 'sql-template-tag';
import { handOver } from '../../repositories/companies/handOver';
import { openCase } from '../../repositories/moderation/cases';
import { lockForDecision } from '../../repositories/moderation/suspension';
import { moderation } from '../cases';
import { call, join } from '../companies/companyFixtures';
import { asAdmin, asEmployer, openHost, type Person, type TestHost } from '../host';
import {
  addCategories,
  expireJob,
  forgetTakeDowns,
  insertTestJobs,
  jobChange,
  post,
  setStatus,
} from '../jobFixtures';
import { waitFor } from '../waitFor';

let host: TestHost;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  [owner, admin] = await Promise.all([asEmployer(host), asAdmin(host)]);
});
beforeEach(() => forgetTakeDowns(host));
afterAll(() => host.close());
const calls = () => moderation(host, () => admin);
/** Decides the job's case; returns the ids of the case and the decision. */
const decided = async (jobId: string, decision: string, reason?: string) => {
  const caseId = await calls().reported(jobId);
  const { decisionId = '' } = await calls().decideOne(caseId, decision, reason);
  return { caseId, decisionId };
};

const ends: [string, (id: string) => Promise<unknown>][] = [
  ['live', async () => undefined],
  ['live, whose time is over', (id) => expireJob(host, id)],
  [
    'filled three days ago',
    (id) =>
      host.db.execute(
        sql`UPDATE jobs SET status = 'filled', ended_at = now() - interval '3 days' WHERE id = ${id}`,
      ),
  ],
  [
    'expired three days ago',
    (id) =>
      host.db.execute(
        sql`UPDATE jobs SET status = 'expired', expires_at = now() - interval '3 days', ended_at = now() - interval '3 days' WHERE id = ${id}`,
      ),
  ],
  ['a draft', (id) => setStatus(host, id, 'draft')],
];
/** A live job past its end may already be marked as expired: it looks the same to everybody. */
const asSeen = (row: object): object => {
  const {
    status,
    ended_at: endedAt,
    expires_at: expiresAt,
    ...rest
  } = row as { status: string; ended_at: Date | null; expires_at: Date }; // the columns of jobs
  const over = status === 'live' && expiresAt.getTime() <= Date.now();
  return {
    ...rest,
    expiresAt,
    status: over ? 'expired' : status,
    endedAt: over ? expiresAt : endedAt,
  };
};

test.each(ends)(
  'a take-down that is undone leaves nothing behind: a job that was %s',
  async (_what, become) => {
    const { _id: jobId } = await post(host, owner);
    const caseId = await calls().reported(jobId);
    await become(jobId);
    const before = asSeen(await calls().rowOf(jobId));
    const { decisionId = '' } = await calls().decideOne(caseId, 'takeDown', 'Looks odd.');
    expect(asSeen(await calls().rowOf(jobId))).toMatchObject({ status: 'removed' });
    const answer = await calls().undo(decisionId);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({
        _id: decisionId,
        caseId,
        undoneAt: expect.any(String),
        mayUndo: false,
      }),
    ]);
    expect(asSeen(await calls().rowOf(jobId))).toEqual(before);
    expect((await calls().caseOf(jobId))?._id).toBe(caseId);
    expect((await calls().notices(owner)).items[0]).toMatchObject({ kind: 'restored', jobId });
    const entries = await host.db.query(
      sql`SELECT action FROM audit_log WHERE record_id = ${jobId} AND actor_id = ${admin.id} ORDER BY id`,
    );
    expect(entries).toEqual([{ action: 'takeDownJob' }, { action: 'restoreJob' }]);
  },
);

test('once only, also when two do it at the same moment', async () => {
  const { _id: jobId } = await post(host, owner);
  const { decisionId } = await decided(jobId, 'takeDown', 'x');
  const answers = await Promise.all([calls().undo(decisionId), calls().undo(decisionId)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const again = await calls().undo(decisionId);
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    'This decision has already been undone',
  ]);
});

test('for 30 days and no longer', async () => {
  const { _id: jobId } = await post(host, owner);
  const { decisionId } = await decided(jobId, 'dismiss');
  const age = (interval: string) =>
    host.db.execute(
      sql`UPDATE decisions SET created_at = now() - ${interval}::interval WHERE id = ${decisionId}`,
    );
  await age('30 days 1 minute');
  const late = await calls().undo(decisionId);
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    'A decision can be undone for 30 days',
  ]);
  expect((await calls().caseOf(jobId, 'state=closed'))?.decision?.mayUndo).toBe(false);
  await age('29 days 23 hours');
  expect((await calls().undo(decisionId)).statusCode).toBe(200);
});

test('a dismissed case waits again, with its reports; where another one is open by now, that one stays', async () => {
  const { _id: jobId } = await post(host, owner);
  const { caseId, decisionId } = await decided(jobId, 'dismiss');
  expect((await calls().undo(decisionId)).statusCode).toBe(200);
  expect(await calls().caseOf(jobId)).toMatchObject({ _id: caseId, reportCount: 1 });
  const again = (await calls().decideOne(caseId, 'dismiss')).decisionId ?? '';
  const next = await calls().reported(jobId);
  expect((await calls().undo(again)).statusCode).toBe(200);
  expect(
    (await calls().cases()).items.filter(({ job }) => job._id === jobId).map(({ _id }) => _id),
  ).toEqual([next]);
});

test('an edit gives the earlier texts back, and whether it was remote; not if the job was changed since', async () => {
  const [imported = ''] = await insertTestJobs(host, [
    {
      title: 'Clerk',
      location: 'Denver, CO',
      remote: true,
      responsibilities: ['One', 'Two', '', '', ''],
    },
  ]);
  const before = await calls().rowOf(imported);
  const edited = async (jobId: string): Promise<string> =>
    (
      await calls().edit(await calls().reported(jobId), {
        job: jobChange({ jobtitle: 'Put right' }),
        reason: 'Spelling.',
      })
    ).json()._id;
  const decisionId = await edited(imported);
  expect(await calls().rowOf(imported)).toMatchObject({ title: 'Put right', remote: false });
  expect((await calls().undo(decisionId)).statusCode).toBe(200);
  expect(await calls().rowOf(imported)).toEqual(before);

  const { _id: own } = await post(host, owner);
  const ofOwn = await edited(own);
  const change = await host.app.inject({
    method: 'PUT',
    url: `/api/jobdescriptions/${own}`,
    headers: owner.headers,
    payload: jobChange({ jobtitle: 'My own words' }),
  });
  expect(change.statusCode).toBe(200);
  const refused = await calls().undo(ofOwn);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'The job has changed since, so the earlier text can’t be restored',
  ]);
  expect(await calls().rowOf(own)).toMatchObject({ title: 'My own words' });
});

test('an approval stands, and a take-down that was decided upon again', async () => {
  const { _id: jobId } = await post(host, owner);
  await setStatus(host, jobId, 'waiting');
  const first = await host.db.transaction((tx) => openCase(tx, jobId, 'firstPosting'));
  const { decisionId: approval = '' } = await calls().decideOne(first, 'approve');
  expect((await calls().undo(approval)).json().message).toBe(
    'An approved job is live: take it down instead',
  );
  const { decisionId: down } = await decided(jobId, 'takeDown', 'One');
  await calls().decideOne(
    await host.db.transaction((tx) => openCase(tx, jobId, 'answered')),
    'approve',
  );
  await decided(jobId, 'takeDown', 'Two');
  expect((await calls().undo(down)).json().message).toBe(
    'There has been another decision about this job since',
  );
  expect(await calls().rowOf(jobId)).toMatchObject({ status: 'removed', removal_reason: 'Two' });
});

test('what concerns a deleted job is not undone', async () => {
  const { _id: jobId } = await post(host, owner);
  const { decisionId } = await decided(jobId, 'takeDown', 'x');
  await host.app.inject({
    method: 'DELETE',
    url: `/api/jobdescriptions/delete/${jobId}`,
    headers: owner.headers,
  });
  expect((await calls().undo(decisionId)).statusCode).toBe(409);
  expect((await calls().caseOf(jobId, 'state=closed'))?.job._id).toBe(jobId);
});

describe('after a hand-over a decision is undone for whose job it is now', () => {
  let former: Person;
  let present: Person;
  beforeEach(async () => {
    [present, former] = [await asEmployer(host), await asEmployer(host)];
    await join(host, present, former, { role: 'recruiter', allJobs: true });
  });
  const removeFormer = () =>
    call(host, present, 'POST', `/company/people/${former.id}/removal`, {});
  const suspend = ({ id }: Person, at: Date | null = new Date()) =>
    host.db.execute(sql`UPDATE employers SET suspended_at = ${at} WHERE id = ${id}`);
  const kindsOf = async (person: Person) =>
    (await calls().notices(person)).items.map(({ kind }) => kind);

  test('a take-down: theirs is the suspension that counts, and the notice', async () => {
    const { _id: jobId } = await post(host, former);
    const { decisionId } = await decided(jobId, 'takeDown', 'x');
    expect((await removeFormer()).statusCode).toBe(200);
    await suspend(present);
    const refused = await calls().undo(decisionId);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Its employer is suspended: lift the suspension first',
    ]);
    expect(await calls().rowOf(jobId)).toMatchObject({ status: 'removed' });
    await suspend(present, null);
    await suspend(former);
    expect((await calls().undo(decisionId)).statusCode).toBe(200);
    expect(await calls().rowOf(jobId)).toMatchObject({ status: 'live', employer_id: present.id });
    expect([await kindsOf(present), await kindsOf(former)]).toEqual([
      ['restored', 'takenDown'],
      [],
    ]);
  });
  test('an edit', async () => {
    const { _id: jobId } = await post(host, former);
    const edited = await calls().edit(await calls().reported(jobId), {
      job: jobChange({ jobtitle: 'Put right' }),
      reason: 'Spelling.',
    });
    expect((await removeFormer()).statusCode).toBe(200);
    expect((await calls().undo(edited.json()._id)).statusCode).toBe(200);
    expect([await kindsOf(present), await kindsOf(former)]).toEqual([['restored', 'edited'], []]);
  });
  test('what is handed over at that very moment is decided about by nobody', async () => {
    const [down, open] = [await post(host, former), await post(host, former)];
    const { decisionId } = await decided(down._id, 'takeDown', 'x');
    const caseId = await calls().reported(open._id);
    const waiting = async () =>
      (await host.db.query(sql`SELECT 1 FROM pg_locks WHERE NOT granted`)).length === 2;
    const [undone, decision] = await host.db
      .transaction(async (tx) => {
        await lockForDecision(tx, 'employer', former.id);
        // each waits for a lock on the former employer, who still owns the jobs
        const begun = [
          calls().undo(decisionId),
          calls().decide([caseId], 'takeDown', 'x'),
        ] as const;
        await waitFor(waiting);
        await handOver(tx, { from: former.id }, present.id);
        return begun;
      })
      .then((begun) => Promise.all(begun));
    const message = 'Someone else changed this. Load it again.';
    expect([undone.statusCode, undone.json().message]).toEqual([409, message]);
    expect(decision.json().results).toEqual([{ id: caseId, done: false, message }]);
    expect((await calls().undo(decisionId)).statusCode).toBe(200);
    expect((await calls().decideOne(caseId, 'takeDown', 'x')).done).toBe(true);
    expect(await kindsOf(former)).toEqual([]);
  });
});
