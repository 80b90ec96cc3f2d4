import path from 'node:path';
import pg from 'pg';
import { startOurHost } from '../../../e2e/ourHost.mjs';
import { freePort } from '../../../tools/freePort.mjs';
import { memoryOf } from '../../page/memory.mjs';
import { connectionOf } from '../../page/postings.mjs';
import { MB, printTable } from '../../page/tables.mjs';
import { buildPostings } from './buildPostings.mjs';
import { readCorpus } from './corpus.mjs';
import { openEmployer, startTraffic } from './employer.mjs';
import { measureFreshness } from './freshness.mjs';
import { makeCrowd, makeMix } from './mix.mjs';
import { measureNaive } from './naive.mjs';
import { call, quantile, runMix } from './run.mjs';
import { openServer } from './server.mjs';
import { untilIdle } from './untilIdle.mjs';

const requestCount = 1000;
const warmUpCount = 300;
/** A crowd asks so often for so many different things. */
const crowd = { requests: 6000, different: 5000 };
const naiveCount = 100;
/** Jobs that are posted, and as many that are ended, while searches are measured. */
const jobsPerSecond = 20;
/** The server's settings that are printed with the figures. */
const shownSettings = [
  'server_version',
  'shared_buffers',
  'effective_cache_size',
  'work_mem',
  'random_page_cost',
  'jit',
  'max_wal_size',
  'fsync',
];

/** @typedef {import('./run.mjs').Taken} Taken */
/** @typedef {Awaited<ReturnType<typeof startOurHost>>} Host */
/** @typedef {[p50: number, p95: number, p99: number]} Times Milliseconds. */

/** @param {number} value */
const ms = (value) =>
  Number.isNaN(value)
    ? ''
    : value < 10
      ? value.toFixed(1)
      : Math.round(value).toLocaleString('en-US');
/** @param {Taken[]} taken @returns {Times} */
const times = (taken) => {
  const all = taken.map(({ milliseconds }) => milliseconds);
  return [quantile(all, 0.5), quantile(all, 0.95), quantile(all, 0.99)];
};

/** Leaves out what the host can't do, and says so. @param {string} origin @param {import('./mix.mjs').Request[]} mix */
const withoutUnknown = async (origin, mix) => {
  const probe = mix.filter(
    ({ kind }, index) =>
      mix.findIndex((each) => each.kind === kind) === index &&
      ['suggestions', 'similar jobs'].includes(kind),
  );
  /** @type {string[]} */
  const missing = [];
  for (const { kind, path: at } of probe)
    if ((await call(undefined, origin, at)).status === 404) missing.push(kind);
  if (missing.length > 0)
    console.log(`Left out, since the host doesn't know them: ${missing.join(', ')}.`);
  return mix.filter(({ kind }) => !missing.includes(kind));
};

/** Prints a run; how many requests were refused. @param {string} title @param {{ taken: Taken[], seconds: number }} run */
const printRun = (title, { taken, seconds }) => {
  const kinds = [...new Set(taken.map(({ kind }) => kind))].map((kind) => ({
    kind,
    some: taken.filter((each) => each.kind === kind),
  }));
  printTable(
    title,
    ['what', 'requests', 'p50 ms', 'p95 ms', 'p99 ms', 'requests/s'],
    [
      ...kinds.map(({ kind, some }) => [kind, some.length, ...times(some).map(ms), '']),
      ['**all**', taken.length, ...times(taken).map(ms), Math.round(taken.length / seconds)],
    ],
  );
  console.log('The slowest:');
  for (const { kind, path: at, milliseconds } of taken
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 10)) {
    console.log(
      `- ${ms(milliseconds)} ms: ${decodeURIComponent(at.replace(/&cursor=.*/, ' (a later page)').replace('&brief=true&limit=20', ''))} [${kind}]`,
    );
  }
  const refused = taken.filter(({ status }) => status !== 200);
  for (const { status, path: at } of refused.slice(0, 10))
    console.log(`- **answered ${status}**: ${at}`);
  return refused.length;
};

