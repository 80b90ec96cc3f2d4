/**
 * `npm run bench:inbox`: measures job alerts and event streams at the size of a market, and prints
 * markdown tables. Fills a temporary database with the real postings and 100,000 job alerts,
 * matches 2,000 new jobs while jobs are read, then makes 20,000 alerts due and repeatedly kills the
 * host while it sends them. Then opens 2,000 event streams on two hosts. Exits with 1 if a figure
 * is above its limit. Options: `--alerts 2000 --searches 500 --jobs 100 --mails 200 --streams 200`
 * for a smaller run, `--kills 5`, `--only streams` or `--only alerts`, `--port 4186`.
 */
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { makeDataDir, startOurHost } from '../e2e/ourHost.mjs';
import { buildStale } from '../tools/builds.mjs';
import { measureStreams } from './inbox/streams.mjs';
import { limitCell, reportMissed } from './page/limits.mjs';
import { connectionOf, importPostings } from './page/postings.mjs';
import { median, ms, printTable, seconds } from './page/tables.mjs';
import { runBundled } from './search/build/runBundled.mjs';

const { values: options } = parseArgs({
  options: {
    alerts: { type: 'string', default: '100000' },
    searches: { type: 'string', default: '20000' },
    jobs: { type: 'string', default: '2000' },
    mails: { type: 'string', default: '20000' },
    kills: { type: 'string', default: '5' },
    streams: { type: 'string', default: '2000' },
    only: { type: 'string' },
    port: { type: 'string', default: '4186' },
  },
});
const [jobs = 0, mails = 0, kills = 0] = [options.jobs, options.mails, options.kills].map(Number);
/** The limit of matching, in milliseconds, on two cores. */
const matchLimit = 60_000;
/** How many times its usual value the p95 of job views may be during matching. */
const viewLimit = 2;
const viewSamples = 400;

/** @param {string} dataDir */
const fillAlerts = (dataDir) => {
  const printed = runBundled('bench/inbox/fillAlerts.ts', [options.alerts, options.searches], {
    NODE_ENV: '',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
  });
  if (printed === undefined) throw new Error('The alerts were not filled in.');
  process.stdout.write(printed);
};

/**
 * Runs a statement on the running host's database.
 *
 * @param {string} dataDir
 * @param {string} statement
 * @returns {Promise<any[]>}
 */
const query = async (dataDir, statement) => {
  const client = new Client(connectionOf(dataDir));
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
};

/**
 * Requests jobs one after the other until `isOver` returns true, and returns p95 and median times.
 *
 * @param {string} origin
 * @param {string[]} ids
 * @param {() => boolean} isOver
 */
