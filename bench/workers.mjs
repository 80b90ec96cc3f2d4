/**
 * What workers bring and cost: one process, `WORKERS=1` and `WORKERS=2` on one database, the same
 * load on each in turn, in rounds: `npm run bench:workers` prints a markdown table of medians.
 * `--seconds 5` for each, `--rounds 3`, `--connections 32`, `--port 4130`; POSTINGS_DIR names the
 * real postings. Without them the demo's jobs are used.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
// @ts-expect-error it has no types
import autocannon from 'autocannon';
import { makeDataDir, startOurHost } from '../e2e/ourHost.mjs';
import { buildNames, buildStale } from '../tools/builds.mjs';
import { connectionOf, importPostings } from './page/postings.mjs';
import { processorTimesOf } from './page/processorTime.mjs';
import { median, ms, printTable } from './page/tables.mjs';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    port: { type: 'string', default: '4130' },
  },
});
const duration = Number(options.seconds);
const connections = Number(options.connections);
const firstPort = Number(options.port);

/** @typedef {{ name: string, host: Awaited<ReturnType<typeof startOurHost>> }} Subject */
/** @typedef {{ rate: number, p50: number, p95: number, p99: number, host: number, database: number, generator: number }} Measured */

/**
 * A run's requests a second, its latencies in milliseconds, and the processor's seconds for 1,000
 * requests of each part; fails if anything but 200 was answered.
 *
 * @param {Subject} subject
 * @param {number} holder The process whose database it is.
 * @param {string[]} paths
 * @param {number} time Seconds.
 * @returns {Promise<Measured>}
 */
const measure = async ({ host: { origin, child } }, holder, paths, time) => {
  const read = () => ({
    host: processorTimesOf(child.pid ?? 0).host,
    database: processorTimesOf(holder).database,
  });
  const before = read();
  const own = process.cpuUsage();
  /** @type {number[]} */
  const times = [];
  const running = autocannon({
    url: origin,
    connections,
    duration: time,
    requests: paths.map((each) => ({ path: each })),
  });
  // autocannon itself tells no 95 %
  running.on(
    'response',
    (/** @type {unknown[]} the client, status, bytes and milliseconds */ ...[, , , took]) =>
      times.push(Number(took)),
  );
  const { requests, non2xx, errors } = await running;
  const { user, system } = process.cpuUsage(own);
  const after = read();
  if (non2xx > 0 || errors > 0)
    throw new Error(`${paths[0]}: ${non2xx} answers weren't 200, ${errors} calls failed.`);
  if (times.length === 0) throw new Error(`${paths[0]}: nothing was answered.`);
  times.sort((a, b) => a - b);
  /** @param {number} share */
  const below = (share) => times[Math.floor(times.length * share)] ?? Number.NaN;
  /** @param {number} seconds */
  const each = (seconds) => (seconds / requests.total) * 1000;
  return {
    rate: requests.average,
    p50: below(0.5),
    p95: below(0.95),
    p99: below(0.99),
    host: each(after.host - before.host),
    database: each(after.database - before.database),
    generator: each((user + system) / 1e6),
  };
};

/** @param {Measured[]} all @returns {Measured} */
const middle = (all) => {
  /** @param {keyof Measured} name */
  const of = (name) => median(all.map((one) => one[name]));
  return {
    rate: of('rate'),
    p50: of('p50'),
    p95: of('p95'),
    p99: of('p99'),
    host: of('host'),
    database: of('database'),
    generator: of('generator'),
  };
};

/** @param {Subject[]} subjects @param {number} holder @param {[string, string[]]} what */
const compare = async (subjects, holder, [what, paths]) => {
  /** @type {Map<string, Measured[]>} */
  const measured = new Map(subjects.map(({ name }) => [name, []]));
  for (const subject of subjects) await measure(subject, holder, paths, Math.min(3, duration));
  for (let round = 0; round < Number(options.rounds); round += 1)
    // each begins a round in its turn
    for (const [index] of subjects.entries()) {
      const subject = subjects[(round + index) % subjects.length];
      if (subject)
        measured.get(subject.name)?.push(await measure(subject, holder, paths, duration));
    }
  return [...measured].map(([name, all]) => {
    const { rate, p50, p95, p99, host, database, generator } = middle(all);
    return [
      what,
      name,
      Math.round(rate).toLocaleString('en-US'),
      ...[p50, p95, p99].map(ms),
      ...[host, database, generator].map((each) => each.toFixed(2)),
    ];
  });
};

await buildStale(buildNames);
const dataDir = makeDataDir();
// its database has room for the connections of all
const holder = await startOurHost({
  port: firstPort,
  dataDir,
  env: { DATABASE_POOL: '60', DATABASE_SEARCH_POOL: '40' },
});
/** @type {Subject[]} */
const subjects = [];
try {
  importPostings(dataDir);
  const { host: socket, user, database } = connectionOf(dataDir);
  const url = `postgres://${user}@${encodeURIComponent(socket)}/${database}`;
  for (const [index, [name, workers]] of [
    ['one process', ''],
    ['WORKERS=1', '1'],
    ['WORKERS=2', '2'],
  ].entries())
    subjects.push({
      name: name ?? '',
      host: await startOurHost({
        port: firstPort + 1 + index,
        dataDir: makeDataDir(),
        env: { DATABASE_URL: url, WORKERS: workers ?? '' },
      }),
    });
  const { items, total } = await (await fetch(`${holder.origin}/api/jobs/search?limit=50`)).json();
  /** @type {string[]} */
  const ids = items.map((/** @type {{ _id: string }} */ { _id }) => _id);
  /** @type {[string, string[]][]} */
  const routes = [
    ['a job (getJob)', ids.map((id) => `/api/jobdescriptions/jobdescriptions/${id}`)],
    ['the newest 20 jobs (searchJobs)', ['/api/jobs/search?limit=20']],
    ["a job's page", ids.map((id) => `/singlejobdescription/jobdescription/${id}`)],
    ['a small answer (/api/categories)', ['/api/categories']],
  ];
  const rows = [];
  for (const route of routes) rows.push(...(await compare(subjects, holder.child.pid ?? 0, route)));
  printTable(
    `${total.toLocaleString('en-US')} jobs, ${connections} connections, the middle of ${options.rounds} runs of ${duration} s; processor seconds for 1,000 requests`,
    ['what', 'host', 'requests/s', '50 %', '95 %', '99 %', 'host', 'database', 'generator'],
    rows,
  );
} finally {
  for (const { host } of subjects) await host.stop();
  await holder.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
