import fc from 'fast-check';
import sql from 'sql-template-tag';
import { jobMoves } from '@contract/jobs/jobLife';
import { jobStatuses, type JobStatus } from '@contract/jobs/jobStatuses';
import { suspendJobs } from '../../repositories/jobs/jobLife';
import { invalidateJobCaches } from '../../services/cache';
import { expireJob, post, setStatus } from '../jobFixtures';
import { calls, goesLive, type Call, type Model, type Modelled, type Who } from './jobLifeModel';
import {
  events,
  expectCall,
  expectSeen,
  applyEvent,
  inject,
  modelled,
  openWorld,
  statusesOf,
  type Event,
  type World,
} from './jobLifeWorld';

const people: Who[] = ['one', 'two', 'seeker', 'visitor', 'admin'];
/**
 * Picks the steps. `owner` stands for the job's owner; most steps are an employer's and about one
 * of the first jobs, so that jobs go through many states.
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
          await invalidateJobCaches(world.host.db);
          // every state can be reached from a live job
          const { _id } = await post(world.host, world.people.one);
          const first: Modelled = {
            id: _id,
            owner: 'one',
            status: goesLive(model, 'one', 'posted'),
            answered: false,
            text: 'posted',
            deleted: false,
          };
          model.jobs.push(first);
          await applyEvent(world, model, 'approve', first);
          await invalidateJobCaches(world.host.db);
          for (const { what, who: given, which } of steps) {
            const job = model.jobs.length === 0 ? undefined : model.jobs[which % model.jobs.length];
            if (isEvent(what)) {
              await applyEvent(world, model, what, job);
              await invalidateJobCaches(world.host.db);
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
      expect([...reached].toSorted()).toEqual(jobStatuses.toSorted());
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
      if (state === 'over') await expireJob(host, subject._id);
      else if (state === 'suspended') await host.db.transaction((tx) => suspendJobs(tx, one.id));
      else await setStatus(host, subject._id, state);
      await invalidateJobCaches(host.db);
      const status: JobStatus =
        state === 'over' ? 'expired' : state === 'suspended' ? 'removed' : state;
      const shared = { owner: 'one', answered: false, text: 'posted', deleted: false } as const;
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
