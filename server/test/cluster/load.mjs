// Simulates the traffic of a job board through the proxy: of 100 calls, 90 are visitors' searches
// and pages, 8 come from logged-in users, and 2 write. Acknowledged writes go into a ledger, which
// is compared with what is stored.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { jobForm } from '../processes/forms.mjs';
import { join, jsonOf, makeCaller, makeVisit, okOrThrow } from './visitors.mjs';

/** The app's retry delays for failed reads, in milliseconds. */
const delays = [2_000, 4_000, 8_000, 15_000, 30_000];
const shares = { visits: 90, members: 8, writes: 2 };

/**
 * Whether a failed read is retried automatically: the app retries calls, and a host that can't
 * render a page serves the app itself.
 */
const isRetried = (path, { body }) =>
  path.startsWith('/api/') || /^<!doctype html>/.test(body?.toString('utf8') ?? '');

/** Matches the jobs that the employers of this load post. */
const alert = {
  name: 'Clerks',
  search: { q: 'clerk' },
  frequency: 'daily',
  hour: 8,
  timeZone: 'America/New_York',
};
const keyed = () => ({ 'idempotency-key': randomUUID() });

const zero = () => ({
  visits: 0,
  members: 0,
  writes: 0,
  /** reads that succeeded on a retry */
  late: 0,
  failed: 0,
  /** writes answered with an error (`refused`), and writes without a response (`unclear`) */
  refused: 0,
  unclear: 0,
  acknowledged: 0,
});

/**
 * Starts `visitors` clients that pause `pause` milliseconds between calls. `whenJoined` must
 * confirm the addresses of those with an account, whose names start with `people`. Returns `counts`
 * so far, `times` (response times in milliseconds) and `lastTrouble` (when a client last noticed a
 * problem, by `performance.now()`).
 */
