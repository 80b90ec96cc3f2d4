import fc from 'fast-check';
import sql from 'sql-template-tag';
import { canMove, jobMoves, jobStatuses, type JobMove, type JobStatus } from '@contract/jobLife';
import {
  makeLive,
  makeRemoved,
  makeRestored,
  suspendJobs,
  unsuspendJobs,
} from '../../repositories/jobs/jobLife';
import { statusNow } from '../../repositories/jobs/jobRows';
import { invalidateJobCaches } from '../../services/cache';
import { sweepJobs } from '../../services/housekeeping';
import { endOfLife } from '../../services/jobs/jobLife';
import type { Wire } from '../../wire';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, endNow, jobChange, jobForm, post, setStatus } from '../jobFixtures';

type Who = 'one' | 'two' | 'seeker' | 'visitor' | 'admin';
type Modelled = {
  id: string;
  owner: 'one' | 'two';
  status: JobStatus;
  before?: JobStatus;
  removedFor?: 'takeDown' | 'suspension';
  answered: boolean;
  whole: boolean;
  deleted: boolean;
};
/** What the host ought to hold, and who is suspended. */
type Model = { jobs: Modelled[]; suspended: Set<Who>; reviewFirst: number };
type World = { host: TestHost; people: Record<'one' | 'two' | 'seeker' | 'admin', Person> };

