import { setTimeout as sleep } from 'node:timers/promises';
import { runBundled } from '../../search/build/runBundled.mjs';
import { quantile } from '../../search/speed/run.mjs';
import { databaseSeconds, hostSeconds } from './cpuTimes.mjs';

/** Requests measured one by one, for the spread; requests for the mean cost; concurrent clients. */
const [single, several, clients] = [100, 600, 8];
const writes = { warmUp: 5, single: 40, all: 120 };
const warmUp = 40;
/** The numbers of job alerts, of their different searches, and of new jobs to match. */
const alerts = { count: 5000, searches: 1000, jobs: 40 };
/** 0 %, 5 %, … 100 %. */
const places = Array.from({ length: 21 }, (_, index) => index / 20);

/** @typedef {import('./visitors.mjs').Asked} Asked */
/** @typedef {{ host: number, database: number, statements: number }} Used Seconds, and how many. */
/**
 * @typedef {object} Input What a kind of request costs: seconds of the processor in the mean.
 * @property {string} name
 * @property {number} share
 * @property {boolean} isRead
 * @property {number} host
 * @property {number} database
 * @property {number} rounds Statements to the database.
 * @property {boolean} [isRendered]
 * @property {number[]} spread Quantiles of the host's and database's sum, divided by their mean.
 */
/** @typedef {{ pid: number, client: import('pg').Client }} Place */

/** @param {Place} place @returns {Promise<Used>} */
const readUsed = async ({ pid, client }) => {
  const { rows } = await client.query(
    `SELECT coalesce(sum(calls), 0)::float8 AS statements FROM pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid
     WHERE d.datname = current_database() AND query NOT LIKE '%pg_stat_%'`,
  );
  return {
    host: hostSeconds(pid),
    database: await databaseSeconds(client),
    statements: rows[0].statements,
  };
};

/** @param {Used} before @param {Used} after @param {number} count @returns {Used} */
const each = (before, after, count) => ({
  host: (after.host - before.host) / count,
  database: (after.database - before.database) / count,
  statements: (after.statements - before.statements) / count,
});

/** Sends a request, again if the host is too busy (503). @param {Asked} asked */
const sendWithRetry = async ({ name, ask }) => {
  for (let tries = 1; ; tries += 1) {
    const status = await ask();
    if (status < 300) return;
    if (status !== 503 || tries === 20) throw new Error(`${name}: ${status}`);
    await sleep(500);
  }
};

/** @param {Place} place @param {Asked} asked @returns {Promise<Input>} */
const measureKind = async (place, asked) => {
  const { name, share, isRead, isWrite } = asked;
  for (let warm = 0; warm < (isWrite ? writes.warmUp : warmUp); warm += 1)
    await sendWithRetry(asked);
  /** @type {number[]} */
  const ones = [];
  for (
    let at = 0, before = await readUsed(place);
    at < (isWrite ? writes.single : single);
    at += 1
  ) {
    await sendWithRetry(asked);
    const after = await readUsed(place);
    const used = each(before, after, 1);
    ones.push(used.host + used.database);
    before = after;
  }
  let left = isWrite ? writes.all : several;
  const count = left;
  const before = await readUsed(place);
  const client = async () => {
    while (left > 0) {
      left -= 1;
      await sendWithRetry(asked);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const { host, database, statements } = each(before, await readUsed(place), count);
  const mean = ones.reduce((sum, one) => sum + one, 0) / ones.length;
  return {
    ...{ name, share, isRead, host, database, rounds: Math.round(statements) },
    // without the slowest, which is mostly a garbage collection
    spread: places.map((part) => quantile(ones, Math.min(0.99, part)) / mean),
  };
};

/** Returns the database's size in bytes. @param {import('pg').Client} client */
const bytesOf = async (client) =>
  Number(
    (await client.query('SELECT pg_database_size(current_database()) AS bytes')).rows[0].bytes,
  );

/**
 * Measures the cost of matching a new job with the alerts, in seconds of the host's and database's
 * processor time.
 *
 * @param {Place} place
 * @param {() => Promise<unknown>} post
 * @param {string} url
 */
const measureMatching = async (place, post, url) => {
  const plain = await readUsed(place);
  for (let at = 0; at < alerts.jobs; at += 1) await post();
  const posted = each(plain, await readUsed(place), alerts.jobs);
  const filled = runBundled(
    'bench/inbox/fillAlerts.ts',
    [String(alerts.count), String(alerts.searches)],
    { DATABASE_URL: url, NODE_ENV: '' },
  );
  if (filled === undefined) throw new Error('The alerts were not stored.');
  const before = await readUsed(place);
  for (let at = 0; at < alerts.jobs; at += 1) await post();
  for (;;) {
    const { rows } = await place.client.query(
      'SELECT count(*)::integer AS left FROM jobs_to_match',
    );
    if (rows[0].left === 0) break;
    await sleep(1000);
  }
  const matched = each(before, await readUsed(place), alerts.jobs);
  return {
    alerts: alerts.count,
    host: matched.host - posted.host,
    database: matched.database - posted.database,
  };
};

/**
 * Measures the cost of each kind of request for a host and the database, and the bytes that writes
 * add to the database.
 *
 * @param {import('./openSetup.mjs').Setup} setup
 * @param {number} jobs
 */
export const measureInputs = async (setup, jobs) => {
  const { client, visitors, url } = setup;
  /** @type {Input[]} */
  const kinds = [];
  /** @type {Record<string, number>} */
  const bytes = {};
  for (const asked of [...visitors.day, ...visitors.fresh]) {
    const before = await bytesOf(client);
    kinds.push(await measureKind(setup, asked));
    // including the warm-up
    const count = writes.all + writes.warmUp + writes.single;
    if (asked.isWrite) bytes[asked.name] = ((await bytesOf(client)) - before) / count;
    console.error(`${asked.name} is measured`);
  }
  const matching = await measureMatching(setup, visitors.post, url);
  return { jobs, kinds, matching, bytes };
};