export const startLoad = async (
  port,
  { visitors = 6, pause = 120, people = 'day', whenJoined } = {},
) => {
  const caller = makeCaller(port);
  const found = await okOrThrow(caller.call('GET', '/api/jobs/search?limit=50'));
  const ids = jsonOf(found).items.map(({ _id }) => _id);
  const employers = [];
  for (const index of [1, 2]) employers.push(await join(caller, people, 'employer', index));
  const seekers = [];
  for (const index of [1, 2, 3, 4]) seekers.push(await join(caller, people, 'seeker', index));
  await whenJoined();
  for (const { call } of seekers)
    await okOrThrow(call('POST', '/api/job-alerts', { body: alert, headers: keyed() }));
  const counts = zero();
  const times = [];
  const problems = new Map();
  const jobs = new Map();
  const applications = new Map();
  let stopped = false;
  let [lastTrouble, lastAcknowledged] = [-Infinity, -Infinity];
  const trouble = (what, { status, body }) => {
    lastTrouble = performance.now();
    const name = `${status} ${what} ${body?.toString('utf8').slice(0, 120) ?? ''}`.trim();
    problems.set(name, (problems.get(name) ?? 0) + 1);
  };
  const isFine = ({ status }) => status > 0 && status < 500;
  const timed = async (answer) => {
    const began = performance.now();
    const got = await answer();
    if (isFine(got)) times.push(performance.now() - began);
    return got;
  };

  const read = async (call, path) => {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await timed(() => call('GET', path));
      if (isFine(answer)) {
        if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
        if (attempt > 0) counts.late += 1;
        return;
      }
      trouble(path.split('?')[0].replaceAll(/[\da-f-]{36}/g, '…'), answer);
      if (stopped) return;
      if (!isRetried(path, answer) || attempt >= delays.length) {
        counts.failed += 1;
        return;
      }
      await sleep(delays[attempt] * (0.75 + Math.random() / 2));
    }
  };
  /**
   * Retries one write until it is acknowledged, with the same idempotency key; returns its
   * response.
   */
  const write = async (call, path, body) => {
    const headers = keyed();
    while (!stopped) {
      const began = performance.now();
      const answer = await timed(() => call('POST', path, { body, headers }));
      if (answer.status === 201) {
        counts.acknowledged += 1;
        lastAcknowledged = began;
        return jsonOf(answer);
      }
      if (isFine(answer)) throw new Error(`${path}: ${answer.status} ${answer.body}`);
      trouble(`POST ${path}`, answer);
      if (answer.status === 0) counts.unclear += 1;
      else counts.refused += 1;
      await sleep(500);
    }
    return undefined;
  };

  const visit = makeVisit(ids);
  const visitor = async () => {
    while (!stopped) {
      const path = visit();
      counts.visits += 1;
      await read(caller.call, path);
      await sleep(pause * (0.5 + Math.random()));
    }
  };
  /** Keeps a kind of call to its share of all calls. */
  const inProportion = async (kind, act) => {
    while (!stopped) {
      if (counts[kind] >= (counts.visits * shares[kind]) / shares.visits) await sleep(10);
      else {
        counts[kind] += 1;
        await act();
      }
    }
  };
  const turns = (all) => {
    let turn = -1;
    return () => all[(turn += 1) % all.length];
  };
  const nextMember = turns([...employers, ...seekers]);
  const member = async () => {
    const { kind, username, call } = nextMember();
    const paths =
      kind === 'seeker'
        ? ['/api/session', '/api/applications']
        : ['/api/session', `/api/jobdescriptions/employer/${username}`, '/api/applicants'];
    await read(call, paths[Math.floor(Math.random() * paths.length)]);
  };
  const nextEmployer = turns(employers);
  const post = async () => {
    const { username, call } = nextEmployer();
    const title = `Clerk ${randomUUID()}`;
    const stored = await write(call, '/api/jobdescriptions/add', jobForm(username, title));
    if (stored) jobs.set(title, stored._id);
  };
  const nextSeeker = turns(seekers);
  let applied = 0;
  const apply = async () => {
    const seeker = nextSeeker();
    // new jobs are appended, so nobody applies to a job twice
    const jobId = [...ids, ...jobs.values()][Math.floor(applied / seekers.length)];
    applied += 1;
    if (jobId === undefined) return post();
    const stored = await write(seeker.call, '/api/applications', { jobId, message: 'Hello' });
    if (stored) applications.set(stored._id, { seeker, jobId });
    return undefined;
  };
  const lines = [
    ...Array.from({ length: visitors }, visitor),
    ...[1, 2, 3].map(() => inProportion('members', member)),
    ...[1, 2].flatMap(() => [inProportion('writes', post), inProportion('writes', apply)]),
  ];
  const all = Promise.all(lines);
  // reported to the caller that awaits the end
  all.catch(() => {});

  return {
    counts,
    times,
    problems,
    lastTrouble: () => lastTrouble,
    /** Returns when the last acknowledged write began. */
    lastAcknowledged: () => lastAcknowledged,
    stop: async () => {
      stopped = true;
      await all;
    },
    /** Reads back the acknowledged writes: how many are lost, and how many are stored twice. */
    check: async () => {
      const titles = new Map();
      for (const { username, call } of employers)
        for (const { _id, jobtitle } of jsonOf(
          await okOrThrow(call('GET', `/api/jobdescriptions/employer/${username}`)),
        ))
          titles.set(jobtitle, [...(titles.get(jobtitle) ?? []), _id]);
      const sent = new Map();
      let twice = [...titles.values()].filter((each) => each.length > 1).length;
      for (const { username, call } of seekers) {
        const list = jsonOf(await okOrThrow(call('GET', '/api/applications')));
        for (const { _id } of list) sent.set(_id, username);
        const about = list.map(({ job, jobId }) => jobId ?? job?._id);
        twice += about.length - new Set(about).size;
      }
      return {
        acknowledged: jobs.size + applications.size,
        lost:
          [...jobs].filter(([title, id]) => !titles.get(title)?.includes(id)).length +
          [...applications.keys()].filter((id) => !sent.has(id)).length,
        twice,
      };
    },
    close: caller.close,
  };
};
