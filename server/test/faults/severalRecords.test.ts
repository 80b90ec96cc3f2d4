import sql from 'sql-template-tag';
import { onMailQueued } from '../../services/mail/queue';
import { applyTo } from '../applicationFixtures';
import { moderation } from '../cases';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, forgetTakeDowns, post } from '../jobFixtures';

const cursed = 'Cursed clerk';
const interrupted =
  'Something went wrong on our side. Reload to see if this was done; if not, try again.';
const notReached = 'We didn’t get to this one. Try again.';

let host: TestHost;
let employer: Person;
let admin: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  [employer, admin] = [await asEmployer(host), await asAdmin(host)];
  // a decision about that job fails with a deadlock until its title changes
  await host.db.execute(sql`
    CREATE FUNCTION curse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT 1 FROM jobs WHERE id = NEW.job_id AND title = 'Cursed clerk') THEN
        RAISE EXCEPTION 'in the way' USING ERRCODE = '40P01';
      END IF;
      RETURN NEW;
    END $$`);
  await host.db.execute(
    sql`CREATE TRIGGER curse BEFORE INSERT ON decisions FOR EACH ROW EXECUTE FUNCTION curse()`,
  );
  await host.db.execute(
    sql`CREATE TRIGGER curse BEFORE UPDATE ON applications FOR EACH ROW EXECUTE FUNCTION curse()`,
  );
});
beforeEach(() => forgetTakeDowns(host));
afterAll(() => host.close());

const calls = () => moderation(host, () => admin);
/** Posts three jobs; decisions about the one at index `at` fail. */
const postThree = async (at: number): Promise<string[]> => {
  const ids: string[] = [];
  for (const index of [0, 1, 2]) {
    const jobtitle = index === at ? cursed : `Clerk ${index}`;
    ids.push((await post(host, employer, { jobtitle }))._id);
  }
  return ids;
};
const liveJobs = async (): Promise<number> => (await calls().get('/stats', {})).json().liveJobs;
/** Counts how often the mailer is woken while `work` runs. */
const wakings = async (work: () => Promise<unknown>): Promise<number> => {
  let woken = 0;
  const unsubscribe = onMailQueued(host.db, () => {
    woken += 1;
  });
  await work();
  unsubscribe();
  return woken;
};

describe('what is done of several is told, whatever becomes of the rest', () => {
  const afterSecond = (ids: readonly string[]) => [
    { id: ids[0], done: true, decisionId: expect.any(String) },
    { id: ids[1], done: false, message: interrupted },
    { id: ids[2], done: false, message: notReached },
  ];

  test('cases', async () => {
    const ids: string[] = [];
    for (const jobId of await postThree(1)) ids.push(await calls().reported(jobId));
    const before = await liveJobs();
    const woken = await wakings(async () => {
      const answer = await calls().decide(ids, 'takeDown', 'x');
      expect([answer.statusCode, answer.json().results]).toEqual([200, afterSecond(ids)]);
    });
    expect(woken).toBe(1);
    expect(await liveJobs()).toBe(before - 1);
  });
  test('cases that a suspension has closed along are decided', async () => {
    const other = await asEmployer(host);
    const theirs: string[] = [];
    for (const jobtitle of ['Porter', 'Cook'])
      theirs.push(await calls().reported((await post(host, other, { jobtitle }))._id));
    const [first = '', second = ''] = theirs;
    const [, cursedJob = ''] = await postThree(1);
    const failing = await calls().reported(cursedJob);
    const answer = await calls().decide([first, failing, second], 'suspend', 'x');
    const [decided, fault, along] = answer.json().results;
    expect([decided.done, fault.message, along.done]).toEqual([true, interrupted, true]);
    expect(along.decisionId).toBe(decided.decisionId);
  });
  test('jobs', async () => {
    const ids = await postThree(1);
    const before = await liveJobs();
    const answer = await calls().send('POST', '/admin/jobs/take-downs', admin.headers, {
      ids,
      reason: 'x',
    });
    expect([answer.statusCode, answer.json().results]).toEqual([200, afterSecond(ids)]);
    expect(await liveJobs()).toBe(before - 1);
  });
  test('moves', async () => {
    const ids = await applicationsTo(await postThree(1));
    const woken = await wakings(async () => {
      const answer = await send('/applicants/moves', {
        applications: ids.map((id) => ({ id, state: 'sent' })),
        move: 'reject',
      });
      expect([answer.statusCode, answer.json().results]).toEqual([
        200,
        [
          { id: ids[0], done: true, state: 'notSelected' },
          { id: ids[1], done: false, message: interrupted },
          { id: ids[2], done: false, message: notReached },
        ],
      ]);
    });
    expect(woken).toBe(1);
  });
  test('letters of a call without a key', async () => {
    const ids = await applicationsTo(await postThree(1));
    const answer = await send('/applicants/letters', letterTo(ids));
    expect([answer.statusCode, answer.json().results]).toEqual([
      200,
      [
        { id: ids[0], done: true },
        { id: ids[1], done: false, message: interrupted },
        { id: ids[2], done: false, message: notReached },
      ],
    ]);
  });
});

test('letters of a call with a key fail as a whole, are mailed all the same, and go on where it is repeated', async () => {
  const jobIds = await postThree(1);
  const ids = await applicationsTo(jobIds);
  const headers = { 'idempotency-key': 'letters' };
  const woken = await wakings(async () => {
    expect((await send('/applicants/letters', letterTo(ids), headers)).statusCode).toBe(503);
  });
  expect(woken).toBe(1);
  await host.db.execute(sql`UPDATE jobs SET title = 'Clerk' WHERE id = ANY(${jobIds}::uuid[])`);
  const again = await send('/applicants/letters', letterTo(ids), headers);
  expect(again.json().results).toEqual(ids.map((id) => ({ id, done: true })));
  const messages = await host.db.query(
    sql`SELECT count(*) AS count FROM application_messages WHERE application_id = ANY(${ids}::uuid[]) GROUP BY application_id`,
  );
  expect(messages).toEqual([{ count: 1 }, { count: 1 }, { count: 1 }]);
});

test('where nothing is done yet, the whole call fails, so that it is repeated', async () => {
  const ids = await postThree(0);
  const answer = await calls().send('POST', '/admin/jobs/take-downs', admin.headers, {
    ids,
    reason: 'x',
  });
  expect(answer.statusCode).toBe(503);
});

const send = (path: string, payload: object, headers: Record<string, string> = {}) =>
  calls().send('POST', path, { ...employer.headers, ...headers }, payload);
const letterTo = (ids: readonly string[]) => ({
  ids,
  letter: { subject: 'News', body: 'We go on.' },
});
const applicationsTo = async (jobIds: readonly string[]): Promise<string[]> => {
  const seeker = await asSeeker(host);
  const ids: string[] = [];
  for (const jobId of jobIds) ids.push((await applyTo(host, seeker, { jobId }))._id);
  return ids;
};