const openWorld = async (settings: Record<string, string> = {}): Promise<World> => {
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
const inject = async (
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

const isEmployer = (who: Who): who is 'one' | 'two' => who === 'one' || who === 'two';
const wasLive: readonly JobStatus[] = ['live', 'expired', 'filled'];
const goesLive = (model: Model, owner: Who): JobStatus =>
  model.jobs.filter((job) => job.owner === owner && wasLive.includes(job.status)).length <
  model.reviewFirst
    ? 'waiting'
    : 'live';

/** The refusal of somebody who may not change this job; undefined for those who may. */
const refusal = (
  who: Who,
  job: Modelled,
  allowed: 'owner' | 'ownerOrAdmin',
): number | undefined => {
  if (who === 'visitor') return 401;
  if (job.deleted) return 404;
  if (who === job.owner || (who === 'admin' && allowed === 'ownerOrAdmin')) return undefined;
  return job.status === 'live' || who === 'admin' ? 403 : 404;
};

const moves = {
  publish: 'publishJob',
  renew: 'renewJob',
  close: 'closeJob',
} as const satisfies Record<string, JobMove>;
type Outcome = {
  status: number;
  /** Of a job that is made: what the model holds of it from then on. */ made?: Omit<
    Modelled,
    'id'
  >;
  then?: () => void;
};

/** What the table and the rules say that a call does. */
const expectedOf = (model: Model, call: Call, who: Who, job: Modelled | undefined): Outcome => {
  const fresh = { answered: false, deleted: false } as const;
  if (call === 'addJob' || call === 'addDraft' || call === 'addUnfinished') {
    if (who === 'visitor') return { status: 401 };
    if (!isEmployer(who) || model.suspended.has(who)) return { status: 403 };
    return {
      status: 201,
      made: {
        ...fresh,
        owner: who,
        status: call === 'addJob' ? goesLive(model, who) : 'draft',
        whole: call !== 'addUnfinished',
      },
    };
  }
  if (job === undefined) return { status: 404 };
  if (call === 'getJob')
    return {
      status:
        !job.deleted && (job.status === 'live' || who === job.owner || who === 'admin') ? 200 : 404,
    };
  if (call === 'getJobEnd')
    return {
      status: !job.deleted && (job.status === 'expired' || job.status === 'filled') ? 200 : 404,
    };
  const refused = refusal(
    who,
    job,
    call === 'updateJob' || call === 'deleteJob' ? 'ownerOrAdmin' : 'owner',
  );
  if (refused !== undefined) return { status: refused };
  if (call === 'deleteJob')
    return {
      status: 200,
      then: () => {
        job.deleted = true;
      },
    };
  const suspended = model.suspended.has(who);
  if (call === 'answer') {
    return job.status === 'removed' && job.removedFor === 'takeDown' && !job.answered
      ? {
          status: 200,
          then: () => {
            job.answered = true;
          },
        }
      : { status: 409 };
  }
  if (suspended && call !== 'close') return { status: 403 };
  if (call === 'updateJob')
    return job.status === 'removed' && who !== 'admin'
      ? { status: 409 }
      : {
          status: 200,
          then: () => {
            job.whole = true;
          },
        };
  if (call === 'duplicate')
    return { status: 201, made: { ...fresh, owner: job.owner, status: 'draft', whole: job.whole } };
  const move = moves[call];
  if (!canMove(move, job.status)) return { status: 409 };
  if (call === 'publish' && !job.whole) return { status: 400 };
  const to = { publish: goesLive(model, job.owner), renew: 'live', close: 'filled' } as const;
  return {
    status: 200,
    then: () => {
      job.status = to[call];
    },
  };
};

const calls = [
  'addJob',
  'addDraft',
  'addUnfinished',
  'publish',
  'renew',
  'close',
  'duplicate',
  'answer',
  'updateJob',
  'deleteJob',
  'getJob',
  'getJobEnd',
] as const;
type Call = (typeof calls)[number];
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
      return inject(world, who, 'PUT', `/jobdescriptions/${id}`, jobChange());
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
 * What an administrator or time does, by the repository: where the table has no such move nothing
 * is done.
 */
const events = [
  'approve',
  'takeDown',
  'restore',
  'lapse',
  'sweep',
  'suspend',
  'unsuspend',
] as const;
type Event = (typeof events)[number];
const happen = async (
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
    await db.transaction((tx) => makeLive(tx, job.id, endOfLife(), true));
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
    await endNow(host, job.id);
    job.status = 'expired';
  }
};

const everything = async ({ host }: World): Promise<object[][]> =>
  Promise.all([
    host.db.query(sql`SELECT * FROM jobs ORDER BY id`),
    host.db.query(sql`SELECT * FROM cases ORDER BY id`),
    host.db.query(sql`SELECT id FROM audit_log ORDER BY id`),
  ]);
const statusesOf = async ({ host }: World): Promise<Record<string, string>> => {
  const rows = await host.db.query<{ id: string; status: string; deleted: boolean }>(
    sql`SELECT j.id, ${statusNow} AS status, j.deleted_at IS NOT NULL AS deleted FROM jobs j`,
  );
  return Object.fromEntries(
    rows.map(({ id, status, deleted }) => [id, deleted ? `${status}, deleted` : status]),
  );
};
const modelled = ({ jobs }: Model) =>
  Object.fromEntries(
    jobs.map(({ id, status, deleted }) => [id, deleted ? `${status}, deleted` : status]),
  );

/** A call ends as the model says; one that is refused changes nothing at all. */
const expectCall = async (
  world: World,
  model: Model,
  call: Call,
  who: Who,
  job: Modelled | undefined,
): Promise<void> => {
  // nobody's id: there is no job yet
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
 * Everybody's lists, search, counts and single jobs show the live ones, and their owner and
 * administrators the rest.
 */
const expectSeen = async (world: World, { jobs }: Model): Promise<void> => {
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
    const search = (await inject(world, who, 'GET', '/jobs/search?limit=50'))
      .body as Wire<'JobPage'>;
    expect(ids(search.items)).toEqual(live);
    expect([
      search.total,
      search.facets.category.reduce((sum, { count }) => sum + count, 0),
      search.facets.type.reduce((sum, { count }) => sum + count, 0),
    ]).toEqual([live.length, live.length, live.length]);
    const worded = (await inject(world, who, 'GET', '/jobs/search?limit=50&q=nurse'))
      .body as Wire<'JobPage'>;
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

const people: Who[] = ['one', 'two', 'seeker', 'visitor', 'admin'];
/**
 * The owner is whoever owns the job; most steps are employers' and most are about one of the first
 * jobs, so that states are gone through.
 */
const step = fc.record({
  what: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom<(Call | Event)[]>(...calls, 'publish', 'close') },
    { weight: 3, arbitrary: fc.constantFrom<(Call | Event)[]>(...events, 'approve') },
  ),
  who: fc.oneof(
    { weight: 3, arbitrary: fc.constant<'owner'>('owner') },
    { weight: 2, arbitrary: fc.constantFrom(...people) },
  ),
  which: fc.nat(4),
});
const isEvent = (what: Call | Event): what is Event => events.some((event) => event === what);

describe.each([0, 1])(
  'whoever calls whatever in whatever order, with REVIEW_FIRST=%d',
  (reviewFirst) => {
    let world: World;
    beforeAll(async () => {
      world = await openWorld({ REVIEW_FIRST: String(reviewFirst) });
    });
    afterAll(() => world.host.close());

    test('no job leaves the table of states, and a refusal changes nothing', async () => {
      const reached = new Set<JobStatus>();
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 45 }), async (steps) => {
          const model: Model = { jobs: [], suspended: new Set(), reviewFirst };
          await world.host.db.execute(sql`DELETE FROM cases`);
          await world.host.db.execute(sql`DELETE FROM jobs`);
          await world.host.db.execute(sql`UPDATE employers SET suspended_at = NULL`);
          invalidateJobCaches(world.host.db);
          // from a live job everything can be reached
          const { _id } = await post(world.host, world.people.one);
          const first: Modelled = {
            id: _id,
            owner: 'one',
            status: goesLive(model, 'one'),
            answered: false,
            whole: true,
            deleted: false,
          };
          model.jobs.push(first);
          await happen(world, model, 'approve', first);
          invalidateJobCaches(world.host.db);
          for (const { what, who: given, which } of steps) {
            const job = model.jobs.length === 0 ? undefined : model.jobs[which % model.jobs.length];
            if (isEvent(what)) {
              await happen(world, model, what, job);
              invalidateJobCaches(world.host.db);
            } else
              await expectCall(
                world,
                model,
                what,
                given === 'owner' ? (job?.owner ?? 'one') : given,
                job,
              );
            expect(await statusesOf(world)).toEqual(modelled(model));
            for (const { status } of model.jobs) reached.add(status);
          }
          await expectSeen(world, model);
        }),
        { numRuns: 40, seed: 20_261_120, endOnFailure: false },
      );
      expect([...reached].toSorted()).toEqual(
        jobStatuses.filter((status) => reviewFirst > 0 || status !== 'waiting').toSorted(),
      );
    }, 240_000);
  },
);

