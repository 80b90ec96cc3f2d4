import fc from 'fast-check';
import sql from 'sql-template-tag';
import {
  applicationMoves,
  applicationStates,
  canMoveApplication,
  employerMoves,
  type ApplicationState,
  type EmployerMove,
} from '@contract/jobs/applicationLife';
import { uploadCv } from '../applicationFixtures';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';

const people = ['seeker', 'stranger', 'owner', 'other', 'admin', 'visitor'] as const;
type Who = (typeof people)[number];
const steps = [...employerMoves, 'open', 'withdraw', 'apply'] as const;
type Step = (typeof steps)[number];

let host: TestHost;
let who: Record<Exclude<Who, 'visitor'>, Person>;
let resumeId: string;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  who = {
    seeker: await asSeeker(host),
    stranger: await asSeeker(host),
    owner: await asEmployer(host),
    other: await asEmployer(host),
    admin: await asAdmin(host),
  };
  resumeId = (await uploadCv(host, who.seeker))._id;
});
afterAll(() => host.close());

type Model = { id: string; jobId: string; state: ApplicationState; timesSent: number };

const inject = (method: 'GET' | 'POST', url: string, by: Who, payload?: object) =>
  host.app.inject({
    method,
    url: `/api${url}`,
    headers: by === 'visitor' ? {} : who[by].headers,
    ...(payload && { payload }),
  });

const isEmployerMove = (step: Step): step is EmployerMove =>
  employerMoves.some((move) => move === step);

/** Returns the state that a step leads to; `undefined` if it is refused. */
const expected = (model: Model, step: Step, by: Who): ApplicationState | undefined => {
  const { state } = model;
  if (step === 'apply')
    return by === 'seeker' && canMoveApplication('applyAgain', state) && model.timesSent < 2
      ? 'sent'
      : undefined;
  if (step === 'withdraw')
    return by === 'seeker' && canMoveApplication(step, state) ? 'withdrawn' : undefined;
  if (by !== 'owner') return undefined;
  // opening it again, or moving it to its current state, is a no-op
  if (step === 'open') return canMoveApplication(step, state) ? 'opened' : state;
  const { to } = applicationMoves[step];
  return state === to || canMoveApplication(step, state) ? to : undefined;
};

const make = async (model: Model, step: Step, by: Who): Promise<boolean> => {
  const { id, jobId, state } = model;
  if (isEmployerMove(step)) {
    const payload = { applications: [{ id, state }], move: step };
    const answer = await inject('POST', '/applicants/moves', by, payload);
    return answer.statusCode === 200 && answer.json().results[0].done;
  }
  const answer =
    step === 'apply'
      ? await inject('POST', '/applications', by, { jobId, resumeId })
      : await inject(
          'POST',
          step === 'open' ? `/applicants/${id}/opening` : `/applications/${id}/withdrawal`,
          by,
        );
  expect(answer.statusCode).toBeLessThan(500);
  return answer.statusCode < 300;
};

const stepOf = fc.record({
  step: fc.constantFrom<Step[]>(...steps),
  by: fc.oneof(
    { weight: 3, arbitrary: fc.constant<Who>('owner') },
    { weight: 2, arbitrary: fc.constant<Who>('seeker') },
    { weight: 1, arbitrary: fc.constantFrom<Who[]>(...people) },
  ),
});

test('whoever calls whatever in whatever order: no application leaves the table of states, and a refusal changes nothing', async () => {
  const reached = new Set<ApplicationState>();
  await fc.assert(
    fc.asyncProperty(fc.array(stepOf, { minLength: 10, maxLength: 30 }), async (walk) => {
      const { _id: jobId } = await post(host, who.owner);
      const sent = await inject('POST', '/applications', 'seeker', { jobId, resumeId });
      const model: Model = { id: sent.json()._id, jobId, state: 'sent', timesSent: 1 };
      const history: string[] = ['sent'];
      for (const { step, by } of walk) {
        // if a stranger applies, that is a separate application
        if (step === 'apply' && by === 'stranger') continue;
        const to = expected(model, step, by);
        expect([step, by, model.state, await make(model, step, by)]).toEqual([
          step,
          by,
          model.state,
          to !== undefined,
        ]);
        if (to !== undefined && to !== model.state) history.push(to);
        if (step === 'apply' && to !== undefined) model.timesSent += 1;
        model.state = to ?? model.state;
        reached.add(model.state);
        const [row] = await host.db.query(
          sql`SELECT state, cv_id IS NOT NULL AS "hasCv", times_sent AS "timesSent" FROM applications WHERE id = ${model.id}`,
        );
        const { state, timesSent } = model;
        expect(row).toEqual({ state, timesSent, hasCv: state !== 'withdrawn' });
      }
      const seen = (await inject('GET', `/applications/${model.id}`, 'seeker')).json();
      expect(seen.state).toBe(model.state);
      expect(seen.history.map(({ kind }: { kind: string }) => kind)).toEqual(history);
    }),
    { numRuns: 40, seed: 20_261_121, endOnFailure: false },
  );
  expect([...reached].toSorted()).toEqual([...applicationStates].toSorted());
}, 240_000);

test('two tabs: the second one learns that it was moved meanwhile', async () => {
  const { _id: jobId } = await post(host, who.owner);
  const { _id: id } = (await inject('POST', '/applications', 'stranger', { jobId })).json();
  const move = (state: ApplicationState, to: EmployerMove) =>
    inject('POST', '/applicants/moves', 'owner', { applications: [{ id, state }], move: to });
  const both = await Promise.all([move('sent', 'shortlist'), move('sent', 'reject')]);
  const results = both.map((answer) => answer.json().results[0]);
  expect(results.filter(({ done }) => done)).toHaveLength(1);
  expect(results.find(({ done }) => !done).message).toMatch(/Someone else just moved it/);
  // opening it in between doesn't conflict
  const fresh = (
    await inject('POST', '/applications', 'seeker', { jobId: (await post(host, who.owner))._id })
  ).json();
  await inject('POST', `/applicants/${fresh._id}/opening`, 'owner');
  const answer = await inject('POST', '/applicants/moves', 'owner', {
    applications: [{ id: fresh._id, state: 'sent' }],
    move: 'shortlist',
  });
  expect(answer.json().results).toEqual([{ id: fresh._id, done: true, state: 'shortlisted' }]);
});

test('withdrawn while it is being opened or moved: one of the two, and never both', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { _id: jobId } = await post(host, who.owner);
    const { _id: id } = (await inject('POST', '/applications', 'seeker', { jobId })).json();
    const [opened, moved, withdrawn] = await Promise.all([
      inject('POST', `/applicants/${id}/opening`, 'owner'),
      inject('POST', '/applicants/moves', 'owner', {
        applications: [{ id, state: 'sent' }],
        move: 'shortlist',
      }),
      inject('POST', `/applications/${id}/withdrawal`, 'seeker'),
    ]);
    expect([opened.statusCode, moved.statusCode, withdrawn.statusCode]).toEqual([200, 200, 200]);
    expect((await inject('GET', `/applications/${id}`, 'seeker')).json().state).toBe('withdrawn');
  }
});
