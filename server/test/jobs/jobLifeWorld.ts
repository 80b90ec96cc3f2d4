import sql from 'sql-template-tag';
import { canMove } from '@contract/jobs/jobLife';
import {
  makeApproved,
  makeRemoved,
  makeRestored,
  suspendJobs,
  unsuspendJobs,
} from '../../repositories/jobs/jobLife';
import { statusNow } from '../../repositories/jobs/jobRows';
import { sweepJobs } from '../../services/housekeeping';
import { expiryFrom } from '../../services/jobs/jobLife';
import type { Wire } from '../../wire';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, expireJob, jobChange, jobForm } from '../jobFixtures';
import {
  expectedOf,
  isEmployer,
  type Call,
  type Model,
  type Modelled,
  type Who,
} from './jobLifeModel';

export type World = { host: TestHost; people: Record<'one' | 'two' | 'seeker' | 'admin', Person> };

export const openWorld = async (settings: Record<string, string> = {}): Promise<World> => {
  const host = await openHost(settings);
  await addCategories(host);
  return {
    host,
    people: {
      one: await asEmployer(host),
      two: await asEmployer(host),
      seeker: await asSeeker(host),
      admin: await asAdmin(host),
    },
  };
};
const headersOf = ({ people }: World, who: Who) => (who === 'visitor' ? {} : people[who].headers);
export const inject = async (
  world: World,
  who: Who,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) => {
  const answer = await world.host.app.inject({
    method,
    url: `/api${url}`,
    headers: headersOf(world, who),
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
};

/** Unlike the form's texts. */
const changedTexts = { jobtitle: 'Head Cook', joboverview: 'Feed forty hungry people.' };
const perform = (world: World, call: Call, who: Who, id: string) => {
  const username = isEmployer(who) ? world.people[who].username : world.people.one.username;
  switch (call) {
    case 'addJob':
      return inject(world, who, 'POST', '/jobdescriptions/add', jobForm(username));
    case 'addDraft':
      return inject(world, who, 'POST', '/jobs/drafts', jobForm(username));
    case 'addUnfinished':
      return inject(world, who, 'POST', '/jobs/drafts', {
        jobtitle: 'Unfinished',
        categoryName: 'Nurse Jobs',
      });
    case 'updateJob':
      return inject(world, who, 'PUT', `/jobdescriptions/${id}`, jobChange(changedTexts));
    case 'deleteJob':
      return inject(world, who, 'DELETE', `/jobdescriptions/delete/${id}`);
    case 'getJob':
      return inject(world, who, 'GET', `/jobdescriptions/jobdescriptions/${id}`);
    case 'getJobEnd':
      return inject(world, who, 'GET', `/jobs/${id}/end`);
    case 'answer':
      return inject(world, who, 'POST', `/jobs/${id}/answer`, { answer: 'It is in order.' });
    default:
      return inject(world, who, 'POST', `/jobs/${id}/${call}`);
  }
};

/**
 * What an administrator or the passing of time does, through the repository; a no-op if the table
 * has no such move.
 */
export const events = [
  'approve',
  'takeDown',
  'restore',
  'lapse',
  'sweep',
  'suspend',
  'unsuspend',
] as const;
export type Event = (typeof events)[number];
export const applyEvent = async (
  { host, people }: World,
  model: Model,
  event: Event,
  job: Modelled | undefined,
): Promise<void> => {
  const { db } = host;
  if (event === 'sweep') return void (await sweepJobs(db));
  if (job === undefined || job.deleted) return;
  const { owner } = job;
  if (event === 'suspend' && !model.suspended.has(owner)) {
    model.suspended.add(owner);
    await db.execute(sql`UPDATE employers SET suspended_at = now() WHERE id = ${people[owner].id}`);
    await db.transaction((tx) => suspendJobs(tx, people[owner].id));
    for (const each of model.jobs) {
      if (each.owner === owner && !each.deleted && each.status !== 'removed')
        Object.assign(each, {
          before: each.status,
          status: 'removed',
          removedFor: 'suspension',
          answered: false,
        });
    }
  } else if (event === 'unsuspend' && model.suspended.has(owner)) {
    model.suspended.delete(owner);
    await db.execute(sql`UPDATE employers SET suspended_at = NULL WHERE id = ${people[owner].id}`);
    await db.transaction((tx) => unsuspendJobs(tx, people[owner].id));
    for (const each of model.jobs)
      if (each.owner === owner && !each.deleted && each.removedFor === 'suspension')
        Object.assign(each, { status: each.before, removedFor: undefined });
  } else if (event === 'approve' && canMove('approveJob', job.status)) {
    await db.transaction((tx) => makeApproved(tx, job.id, expiryFrom()));
    job.status = 'live';
  } else if (event === 'takeDown' && canMove('takeDownJob', job.status)) {
    await db.transaction((tx) => makeRemoved(tx, job.id, 'It asks for money'));
    Object.assign(job, {
      before: job.status,
      status: 'removed',
      removedFor: 'takeDown',
      answered: false,
    });
  } else if (
    event === 'restore' &&
    job.removedFor === 'takeDown' &&
    canMove('restoreJob', job.status) &&
    !model.suspended.has(owner)
  ) {
    expect(await db.transaction((tx) => makeRestored(tx, job.id))).toBe(job.before);
    Object.assign(job, { status: job.before, removedFor: undefined });
  } else if (event === 'lapse' && canMove('expireJob', job.status)) {
    await expireJob(host, job.id);
    job.status = 'expired';
  }
};

const everything = async ({ host }: World): Promise<object[][]> =>
  Promise.all([
    host.db.query(sql`SELECT * FROM jobs ORDER BY id`),
    host.db.query(sql`SELECT * FROM cases ORDER BY id`),
    host.db.query(sql`SELECT id FROM audit_log ORDER BY id`),
  ]);
export const statusesOf = async ({ host }: World): Promise<Record<string, string>> => {
  const rows = await host.db.query<{ id: string; status: string; deleted: boolean }>(
    sql`SELECT j.id, ${statusNow} AS status, j.deleted_at IS NOT NULL AS deleted FROM jobs j`,
  );
  return Object.fromEntries(
    rows.map(({ id, status, deleted }) => [id, deleted ? `${status}, deleted` : status]),
  );
};
export const modelled = ({ jobs }: Model) =>
  Object.fromEntries(
    jobs.map(({ id, status, deleted }) => [id, deleted ? `${status}, deleted` : status]),
  );

/** Expects a call to end as the model says; a refused call must change nothing. */
export const expectCall = async (
  world: World,
  model: Model,
  call: Call,
  who: Who,
  job: Modelled | undefined,
): Promise<void> => {
  // an id that doesn't exist: there is no job yet
  const id = job?.id ?? '00000000-0000-4000-8000-000000000000';
  const outcome =
    job === undefined && who === 'visitor' && !['getJob', 'getJobEnd'].includes(call)
      ? { status: 401 }
      : expectedOf(model, call, who, job);
  const before = outcome.status >= 400 ? await everything(world) : undefined;
  const { status, body } = await perform(world, call, who, id);
  expect([call, who, job?.status, status, typeof body.message]).toEqual([
    call,
    who,
    job?.status,
    outcome.status,
    before || call === 'deleteJob' ? 'string' : 'undefined',
  ]);
  if (before) expect(await everything(world)).toEqual(before);
  outcome.then?.();
  if (outcome.made) model.jobs.push({ ...outcome.made, id: body._id });
};

/**
 * Expects lists, search, counts and single jobs to show the live jobs to everybody, and the others
 * only to their owner and administrators.
 */
export const expectSeen = async (world: World, { jobs }: Model): Promise<void> => {
  const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id).toSorted();
  const present = jobs.filter(({ deleted }) => !deleted);
  const live = present
    .filter(({ status }) => status === 'live')
    .map(({ id }) => id)
    .toSorted();
  for (const who of ['visitor', 'seeker', 'two'] as const) {
    expect(ids((await inject(world, who, 'GET', '/jobdescriptions/getAll')).body)).toEqual(live);
    expect(
      ids((await inject(world, who, 'GET', '/jobdescriptions/getByCategory/Nurse%20Jobs')).body),
    ).toEqual(live);
    const own = present
      .filter(({ owner, status }) => owner === 'one' && status === 'live')
      .map(({ id }) => id)
      .toSorted();
    expect(
      ids(
        (await inject(world, who, 'GET', `/jobdescriptions/employer/${world.people.one.username}`))
          .body,
      ),
    ).toEqual(own);
    const search: Wire<'JobPage'> = (await inject(world, who, 'GET', '/jobs/search?limit=50')).body;
    expect(ids(search.items)).toEqual(live);
    expect([
      search.total,
      search.facets.category.reduce((sum, { count }) => sum + count, 0),
      search.facets.type.reduce((sum, { count }) => sum + count, 0),
    ]).toEqual([live.length, live.length, live.length]);
    const worded: Wire<'JobPage'> = (
      await inject(world, who, 'GET', '/jobs/search?limit=50&q=nurse')
    ).body;
    expect(worded.items.every(({ _id }) => live.includes(_id))).toBe(true);
  }
  expect((await inject(world, 'visitor', 'GET', '/stats')).body.liveJobs).toBe(live.length);
  expect(ids((await inject(world, 'admin', 'GET', '/jobdescriptions/getAll')).body)).toEqual(
    present.map(({ id }) => id).toSorted(),
  );
  const mine = present
    .filter(({ owner }) => owner === 'one')
    .map(({ id }) => id)
    .toSorted();
  for (const who of ['one', 'admin'] as const)
    expect(
      ids(
        (await inject(world, who, 'GET', `/jobdescriptions/employer/${world.people.one.username}`))
          .body,
      ),
    ).toEqual(mine);
};
