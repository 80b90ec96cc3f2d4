// The load of `npm run soak`: people act at a steady pace, each with at most one call at a time, so
// the load is bounded however slow the host is. The number of live records stays constant: jobs are
// deleted again, and people leave and are replaced.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeClient } from '../calls.mjs';
import {
  employerForm,
  employerLogin,
  jobChange,
  jobForm,
  password,
  seekerForm,
  seekerLogin,
} from '../forms.mjs';
import { makeDropper, makeModerator, makeReader, pick } from './soakVisitors.mjs';

/** Maximum number of live jobs of an employer. */
const maxJobs = 12;
/** Number of turns an employer or a job seeker stays. */
const stay = 40;

const once = () => ({ 'idempotency-key': randomUUID() });
const pdf = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj
trailer<</Root 1 0 R>>
% ${'x'.repeat(100_000)}
%%EOF
`);
const cvForm = () => {
  const form = new FormData();
  form.append('file', new Blob([pdf]), 'cv.pdf');
  return form;
};

let people = 0;
const nextName = (kind) => `${kind}.${(people += 1)}`;

const joinAsEmployer = async ({ call }) => {
  const username = nextName('soakemployer');
  const { _id } = await call('POST', '/api/employer/employers', employerForm(username));
  await call('POST', '/api/employer/login', employerLogin(username));
  return { username, id: _id };
};
const joinAsSeeker = async ({ call }) => {
  const username = nextName('soakseeker');
  await call('POST', '/api/jobseeker/jobseekers', seekerForm(username));
  await call('POST', '/api/jobseeker/jobseekers/login', seekerLogin(username));
  return { username };
};
const leave = ({ call }) => call('POST', '/api/account/deletion', { password });

/** Reads an application, moves it and writes to its sender. */
const workThrough = async ({ call }) => {
  const { items } = await call('GET', '/api/applicants?state=sent&limit=5');
  const [first, second] = items;
  if (first === undefined) return;
  await call('POST', `/api/applicants/${first._id}/opening`);
  const moved = { applications: [{ id: first._id, state: 'opened' }], move: 'shortlist' };
  await call('POST', '/api/applicants/moves', moved, once());
  await call('POST', `/api/applicants/${first._id}/notes`, { text: 'Promising' }, once());
  await call('POST', `/api/threads/${first._id}/messages`, { text: 'Hello' }, once());
  const letter = { subject: 'News of {jobtitle}', body: 'Dear {firstName}, we go on.' };
  const ids = [first, second].filter(Boolean).map(({ _id }) => _id);
  await call('POST', '/api/applicants/letters', { ids, letter }, once());
  await call('GET', `/api/applicants/${first._id}`);
  await call('GET', `/api/applications/${first._id}/cv`).catch(() => {});
};

/** Posts, edits and ends jobs, and works through applications. */
const makeEmployer = (join, jobs) => {
  let client;
  let self;
  let mine = [];
  let turns = 0;
  const start = async () => {
    client = join();
    self = await joinAsEmployer(client);
    [mine, turns] = [[], 0];
  };
  const end = async () => {
    for (const id of mine) jobs.remove(id);
    await leave(client);
    self = undefined;
  };
  return async () => {
    if (self === undefined) await start();
    const { call } = client;
    const form = jobForm(self.username, `Clerk ${randomUUID()}`);
    const { _id } = await call('POST', '/api/jobdescriptions/add', form, once());
    mine.push(_id);
    jobs.add(_id);
    await call('PUT', `/api/jobdescriptions/${pick(mine)}`, jobChange('Senior Clerk'));
    await call('GET', `/api/jobdescriptions/employer/${self.username}`);
    await workThrough(client);
    await call('GET', `/api/applicants.csv?job=${mine[0]}`);
    await call('GET', `/api/applicants.zip?job=${mine[0]}`).catch(() => {});
    if (mine.length > maxJobs) {
      const oldest = mine.shift();
      jobs.remove(oldest);
      await call('DELETE', `/api/jobdescriptions/delete/${oldest}`);
    }
    turns += 1;
    if (turns >= stay) await end();
  };
};

/** Applies with a CV, writes, withdraws. */
const makeSeeker = (join, jobs) => {
  let client;
  let self;
  let turns = 0;
  /** The jobs applied to. */
  const done = new Set();
  const start = async () => {
    client = join();
    self = await joinAsSeeker(client);
    turns = 0;
    done.clear();
  };
  const apply = async (resumeId) => {
    const jobId = jobs.posted();
    if (jobId === undefined || done.has(jobId)) return;
    done.add(jobId);
    const { call } = client;
    const form = { jobId, resumeId, message: 'Hello' };
    const { _id } = await call('POST', '/api/applications', form, once());
    await call('POST', `/api/threads/${_id}/messages`, { text: 'A question' }, once());
    if (turns % 5 === 0) await call('POST', `/api/applications/${_id}/withdrawal`);
  };
  return async () => {
    if (self === undefined) await start();
    const { call } = client;
    const { _id: resumeId } = await call('POST', '/api/resumes', cvForm(), once());
    try {
      await apply(resumeId);
      await call('GET', '/api/applications');
    } finally {
      await call('DELETE', `/api/resumes/${resumeId}`);
    }
    turns += 1;
    if (turns < stay) return;
    await leave(client);
    self = undefined;
  };
};

/** Registers, logs in and out and in again, and leaves. */
const makeNewcomer = (join) => async () => {
  const client = join();
  const { call } = client;
  const { username } = await joinAsSeeker(client);
  await call('GET', '/api/session');
  await call('DELETE', '/api/session');
  await call('POST', '/api/jobseeker/jobseekers/login', seekerLogin(username));
  await call('GET', '/api/account/export');
  await leave(client);
};

/** Tracks the jobs. */
const makeJobs = (seeded) => {
  const live = new Set();
  return {
    add: (id) => live.add(id),
    remove: (id) => live.delete(id),
    /** Returns a random job of this load's employers; `undefined` if there is none. */
    posted: () => pick([...live]),
    any: () => pick([...live, ...seeded]),
  };
};

/**
 * Starts the load. Everybody takes a turn per interval, never two at once. Returns a function that
 * ends it, and the unexpected errors.
 */
export const startSoakLoad = async (address, counter, adminPassword) => {
  const join = () => makeClient(address, counter);
  const all = await join().call('GET', '/api/jobdescriptions/getAll');
  const jobs = makeJobs(all.slice(0, 200).map(({ _id }) => _id));
  const people = [
    ...[1, 2, 3].map(() => [200, makeReader(join, jobs)]),
    [1000, makeDropper(join)],
    ...[1, 2].map(() => [1500, makeEmployer(join, jobs)]),
    ...[1, 2].map(() => [1500, makeSeeker(join, jobs)]),
    [3000, makeNewcomer(join)],
    [3000, makeModerator(join, jobs, adminPassword)],
  ];
  /** Counts unexpected errors by message. */
  const surprises = new Map();
  let stopped = false;
  const lines = people.map(async ([pace, takeTurn]) => {
    while (!stopped) {
      const next = sleep(pace);
      try {
        await takeTurn();
      } catch (error) {
        const what = String(error.message)
          .slice(0, 200)
          .replaceAll(/[\da-f-]{36}/g, '…');
        surprises.set(what, (surprises.get(what) ?? 0) + 1);
      }
      await next;
    }
  });
  return {
    surprises,
    stop: async () => {
      stopped = true;
      await Promise.all(lines);
    },
  };
};