/**
 * Runs the mix with so many clients while jobs are posted and ended; the run, and how many requests
 * were refused.
 *
 * @param {Host} host
 * @param {import('./mix.mjs').Request[]} mix
 * @param {number} clients
 * @param {import('./employer.mjs').Employer} employer
 * @param {string} label
 * @param {number} [jobs] Posted a second, and ended.
 */
const measureMix = async (host, mix, clients, employer, label, jobs = jobsPerSecond) => {
  const traffic = startTraffic(employer, jobs);
  /** @type {ReturnType<typeof traffic.stop> | undefined} */
  let rates;
  const run = await runMix(host.origin, mix, clients).finally(() => {
    rates = traffic.stop();
  });
  const { posted, ended } = (await rates) ?? { posted: 0, ended: 0 };
  const refused = printRun(
    `${label}, ${clients === 1 ? '1 client' : `${clients} clients`}, while ${posted.toFixed(0)} jobs a second are posted and ${ended.toFixed(0)} ended`,
    run,
  );
  return { ...run, refused };
};

/**
 * The rows about ranking all matches, beside ours for the same queries.
 *
 * @param {Awaited<ReturnType<typeof measureNaive>>} naive
 * @param {Taken[]} taken
 */
const naiveRows = (naive, taken) => {
  const [p50, p95] = times(taken.filter(({ path: at }) => naive.asked.includes(at)));
  return [
    [
      `ranking all matches, ${naive.asked.length} of the queries: p50, p95`,
      `${ms(naive.p50)}, ${ms(naive.p95)} ms${naive.cut > 0 ? `; ${naive.cut} cut off after 60 s` : ''}`,
    ],
    ['ours, the same queries: p50, p95', `${ms(p50)}, ${ms(p95)} ms`],
    [
      'so ranking all takes',
      `${(naive.p50 / p50).toFixed(1)} and ${(naive.p95 / p95).toFixed(1)} times as long`,
    ],
  ];
};

/** @param {number | undefined} pid The host's process. */
const memoryRows = (pid) => {
  const memory = memoryOf(pid);
  if (memory === undefined) return [];
  return [
    ['memory, host', MB(memory.host)],
    ...(memory.database > 0 ? [['memory, PostgreSQL', MB(memory.database)]] : []),
  ];
};

/** @param {Host} host @param {pg.Client} client @param {string} label */
const measure = async (host, client, label) => {
  // what a run that was cut off had posted
  await client.query(
    "DELETE FROM jobs USING employers e WHERE e.id = jobs.employer_id AND e.username LIKE 'bench.%'",
  );
  const corpus = await readCorpus(client);
  const mix = await withoutUnknown(host.origin, makeMix(corpus, requestCount, 1));
  const employer = await openEmployer(host.origin, corpus);
  await runMix(host.origin, await withoutUnknown(host.origin, makeMix(corpus, warmUpCount, 2)), 4);
  const alone = await measureMix(host, mix, 1, employer, label);
  const atOnce = await measureMix(host, mix, 16, employer, label);
  const popular = await withoutUnknown(host.origin, makeMix(corpus, crowd.different, 3));
  const zipf = await measureMix(
    host,
    makeCrowd(popular, crowd.requests, 4),
    16,
    employer,
    `${label}, repeated as in a log of searches`,
    1,
  );
  const { found, foundEnded } = await measureFreshness(host.origin, employer);
  employer.leave();
  const naive = await measureNaive(client, mix, naiveCount);
  const slowest = Math.max(...found);
  printTable(
    `${label}: the rest`,
    ['what', 'measured'],
    [
      [
        'a new job is found, after its posting was answered',
        `${ms(quantile(found, 0.5))} ms, at most ${ms(slowest)} ms`,
      ],
      ['ended jobs that were found still', foundEnded],
      ...naiveRows(naive, alone.taken),
      ...memoryRows(host.child.pid),
    ],
  );
  return {
    times: times(alone.taken),
    atOnce: times(atOnce.taken),
    crowd: { rate: zipf.taken.length / zipf.seconds, p95: times(zipf.taken)[1] },
    faults: alone.refused + atOnce.refused + zipf.refused + foundEnded + (slowest > 1000 ? 1 : 0),
  };
};

