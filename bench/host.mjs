/**
 * `npm run bench:host`: measures our host's requests per second, compared with a bare Fastify route
 * with one primary-key query, and prints a markdown table. Options: `--seconds 10` for each row,
 * `--connections 50`, `--port 4120`. POSTINGS_DIR is the folder of the real postings; without them,
 * the demo's jobs are used.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
// @ts-expect-error it has no types
import autocannon from 'autocannon';
import { makeDataDir, startOurHost } from '../e2e/ourHost.mjs';
import { buildStale } from '../tools/builds.mjs';
import { download } from './page/download.mjs';
import { memoryOf } from './page/memory.mjs';
import { connectionOf, importPostings } from './page/postings.mjs';
import { MB, ms, printTable, seconds } from './page/tables.mjs';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '50' },
    port: { type: 'string', default: '4120' },
  },
});
const [duration, connections, port] = [
  Number(options.seconds),
  Number(options.connections),
  Number(options.port),
];
const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {ReturnType<typeof connectionOf>} connection */
const startBare = async (connection) => {
  const child = spawn(
    process.execPath,
    [path.join(root, 'bench/bareHost.mjs'), JSON.stringify(connection), String(port + 1)],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const origin = `http://127.0.0.1:${port + 1}`;
  while (!(await fetch(origin).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('The bare server did not start.');
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  return {
    origin,
    stop: () => {
      child.kill('SIGTERM');
    },
  };
};

/**
 * Measures requests per second and latencies in milliseconds, after a warm-up. Throws if any
 * response isn't a 2xx.
 *
 * @param {string} origin
 * @param {string[]} paths
 * @param {Record<string, string>} [headers]
 */
const measure = async (origin, paths, headers = {}) => {
  /** @param {number} time Seconds. */
  const run = (time) =>
    autocannon({
      url: origin,
      connections,
      duration: time,
      requests: paths.map((each) => ({ path: each })),
      headers,
    });
  await run(Math.min(3, duration));
  const { requests, latency, non2xx, errors } = await run(duration);
  if (non2xx > 0 || errors > 0)
    throw new Error(`${paths[0]}: ${non2xx} answers weren't 200, ${errors} calls failed.`);
  return { rate: requests.average, middle: latency.p50, slow: latency.p99 };
};

/** @param {{ origin: string }} host @param {{ origin: string }} bare */
const compare = async (host, bare) => {
  const { items, total } = await (await fetch(`${host.origin}/api/jobs/search?limit=50`)).json();
  /** @type {string[]} */
  const ids = items.map((/** @type {{ _id: string }} */ { _id }) => _id);
  /** @typedef {[name: string, origin: string, paths: string[], headers?: Record<string, string>]} Row */
  /** @param {string} name @param {string} query @returns {Row} */
  const search = (name, query) => [name, host.origin, [`/api/jobs/search?${query}`]];
  /** @type {Row[]} */
  const rows = [
    ['a bare route, one row by its key', bare.origin, ids.map((id) => `/job/${id}`)],
    ['a job (getJob)', host.origin, ids.map((id) => `/api/jobdescriptions/jobdescriptions/${id}`)],
    search('the newest 20 jobs (searchJobs)', 'limit=20'),
    search('20 jobs of a category with pay', 'limit=20&category=Nurse%20Jobs&withPay=true'),
    search('20 jobs for "nurse"', 'limit=20&q=nurse'),
    search('20 jobs for "manager", best paid first', 'limit=20&q=manager&sort=pay'),
    [
      'all jobs (getJobs), compressed',
      host.origin,
      ['/api/jobdescriptions/getAll'],
      { 'accept-encoding': 'gzip' },
    ],
  ];
  const measured = [];
  for (const [name, origin, paths, headers] of rows)
    measured.push({ name, ...(await measure(origin, paths, headers)) });
  const base = measured[0]?.rate ?? Number.NaN;
  printTable(
    `Requests a second, ${total.toLocaleString('en-US')} jobs, ${connections} connections`,
    ['what', 'requests/s', 'of the bare route', 'median', '99 %'],
    measured.map(({ name, rate, middle, slow }) => [
      name,
      Math.round(rate).toLocaleString('en-US'),
      `${Math.round((rate / base) * 100)} %`,
      ms(middle),
      ms(slow),
    ]),
  );
  return total;
};

await buildStale(['server']);
const dataDir = makeDataDir();
const host = await startOurHost({ port, dataDir });
try {
  const imported = importPostings(dataDir);
  const bare = await startBare(connectionOf(dataDir));
  /** @type {number} */
  let total;
  try {
    total = await compare(host, bare);
  } finally {
    bare.stop();
  }
  const { first, last, bytes } = await download(`${host.origin}/api/jobdescriptions/getAll`);
  const memory = memoryOf(host.child.pid);
  printTable(
    'The rest',
    ['what', 'measured'],
    [
      ...(imported === undefined ? [] : [['import of both files', seconds(imported)]]),
      [`all ${total.toLocaleString('en-US')} jobs (getJobs): first byte`, ms(first)],
      [`all of them, ${MB(bytes)}`, ms(last)],
      ...(memory
        ? [
            ['memory after all that, host', MB(memory.host)],
            ['memory after all that, PostgreSQL', MB(memory.database)],
          ]
        : []),
    ],
  );
} finally {
  await host.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
