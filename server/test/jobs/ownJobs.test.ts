import sql from 'sql-template-tag';
import { jobStatuses } from '@contract/jobs/jobStatuses';
import { day } from '@contract/time/durations';
import { makeRemoved } from '../../repositories/jobs/jobLife';
import type { Wire } from '../../wire';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import {
  addCategories,
  countRows,
  expireJob,
  forgetTakeDowns,
  jobChange,
  jobForm,
  post,
  setStatus,
} from '../jobFixtures';
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
beforeEach(() => forgetTakeDowns(host));
afterAll(() => host.close());

const { send, move, read, lastAudit } = ownJobCalls(() => host);
const addDraft = (payload: object, who: Person | null = employer) =>
  send(who, 'POST', '/jobs/drafts', payload);
const draft = async (changes: Partial<Wire<'JobPosting'>> = {}): Promise<Wire<'Job'>> =>
  (await addDraft(jobForm(employer.username, changes))).body;

describe('addDraft', () => {
  test('a title and a category are enough; nobody else sees it', async () => {
    const { status, body } = await addDraft({ jobtitle: 'Cook', categoryName: 'Restaurant Jobs' });
    expect([
      status,
      body.status,
      body.jobtitle,
      body.companyname,
      body.joboverview,
      body.monthlysalary2,
    ]).toEqual([201, 'draft', 'Cook', '', '', 0]);
    expect((await read(employer, body._id)).status).toBe(200);
    expect((await read(admin, body._id)).status).toBe(200);
    for (const who of [null, seeker, other]) expect((await read(who, body._id)).status).toBe(404);
    expect(await lastAudit(body._id)).toMatchObject({
      action: 'addDraft',
      actor: employer.id,
      after: { status: 'draft', title: 'Cook' },
    });
  });
  test('pay of which only one end is typed is kept as it is', async () => {
    const { status, body } = await addDraft({
      ...jobForm(employer.username),
      monthlysalary1: 4000,
      monthlysalary2: 0,
    });
    expect([status, body.monthlysalary1, body.monthlysalary2]).toEqual([201, 4000, 0]);
    const published = await move(employer, 'publish', body._id);
    expect([published.status, published.body.field]).toEqual([400, 'monthlysalary2']);
    // also if it is taken down and restored
    await host.db.transaction((tx) => makeRemoved(tx, body._id, 'x'));
    expect((await read(employer, body._id)).body.status).toBe('removed');
  });
  test.each([
    [{ categoryName: 'Nurse Jobs' }, 400, 'jobtitle'],
    [{ jobtitle: 'Cook' }, 400, 'categoryName'],
    [{ jobtitle: ' ', categoryName: 'Nurse Jobs' }, 400, 'jobtitle'],
    [{ jobtitle: 'Cook', categoryName: 'Pirate Jobs' }, 400, 'categoryName'],
    [{ jobtitle: 'Cook', categoryName: 'Nurse Jobs', status: 'live' }, 400, 'status'],
    [
      { jobtitle: 'Cook', categoryName: 'Nurse Jobs', usernameEmployer: 'somebody' },
      403,
      'usernameEmployer',
    ],
    [
      { jobtitle: 'Cook', categoryName: 'Nurse Jobs', joboverview: 'word '.repeat(66) },
      400,
      'joboverview',
    ],
    [{ jobtitle: 'Cook', categoryName: 'Nurse Jobs', monthlysalary1: -1 }, 400, 'monthlysalary1'],
  ])('%j is refused', async (body, status, field) => {
    const before = await countRows(host, 'jobs');
    const answer = await addDraft(body);
    expect([answer.status, answer.body.field]).toEqual([status, field]);
    expect(await countRows(host, 'jobs')).toBe(before);
  });
});

describe('publishJob', () => {
  test('a draft goes live; its age and its 30 days begin then', async () => {
    const { _id } = await draft();
    await host.db.execute(
      sql`UPDATE jobs SET created_at = now() - interval '9 days', updated_at = now() - interval '9 days', expires_at = now() - interval '1 day' WHERE id = ${_id}`,
    );
    const { status, body } = await move(employer, 'publish', _id);
    expect([status, body.status]).toEqual([200, 'live']);
    expect(Math.abs(Date.parse(body.createdAt) - Date.now())).toBeLessThan(60_000);
    expect(Math.abs(Date.parse(body.expiresAt) - Date.now() - 30 * day)).toBeLessThan(60_000);
    expect((await read(null, _id)).status).toBe(200);
    expect(await lastAudit(_id)).toMatchObject({
      action: 'publishJob',
      actor: employer.id,
      before: { status: 'draft' },
      after: { status: 'live' },
    });
  });
  const texts = [
    'companyname',
    'location',
    'joboverview',
    'responsibilities1',
    'responsibilities5',
    'qualification1',
    'qualification4',
    'employementtype',
    'degreerequired',
  ] as const;
  test.each(texts)('without %s it is refused by that name, and stays a draft', async (field) => {
    const { _id } = await draft({ [field]: '' });
    const { status, body } = await move(employer, 'publish', _id);
    expect([status, body]).toEqual([400, { message: `${field} must not be empty`, field }]);
    expect((await read(employer, _id)).body.status).toBe('draft');
    await send(employer, 'PUT', `/jobdescriptions/${_id}`, jobChange());
    expect((await move(employer, 'publish', _id)).status).toBe(200);
  });
});