/**
 * Builds so many postings, or finds them, and measures the host on them: `{ times, atOnce, faults
 * }`, p50, p95 and p99 in milliseconds.
 *
 * @param {{ jobs: number, data: string, server: boolean }} options
 */
const measureSize = async ({ jobs, data, server }) => {
  const place = server ? await openServer(data, jobs) : undefined;
  const dataDir = path.join(data, `jobs-${jobs}`);
  try {
    buildPostings(jobs, data, place?.url);
    const host = await startOurHost({
      port: await freePort(),
      dataDir,
      env: { DEMO: 'off', DATABASE_URL: place?.url ?? '' },
    });
    const client = new pg.Client(place ? place.url : connectionOf(dataDir));
    try {
      await client.connect();
      const { rows } = await client.query(
        'SELECT name, current_setting(name) AS value FROM unnest($1::text[]) name',
        [shownSettings],
      );
      const label = `${jobs.toLocaleString('en-US')} jobs, ${server ? 'server' : 'embedded'}`;
      console.log(
        `\n${label}: ${rows.map(({ name, value }) => `${name} ${value}`).join(', ')}. Idle ${(await untilIdle(client)).toFixed(0)} s after the start.`,
      );
      return await measure(host, client, label);
    } finally {
      await client.end();
      await host.stop();
    }
  } finally {
    await place?.stop();
  }
};

/**
 * What is promised of one client on two cores: p95 and p99 in milliseconds.
 *
 * @type {Record<number, [p95: number, p99: number]>}
 */
const targets = { 35000: [25, Infinity], 1000000: [50, 150] };

/**
 * How quick search is at these sizes, one after the other. Prints tables; false where a request
 * failed or an ended job was found.
 *
 * @param {{ sizes: number[], data: string, server: boolean }} options
 */
export const measureSpeed = async ({ sizes, data, server }) => {
  /** @type {({ jobs: number } & Awaited<ReturnType<typeof measureSize>>)[]} */
  const measured = [];
  for (const jobs of sizes) measured.push({ jobs, ...(await measureSize({ jobs, data, server })) });
  printTable(
    `All sizes, ${server ? 'server' : 'embedded'}`,
    [
      'jobs',
      'p50',
      'p95',
      'p99',
      'p95 with 16 clients',
      'the same, repeated: requests/s, p95',
      'promised p95, p99',
    ],
    measured.map(({ jobs, times: [p50, p95, p99], atOnce, crowd: { rate, p95: ofCrowd } }) => {
      const target = targets[jobs];
      const kept = target && p95 <= target[0] && p99 <= target[1];
      return [
        jobs.toLocaleString('en-US'),
        ...[p50, p95, p99, atOnce[1]].map((value) => `${ms(value)} ms`),
        `${Math.round(rate)}/s, ${ms(ofCrowd)} ms`,
        target
          ? `${target.filter(Number.isFinite).join(', ')} ms: ${kept ? 'kept' : '**missed**'}`
          : '',
      ];
    }),
  );
  /** @param {number} jobs */
  const p95Of = (jobs) => measured.find((each) => each.jobs === jobs)?.times[1];
  const [less, more] = [p95Of(100_000), p95Of(1_000_000)];
  if (less && more)
    console.log(
      `From 100,000 to 1,000,000 jobs p95 grows ${(more / less).toFixed(2)} times (promised: at most 2).`,
    );
  return measured.every(({ faults }) => faults === 0);
};
