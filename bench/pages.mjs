/**
 * `npm run bench:pages`: measures how fast pages are rendered and sent, and how much crawlers slow
 * down other callers, and prints two markdown tables. Crawlers never request the same page twice:
 * once all jobs were requested, they start over with another origin (port in the Host header).
 * Options: `--seconds 10` for each row, `--connections 32`, `--threads 2` (render threads of the
 * first table), `--port 4140`. POSTINGS_DIR is the folder of the real postings; without them, the
 * demo's jobs are used.
 */
import { rmSync } from 'node:fs';
import http from 'node:http';
import { parseArgs } from 'node:util';
// @ts-expect-error it has no types
import autocannon from 'autocannon';
import { makeDataDir, startOurHost } from '../e2e/ourHost.mjs';
import { buildNames, buildStale } from '../tools/builds.mjs';
import { importPostings } from './page/postings.mjs';
import { processorTimesOf } from './page/processorTime.mjs';
import { ms, printTable } from './page/tables.mjs';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '32' },
    threads: { type: 'string', default: '2' },
    port: { type: 'string', default: '4140' },
  },
});
const duration = Number(options.seconds);
const connections = Number(options.connections);
const port = Number(options.port);
/** The number of jobs that crawlers know, and the page size with which they are listed. */
const maxJobs = 2000;
const pageSize = 50;
/** Other callers, which aren't crawlers: calls per second in all, and connections. */
const callRate = 200;
const callers = 4;

/** @typedef {Awaited<ReturnType<typeof startOurHost>>} Host */
/** @typedef {{ path: string, host: string }} Asked */
/** @typedef {{ pages: number, refused: number, seconds: number }} Crawled */

/** @param {string} origin @returns {Promise<{ ids: string[], total: number }>} */
const readJobs = async (origin) => {
  /** @type {string[]} */
  const ids = [];
  let cursor = '';
  let total = 0;
  do {
    const query = new URLSearchParams({ limit: String(pageSize), each: 'true' });
    if (cursor) query.set('cursor', cursor);
    const page = await (await fetch(`${origin}/api/jobs/search?${query.toString()}`)).json();
    ids.push(...page.items.map((/** @type {{ _id: string }} */ { _id }) => _id));
    cursor = page.nextCursor ?? '';
    total = page.total;
  } while (cursor && ids.length < maxJobs);
  return { ids, total };
};

/**
 * Returns a function that returns another page on each call, never the same one twice.
 *
 * @param {string[]} ids
 */
const differentPages = (ids) => {
  let asked = 0;
  return () => {
    const id = ids[asked % ids.length];
    const origin = 1 + Math.floor(asked / ids.length);
    asked += 1;
    return { path: `/singlejobdescription/jobdescription/${id}`, host: `127.0.0.1:${origin}` };
  };
};

/**
 * Requests a page and returns its status and whether it was rendered.
 *
 * @param {string} origin
 * @param {http.Agent} agent
 * @param {Asked} asked
 * @returns {Promise<{ status: number, isRendered: boolean }>}
 */
const get = (origin, agent, { path, host }) =>
  new Promise((resolve, reject) => {
    http
      .get(origin + path, { agent, headers: { host } }, (response) => {
        const parts = /** @type {Buffer[]} */ ([]);
        response.on('data', (part) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            isRendered: Buffer.concat(parts).includes('id="state"'),
          }),
        );
      })
      .on('error', reject);
  });

/**
 * Runs crawlers that each request one page after the other. Pages that a busy host sends without
 * rendering them count as refused.
 *
 * @param {string} origin
 * @param {() => Asked} next
 * @param {number} time Seconds.
 * @returns {Promise<Crawled>}
 */
