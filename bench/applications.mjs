/**
 * `npm run bench:applications`: measures how fast an employer's applications desk is with 50,000
 * applications, 5,000 of them to one job, and prints markdown tables. Fills a temporary database
 * with synthetic data. Exits with 1 if a figure is above its limit. Options: `--rounds 60` for each
 * call, `--pages 5` for the screen, `--port 4185`, `--applications`, `--cv-kb`.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeDataDir, startOurHost } from '../e2e/ourHost.mjs';
import { buildStale } from '../tools/builds.mjs';
import { measureDesk } from './page/applicationsDesk.mjs';
import { limitCell, reportMissed } from './page/limits.mjs';
import { memoryOf } from './page/memory.mjs';
import { MB, median, ms, printTable } from './page/tables.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '60' },
    pages: { type: 'string', default: '5' },
    port: { type: 'string', default: '4185' },
    applications: { type: 'string', default: '50000' },
    'cv-kb': { type: 'string', default: '2000' },
  },
});
const [rounds, pages, port] = [Number(options.rounds), Number(options.pages), Number(options.port)];
const root = fileURLToPath(new URL('..', import.meta.url));
/** The limit of a call's p95, in milliseconds. */
const callLimit = 100;
/** How much the host's memory may grow while the archive is sent, as a fraction of its size. */
const memoryLimit = 0.1;
const employer = { username: 'busy.employer', password: 'right horse battery' };

