/**
 * What workers bring and cost: one process, `WORKERS=1` and `WORKERS=2` on one database, the same
 * load on each in turn, in rounds: `npm run bench:workers` prints a markdown table of medians.
 * The load comes from Debian's wrk: it shares the cores with what it measures, and takes a tenth of
 * the processor's time that a generator in JavaScript takes.
 * `--seconds 5` for each, `--rounds 3`, `--connections 32`, `--port 4130`; POSTINGS_DIR names the
 * real postings. Without them the demo's jobs are used.
 */
import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { makeDataDir, startOurHost } from '../e2e/ourHost.mjs';
import { buildNames, buildStale } from '../tools/builds.mjs';
import { connectionOf, importPostings } from './page/postings.mjs';
import { processorTimeOfEnded, processorTimesOf } from './page/processorTime.mjs';
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

const loadScript = fileURLToPath(new URL('page/load.lua', import.meta.url));

/** @typedef {{ name: string, host: Awaited<ReturnType<typeof startOurHost>> }} Subject */
/** @typedef {{ rate: number, p50: number, p95: number, p99: number, host: number, database: number, generator: number }} Measured */

/**
 * What wrk says of a run: requests, seconds, latencies in milliseconds.
 *
 * @param {string} origin
 * @param {string} pathsFile
 * @param {number} time Seconds.
 */
const load = async (origin, pathsFile, time) => {
  const { stdout } = await promisify(execFile)('wrk', [
    ...['--threads', '1', '--connections', String(connections), '--duration', `${time}s`],
    ...['--timeout', '10s', '--script', loadScript, origin, '--', pathsFile],
  ]).catch((error) => {
    throw error.code === 'ENOENT' ? new Error("Install Debian's wrk first.") : error;
  });
  /** @type {{ requests: number, seconds: number, p50: number, p95: number, p99: number, refused: number, failed: number }} */
  const said = JSON.parse(stdout.slice(stdout.lastIndexOf('{')));
  return said;
};

/**
 * A run's requests a second, its latencies in milliseconds, and the processor's seconds for 1,000
 * requests of each part; fails if anything was refused or not answered.
 *
 * @param {Subject} subject
 * @param {number} holder The process whose database it is.
 * @param {string} pathsFile
 * @param {number} time Seconds.
 * @returns {Promise<Measured>}
 */
const measure = async ({ host: { origin, child } }, holder, pathsFile, time) => {
  const read = () => ({
    host: processorTimesOf(child.pid ?? 0).host,
    database: processorTimesOf(holder).database,
    generator: processorTimeOfEnded(process.pid),
  });
  const before = read();
  const { requests, seconds, refused, failed, ...latencies } = await load(origin, pathsFile, time);
  const after = read();
  if (refused > 0 || failed > 0)
    throw new Error(`${refused} answers were refusals, ${failed} calls failed.`);
  if (requests === 0) throw new Error('Nothing was answered.');
  /** @param {'host' | 'database' | 'generator'} part */
  const each = (part) => ((after[part] - before[part]) / requests) * 1000;
  return {
    rate: requests / seconds,
    ...latencies,
    host: each('host'),
    database: each('database'),
    generator: each('generator'),
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

/**
 * @param {Subject[]} subjects
 * @param {number} holder
 * @param {string} pathsFile
 * @param {[string, string[]]} what
 */
const compare = async (subjects, holder, pathsFile, [what, paths]) => {
  writeFileSync(pathsFile, paths.map((each) => `${each}\n`).join(''));
  /** @type {Map<string, Measured[]>} */
  const measured = new Map(subjects.map(({ name }) => [name, []]));
  for (const subject of subjects) await measure(subject, holder, pathsFile, Math.min(3, duration));
  for (let round = 0; round < Number(options.rounds); round += 1)
    // each begins a round in its turn
    for (const [index] of subjects.entries()) {
      const subject = subjects[(round + index) % subjects.length];
      if (subject)
        measured.get(subject.name)?.push(await measure(subject, holder, pathsFile, duration));
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
  const pathsFile = join(dataDir, 'paths.txt');
  for (const route of routes)
    rows.push(...(await compare(subjects, holder.child.pid ?? 0, pathsFile, route)));
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