test('renewJob gives 30 days from now, also to one whose time was over or that was filled; its age stays', async () => {
  const { _id, createdAt } = await post(host, employer);
  for (const prepare of [
    () => expireJob(host, _id),
    () => setStatus(host, _id, 'expired'),
    () => setStatus(host, _id, 'filled'),
  ]) {
    await prepare();
    expect((await read(null, _id)).status).toBe(404);
    const { status, body } = await move(employer, 'renew', _id);
    expect([status, body.status, body.createdAt, body.endedAt]).toEqual([
      200,
      'live',
      createdAt,
      undefined,
    ]);
    expect(Math.abs(Date.parse(body.expiresAt) - Date.now() - 30 * day)).toBeLessThan(60_000);
    expect((await read(null, _id)).status).toBe(200);
  }
});

test('closeJob marks a live job as filled; getJobEnd tells everybody', async () => {
  const { _id } = await post(host, employer, {
    jobtitle: 'Head Cook',
    categoryName: 'Restaurant Jobs',
  });
  expect((await send(null, 'GET', `/jobs/${_id}/end`)).status).toBe(404);
  const { status, body } = await move(employer, 'close', _id);
  expect([status, body.status]).toEqual([200, 'filled']);
  const end = await send(null, 'GET', `/jobs/${_id}/end`);
  expect(end).toEqual({
    status: 200,
    body: {
      status: 'filled',
      jobtitle: 'Head Cook',
      companyname: 'Harbour Clinic',
      categoryName: 'Restaurant Jobs',
      endedAt: body.endedAt,
    },
  });
  expect(Math.abs(Date.parse(body.endedAt) - Date.now())).toBeLessThan(60_000);
});

test('getJobEnd tells of a job whose time is over from that moment on, and of nothing else', async () => {
  const { _id } = await post(host, employer);
  await expireJob(host, _id);
  const { status, body } = await send(null, 'GET', `/jobs/${_id}/end`);
  expect([status, body.status]).toEqual([200, 'expired']);
  expect(Date.now() - Date.parse(body.endedAt)).toBeGreaterThan(59_000);
  for (const state of ['draft', 'waiting', 'removed']) {
    await setStatus(host, _id, state);
    for (const who of [null, employer, admin])
      expect((await send(who, 'GET', `/jobs/${_id}/end`)).status).toBe(404);
  }
  await setStatus(host, _id, 'filled');
  expect((await send(null, 'GET', `/jobs/${_id}/end`)).status).toBe(200);
  await host.app.inject({
    method: 'DELETE',
    url: `/api/jobdescriptions/delete/${_id}`,
    headers: employer.headers,
  });
  for (const id of [_id, 'x', employer.id])
    expect((await send(null, 'GET', `/jobs/${id}/end`)).status).toBe(404);
});

test.each(jobStatuses)('duplicateJob makes a draft of a job that is %s', async (state) => {
  const { _id, ...job } = await post(host, employer);
  await setStatus(host, _id, state);
  const { status, body } = await move(employer, 'duplicate', _id);
  const {
    createdAt: _created,
    updatedAt: _updated,
    expiresAt: _expires,
    status: _status,
    ...texts
  } = job;
  expect([status, body.status]).toEqual([201, 'draft']);
  expect(body).toMatchObject(texts);
  expect(body._id).not.toBe(_id);
  expect((await move(employer, 'publish', body._id)).status).toBe(200);
});

test('who may: the owner alone, and others learn nothing of a job that is not live', async () => {
  const { _id } = await post(host, employer);
  const calls = ['publish', 'renew', 'close', 'duplicate', 'answer'];
  const statuses = async (who: Person | null) =>
    Promise.all(
      calls.map(
        async (name) =>
          (
            await send(
              who,
              'POST',
              `/jobs/${_id}/${name}`,
              name === 'answer' ? { answer: 'x' } : undefined,
            )
          ).status,
      ),
    );
  expect(await statuses(null)).toEqual([401, 401, 401, 401, 401]);
  for (const who of [seeker, other, admin])
    expect(await statuses(who)).toEqual([403, 403, 403, 403, 403]);
  await setStatus(host, _id, 'draft');
  for (const who of [seeker, other]) expect(await statuses(who)).toEqual([404, 404, 404, 404, 404]);
  expect(await statuses(admin)).toEqual([403, 403, 403, 403, 403]);
  expect((await read(employer, _id)).body.status).toBe('draft');
  expect((await addDraft({ jobtitle: 'a', categoryName: 'Nurse Jobs' }, null)).status).toBe(401);
  for (const who of [seeker, admin])
    expect((await addDraft({ jobtitle: 'a', categoryName: 'Nurse Jobs' }, who)).status).toBe(403);
});