/** @param {string} origin */
const callsOf = (origin) => {
  let cookie = '';
  /** @param {string} method @param {string} address @param {object} [body] */
  return async (method, address, body) => {
    const answer = await fetch(`${origin}/api${address}`, {
      method,
      // filling the database takes longer than the host's keep-alive timeout
      headers: {
        cookie,
        connection: 'close',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    const [set] = answer.headers.getSetCookie();
    if (set !== undefined) cookie = set.split(';')[0] ?? '';
    return answer;
  };
};

/**
 * Creates an employer with ten live jobs and returns the jobs' ids.
 *
 * @param {ReturnType<typeof callsOf>} call
 */
const makeEmployer = async (call) => {
  await call('POST', '/employer/employers', {
    firstnameEmployer: 'Mona',
    lastnameEmployer: 'Khalil',
    usernameEmployer: employer.username,
    passwordnameEmployer: employer.password,
    emailEmployer: 'mona@busy.example',
    nationalityEmployer: 'US',
    phoneEmployer: '+1 555 0101',
    addressEmployer: '1 Mill Road',
    genderEmployer: 'Female',
    locationEmployer: 'Boston',
  });
  await call('POST', '/employer/login', {
    usernameEmployer: employer.username,
    passwordnameEmployer: employer.password,
  });
  /** @type {string[]} */
  const ids = [];
  for (let index = 0; index < 10; index += 1) {
    const answer = await call('POST', '/jobdescriptions/add', {
      usernameEmployer: employer.username,
      jobtitle: `Nurse ${index + 1}`,
      companyname: 'Busy Hospital',
      location: 'Boston, MA',
      joboverview: 'Care for patients.',
      ...Object.fromEntries([1, 2, 3, 4, 5].map((each) => [`responsibilities${each}`, 'Care'])),
      ...Object.fromEntries([1, 2, 3, 4].map((each) => [`qualification${each}`, 'Calm'])),
      employementtype: 'Full-time',
      monthlysalary1: 4000,
      monthlysalary2: 5000,
      numberofvacancies: 1,
      degreerequired: 'BSN',
      categoryName: 'Nurse Jobs',
    });
    ids.push((await answer.json())._id);
  }
  return ids;
};

/** Fills the running host's database. @param {string} dataDir */
const seed = (dataDir) => {
  const { status } = spawnSync(
    process.execPath,
    [
      path.join(root, 'dist/server/seed.mjs'),
      ...['--seekers', String(Number(options.applications) + 1000)],
      ...['--applications', options.applications, '--to', employer.username],
      ...['--cv-kb', options['cv-kb']],
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: '', DATA_DIR: dataDir, DATABASE_URL: '' },
    },
  );
  if (status !== 0) throw new Error('The database was not filled.');
};

/** @param {ReturnType<typeof callsOf>} call @param {string} address @returns {Promise<[number, number]>} */
const measure = async (call, address) => {
  /** @type {number[]} */
  const times = [];
  for (let round = -3; round < rounds; round += 1) {
    const startedAt = performance.now();
    await (await call('GET', address)).arrayBuffer();
    // the first three rounds are warm-up
    if (round >= 0) times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  return [median(times), times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN];
};

/** @param {ReturnType<typeof callsOf>} call @param {string} jobId */
const measureCalls = async (call, jobId) => {
  const { items } = await (await call('GET', '/applicants?limit=1')).json();
  const searches = {
    'all jobs, newest': '/applicants',
    'all jobs, longest waiting': '/applicants?sort=longest',
    'all jobs, answer due': '/applicants?sort=due',
    'all jobs, by name, page 100': '/applicants?sort=name&page=100',
    'all jobs, a name': '/applicants?q=andersen',
    'all jobs, a state and a rating': '/applicants?state=shortlisted&minRating=4',
    'one job of 5,000, newest': `/applicants?job=${jobId}`,
    'one job, due': `/applicants?job=${jobId}&due=true`,
    'one application': `/applicants/${items[0]._id}`,
  };
  const rows = [];
  for (const [name, address] of Object.entries(searches)) {
    const [middle, p95] = await measure(call, address);
    rows.push([name, ms(middle), ms(p95), limitCell(name, p95, callLimit, ms)]);
  }
  printTable(
    `The desk's calls, ${options.applications} applications`,
    ['call', 'p50', 'p95', 'limit'],
    rows,
  );
};

/**
 * Downloads 500 CVs as one zip and prints its size, its time, and the host's peak memory during
 * each quarter of the download, which doesn't grow if the host buffers nothing.
 *
 * @param {ReturnType<typeof callsOf>} call
 * @param {number | undefined} pid
 */
const measureZip = async (call, pid) => {
  const before = memoryOf(pid)?.host ?? 0;
  let bytes = 0;
  /** @type {{ bytes: number, memory: number }[]} */
  const samples = [];
  const watch = setInterval(() => {
    samples.push({ bytes, memory: memoryOf(pid)?.host ?? 0 });
  }, 50);
  const startedAt = performance.now();
  const answer = await call('GET', '/applicants.zip');
  for await (const part of answer.body ?? []) bytes += part.length;
  const took = performance.now() - startedAt;
  clearInterval(watch);
  /** @param {number} quarter */
  const mostIn = (quarter) =>
    Math.max(
      ...samples
        .filter((sample) => Math.ceil((sample.bytes / bytes) * 4) === quarter)
        .map(({ memory }) => memory),
    );
  const quarters = [1, 2, 3, 4].map(mostIn);
  const growth = mostIn(4) - mostIn(1);
  printTable(
    'The CVs of all as a zip',
    [
      ...['size', 'time', 'memory of the host before', '1st quarter', '2nd', '3rd', '4th'],
      ...['4th over 1st', 'limit'],
    ],
    [
      [
        ...[MB(bytes), ms(took), MB(before), ...quarters.map((most) => MB(most)), MB(growth)],
        limitCell('memory while the zip is sent', growth, bytes * memoryLimit, MB),
      ],
    ],
  );
};

await buildStale(['web', 'server', 'page']);
const dataDir = makeDataDir();
const host = await startOurHost({ port, dataDir, env: { DEMO: 'off' } });
try {
  const call = callsOf(host.origin);
  const [jobId = ''] = await makeEmployer(call);
  seed(dataDir);
  await measureCalls(call, jobId);
  await measureZip(call, host.child.pid);
  await measureDesk(host.origin, jobId, employer, pages);
} finally {
  await host.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
reportMissed();
