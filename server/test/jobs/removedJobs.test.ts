import sql from 'sql-template-tag';
import { makeRemoved } from '../../repositories/jobs/jobLife';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, jobChange, jobForm, post, setStatus } from '../jobFixtures';
import { ownJobCalls } from './ownJobCalls';

let host: TestHost;
let employer: Person;
let other: Person;
let seeker: Person;
let admin: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  [employer, other, seeker, admin] = [
    await asEmployer(host),
    await asEmployer(host),
    await asSeeker(host),
    await asAdmin(host),
  ];
});
afterAll(() => host.close());

const { send, move, read, lastAudit } = ownJobCalls(() => host);
const openCases = (jobId: string) =>
  host.db.query<{ kind: string }>(
    sql`SELECT kind FROM cases WHERE job_id = ${jobId} AND closed_at IS NULL`,
  );

describe('answerRemoval', () => {
  test('stores the answer once and asks for another look', async () => {
    const { _id } = await post(host, employer);
    const early = await send(employer, 'POST', `/jobs/${_id}/answer`, { answer: 'Why?' });
    expect(early).toEqual({
      status: 409,
      body: { message: 'You can only answer for a job that was taken down' },
    });
    await host.db.transaction((tx) => makeRemoved(tx, _id, 'It asks for money'));
    expect((await read(employer, _id)).body).toMatchObject({
      status: 'removed',
      removalReason: 'It asks for money',
    });
    const { status, body } = await send(employer, 'POST', `/jobs/${_id}/answer`, {
      answer: 'It does not.',
    });
    expect([status, body.status, body.removalAnswer]).toEqual([200, 'removed', 'It does not.']);
    expect(await openCases(_id)).toEqual([{ kind: 'answered' }]);
    expect(await lastAudit(_id)).toMatchObject({
      action: 'answerRemoval',
      actor: employer.id,
      after: { answer: 'It does not.' },
    });
    expect((await send(employer, 'POST', `/jobs/${_id}/answer`, { answer: 'Again' })).status).toBe(
      409,
    );
    for (const who of [null, seeker, other]) expect((await read(who, _id)).status).toBe(404);
  });
  test('nothing is answered for where the whole account is suspended', async () => {
    const { _id } = await post(host, employer);
    await host.db.execute(
      sql`UPDATE jobs SET status = 'removed', removed_for = 'suspension', status_before = 'live' WHERE id = ${_id}`,
    );
    expect((await send(employer, 'POST', `/jobs/${_id}/answer`, { answer: 'Why?' })).status).toBe(
      409,
    );
  });
  test.each([
    [{}, 'answer'],
    [{ answer: '' }, 'answer'],
    [{ answer: ' \n' }, 'answer'],
    [{ answer: 'x'.repeat(2001) }, 'answer'],
    [{ answer: 'x', more: 1 }, 'more'],
  ])('%j is refused', async (payload, field) => {
    const { _id } = await post(host, employer);
    await setStatus(host, _id, 'removed');
    const { status, body } = await send(employer, 'POST', `/jobs/${_id}/answer`, payload);
    expect([status, body.field]).toEqual([400, field]);
  });
});

describe('a job that was taken down', () => {
  test("isn't changed by its employer, but by an administrator", async () => {
    const { _id } = await post(host, employer);
    await host.db.transaction((tx) => makeRemoved(tx, _id, 'x'));
    const refused = await send(
      employer,
      'PUT',
      `/jobdescriptions/${_id}`,
      jobChange({ jobtitle: 'Other' }),
    );
    expect([refused.status, refused.body]).toEqual([
      409,
      { message: 'This job was taken down, so it can’t be changed' },
    ]);
    expect(
      (await send(admin, 'PUT', `/jobdescriptions/${_id}`, jobChange({ jobtitle: 'Other' })))
        .status,
    ).toBe(200);
    expect((await read(employer, _id)).body).toMatchObject({
      jobtitle: 'Other',
      status: 'removed',
    });
  });
});

test('a suspended employer posts and changes nothing, and is told why', async () => {
  const suspended = await asEmployer(host);
  const { _id } = await post(host, suspended);
  const kept = (
    await send(suspended, 'POST', '/jobs/drafts', { jobtitle: 'Kept', categoryName: 'Nurse Jobs' })
  ).body;
  await host.db.execute(
    sql`UPDATE employers SET suspended_at = now(), suspension_reason = 'Asked for money.' WHERE id = ${suspended.id}`,
  );
  const before = await host.db.query(
    sql`SELECT id, status, title, updated_at FROM jobs ORDER BY id`,
  );
  const answers = [
    await send(suspended, 'POST', '/jobdescriptions/add', jobForm(suspended.username)),
    await send(suspended, 'POST', '/jobs/drafts', { jobtitle: 'a', categoryName: 'Nurse Jobs' }),
    await move(suspended, 'publish', kept._id),
    await move(suspended, 'renew', _id),
    await move(suspended, 'duplicate', _id),
    await send(suspended, 'PUT', `/jobdescriptions/${_id}`, jobChange({ jobtitle: 'Other' })),
  ];
  for (const answer of answers)
    expect(answer).toEqual({
      status: 403,
      body: {
        message:
          'Your account is suspended, so you can’t post or change jobs. Reason: Asked for money.',
      },
    });
  expect(
    await host.db.query(sql`SELECT id, status, title, updated_at FROM jobs ORDER BY id`),
  ).toEqual(before);
  await host.db.execute(sql`UPDATE employers SET suspended_at = NULL WHERE id = ${suspended.id}`);
  expect((await move(suspended, 'renew', _id)).status).toBe(200);
});
