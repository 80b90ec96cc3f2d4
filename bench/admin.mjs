/**
 * `npm run bench:admin`: measures how fast the administrator's tables are with 35,000 jobs, 4,000
 * employers and 60,000 job seekers, and prints markdown tables. Fills a temporary database with
 * synthetic data. Options: `--rounds 30` for each call, `--pages 5` for each screen, `--port 4180`,
 * `--jobs`, `--employers`, `--seekers`. The screens need `npm run build` first.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { adminPassword, makeDataDir, startOurHost } from '../e2e/ourHost.mjs';
import { buildStale } from '../tools/builds.mjs';
import { chromiumFlags, ensureChromium } from '../tools/chromium.mjs';
import { download } from './page/download.mjs';
import { timeToFirstCard } from './page/firstCard.mjs';
import { memoryOf } from './page/memory.mjs';
import { MB, ms, printTable, seconds } from './page/tables.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    pages: { type: 'string', default: '5' },
    port: { type: 'string', default: '4180' },
    jobs: { type: 'string', default: '35000' },
    employers: { type: 'string', default: '4000' },
    seekers: { type: 'string', default: '60000' },
  },
});
const [rounds, pages, port] = [Number(options.rounds), Number(options.pages), Number(options.port)];
const root = fileURLToPath(new URL('..', import.meta.url));

/** Fills the database and returns how long that took, in milliseconds. @param {string} dataDir */
const seed = (dataDir) => {
  const startedAt = performance.now();
  const sizes = /** @type {const} */ (['jobs', 'employers', 'seekers']).flatMap((name) => [
    `--${name}`,
    options[name],
  ]);
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, 'dist/server/seed.mjs'), ...sizes],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: '', DATA_DIR: dataDir, DATABASE_URL: '' },
    },
  );
  if (status !== 0) throw new Error('The database was not filled.');
  return performance.now() - startedAt;
};

