import sql from 'sql-template-tag';
import { day } from '@contract/time/durations';
import { openCase } from '../../repositories/moderation/cases';
import { moderation } from '../cases';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, insertTestJobs, jobForm, post, setStatus } from '../jobFixtures';

let host: TestHost;
let other: Person;
let seeker: Person;
let admin: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  [other, seeker, admin] = await Promise.all([asEmployer(host), asSeeker(host), asAdmin(host)]);
});
afterAll(() => host.close());
const calls = () => moderation(host, () => admin);
/** Decides the job's case; returns the ids of the case and the decision. */
const decided = async (jobId: string, decision: string, reason?: string) => {
  const caseId = await calls().reported(jobId);
  const { decisionId = '' } = await calls().decideOne(caseId, decision, reason);
  return { caseId, decisionId };
};

describe('suspension', () => {
  /**
   * Creates an employer with jobs in every state: one was taken down on its own, two have open
   * cases.
   */
  const setUp = async () => {
    const person = await asEmployer(host);
    const marker = `Zymurgist ${person.username}`;
    const live = await post(host, person, { jobtitle: marker, categoryName: 'Hotel Jobs' });
    const second = await post(host, person, { jobtitle: marker, categoryName: 'Hotel Jobs' });
    const filled = await post(host, person);
    await host.db.execute(
      sql`UPDATE jobs SET status = 'filled', ended_at = now() - interval '3 days' WHERE id = ${filled._id}`,
    );
    const draft = await post(host, person);
    await setStatus(host, draft._id, 'draft');
    const down = await post(host, person);
    const single = await decided(down._id, 'takeDown', 'By itself.');
    const cases = [await calls().reported(live._id), await calls().reported(second._id)] as const;
    return {
      person,
      marker,
      live,
      second,
      filled,
      draft,
      down,
      single,
      cases,
      all: [live, second, filled, draft, down].map(({ _id }) => _id),
    };
  };
  const names = (jobs: { _id: string }[]) => jobs.map(({ _id }) => _id);

  test('all its jobs are absent everywhere and its profile is not found; it logs in and reads why', async () => {
    const { person, marker, live, second, cases } = await setUp();
    const { get } = calls();
    const search = `/jobs/search?q=${encodeURIComponent(marker)}`;
    const stats = async () => (await get('/stats', {})).json().liveJobs;
    const before = await stats();
    expect((await get(search, {})).json()).toMatchObject({ total: 2 });
    const { done, decisionId = '' } = await calls().decideOne(
      cases[0],
      'suspend',
      'Asked applicants for money.',
    );
    expect(done).toBe(true);
    for (const headers of [{}, seeker.headers, other.headers]) {
      for (const url of [
        '/jobdescriptions/getAll',
        `/jobdescriptions/employer/${person.username}`,
        '/jobdescriptions/getByCategory/Hotel%20Jobs',
      ]) {
        expect(names((await get(url, headers)).json())).not.toEqual(
          expect.arrayContaining([live._id]),
        );
        expect(names((await get(url, headers)).json())).not.toEqual(
          expect.arrayContaining([second._id]),
        );
      }
      expect((await get(search, headers)).json()).toMatchObject({ items: [], total: 0 });
      expect((await get(`/jobs/search?employer=${person.username}`, headers)).json()).toMatchObject(
        { items: [], total: 0 },
      );
      expect((await get(`/jobdescriptions/jobdescriptions/${live._id}`, headers)).statusCode).toBe(
        404,
      );
      expect(
        (await get(`/employer/employers/username/${person.username}`, headers)).statusCode,
      ).toBe(404);
      expect((await calls().report(live._id, undefined, headers)).statusCode).toBe(404);
    }
    expect(
      (
        await host.app.inject({
          method: 'POST',
          url: '/api/applications',
          headers: seeker.headers,
          payload: { jobId: live._id },
        })
      ).statusCode,
    ).toBe(404);
    expect(await stats()).toBe(before - 2);
    // it can still log in, read the reason and see its jobs
    const login = await host.app.inject({
      method: 'POST',
      url: '/api/employer/login',
      payload: { usernameEmployer: person.username, passwordnameEmployer: person.password },
    });
    expect(login.statusCode).toBe(200);
    for (const headers of [person.headers, admin.headers])
      expect(
        (await get(`/employer/employers/username/${person.username}`, headers)).statusCode,
      ).toBe(200);
    expect(await calls().notices(person)).toMatchObject({
      suspendedAt: expect.any(String),
      suspensionReason: 'Asked applicants for money.',
      items: [{ kind: 'suspended', reason: 'Asked applicants for money.' }, { kind: 'takenDown' }],
    });
    expect(
      (await get(`/jobdescriptions/jobdescriptions/${live._id}`, person.headers)).json(),
    ).toMatchObject({ status: 'removed' });
    // but can't post
    const posted = await host.app.inject({
      method: 'POST',
      url: '/api/jobdescriptions/add',
      headers: person.headers,
      payload: jobForm(person.username),
    });
    expect([posted.statusCode, posted.json().message]).toEqual([
      403,
      'Your account is suspended, so you can’t post or change jobs. Reason: Asked applicants for money.',
    ]);
    const [entry] = await host.db.query(
      sql`SELECT before, after FROM audit_log WHERE record_id = ${person.id} AND action = 'suspendEmployer'`,
    );
    expect(entry).toEqual({
      before: { suspended: false },
      after: {
        suspended: true,
        reason: 'Asked applicants for money.',
        jobs: 4,
        cases: 2,
        decisionId,
      },
    });
  });

  test('closes all its open cases, each of which says so; a second suspension is refused', async () => {
    const { person, cases, down } = await setUp();
    const answered = await host.db.transaction((tx) => openCase(tx, down._id, 'answered'));
    const [result] = (await calls().decide([cases[0], cases[1]], 'suspend', 'x')).json().results;
    const { items } = await calls().cases(`state=closed&q=${person.username}`);
    expect(
      items
        .filter(({ decision }) => decision?._id === result.decisionId)
        .map(({ _id }) => _id)
        .toSorted(),
    ).toEqual([...cases, answered].toSorted());
    expect((await calls().cases(`q=${person.username}`)).items).toEqual([]);
    const late = await host.db.transaction((tx) => openCase(tx, down._id, 'answered'));
    expect(await calls().decideOne(late, 'suspend', 'y')).toMatchObject({
      done: false,
      message: 'This employer is already suspended',
    });
    expect(await calls().decideOne(late, 'approve')).toMatchObject({
      done: false,
      message: 'Its employer is suspended: lift the suspension first',
    });
  });

  test('is lifted whenever it is time to, since it goes on until then', async () => {
    const { cases } = await setUp();
    const { decisionId = '' } = await calls().decideOne(cases[0], 'suspend', 'x');
    await host.db.execute(
      sql`UPDATE decisions SET created_at = now() - interval '60 days' WHERE id = ${decisionId}`,
    );
    expect((await calls().undo(decisionId)).statusCode).toBe(200);
  });

  test('its undo gives everything back as it was, and leaves down what was down by itself', async () => {
    const { person, marker, cases, single, down, all } = await setUp();
    const before = await Promise.all(all.map((id) => calls().rowOf(id)));
    const { decisionId = '' } = await calls().decideOne(cases[1], 'suspend', 'x');
    expect((await calls().undo(single.decisionId)).json().message).toBe(
      'Its employer is suspended: lift the suspension first',
    );
    expect((await calls().undo(decisionId)).statusCode).toBe(200);
    expect(await Promise.all(all.map((id) => calls().rowOf(id)))).toEqual(before);
    expect(await calls().rowOf(down._id)).toMatchObject({
      status: 'removed',
      removed_for: 'takeDown',
    });
    expect(
      (await calls().cases(`q=${person.username}`)).items.map(({ _id }) => _id).toSorted(),
    ).toEqual([...cases].toSorted());
    expect(
      (await calls().get(`/jobs/search?q=${encodeURIComponent(marker)}`, {})).json(),
    ).toMatchObject({ total: 2 });
    expect(
      (await calls().get(`/employer/employers/username/${person.username}`, {})).statusCode,
    ).toBe(200);
    const { suspendedAt, items } = await calls().notices(person);
    expect([suspendedAt, items[0]?.kind]).toEqual([undefined, 'lifted']);
    expect(
      (
        await host.app.inject({
          method: 'POST',
          url: '/api/jobdescriptions/add',
          headers: person.headers,
          payload: jobForm(person.username),
        })
      ).statusCode,
    ).toBe(201);
    expect((await calls().undo(decisionId)).statusCode).toBe(409);
  });

  test('a posting of nobody here suspends nobody', async () => {
    const [imported = ''] = await insertTestJobs(host, [{ createdAt: new Date(Date.now() - day) }]);
    const id = await calls().reported(imported);
    expect(await calls().decideOne(id, 'suspend', 'x')).toEqual({
      id,
      done: false,
      message: 'This job has no employer here to suspend',
    });
    expect((await calls().decideOne(id, 'takeDown', 'x')).done).toBe(true);
  });

  test('a posting that comes at the same moment does not slip through', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await asEmployer(host);
      const id = await calls().reported((await post(host, person))._id);
      const [, posted] = await Promise.all([
        calls().decideOne(id, 'suspend', 'x'),
        host.app.inject({
          method: 'POST',
          url: '/api/jobdescriptions/add',
          headers: person.headers,
          payload: jobForm(person.username),
        }),
      ]);
      expect([201, 403]).toContain(posted.statusCode);
      expect(
        (await calls().get(`/jobdescriptions/employer/${person.username}`, {})).json(),
      ).toEqual([]);
    }
  });
});
