/**
 * `npm run bench:candidates`: measures the candidate search at the size of a market, and prints a
 * markdown table. Fills a temporary database with 500,000 job seekers who are open to work, and
 * searches as an employer: words of all frequencies, places, filters and facets, in several rounds.
 * Exits with 1 if the p95 is above 50 ms. Options: `--candidates 20000 --searches 100` for a
 * smaller run, `--keep DIR` to fill that folder once and reuse it, `--slow` to list the slowest
 * searches, `--port 4187`.
 */
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { makeDataDir, startOurHost } from '../e2e/ourHost.mjs';
import { buildStale } from '../tools/builds.mjs';
import { fillCandidates, searchAt } from './candidates/market.mjs';
import { limitCell, reportMissed } from './page/limits.mjs';
import { connectionOf } from './page/postings.mjs';
import { processorTimeOf } from './page/processorTime.mjs';
import { median, ms, printTable } from './page/tables.mjs';
import { waitUntilIdle } from './search/speed/waitUntilIdle.mjs';

const { values: options } = parseArgs({
  options: {
    candidates: { type: 'string', default: '500000' },
    searches: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '3' },
    keep: { type: 'string' },
    slow: { type: 'boolean', default: false },
    port: { type: 'string', default: '4187' },
  },
});
const [candidates = 0, searches = 0, rounds = 0] = [
  options.candidates,
  options.searches,
  options.rounds,
].map(Number);
/** The limit of the p95, in milliseconds. */
const limit = 50;
/** The file that marks a kept folder as filled. */
const mark = 'bench-candidates';

/** @param {string} origin */
const logIn = async (origin) => {
  const answer = await fetch(`${origin}/api/employer/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      usernameEmployer: 'demo.employer',
      passwordnameEmployer: 'try-it-out-now',
    }),
  });
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
};

/** @typedef {{ took: number, query: string, total: number }} Search */

/** @param {string} origin @param {string} cookie @param {number} at @returns {Promise<Search>} */
const search = async (origin, cookie, at) => {
  const query = searchAt(at);
  const startedAt = performance.now();
  const answer = await fetch(`${origin}/api/candidates?${query}`, { headers: { cookie } });
  const { total } = await answer.json();
  if (!answer.ok) throw new Error(`${answer.status}: ${query}`);
  return { took: performance.now() - startedAt, query, total };
};

/** @param {readonly Search[]} round */
const p95Of = (round) => {
  const times = round.map(({ took }) => took).toSorted((a, b) => a - b);
  return times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
};

/**
 * Runs the same searches in several rounds, so that a short load of the machine doesn't decide.
 *
 * @param {Awaited<ReturnType<typeof startOurHost>>} host
 */
const measure = async ({ origin, child }) => {
  const cookie = await logIn(origin);
  for (let at = 0; at < 20; at += 1) await search(origin, cookie, at);
  const before = processorTimeOf(child.pid);
  /** @type {Search[][]} */
  const all = [];
  for (let round = 0; round < rounds; round += 1) {
    /** @type {Search[]} */
    const searched = [];
    for (let at = 0; at < searches; at += 1) searched.push(await search(origin, cookie, at + 20));
    all.push(searched);
  }
  const processor = (processorTimeOf(child.pid) - before) / (rounds * searches);
  const p95 = median(all.map(p95Of));
  const slowest = all.flat().toSorted((a, b) => b.took - a.took);
  printTable(
    `Search among ${candidates.toLocaleString('en-US')} candidates, ${rounds} rounds`,
    ['searches', 'median', 'p95', 'limit', 'processor time each', 'slowest', 'its search'],
    [
      [
        searches,
        ms(median(all.flat().map(({ took }) => took))),
        `${ms(p95)} (${all.map((round) => ms(p95Of(round))).join(', ')})`,
        limitCell('candidate search', p95, limit, ms),
        ms(processor),
        ms(slowest[0]?.took ?? Number.NaN),
        `\`${slowest[0]?.query}\``,
      ],
    ],
  );
  if (options.slow)
    for (const each of slowest.slice(0, 30))
      console.log(`${ms(each.took)}, ${each.total}: ${each.query}`);
};

/** Opens the data folder; a kept one may already be filled. */
const openFolder = () => {
  if (options.keep === undefined) return { dataDir: makeDataDir(), isFilled: false };
  const dataDir = path.resolve(options.keep);
  const isFilled = existsSync(path.join(dataDir, mark));
  if (!isFilled && existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new Error(`${dataDir} has files that this benchmark didn't fill in.`);
  mkdirSync(dataDir, { recursive: true });
  // PostgreSQL may run as another user
  chmodSync(dataDir, 0o711);
  return { dataDir, isFilled };
};

await buildStale(['web', 'server', 'page']);
const { dataDir, isFilled } = openFolder();
const host = await startOurHost({ port: Number(options.port), dataDir });
try {
  const client = new Client(connectionOf(dataDir));
  await client.connect();
  try {
    if (!isFilled) await fillCandidates(client, candidates);
    if (options.keep !== undefined) writeFileSync(path.join(dataDir, mark), '');
    await waitUntilIdle(client);
  } finally {
    await client.end();
  }
  await measure(host);
} finally {
  await host.stop();
  if (options.keep === undefined) rmSync(dataDir, { recursive: true, force: true });
}
reportMissed();