const crawl = async (origin, next, time) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const startedAt = performance.now();
  let pages = 0;
  let refused = 0;
  const one = async () => {
    while (performance.now() - startedAt < time * 1000) {
      const { status, isRendered } = await get(origin, agent, next());
      if (status === 200 && isRendered) pages += 1;
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
  return { pages, refused, seconds: (performance.now() - startedAt) / 1000 };
};

/** @param {Host} host @param {() => Promise<Crawled>} work */
const withProcessor = async ({ child }, work) => {
  const before = processorTimesOf(child.pid ?? 0);
  const { pages, refused, seconds } = await work();
  const after = processorTimesOf(child.pid ?? 0);
  /** @param {'host' | 'database'} of */
  const each = (of) => (((after[of] - before[of]) * 1000) / pages).toFixed(2);
  return [
    Math.round(pages / seconds).toLocaleString('en-US'),
    each('host'),
    each('database'),
    refused,
  ];
};

/** @param {string} url @returns {Promise<Crawled>} */
const askForOne = async (url) => {
  // waits until the page is rendered and cached, even if the host was busy until now
  while (!(await fetch(url)).ok)
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  const {
    requests,
    non2xx,
    errors,
    duration: took,
  } = await autocannon({
    url,
    connections,
    duration,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx + errors} of ${url} failed.`);
  return { pages: requests.total, refused: 0, seconds: took };
};

/**
 * Returns the p50 and p99 of getJob, in milliseconds.
 *
 * @param {string} origin
 * @param {string[]} ids
 */
const timeCalls = async (origin, ids) => {
  /** @type {number[]} */
  const times = [];
  const running = autocannon({
    url: origin,
    connections: callers,
    overallRate: callRate,
    duration,
    requests: ids.map((id) => ({ path: `/api/jobdescriptions/jobdescriptions/${id}` })),
  });
  running.on(
    'response',
    (/** @type {unknown[]} the client, status, bytes and milliseconds */ ...[, , , took]) =>
      times.push(Number(took)),
  );
  const { non2xx, errors } = await running;
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx + errors} calls failed.`);
  times.sort((a, b) => a - b);
  /** @param {number} share */
  const below = (share) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50: below(0.5), p99: below(0.99) };
};

/** @param {Host} host */
const measurePages = async (host) => {
  const { ids, total } = await readJobs(host.origin);
  const next = differentPages(ids);
  const same = `${host.origin}/singlejobdescription/jobdescription/${ids[0]}`;
  // warms up the renderer
  await crawl(host.origin, next, Math.min(5, duration));
  const rows = [
    [
      'different job pages, from cold',
      ...(await withProcessor(host, () => crawl(host.origin, next, duration))),
      '≥ 150/s, ≤ 4 ms',
    ],
    ['the same job page', ...(await withProcessor(host, () => askForOne(same))), '≥ 3,000/s'],
    [
      'the listing',
      ...(await withProcessor(host, () => askForOne(`${host.origin}/jobdescription`))),
      '',
    ],
  ];
  printTable(
    `${total.toLocaleString('en-US')} jobs, ${connections} connections, RENDER_THREADS=${options.threads}`,
    [
      'what',
      'pages/s',
      'processor of the host for one, ms',
      'of the database, ms',
      'not rendered',
      'wanted',
    ],
    rows,
  );
};

/** @param {Host} host */
const measureCalls = async (host) => {
  const { ids } = await readJobs(host.origin);
  const next = differentPages(ids);
  await crawl(host.origin, next, Math.min(5, duration));
  const quiet = await timeCalls(host.origin, ids.slice(0, pageSize));
  const [crawled, crawling] = await Promise.all([
    crawl(host.origin, next, duration),
    timeCalls(host.origin, ids.slice(0, pageSize)),
  ]);
  printTable(
    `getJob, ${callRate} a second, RENDER_THREADS=1`,
    ['what', '50 %', '99 %'],
    [
      ['quiet', ms(quiet.p50), ms(quiet.p99)],
      [
        `${connections} crawlers, ${Math.round(crawled.pages / crawled.seconds)} different pages a second`,
        ms(crawling.p50),
        ms(crawling.p99),
      ],
      ['times the quiet one; wanted ≤ 3', '', (crawling.p99 / quiet.p99).toFixed(1)],
    ],
  );
};

await buildStale(buildNames);
const dataDir = makeDataDir();
try {
  /** @type {[threads: string, measure: (host: Host) => Promise<void>][]} */
  const runs = [
    [options.threads, measurePages],
    ['1', measureCalls],
  ];
  let isFilled = false;
  for (const [threads, measure] of runs) {
    const host = await startOurHost({ port, dataDir, env: { RENDER_THREADS: threads } });
    try {
      if (!isFilled) importPostings(dataDir);
      isFilled = true;
      await measure(host);
    } finally {
      await host.stop();
    }
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