const measureViews = async (origin, ids, isOver) => {
  /** @type {number[]} */
  const times = [];
  for (let at = 0; !isOver() || times.length === 0; at += 1) {
    const startedAt = performance.now();
    const answer = await fetch(
      `${origin}/api/jobdescriptions/jobdescriptions/${ids[at % ids.length]}`,
    );
    await answer.arrayBuffer();
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  return { p95: times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN, middle: median(times) };
};

/** @param {string} origin @param {string} dataDir */
const measureMatching = async (origin, dataDir) => {
  const rows = await query(
    dataDir,
    `SELECT id FROM jobs WHERE status = 'live' ORDER BY md5(id::text) LIMIT 500`,
  );
  const ids = rows.map(({ id }) => id);
  let views = 0;
  const usual = await measureViews(origin, ids, () => (views += 1) > viewSamples);
  await query(
    dataDir,
    `INSERT INTO jobs (id, title, company, location, overview, responsibilities, qualifications, employment_type, employment_kind, pay_from, pay_to, vacancies, degree,
       category, description, remote, status, created_at, updated_at, expires_at)
     SELECT gen_random_uuid(), title, company, location, overview, responsibilities, qualifications, employment_type, employment_kind, pay_from, pay_to, vacancies, degree,
       category, description, remote, 'live', now(), now(), now() + interval '30 days' FROM jobs WHERE status = 'live' ORDER BY md5(id::text || 'new') LIMIT ${jobs}`,
  );
  const left = async () =>
    Number((await query(dataDir, 'SELECT count(*) AS left FROM jobs_to_match'))[0]?.left);
  const all = await left();
  while ((await left()) === all) await sleep(50);
  const startedAt = performance.now();
  let isOver = false;
  const during = measureViews(origin, ids, () => isOver);
  while ((await left()) > 0) await sleep(50);
  const took = performance.now() - startedAt;
  isOver = true;
  const meanwhile = await during;
  const [found] = await query(dataDir, 'SELECT count(*) AS found FROM job_alert_matches');
  printTable(
    `${jobs} new jobs matched against ${options.alerts} alerts of ${options.searches} searches`,
    ['time', 'limit', 'finds', 'job view p95 before', 'meanwhile', 'limit'],
    [
      [
        seconds(took),
        limitCell('matching', took, matchLimit, seconds),
        Number(found?.found).toLocaleString('en-US'),
        ms(usual.p95),
        ms(meanwhile.p95),
        limitCell('job views meanwhile', meanwhile.p95, viewLimit * usual.p95, ms),
      ],
    ],
  );
};

/**
 * Makes alerts due, and kills and restarts the host `kills` times while it processes them.
 *
 * @param {Awaited<ReturnType<typeof startOurHost>>} first
 * @param {() => ReturnType<typeof startOurHost>} restart
 * @param {string} dataDir
 */
const measureRun = async (first, restart, dataDir) => {
  const due = await query(
    dataDir,
    `UPDATE job_alerts SET next_at = now() - interval '1 second' WHERE id IN (SELECT alert_id FROM job_alert_matches WHERE told_at IS NULL GROUP BY 1 ORDER BY 1 LIMIT ${mails}) RETURNING id`,
  );
  const counted = `SELECT count(*) AS mails, count(DISTINCT recipient) AS people FROM mails WHERE kind = 'jobAlert'`;
  let host = first;
  const startedAt = performance.now();
  let killed = 0;
  for (;;) {
    const [row] = await query(dataDir, `${counted}`);
    const done = Number(row?.mails);
    if (killed < kills && done > ((killed + 1) * due.length) / (kills + 1)) {
      host.child.kill('SIGKILL');
      killed += 1;
      host = await restart();
    } else if (done >= due.length) break;
    else await sleep(200);
  }
  const took = performance.now() - startedAt;
  // long enough for a duplicate email to be queued, if there were one
  await sleep(45_000);
  const [row] = await query(dataDir, counted);
  printTable(
    `${due.length} alerts due at once, the host killed ${killed} times`,
    ['time', 'mails in the queue', 'twice', 'limit', 'missing', 'limit'],
    [
      [
        seconds(took),
        String(row?.mails),
        String(row?.mails - row?.people),
        limitCell('mails queued twice', row?.mails - row?.people, 0, String),
        String(due.length - row?.people),
        limitCell('mails missing', due.length - row?.people, 0, String),
      ],
    ],
  );
  return host;
};

const measureAlerts = async () => {
  const dataDir = makeDataDir();
  const start = () =>
    startOurHost({ port: Number(options.port), dataDir, env: { DEMO: 'off', LOG_LEVEL: 'error' } });
  let host = await start();
  try {
    if (importPostings(dataDir) === undefined) throw new Error('There are no postings.');
    fillAlerts(dataDir);
    await measureMatching(host.origin, dataDir);
    host = await measureRun(host, start, dataDir);
  } finally {
    await host.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

await buildStale(['web', 'server', 'page']);
if (options.only !== 'streams') await measureAlerts();
if (options.only !== 'alerts') await measureStreams(Number(options.streams), Number(options.port));
reportMissed();
