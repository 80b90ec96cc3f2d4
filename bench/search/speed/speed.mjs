import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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
import { makeMix, makeZipfRequests } from './mix.mjs';
import { measureNaive } from './naive.mjs';
import { call, quantile, runMix } from './run.mjs';
import { openServer } from './server.mjs';
import { ms, printSummary } from './summary.mjs';
import { waitUntilIdle } from './waitUntilIdle.mjs';

const requestCount = 1000;
const warmUpCount = 300;
/** How long responses are cached, in milliseconds: one run must not warm the cache of the next. */
const responseCacheTtl = 60_000;
/** The Zipf-distributed run: the number of requests, and of different ones. */
const zipfLoad = { requests: 6000, different: 5000 };
const naiveCount = 100;
/** Jobs that are posted per second, and as many that are ended, while searches are measured. */
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
/** @typedef {import('./summary.mjs').Times} Times */

/** @param {Taken[]} taken @returns {Times} */
const times = (taken) => {
  const all = taken.map(({ milliseconds }) => milliseconds);
  return [quantile(all, 0.5), quantile(all, 0.95), quantile(all, 0.99)];
};

/** Returns requests per second and p95. @param {{ taken: Taken[], seconds: number }} run */
const rateOf = ({ taken, seconds }) => ({ rate: taken.length / seconds, p95: times(taken)[1] });

/**
 * Removes the kinds of requests that the host doesn't support, and prints them.
 *
 * @param {string} origin
 * @param {import('./mix.mjs').Request[]} mix
 */
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

/**
 * Prints a run, and returns how many requests were refused.
 *
 * @param {string} title
 * @param {{ taken: Taken[], seconds: number }} run
 */
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
 * Runs the mix with concurrent clients while jobs are posted and ended. Returns the run, and how
 * many requests were refused.
 *
 * @param {Host} host
 * @param {import('./mix.mjs').Request[]} mix
 * @param {number} clients
 * @param {import('./employer.mjs').Employer} employer
 * @param {string} label
 * @param {number} [jobs] Jobs per second to post, and to end.
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
 * Returns table rows that compare ranking all matches with our search, for the same queries.
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
  // deletes the jobs of an interrupted run
  await client.query(
    "DELETE FROM jobs USING employers e WHERE e.id = jobs.employer_id AND e.username LIKE 'bench.%'",
  );
  const corpus = await readCorpus(client);
  const mix = await withoutUnknown(host.origin, makeMix(corpus, requestCount, 1));
  const employer = await openEmployer(host.origin, corpus);
  await runMix(host.origin, await withoutUnknown(host.origin, makeMix(corpus, warmUpCount, 2)), 4);
  const alone = await measureMix(host, mix, 1, employer, label);
  const others = await withoutUnknown(host.origin, makeMix(corpus, requestCount, 5));
  await sleep(responseCacheTtl);
  const atOnce = await measureMix(host, others, 16, employer, label);
  const popular = await withoutUnknown(host.origin, makeMix(corpus, zipfLoad.different, 3));
  const zipf = await measureMix(
    host,
    makeZipfRequests(popular, zipfLoad.requests, 4),
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
    atOnce: rateOf(atOnce),
    zipf: rateOf(zipf),
    faults: alone.refused + atOnce.refused + zipf.refused + foundEnded + (slowest > 1000 ? 1 : 0),
  };
};

/**
 * Builds that many postings, unless they exist, and measures the host on them. Returns the `times`
 * of one client, the rates of sixteen clients with all different (`atOnce`) and with repeated
 * requests (`zipf`), and the number of `faults`.
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
        `\n${label}: ${rows.map(({ name, value }) => `${name} ${value}`).join(', ')}. Idle ${(await waitUntilIdle(client)).toFixed(0)} s after the start.`,
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
 * Measures the speed of search at each size, and prints tables. Returns `false` if a request was
 * refused, an ended job was found, or a new job wasn't found within a second.
 *
 * @param {{ sizes: number[], data: string, server: boolean }} options
 */
export const measureSpeed = async ({ sizes, data, server }) => {
  /** @type {({ jobs: number } & Awaited<ReturnType<typeof measureSize>>)[]} */
  const measured = [];
  for (const jobs of sizes) measured.push({ jobs, ...(await measureSize({ jobs, data, server })) });
  printSummary(measured, server);
  return measured.every(({ faults }) => faults === 0);
};