describe('a job that is not live', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.host.close());

  test.each([...jobStatuses, 'over', 'suspended'] as const)(
    '%s: absent from every list, search, count and by id for those who may not see it',
    async (state) => {
      const {
        host,
        people: { one },
      } = world;
      await host.db.execute(sql`DELETE FROM jobs`);
      await host.db.execute(sql`UPDATE employers SET suspended_at = NULL`);
      const [beside, subject] = [await post(host, one), await post(host, one)];
      if (state === 'over') await endNow(host, subject._id);
      else if (state === 'suspended') await host.db.transaction((tx) => suspendJobs(tx, one.id));
      else await setStatus(host, subject._id, state);
      invalidateJobCaches(host.db);
      const status: JobStatus =
        state === 'over' ? 'expired' : state === 'suspended' ? 'removed' : state;
      const shared = { owner: 'one', answered: false, whole: true, deleted: false } as const;
      await expectSeen(world, {
        jobs: [
          { ...shared, id: beside._id, status: state === 'suspended' ? 'removed' : 'live' },
          { ...shared, id: subject._id, status },
        ],
        suspended: new Set(),
        reviewFirst: 0,
      });
      for (const who of people) {
        const answer = await inject(
          world,
          who,
          'GET',
          `/jobdescriptions/jobdescriptions/${subject._id}`,
        );
        const sees = status === 'live' || who === 'one' || who === 'admin';
        expect([who, answer.status, answer.body.status]).toEqual([
          who,
          sees ? 200 : 404,
          sees ? status : undefined,
        ]);
      }
    },
  );
});

test('the table names every state', () => {
  const named = new Set(Object.values(jobMoves).flatMap(({ from, to }) => [...from, ...to]));
  expect([...named].toSorted()).toEqual([...jobStatuses].toSorted());
});
