import sql from 'sql-template-tag';
import { makeRemoved, suspendJobs } from '../../repositories/jobs/jobLife';
import { asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories, jobForm, post } from '../jobFixtures';

let host: TestHost;
let newcomer: Person;
beforeAll(async () => {
  host = await openHost({ REVIEW_FIRST: '2' });
  await addCategories(host);
  newcomer = await asEmployer(host);
});
afterAll(() => host.close());

const send = async (
  who: Person | null,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
) => {
  const answer = await host.app.inject({
    method,
    url: `/api${url}`,
    headers: who?.headers ?? {},
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
};
const move = (who: Person | null, name: string, jobId: string) =>
  send(who, 'POST', `/jobs/${jobId}/${name}`);

describe('where first postings wait (REVIEW_FIRST=2)', () => {
  const cases = (jobId: string) =>
    host.db.query<{ kind: string }>(
      sql`SELECT kind FROM cases WHERE job_id = ${jobId} AND closed_at IS NULL`,
    );
  const approve = (jobId: string) =>
    host.db.execute(sql`UPDATE jobs SET status = 'live' WHERE id = ${jobId}`);

  test('until two have been live; a draft when it is published', async () => {
    const first = await post(host, newcomer);
    expect([first.status, await cases(first._id)]).toEqual(['waiting', [{ kind: 'firstPosting' }]]);
    expect((await send(null, 'GET', `/jobdescriptions/jobdescriptions/${first._id}`)).status).toBe(
      404,
    );
    expect((await send(null, 'GET', '/jobs/search')).body.total).toBe(0);
    const kept = (await send(newcomer, 'POST', '/jobs/drafts', jobForm(newcomer.username))).body;
    expect(await cases(kept._id)).toEqual([]);
    const second = await move(newcomer, 'publish', kept._id);
    expect([second.status, second.body.status, await cases(kept._id)]).toEqual([
      200,
      'waiting',
      [{ kind: 'firstPosting' }],
    ]);
    await approve(first._id);
    expect((await post(host, newcomer)).status).toBe('waiting');
    await approve(kept._id);
    expect((await post(host, newcomer)).status).toBe('live');
  });
  test('one that was taken down is no reference', async () => {
    const shady = await asEmployer(host);
    for (const posting of [await post(host, shady), await post(host, shady)]) {
      await approve(posting._id);
      await host.db.transaction((tx) => makeRemoved(tx, posting._id, 'x'));
    }
    expect((await post(host, shady)).status).toBe('waiting');
  });
  test("an employer's suspended jobs wait for nothing but the suspension's end", async () => {
    const posted = await post(host, newcomer);
    await host.db.transaction((tx) => suspendJobs(tx, newcomer.id));
    expect(
      (await send(newcomer, 'GET', `/jobdescriptions/jobdescriptions/${posted._id}`)).body.status,
    ).toBe('removed');
  });
});