/** Returns the administrator's token. @param {string} origin @returns {Promise<string>} */
const logIn = async (origin) => {
  const answer = await fetch(`${origin}/api/admin/admins/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ adminname: 'admin', adminpassword: adminPassword }),
  });
  return (await answer.json()).data;
};

/**
 * Measures a call repeatedly, from sending the request to the last byte of the response.
 *
 * @param {string} origin
 * @param {string} token
 * @param {string} address
 * @returns {Promise<[p50: string, p95: string]>}
 */
const measure = async (origin, token, address) => {
  /** @type {number[]} */
  const times = [];
  for (let round = -3; round < rounds; round += 1) {
    const startedAt = performance.now();
    const answer = await fetch(`${origin}/api${address}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${body.slice(0, 200)}`);
    // the first three rounds are warm-up
    if (round >= 0) times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  /** @param {number} part */
  const at = (part) =>
    ms(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN);
  return [at(0.5), at(0.95)];
};

const tables = {
  employers: {
    sorts: ['username', 'firstName', 'lastName', 'email', 'company'],
    words: ['example', 'wildflower robotics', 'nobody-says-this', 'a'],
  },
  jobseekers: {
    sorts: ['username', 'firstName', 'lastName', 'email'],
    words: ['example', 'zoe moreau', 'nobody-says-this', 'a'],
  },
};

/**
 * Returns the names and queries of the calls that a table makes.
 *
 * @param {number} total
 * @param {{ sorts: string[], words: string[] }} table
 * @returns {[name: string, query: string][]}
 */
const callsOf = (total, { sorts, words }) => [
  ['open', ''],
  ...sorts.flatMap(
    (sort) =>
      /** @type {[string, string][]} */ ([
        [`by ${sort}`, `?sort=${sort}`],
        [`by ${sort}, from the end`, `?sort=${sort}&order=desc`],
      ]),
  ),
  ['the last page', `?page=${Math.ceil(total / 25)}`],
  ...words.map(
    (q, index) =>
      /** @type {[string, string]} */ ([
        `search: ${['all', 'rare', 'none', 'one letter'][index]} ("${q}")`,
        `?q=${encodeURIComponent(q)}`,
      ]),
  ),
  ['search "ann" by last name', '?q=ann&sort=lastName'],
];

/** @type {[name: string, address: string][]} */
const officeCalls = [
  ['overview', '/admin/overview'],
  ['audit log', '/admin/audit'],
  ['audit log, search', '/admin/audit?q=admin'],
  ['administrators', '/admins'],
  ['jobs, newest 20', '/jobs/search?limit=20'],
  ['jobs, expired', '/jobs/search?limit=20&status=expired'],
];

/** @param {string} origin @param {string} token */
const measureTables = async (origin, token) => {
  for (const [name, table] of Object.entries(tables)) {
    const { total } = await (
      await fetch(`${origin}/api/admin/${name}`, { headers: { authorization: `Bearer ${token}` } })
    ).json();
    const rows = [];
    for (const [call, query] of callsOf(total, table))
      rows.push([call, ...(await measure(origin, token, `/admin/${name}${query}`))]);
    printTable(
      `/admin/${name}, ${total.toLocaleString('en-US')} rows`,
      ['call', 'p50', 'p95'],
      rows,
    );
  }
  const rows = [];
  for (const [call, address] of officeCalls)
    rows.push([call, ...(await measure(origin, token, address))]);
  printTable('The rest of the office', ['call', 'p50', 'p95'], rows);
};

/**
 * Downloads each table's CSV file and prints its size, the time to its first and last byte, and the
 * host's memory afterwards.
 *
 * @param {string} origin
 * @param {string} token
 * @param {number | undefined} pid The host's process.
 */
const measureFiles = async (origin, token, pid) => {
  const rows = [];
  const before = memoryOf(pid);
  for (const name of ['employers', 'jobseekers', 'jobs', 'audit']) {
    const { first, last, bytes } = await download(`${origin}/api/admin/${name}.csv`, {
      authorization: `Bearer ${token}`,
    });
    const memory = memoryOf(pid);
    rows.push([`${name}.csv`, MB(bytes), ms(first), ms(last), memory ? MB(memory.host) : '']);
  }
  printTable(
    `Files${before ? `; memory of the host before them: ${MB(before.host)}` : ''}`,
    ['file', 'size', 'first byte', 'last byte', 'memory after'],
    rows,
  );
};

/** @type {[route: string, selector: string][]} */
const screens = [
  ['/admindash', 'main tbody tr'],
  ['/jobseekdash', 'main tbody tr'],
  ['/removejob', 'main article'],
  ['/auditlog', 'main tbody tr'],
  ['/adminoverview', 'main svg[role=img]'],
];

/** @param {string} origin */
const measureScreens = async (origin) => {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  /** @param {import('@playwright/test').Page} page */
  const prepare = async (page) => {
    await page.request.post(`${origin}/api/admin/admins/login`, {
      data: { adminname: 'admin', adminpassword: adminPassword },
    });
  };
  try {
    const rows = [];
    for (const [route, selector] of screens) {
      rows.push([
        `\`${route}\``,
        ms(await timeToFirstCard(browser, origin + route, pages, prepare, selector)),
      ]);
    }
    printTable(
      'First row of a screen, from the start of a first visit',
      ['screen', 'median'],
      rows,
    );
  } finally {
    await browser.close();
  }
};

await buildStale(['server']);
const dataDir = makeDataDir();
const host = await startOurHost({ port, dataDir });
try {
  printTable(
    'Filling the database',
    ['what', 'measured'],
    [
      [
        `${options.jobs} jobs, ${options.employers} employers, ${options.seekers} job seekers`,
        seconds(seed(dataDir)),
      ],
    ],
  );
  const token = await logIn(host.origin);
  await measureTables(host.origin, token);
  await measureFiles(host.origin, token, host.child.pid);
  await measureScreens(host.origin);
} finally {
  await host.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
